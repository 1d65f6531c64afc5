/** What is asked about a row of a sent F24: other columns for the same money, or the money back as a credit. */
export const modiCorrezione = ['DATI', 'ECCEDENZA'] as const;
export type ModoCorrezione = (typeof modiCorrezione)[number];

export const descrizioneModoCorrezione: Readonly<Record<ModoCorrezione, string>> = {
  DATI: 'Dati della riga da correggere',
  ECCEDENZA: 'Somma versata in più, a credito',
};

/** Who corrects a row: whoever its section pays. */
export const corpiCorrezione = ['AGENZIA', 'INPS', 'INAIL'] as const;
export type CorpoCorrezione = (typeof corpiCorrezione)[number];

export const descrizioneCorpoCorrezione: Readonly<Record<CorpoCorrezione, string>> = {
  AGENZIA: 'Agenzia delle entrate (CIVIS)',
  INPS: 'INPS',
  INAIL: 'INAIL',
};

/** Of a section of the F24: taxes, also those of regions and towns, are corrected by the Agency; contributions, also those once of INPDAP, by INPS. */
export const corpoDellaSezione = (sezione: string): CorpoCorrezione => {
  if (sezione === 'N') return 'INAIL';
  return sezione === 'I' || sezione === 'Q' ? 'INPS' : 'AGENZIA';
};

/** What came of it. */
export const esitiCorrezione = ['IN_ATTESA', 'ACCOLTA', 'RESPINTA'] as const;
export type EsitoCorrezione = (typeof esitiCorrezione)[number];

export const descrizioneEsitoCorrezione: Readonly<Record<EsitoCorrezione, string>> = {
  IN_ATTESA: 'In attesa',
  ACCOLTA: 'Accolta',
  RESPINTA: 'Respinta',
};

interface ColonneDellaRiga {
  readonly codice: string;
  readonly ente: string;
  readonly estremi: string;
  readonly riferimentoA: string;
  readonly riferimentoB: string;
}

/** A row of an F24 in words: '380E 08 0003 2026'. */
export const rigaInParole = ({ codice, ente, estremi, riferimentoA, riferimentoB }: ColonneDellaRiga): string =>
  [codice, ente, estremi, riferimentoA, riferimentoB].filter((colonna) => colonna !== '').join(' ');

interface Chiesta {
  readonly modo: ModoCorrezione;
  readonly codice: string;
  readonly annoCredito: number | null;
  readonly meseCredito: number | null;
}

/** The fields that say where a credit was used: all three, or none while it was not. */
const DELL_USO = ['meseCredito', 'annoCredito', 'codice'] as const;
type CampoDellUso = (typeof DELL_USO)[number];

/** Of the fields that may be empty, those that this correction cannot be without. */
export const campiDovuti = ({ modo, ...uso }: Chiesta): readonly CampoDellUso[] => {
  if (modo === 'DATI') return ['codice'];
  return DELL_USO.some((campo) => isScritto(uso[campo])) ? DELL_USO : [];
};

const isScritto = (valore: string | number | null): boolean => valore !== null && valore !== '';

/** The first field that a correction lacks, with what to write in it; null when it has them all. */
export const campoMancante = (chiesta: Chiesta): { readonly campo: CampoDellUso; readonly message: string } | null => {
  const campo = campiDovuti(chiesta).find((uno) => !isScritto(chiesta[uno]));
  if (campo === undefined) return null;
  const message =
    chiesta.modo === 'DATI'
      ? 'Scrivere il codice giusto della riga; se il codice era già giusto, ripeterlo.'
      : 'Il credito è stato usato: scrivere mese, anno e codice della riga che lo usa. Altrimenti lasciarli vuoti tutti e tre.';
  return { campo, message };
};
