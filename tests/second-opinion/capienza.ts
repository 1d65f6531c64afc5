import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { centesimi } from './opinione.ts';

type Righe = Readonly<Record<string, number>>;

/** What is withheld before taxes from who the school alone pays. */
const CONTRIBUTI = [
  'PENSIONE_DIPENDENTE',
  'FONDO_CREDITO',
  'GESTIONE_SEPARATA_PERCIPIENTE',
  'INAIL_PERCIPIENTE',
  'CONTRIBUTO_AGGIUNTIVO',
  'RIDUZIONE_TFR',
  // A relief is a contribution not withheld.
  'ESONERO_IVS',
  'ESONERO_MADRE',
];

/** Taxes and bonuses in the order in which a settlement takes them; in how many parts a bonus given too much goes back, over sixty euros. */
const IMPOSTE: readonly { readonly codice: string; readonly segno: 1 | -1; readonly rate: number }[] = [
  { codice: 'IRPEF', segno: 1, rate: 10 },
  { codice: 'TRATTAMENTO_INTEGRATIVO', segno: -1, rate: 8 },
  { codice: 'SOMMA_INTEGRATIVA', segno: -1, rate: 10 },
  { codice: 'ADDIZIONALE_REGIONALE', segno: 1, rate: 1 },
  { codice: 'ADDIZIONALE_COMUNALE', segno: 1, rate: 1 },
];
const SUBITO_FINO_A = 6_000;

const sum = (righe: Righe, codici: readonly string[]): number =>
  codici.reduce((totale, codice) => totale + (righe[codice] ?? 0), 0);

/** Refunds outside income, which the person receives too. */
const rimborsi = (voci: NonNullable<SituazioneInput['voci']>): number =>
  voci.reduce(
    (totale, { trattamento, misura }) =>
      totale + (trattamento === 'ESENTE' && misura.unita === 'IMPORTO' ? misura.importo : 0),
    0,
  );

/** True of employment and of assimilated income, scholarships among them: its payer settles the year. */
const isDellAnno = ({ tipo, percettore }: SituazioneInput): boolean =>
  tipo === 'COC' || tipo === 'SUP' || percettore.tipo === 'STUDENTE';

/** The lines of a payment that settles the year, each tax and bonus taken only as far as the others leave something to take (art. 23 c. 3 DPR 600/1973). */
export const entroIlNetto = (situazione: SituazioneInput, righe: Righe): Righe => {
  const { opzioni = {}, voci = [] } = situazione;
  const { ULTERIORE_NON_SPETTANTE: nonSpettante = 0, ...altre } = righe;
  if (!(opzioni.conguaglio === true || opzioni.cessazione === true) || !isDellAnno(situazione)) return altre;
  const dovuti = IMPOSTE.map((una) => ({ ...una, dovuto: una.segno * (altre[una.codice] ?? 0) }));
  let resta = (righe.LORDO ?? 0) + rimborsi(voci) - sum(righe, CONTRIBUTI);
  for (const { dovuto } of dovuti) resta += Math.max(0, -dovuto);
  const presi = dovuti.map(({ codice, segno, rate, dovuto }) => {
    if (dovuto <= 0) return [codice, segno * dovuto] as const;
    // of the tax, only what the further deduction makes of it goes back in parts
    const aParti = codice === 'IRPEF' ? Math.min(nonSpettante, dovuto) : dovuto;
    const subito = opzioni.cessazione === true || aParti <= SUBITO_FINO_A;
    const chiesto = subito ? dovuto : dovuto - aParti + centesimi(aParti / rate);
    const preso = Math.min(chiesto, Math.max(0, resta));
    resta -= preso;
    return [codice, segno * preso] as const;
  });
  return Object.fromEntries(
    Object.entries({ ...altre, ...Object.fromEntries(presi) }).filter(
      ([codice, importo]) => codice === 'LORDO' || importo !== 0,
    ),
  );
};
