import {
  giorno,
  gruppo,
  importoScritto,
  indirizzo,
  numero,
  sempre,
  testo,
  vuoto,
  type RecordFisso,
} from '../../macchina/record-fisso.ts';

/** Rows of one V record. */
export const RIGHE_PER_RECORD = 22;

/** Head of the file: who sends it. */
export const recordA: RecordFisso = [
  sempre('A'),
  vuoto(14),
  sempre('F24EP14'),
  testo('fornitore', 16),
  vuoto(177),
  testo('denominazione', 60),
  vuoto(164 + 82),
  sempre('001001'),
  vuoto(100),
  sempre('1'),
  vuoto(1269),
  sempre('A'),
];

/** Front of a form: who pays, from which account, when, how much. */
export const recordM: RecordFisso = [
  sempre('M'),
  testo('contribuente', 11),
  vuoto(5),
  numero('progressivo', 8),
  vuoto(65),
  sempre('E'),
  vuoto(426),
  testo('denominazione', 55),
  testo('codiceIdentificativo', 2),
  testo('secondoCodiceFiscale', 16),
  vuoto(1177),
  sempre('14'),
  testo('titolareConto', 11),
  testo('iban', 27),
  vuoto(1),
  indirizzo('email', 60),
  sempre('EURO'),
  importoScritto('saldo', 15),
  giorno('dataPagamento', '-'),
  sempre('A'),
];

/** What a form pays: 22 rows, as many records as they need. */
export const recordV: RecordFisso = [
  sempre('V'),
  testo('contribuente', 16),
  numero('progressivo', 8),
  vuoto(64),
  sempre('D'),
  testo('codiceUfficio', 3),
  testo('codiceAtto', 11),
  testo('idOperazione', 18),
  gruppo('righe', RIGHE_PER_RECORD, [
    testo('sezione', 1),
    testo('codice', 6),
    testo('ente', 5),
    testo('estremi', 17),
    testo('riferimentoA', 6),
    testo('riferimentoB', 6),
    numero('debito', 15),
    numero('credito', 15),
  ]),
  vuoto(58),
  numero('totaleDebito', 15),
  numero('totaleCredito', 15),
  testo('segno', 1),
  numero('saldo', 15),
  vuoto(4),
  numero('saldoFinale', 15),
  giorno('dataPagamento', ''),
  vuoto(82),
  sempre('A'),
];

/** End of the file: records written. */
export const recordZ: RecordFisso = [
  sempre('Z'),
  vuoto(14),
  numero('recordV', 9),
  numero('recordM', 9),
  vuoto(1864),
  sempre('A'),
];
