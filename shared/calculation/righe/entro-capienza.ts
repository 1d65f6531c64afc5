import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { recuperoSomma, recuperoTrattamento, type RecuperoBonus } from '../../rules/detrazioni/bonus.ts';
import { conguaglioDifferito } from '../../rules/irpef.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import { SEGNI } from '../riga/cedolino-tipi.ts';
import { nettoDi, riga, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, warn, type Contesto } from '../situazione/contesto.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';

/** The bonuses that are taken back in instalments. */
const RECUPERI: Readonly<Record<string, RegolaDatata<RecuperoBonus>>> = {
  TRATTAMENTO_INTEGRATIVO: recuperoTrattamento,
  SOMMA_INTEGRATIVA: recuperoSomma,
};

/** What a line of taxes or bonuses takes from the payee, in cents: zero of the others, and of what gives. */
const aCarico = ({ gruppo, calcolato: { importo } }: RigaCalcolata): Centesimi =>
  gruppo === 'ritenute_fiscali' || gruppo === 'somme_fuori_reddito' ? Math.max(0, -SEGNI[gruppo] * importo) : 0;

/** How much of a bonus to take back this payslip may ask: all of it when it is the last one, or small. */
const rataDi = (
  { situazione: { opzioni }, regole, dataPagamento }: Contesto,
  { codice }: RigaCalcolata,
  dovuto: Centesimi,
): { readonly importo: Centesimi; readonly regola?: InVigore<RecuperoBonus> } => {
  const recupero = RECUPERI[codice];
  const regola = recupero === undefined || opzioni.cessazione ? null : regole.seInVigore(recupero, dataPagamento);
  if (regola === null || dovuto <= regola.valore.soglia) return { importo: dovuto };
  return { importo: perDivisoArrotondato(dovuto, 1, regola.valore.rate), regola };
};

/** What of a line was not taken. */
interface Mancante {
  readonly voce: RigaCalcolata;
  readonly importo: Centesimi;
  readonly aRate: boolean;
}

/**
 * The lines of a payslip that settles the year, those that take cut in their order to what the others leave, and a bonus to its instalment:
 * what is left is a line to tell, not to withhold (art. 23 c. 3 DPR 600/1973). Another payslip stays as it is.
 */
export const entroCapienza = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (!isConguaglio(ctx)) return righe;
  if (ctx.situazione.opzioni.decesso) warn(ctx, 'PAGAMENTO_AGLI_EREDI', AGLI_EREDI);
  let capienza = Math.max(0, nettoDi(righe.filter((voce) => aCarico(voce) === 0)));
  const mancanti: Mancante[] = [];
  const entro = righe.map((voce) => {
    const dovuto = aCarico(voce);
    if (dovuto === 0) return voce;
    const { importo: rata, regola } = rataDi(ctx, voce, dovuto);
    const trattenuto = Math.min(rata, capienza);
    capienza -= trattenuto;
    if (trattenuto === dovuto) return voce;
    mancanti.push({ voce, importo: dovuto - trattenuto, aRate: regola !== undefined });
    return { ...voce, calcolato: ridotto(voce, dovuto, trattenuto, regola) };
  });
  return [...entro, ...nonTrattenuto(ctx, mancanti), ...daRecuperare(ctx, mancanti)];
};

/** A bonus that is taken back in instalments: what the next payslips ask. */
const daRecuperare = (ctx: Contesto, mancanti: readonly Mancante[]): readonly RigaCalcolata[] =>
  mancanti
    .filter(({ aRate }) => aRate)
    .map(({ voce: { codice, descrizione }, importo }) => {
      const nome = descrizione.replace(', conguaglio', '');
      warn(
        ctx,
        'CONGUAGLIO_INCAPIENTE',
        `${nome}: restano da restituire ${formatEuro(importo)}, a rate nei prossimi cedolini. Scriverli nei dati fiscali dell'anno in cui si pagano, tra le somme del conguaglio da trattenere.`,
      );
      return riga(
        `${codice}_DA_RECUPERARE`,
        'riepilogo',
        `${nome}, da recuperare a rate`,
        dato(`${nome}, da recuperare`, importo),
      );
    });

const nonTrattenuto = (ctx: Contesto, mancanti: readonly Mancante[]): readonly RigaCalcolata[] => {
  const subito = mancanti.filter(({ aRate }) => !aRate);
  if (subito.length === 0) return [];
  const resto = sommaDi(
    'non trattenuto',
    subito.map(({ voce: { descrizione }, importo }) => ({
      nome: descrizione,
      calcolato: dato(`${descrizione}, non trattenuto`, importo),
    })),
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

const ridotto = (
  voce: RigaCalcolata,
  dovuto: Centesimi,
  trattenuto: Centesimi,
  regola: InVigore<RecuperoBonus> | undefined,
): RigaCalcolata['calcolato'] =>
  figura(-SEGNI[voce.gruppo] * trattenuto, {
    testo: () =>
      regola === undefined
        ? `dovuti ${formatEuro(dovuto)}, trattenuti ${formatEuro(trattenuto)}: quanto le altre righe lasciano`
        : `dovuti ${formatEuro(dovuto)}, oltre ${formatEuro(regola.valore.soglia)}: una rata su ${regola.valore.rate}, entro quanto le altre righe lasciano: ${formatEuro(trattenuto)}`,
    formula: regola === undefined ? 'il minore tra dovuto e capienza' : 'dovuto ÷ rate, entro la capienza',
    da: [voce.calcolato],
    ...(regola === undefined ? {} : { regola }),
    ...(voce.calcolato.base === null ? {} : { base: voce.calcolato.base }),
  });
