import {
  casella,
  cifre,
  grezzo,
  gruppo,
  indirizzo,
  numero,
  sempre,
  testo,
  vuoto,
  type RecordFisso,
} from '../../macchina/record-fisso.ts';

/** Characters of every record, without its end of line. */
export const LUNGHEZZA = 1898;
/** Couples of code and value in a record of data; what follows goes in another of the same kind. */
export const COPPIE = 75;
/** Characters of the code of a couple, and of its value. */
export const CODICE = 8;
export const VALORE = 16;

/** Head of the file: which model, who sends it. */
const recordA: RecordFisso = [
  sempre('A'),
  vuoto(14),
  testo('codiceFornitura', 5),
  cifre('tipoFornitore', 2),
  testo('fornitore', 16),
  vuoto(483),
  cifre('progressivoInvio', 4),
  cifre('totaleInvii', 4),
  testo('campoUtente', 100),
  vuoto(1068 + 200),
  sempre('A'),
];

/** Front page: who withholds, who signs for it, how many certifications follow. */
const recordB: RecordFisso = [
  sempre('B'),
  testo('sostituto', 16),
  numero('progressivoModulo', 8),
  vuoto(1 + 8 + 25 + 14),
  testo('produttoreSoftware', 16),
  vuoto(1),
  casella('annullamento'),
  casella('sostituzione'),
  testo('cognome', 24),
  testo('nome', 20),
  testo('denominazione', 60),
  indirizzo('email', 100),
  testo('telefono', 12),
  cifre('eventiEccezionali', 2),
  testo('rappresentante', 16),
  numero('codiceCarica', 2),
  testo('rappresentanteCognome', 24),
  testo('rappresentanteNome', 20),
  testo('enteDichiarante', 11),
  vuoto(18),
  numero('certificazioni', 8),
  casella('quadroCT'),
  casella('firma'),
  testo('intermediario', 16),
  cifre('impegno', 1),
  cifre('datFirma', 8),
  casella('firmaIntermediario'),
  vuoto(1 + 40 + 2 + 5 + 35 + 6),
  casella('casiParticolari'),
  vuoto(11 + 16 + 1289 + 20 + 34),
  sempre('A'),
];

/** Data of a person (D), of employment (G), of self-employed work (H): the same header, then couples. */
const recordDati = (tipo: 'D' | 'G' | 'H'): RecordFisso => [
  sempre(tipo),
  testo('sostituto', 16),
  numero('modulo', 8),
  testo('codFiscale', 16),
  numero('progressivo', 5),
  cifre('protocollo', 17),
  cifre('progressivoRicevuta', 6),
  testo('spazioUtente', 14),
  testo('operazione', 1),
  vuoto(4),
  casella('conferma'),
  gruppo('coppie', COPPIE, [grezzo('codice', CODICE), grezzo('valore', VALORE)]),
  vuoto(8),
  sempre('A'),
];

/** End of the file: records written, of each kind. */
const recordZ: RecordFisso = [
  sempre('Z'),
  vuoto(14),
  numero('B', 9),
  numero('C', 9),
  numero('D', 9),
  numero('G', 9),
  numero('H', 9),
  numero('L', 9),
  vuoto(1828),
  sempre('A'),
];

export const tracciatiCu = {
  A: recordA,
  B: recordB,
  D: recordDati('D'),
  G: recordDati('G'),
  H: recordDati('H'),
  Z: recordZ,
} as const satisfies Readonly<Record<string, RecordFisso>>;
