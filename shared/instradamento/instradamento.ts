import { fondoDellaRiga, type FondoDellaRiga } from '../calculation/contributi/fondi.ts';
import type { Gruppo, RigaImporto } from '../calculation/riga/cedolino-tipi.ts';
import type { Situazione } from '../calculation/situazione/situazione.ts';
import { mesiAdempimenti as mesiDi, type Previdenza } from '../domain/elaborazione/mesi-adempimenti.ts';
import { compareMesi, type Mese } from '../domain/tempo/mese.ts';
import { regioniTributo } from '../rules/regioni-tributo.ts';
import type { Regole } from '../rules/regole.ts';
import { codiciVersamento, restaAllaScuola, senzaCodice } from '../rules/versamenti.ts';
import { colonne, mesiDiRiferimento, riferimento } from './colonne.ts';
import { quoteDelleRighe } from './quote.ts';
import type { DatoMancante, Destinazione, Rotta } from './rotta.ts';

/** What is read of a payslip: of one just computed or of a sealed one. */
export interface CedolinoDaInstradare {
  readonly annoFiscale: number;
  readonly dataPagamento: string;
  readonly righe: readonly RigaImporto[];
}

/** Everything one route is decided in. */
interface Contesto {
  readonly cedolino: CedolinoDaInstradare;
  readonly situazione: Situazione;
  readonly regole: Regole;
  /** Contributions follow the competence months: the fixed pay of schools that pay their own staff. */
  readonly pagaFissa: boolean;
  readonly pagaNoipa: boolean;
  /** Contributions are those of collaborators, whose filing follows the tax year. */
  readonly collaboratore: boolean;
  /** Months, as 'AAAA-MM', of which fixed pay is taken back: what they lower is declared and paid with the month of the run. */
  readonly ridati: ReadonlySet<string>;
}

/**
 * Where every cent of a payslip goes: one route for each line and competence month, totals excluded.
 * The routes of what is withheld or due sum to those lines, credits and reliefs negative. Amounts in cents.
 * Pure: the settings of the school are those of the situation, the codes are the dated rules on the day of payment.
 */
export const instradamento = (
  cedolino: CedolinoDaInstradare,
  situazione: Situazione,
  regole: Regole,
): readonly Rotta[] => {
  const tassate = situazione.voci.filter(({ trattamento }) => trattamento !== 'ESENTE');
  const quote = quoteDelleRighe(cedolino.righe, situazione);
  const ctx: Contesto = {
    cedolino,
    situazione,
    regole,
    pagaFissa:
      situazione.scuola !== 'SCUOLA' &&
      (situazione.tipo === 'SUP' ||
        (tassate.length > 0 && tassate.every(({ utileFineServizio }) => utileFineServizio))),
    pagaNoipa:
      (situazione.tipo === 'SUP' && situazione.scuola === 'SCUOLA') ||
      (situazione.voci.length > 0 && situazione.voci.every(({ canale }) => canale === 'NOIPA')),
    collaboratore: cedolino.righe.some(({ codice }) => COLLABORATORI.includes(codice)),
    ridati: mesiRidati(cedolino.righe, quote, situazione),
  };
  return cedolino.righe.flatMap((riga, indice) =>
    riga.gruppo === 'riepilogo'
      ? []
      : (quote[indice] ?? []).map((quota) => ({ ...rottaDi(ctx, riga, quota.mese, indice), ...quota.parte })),
  );
};

/** The months before that of a run whose pay it lowers on the whole: only what takes back fixed pay does. */
const mesiRidati = (
  righe: readonly RigaImporto[],
  quote: ReturnType<typeof quoteDelleRighe>,
  { voci, liquidazione }: Situazione,
): ReadonlySet<string> => {
  if (!voci.some(({ recupero, utileFineServizio }) => recupero === 'ANNO' && utileFineServizio)) return new Set();
  const somme = new Map<string, number>();
  righe.forEach(({ gruppo }, indice) => {
    if (gruppo !== 'competenze') return;
    for (const { mese, parte } of quote[indice] ?? [])
      if (mese !== null && compareMesi(mese, liquidazione) < 0)
        somme.set(formaMese(mese), (somme.get(formaMese(mese)) ?? 0) + parte.importo);
  });
  return new Set([...somme].flatMap(([mese, importo]) => (importo < 0 ? [mese] : [])));
};

const formaMese = ({ anno, mese }: Mese): string => `${anno}-${mese}`;

/** The month whose filings tell of a competence share: its own, or that of the run where it gives back. */
const meseDaDire = ({ ridati, situazione }: Contesto, competenza: Mese | null): Mese | null =>
  competenza !== null && ridati.has(formaMese(competenza)) ? situazione.liquidazione : competenza;

const rottaDi = (
  ctx: Contesto,
  riga: RigaImporto,
  competenza: Mese | null,
  indice: number,
): Omit<Rotta, 'importo' | 'base'> => {
  const fondo = fondoDellaRiga(riga.codice, ctx.situazione, ctx.regole);
  return {
    riga: indice,
    codice: riga.codice,
    gruppo: riga.gruppo,
    competenza,
    annoImposta: ctx.cedolino.annoFiscale,
    fondo: fondo?.fondo ?? null,
    ...versoChi(ctx, riga, meseDaDire(ctx, competenza), fondo),
    adempimenti: mesiAdempimenti(ctx, riga, meseDaDire(ctx, competenza)),
  };
};

interface Verso {
  readonly destinazione: Destinazione;
  readonly mancanti: readonly DatoMancante[];
}
const verso = (destinazione: Destinazione, mancanti: readonly DatoMancante[] = []): Verso => ({
  destinazione,
  mancanti,
});

/** The premium is paid once a year on what the year paid, by February of the next. */
const PREMIO_INAIL: readonly string[] = ['INAIL_PERCIPIENTE', 'INAIL_SCUOLA'];

const AL_PERCETTORE: readonly Gruppo[] = ['competenze', 'somme_esenti', 'addebiti_fattura', 'arrotondamento'];

const versoChi = (ctx: Contesto, riga: RigaImporto, competenza: Mese | null, fondo: FondoDellaRiga | null): Verso => {
  const { regole, cedolino } = ctx;
  const senzaF24 = versoSenzaF24(ctx, riga);
  if (senzaF24 !== null) return verso({ a: senzaF24 });
  const perche = regole.inVigore(senzaCodice, cedolino.dataPagamento).valore[riga.codice];
  if (perche !== undefined) return verso({ a: 'DA_STABILIRE', perche });
  if (fondo?.mancante) {
    return verso({ a: 'DA_STABILIRE', perche: `la scuola non ha indicato ${NOMI_FONDI[fondo.mancante]}` }, [
      { campo: fondo.mancante, nome: NOMI_FONDI[fondo.mancante] },
    ]);
  }
  return versamento(ctx, riga, competenza, fondo?.codice ?? riga.tributo);
};

/** Who gets what no filing pays; null for what an F24 does. */
const versoSenzaF24 = (
  { regole, cedolino, pagaNoipa }: Contesto,
  { gruppo, codice }: RigaImporto,
): 'PERCETTORE' | 'SCUOLA' | 'TERZI' | 'NOIPA' | 'INAIL' | null => {
  if (PREMIO_INAIL.includes(codice)) return 'INAIL';
  if (AL_PERCETTORE.includes(gruppo)) return 'PERCETTORE';
  const resta = regole.inVigore(restaAllaScuola, cedolino.dataPagamento).valore.includes(codice);
  if (gruppo === 'altre_trattenute') return resta ? 'SCUOLA' : 'TERZI';
  if (pagaNoipa) return 'NOIPA';
  return resta ? 'SCUOLA' : null;
};

const NOMI_FONDI = {
  fondoPensione: 'il fondo pensione del personale',
  fondoFineServizio: 'il fondo di fine servizio del personale',
} as const;

const versamento = (ctx: Contesto, riga: RigaImporto, competenza: Mese | null, ep: string | null): Verso => {
  const { regole, cedolino, situazione } = ctx;
  const regola = ep === null ? undefined : codiciVersamento[ep];
  const inVigore = regola === undefined ? null : regole.seInVigore(regola, cedolino.dataPagamento);
  if (inVigore === null) return verso({ a: 'DA_STABILIRE', perche: senzaCodiceIlGiorno(riga, ep) });
  const codice = inVigore.valore;
  const { mancanti, ...celle } = colonne(
    codice,
    riga,
    situazione.enti,
    regole.inVigore(regioniTributo, cedolino.dataPagamento).valore,
  );
  const mesi = mesiDiRiferimento({
    riga,
    codice,
    dataPagamento: cedolino.dataPagamento,
    annoImposta: cedolino.annoFiscale,
    competenza: ctx.pagaFissa || FINE_SERVIZIO.includes(riga.codice) ? competenza : null,
  });
  return verso(
    {
      a: 'F24',
      sezione: codice.sezione,
      ep: codice.ep,
      ordinario: codice.ordinario,
      ...celle,
      riferimentoA: riferimento(codice.riferimentoA, mesi.a),
      riferimentoB: riferimento(codice.riferimentoB, mesi.b),
      credito: codice.credito,
      riscontrato: inVigore.riscontro !== null,
    },
    mancanti,
  );
};

const senzaCodiceIlGiorno = ({ descrizione }: RigaImporto, ep: string | null): string =>
  ep === null
    ? `nessun codice di versamento è previsto per "${descrizione}"`
    : `il codice ${ep} di "${descrizione}" non è in vigore il giorno del pagamento`;

/** They take fixed pay only, whose contributions follow the months of service. */
const FINE_SERVIZIO: readonly string[] = ['TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE', 'TFR'];

/** Lines that the filing of collaborators tells of. */
export const COLLABORATORI: readonly string[] = ['GESTIONE_SEPARATA_PERCIPIENTE', 'GESTIONE_SEPARATA_SCUOLA'];

/** The rule that the month of the social-security filing of a line follows. */
const previdenzaDi = (ctx: Contesto, competenza: Mese | null): Previdenza => {
  if (ctx.collaboratore) return { segue: 'ANNO_FISCALE' };
  return ctx.pagaFissa && competenza !== null ? { segue: 'COMPETENZA', mese: competenza } : { segue: 'PAGAMENTO' };
};

/** Month of each filing that a line feeds. */
const mesiAdempimenti = (ctx: Contesto, riga: RigaImporto, competenza: Mese | null): Rotta['adempimenti'] => {
  const { dataPagamento, annoFiscale } = ctx.cedolino;
  const mesi = mesiDi({
    dataPagamento,
    annoFiscale,
    liquidazione: ctx.situazione.liquidazione,
    previdenza: previdenzaDi(ctx, competenza),
  });
  return Object.fromEntries(riga.adempimenti.map((adempimento) => [adempimento, mesi[adempimento]]));
};
