/**
 * The closed lists an assignment is described with. `riscontro` is the day a list was read in a public place, and which: null while nobody has,
 * and then whoever chooses from it reads "da riscontrare".
 */
export interface TabellaCodici<C extends string> {
  readonly fonte: string;
  readonly riscontro: { readonly il: string; readonly dove: string } | null;
  readonly parole: Readonly<Record<C, string>>;
}

const codiciDi = <const C extends readonly [string, ...string[]]>(...codici: C): C => codici;

/** Cause of payment of the certificate of the self-employed (CU, point AU 001), those a school may use. */
export const causaliCu = codiciDi(
  'A',
  'B',
  'C',
  'H',
  'I',
  'L',
  'L1',
  'M',
  'M1',
  'M2',
  'N',
  'O',
  'O1',
  'P',
  'V1',
  'W',
  'Y',
  'ZO',
);
export type CausaleCu = (typeof causaliCu)[number];
export const tabellaCausaliCu: TabellaCodici<CausaleCu> = {
  fonte: 'Istruzioni della Certificazione Unica, certificazione lavoro autonomo, punto 1',
  riscontro: null,
  parole: {
    A: 'Lavoro autonomo abituale (arte o professione)',
    B: "Opere dell'ingegno, brevetti, da parte dell'autore o inventore",
    C: 'Associazione in partecipazione con apporto di solo lavoro',
    H: "Indennità per la cessazione di rapporti d'agenzia",
    I: 'Indennità per la cessazione di funzioni notarili',
    L: "Opere dell'ingegno e brevetti, da chi li ha avuti a titolo gratuito",
    L1: "Opere dell'ingegno e brevetti, da chi li ha acquistati a titolo oneroso",
    M: 'Lavoro autonomo non abituale (occasionale)',
    M1: 'Obblighi di fare, non fare o permettere',
    M2: 'Lavoro autonomo non abituale con obbligo di iscrizione alla gestione separata ENPAPI',
    N: 'Indennità, rimborsi e premi di attività sportiva dilettantistica',
    O: 'Lavoro autonomo non abituale senza obbligo di iscrizione alla gestione separata',
    O1: 'Obblighi di fare, non fare o permettere, senza obbligo di iscrizione alla gestione separata',
    P: 'Uso di attrezzature di non residenti senza stabile organizzazione',
    V1: 'Attività commerciali non abituali',
    W: "Corrispettivi di contratti d'appalto (art. 25-ter DPR 600/1973)",
    Y: 'Perdite e compensi di periodi precedenti',
    ZO: 'Titolo diverso dai precedenti',
  },
};

/** Kind of relation of a collaborator (UniEmens, ListaCollaboratori, TipoRapporto). */
export const tipiRapporto = codiciDi(
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '09',
  '10',
  '11',
  '1A',
  '1B',
  '1C',
  '1D',
  '1E',
);
export type TipoRapporto = (typeof tipiRapporto)[number];
export const tabellaTipiRapporto: TabellaCodici<TipoRapporto> = {
  fonte: 'UniEmens, documento tecnico, elemento TipoRapporto dei collaboratori',
  riscontro: null,
  parole: {
    '02': 'Collaboratore di giornali, riviste, enciclopedie',
    '03': 'Partecipante a collegi e commissioni',
    '04': 'Amministratore di enti locali',
    '05': 'Dottorato, assegno o borsa di studio',
    '06': 'Collaborazione a progetto o programma',
    '07': 'Venditore a domicilio',
    '09': 'Lavoro autonomo occasionale',
    '10': 'Collaborazione di chi ha una pensione di vecchiaia o più di 65 anni',
    '11': 'Collaborazione coordinata e continuativa con una pubblica amministrazione',
    '1A': 'Amministratore di società, associazioni ed enti',
    '1B': 'Sindaco di società, associazioni ed enti',
    '1C': 'Revisore di società, associazioni ed enti',
    '1D': 'Liquidatore di società',
    '1E': 'Altro rapporto dello stesso gruppo',
  },
};

/** What a list nobody has read in a public place says of itself, under the field; undefined when somebody has. */
export const notaRiscontro = ({ fonte, riscontro }: TabellaCodici<string>): string | undefined =>
  riscontro === null ? `${fonte}: elenco da riscontrare` : undefined;
