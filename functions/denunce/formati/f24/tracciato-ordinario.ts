import {
  cifre,
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

const importi: RecordFisso = [numero('debito', 15), numero('credito', 15)];

/** A section of the form: its rows, then their totals; the sign of its balance is P, or N when its credits are more. */
const sezione = (nome: string, volte: number, campi: RecordFisso): RecordFisso => [
  gruppo(nome, volte, [...campi, ...importi]),
  numero(`${nome}Debito`, 15),
  numero(`${nome}Credito`, 15),
  testo(`${nome}Segno`, 1),
  numero(`${nome}Saldo`, 15),
];

/** Head of the file: who sends it, and from where. */
export const recordA: RecordFisso = [
  sempre('A'),
  vuoto(14),
  sempre('F24A014'),
  testo('fornitore', 16),
  vuoto(172),
  sempre('00000'),
  testo('denominazione', 60),
  vuoto(77),
  sempre('00000'),
  testo('comune', 40),
  testo('provincia', 2),
  testo('indirizzo', 35),
  cifre('cap', 5),
  vuoto(27),
  indirizzo('email', 55),
  sempre('001001'),
  vuoto(100),
  sempre('1'),
  vuoto(1269),
  sempre('A'),
];

/** Front of a form: who pays, from which account, when, how much. */
export const recordM: RecordFisso = [
  sempre('M'),
  testo('contribuente', 16),
  numero('progressivo', 8),
  vuoto(65),
  sempre('E'),
  vuoto(196),
  testo('comune', 40),
  testo('provincia', 2),
  cifre('cap', 5),
  testo('indirizzo', 35),
  vuoto(148),
  testo('denominazione', 55),
  vuoto(1195),
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

/** What a form pays, section by section. */
export const recordV: RecordFisso = [
  sempre('V'),
  testo('contribuente', 16),
  numero('progressivo', 8),
  vuoto(64),
  sempre('A'),
  testo('codiceUfficio', 3),
  testo('codiceAtto', 11),
  ...sezione('erario', 6, [
    testo('codice', 4),
    testo('estremi', 16),
    testo('riferimentoA', 4),
    cifre('riferimentoB', 4),
  ]),
  ...sezione('inps', 4, [
    cifre('ente', 4),
    testo('codice', 4),
    testo('estremi', 17),
    cifre('riferimentoA', 6),
    cifre('riferimentoB', 6),
  ]),
  ...sezione('regioni', 4, [cifre('ente', 2), testo('codice', 4), testo('riferimentoA', 4), cifre('riferimentoB', 4)]),
  testo('idOperazione', 18),
  ...sezione('locali', 4, [
    testo('ente', 4),
    numero('ravvedimento', 1),
    numero('variati', 1),
    numero('acconto', 1),
    numero('saldo', 1),
    numero('immobili', 3),
    numero('detrazione', 15),
    testo('codice', 4),
    testo('riferimentoA', 4),
    cifre('riferimentoB', 4),
  ]),
  ...sezione('inail', 3, [
    cifre('ente', 5),
    // Firm, eight digits, and its check, two: one identifier.
    cifre('estremi', 10),
    cifre('riferimentoA', 6),
    testo('codice', 1),
  ]),
  cifre('altroEnte', 4),
  ...sezione('altri', 2, [
    testo('ente', 5),
    testo('codice', 4),
    cifre('estremi', 9),
    cifre('riferimentoA', 6),
    cifre('riferimentoB', 6),
  ]),
  vuoto(50),
  numero('saldoFinale', 15),
  giorno('dataPagamento', ''),
  vuoto(82),
  sempre('A'),
];
