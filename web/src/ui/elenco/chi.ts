import { codiceDi as codiceIn } from '#shared/domain/persona/nominativo.ts';
import { fieldOf, type Colonna } from './colonna.ts';

/** Columns that show the name of a person. */
const NOMI: ReadonlySet<string> = new Set(['nominativo', 'desNominativo', 'desCognome', 'persona', 'descutente']);
/** True of a column that shows the name of a person. */
export const isNome = ({ id }: Pick<Colonna<unknown>, 'id'>): boolean => NOMI.has(id);

/** Where a row has the codice fiscale of its person, in the order they are looked at. */
const CODICI = [
  'desCf',
  'codiceFiscale',
  'codFiscale',
  'cf',
  'storico.desCf',
  'persona.desCf',
  'bozza.storico.desCf',
] as const;

const primoDi = (riga: unknown, campi: readonly string[]): string =>
  campi.map((campo) => String(fieldOf(riga, campo) ?? '')).find((valore) => valore !== '') ?? '';

/** The codice fiscale of the person of a row, else the matricola, by which homonyms are told apart; empty when the row has neither. */
export const codiceDi = (riga: unknown): string =>
  codiceIn({ desCf: primoDi(riga, CODICI), matricola: primoDi(riga, ['matricola']) });

/** The column of the name under which the codice fiscale goes: the first one shown, when no column shown has the codice fiscale. */
export const colonnaDelNome = (viste: readonly Pick<Colonna<unknown>, 'id'>[]): string | undefined =>
  viste.some(({ id }) => [...CODICI, 'matricola'].includes(id)) ? undefined : viste.find(isNome)?.id;
