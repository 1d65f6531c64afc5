import type { PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { personaDiProva } from './persone-di-prova.ts';

const nata = (numero: number, desCognome: string, desNome: string): PersonaNuova =>
  personaDiProva(numero, { desCognome, desNome });

/** The people of a registry that dirty rows name: two of them share their name. */
export const NOMINATI: readonly PersonaNuova[] = [
  nata(4, 'Apocrifi', 'Ottavia'),
  nata(6, 'Artefatti', 'Carlotta'),
  nata(8, 'Doppi', 'Maria'),
  nata(10, 'Doppi', 'Maria'),
  nata(12, 'De Rossi', 'Anna'),
];

const cf = (posto: number): string => NOMINATI[posto]?.desCf ?? '';
/** A right code that nobody of the registry has. */
const DI_NESSUNO = nata(14, 'Mai Esistiti', 'Verdiana').desCf;
const SBAGLIATO = `${cf(0).slice(0, 15)}${cf(0).endsWith('A') ? 'B' : 'A'}`;

/** A row as an office has it, and who of `NOMINATI` it is about; null when it must be mended. */
export interface RigaSporca {
  readonly caso: string;
  readonly nome: string;
  readonly codice: string;
  readonly chi: number | null;
}

const riga = (caso: string, nome: string, codice: string, chi: number | null): RigaSporca => ({
  caso,
  nome,
  codice,
  chi,
});

/** Rows that every road which names people must answer alike. */
export const RIGHE_SPORCHE: readonly RigaSporca[] = [
  riga('name and code of one person', 'Apocrifi Ottavia', cf(0), 0),
  riga('the name before the surname', 'Ottavia Apocrifi', cf(0), 0),
  riga('accents, small letters', 'apòcrifi ottavia', cf(0).toLowerCase(), 0),
  riga('a code with blanks', 'Apocrifi Ottavia', cf(0).replace(/^(.{6})(.{5})/, '$1 $2 '), 0),
  riga('a code with letters of omocodia', 'Apocrifi Ottavia', conOmocodia(cf(0), 2), 0),
  riga('a code with letters of omocodia alone', '', conOmocodia(cf(1), 7), 1),
  riga('a code alone', '', cf(1), 1),
  riga('a name of two, the code of one of them', 'Doppi Maria', cf(3), 3),
  riga('one name more', 'Apocrifi Ottavia Rosa', cf(0), 0),
  riga('the surname alone', 'Artefatti', cf(1), 1),
  riga('an initial', 'Apocrifi O.', cf(0), 0),
  riga('a title', 'Prof.ssa Apocrifi Ottavia', cf(0), 0),
  riga('words together', 'DEROSSI ANNA', cf(4), 4),
  riga('a name cut short', 'Artefatti Carlot', cf(1), 1),
  riga('the name of one, the code of another', 'Apocrifi Ottavia', cf(1), null),
  riga('a known name, a code of nobody', 'Artefatti Carlotta', DI_NESSUNO, null),
  riga('a known name, a wrong code', 'Apocrifi Ottavia', SBAGLIATO, null),
  riga('the name of nobody, the code of somebody', 'Bianchi Maria', cf(1), null),
  riga('nobody at all', 'Mai Esistiti Verdiana', DI_NESSUNO, null),
  riga('the surname of the person, another name', 'Doppi Giulia', cf(2), null),
  riga('a code with letters of omocodia, the name of another', 'Artefatti Carlotta', conOmocodia(cf(0), 3), null),
  riga('surname of one and name of another', 'Apocrifi Carlotta', cf(0), null),
];
