import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import {
  recuperoSomma,
  recuperoTrattamento,
  recuperoUlterioreDetrazione,
  type RecuperoBonus,
} from '../../rules/detrazioni/bonus.ts';
import { conguaglioDifferito } from '../../rules/irpef.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import { SEGNI } from '../riga/cedolino-tipi.ts';
import { nettoDi, riga, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, warn, type Contesto } from '../situazione/contesto.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';

/** Sums taken back in instalments, and the line they are in: the whole of the line of a bonus, the part that the further deduction makes of the tax. */
const RECUPERI: Readonly<Record<string, Recupero>> = {
  IRPEF: {
    regola: recuperoUlterioreDetrazione,
    codice: 'ULTERIORE_DETRAZIONE',
    nome: 'Ulteriore detrazione',
    parte: ({ ulterioreDetrazione }) => ulterioreDetrazione?.nonSpettante ?? 0,
  },
  TRATTAMENTO_INTEGRATIVO: {
    regola: recuperoTrattamento,
    codice: 'TRATTAMENTO_INTEGRATIVO',
    nome: 'Trattamento integrativo',
    parte: (_, dovuto) => dovuto,
  },
  SOMMA_INTEGRATIVA: {
    regola: recuperoSomma,
    codice: 'SOMMA_INTEGRATIVA',
    nome: 'Somma integrativa',
    parte: (_, dovuto) => dovuto,
  },
};

interface Recupero {
  readonly regola: RegolaDatata<RecuperoBonus>;
  readonly codice: string;
  readonly nome: string;
  /** How much of what the line takes is of it, in cents. */
  readonly parte: (voce: RigaCalcolata, dovuto: Centesimi) => Centesimi;
}

/** What a line of taxes or bonuses takes from the payee, in cents: zero of the others, and of what gives. */
const aCarico = ({ gruppo, calcolato: { importo } }: RigaCalcolata): Centesimi =>
  gruppo === 'ritenute_fiscali' || gruppo === 'somme_fuori_reddito' ? Math.max(0, -SEGNI[gruppo] * importo) : 0;

/** Part of a line that this payslip may ask: all of it when it is the last one; of what goes back in instalments, over a sum, the first. */
interface Chiesto {
  readonly subito: Centesimi;
  readonly aRate: Centesimi;
  readonly rata: Centesimi;
  readonly recupero?: Recupero;
  readonly regola?: InVigore<RecuperoBonus>;
}

const chiestoDi = (
  { situazione: { opzioni }, regole, dataPagamento }: Contesto,
  voce: RigaCalcolata,
  dovuto: Centesimi,
): Chiesto => {
  const recupero = RECUPERI[voce.codice];
  const parte = Math.min(recupero?.parte(voce, dovuto) ?? 0, dovuto);
  const regola =
    recupero === undefined || parte === 0 || opzioni.cessazione
      ? null
      : regole.seInVigore(recupero.regola, dataPagamento);
  if (recupero === undefined || regola === null || parte <= regola.valore.soglia)
    return { subito: dovuto, aRate: 0, rata: 0 };
  const rata = perDivisoArrotondato(parte, 1, regola.valore.rate);
  return { subito: dovuto - parte, aRate: parte, rata, recupero, regola };
};

/** Rest of a line that was not taken: at once, in words of the line, or in instalments. */
interface Mancante {
  readonly nome: string;
  readonly importo: Centesimi;
  readonly recupero?: Recupero;
}

/** A line within what the others leave: what it takes, and what it leaves to ask. */
const entro = (
  voce: RigaCalcolata,
  dovuto: Centesimi,
  { subito, aRate, rata, recupero, regola }: Chiesto,
  capienza: Centesimi,
): { readonly voce: RigaCalcolata; readonly trattenuto: Centesimi; readonly mancanti: readonly Mancante[] } => {
  const trattenuto = Math.min(subito + rata, capienza);
  if (trattenuto === dovuto) return { voce, trattenuto, mancanti: [] };
  const delleRate = Math.max(0, trattenuto - subito);
  const mancanti: readonly Mancante[] = [
    { nome: voce.descrizione, importo: subito - (trattenuto - delleRate) },
    ...(recupero === undefined ? [] : [{ nome: recupero.nome, importo: aRate - delleRate, recupero }]),
  ];
  const { ulterioreDetrazione: ulteriore } = voce;
  return {
    voce: {
      ...voce,
      calcolato: ridotto(voce, dovuto, trattenuto, { aRate, ...(regola === undefined ? {} : { regola }) }),
      ...(ulteriore === undefined || recupero === undefined
        ? {}
        : { ulterioreDetrazione: { ...ulteriore, nonSpettante: delleRate } }),
    },
    trattenuto,
    mancanti: mancanti.filter(({ importo }) => importo > 0),
  };
};

/**
 * The lines of a payslip that settles the year, those that take cut in their order to what the others leave, and what goes back in instalments to
 * its own: what is left is a line to tell, not to withhold (art. 23 c. 3 DPR 600/1973). Another payslip stays as it is.
 */
export const entroCapienza = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (!isConguaglio(ctx)) return righe;
  if (ctx.situazione.opzioni.decesso) warn(ctx, 'PAGAMENTO_AGLI_EREDI', AGLI_EREDI);
  let capienza = Math.max(0, nettoDi(righe.filter((voce) => aCarico(voce) === 0)));
  const mancanti: Mancante[] = [];
  const prese = righe.map((voce) => {
    const dovuto = aCarico(voce);
    if (dovuto === 0) return voce;
    const presa = entro(voce, dovuto, chiestoDi(ctx, voce, dovuto), capienza);
    capienza -= presa.trattenuto;
    mancanti.push(...presa.mancanti);
    return presa.voce;
  });
  return [...prese, ...nonTrattenuto(ctx, mancanti), ...daRecuperare(ctx, mancanti)];
};

/** Rest of what goes back in instalments, which the next payslips ask. */
const daRecuperare = (ctx: Contesto, mancanti: readonly Mancante[]): readonly RigaCalcolata[] =>
  mancanti.flatMap(({ recupero, importo }) => {
    if (recupero === undefined) return [];
    const { codice, nome } = recupero;
    warn(
      ctx,
      'CONGUAGLIO_INCAPIENTE',
      `${nome}: restano da restituire ${formatEuro(importo)}, a rate, che i prossimi cedolini trattengono da soli; con l'ultimo, tutto insieme.`,
    );
    return [
      riga(
        `${codice}_DA_RECUPERARE`,
        'riepilogo',
        `${nome}, da recuperare a rate`,
        dato(`${nome}, da recuperare`, importo),
      ),
    ];
  });

const nonTrattenuto = (ctx: Contesto, mancanti: readonly Mancante[]): readonly RigaCalcolata[] => {
  const subito = mancanti.filter(({ recupero }) => recupero === undefined);
  if (subito.length === 0) return [];
  const resto = sommaDi(
    'non trattenuto',
    subito.map(({ nome, importo }) => ({ nome, calcolato: dato(`${nome}, non trattenuto`, importo) })),
  );
  warn(
    ctx,
    'CONGUAGLIO_INCAPIENTE',
    `Del conguaglio restano ${formatEuro(resto.importo)} che nessuna somma permette di trattenere: ${cosaFare(ctx)}`,
  );
  return [riga('CONGUAGLIO_NON_TRATTENUTO', 'riepilogo', 'Conguaglio non trattenuto, da comunicare', resto)];
};

const AGLI_EREDI =
  'La persona è deceduta: il netto si paga agli eredi, ciascuno per la sua quota, dopo aver chiesto la prova della dichiarazione di successione o che non era dovuta.';

/** Who pays what nothing allows to withhold, and by when. */
const cosaFare = ({ situazione: { opzioni }, regole, dataPagamento }: Contesto): string => {
  if (opzioni.decesso)
    return 'comunicarli agli eredi, che ne rispondono in solido e li versano nei termini che la legge dà loro (art. 65 DPR 600/1973).';
  const [mese, giorno] = regole
    .inVigore(conguaglioDifferito, dataPagamento)
    .valore.versamentoEntro.split('-')
    .map(Number);
  const entro = `${giorno}/${mese}`;
  return opzioni.cessazione
    ? `comunicarli per iscritto al percipiente, che li versa entro il ${entro} dell'anno dopo (art. 23 c. 3 DPR 600/1973).`
    : `comunicarli per iscritto al percipiente, che li versa alla scuola, o chiede per iscritto di trattenerli con gli interessi dai pagamenti da marzo (allora scriverli nei dati fiscali), o li versa da sé entro il ${entro} dell'anno dopo (art. 23 c. 3 DPR 600/1973).`;
};

/** The part of a line that goes back in instalments, in words where it is not the whole line. */
const parteARate = (aRate: Centesimi, dovuto: Centesimi): string =>
  aRate === dovuto ? '' : `di cui ${formatEuro(aRate)} di ulteriore detrazione, `;

const ridotto = (
  voce: RigaCalcolata,
  dovuto: Centesimi,
  trattenuto: Centesimi,
  { regola, aRate }: Pick<Chiesto, 'regola' | 'aRate'>,
): RigaCalcolata['calcolato'] =>
  figura(-SEGNI[voce.gruppo] * trattenuto, {
    testo: () =>
      regola === undefined
        ? `dovuti ${formatEuro(dovuto)}, trattenuti ${formatEuro(trattenuto)}: quanto le altre righe lasciano`
        : `dovuti ${formatEuro(dovuto)}, ${parteARate(aRate, dovuto)}oltre ${formatEuro(regola.valore.soglia)}: una rata su ${regola.valore.rate}, entro quanto le altre righe lasciano: ${formatEuro(trattenuto)}`,
    formula: regola === undefined ? 'il minore tra dovuto e capienza' : 'dovuto ÷ rate, entro la capienza',
    da: [voce.calcolato],
    ...(regola === undefined ? {} : { regola }),
    base: voce.calcolato.base,
  });
