import type * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Registrazione } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { NomeTipo } from '#shared/domain/scambio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna, Riga } from './colonna.ts';

/** What reading and writing rows needs: the archive (provisional while a file is tried or applied) and who acts, in which school, on which day. */
export interface Mezzi {
  readonly context: RequestContext;
  /** Tells whoever sees the preview how something was understood; absent where nobody looks. */
  readonly avvisa?: (avviso: string) => void;
}

/** All that is stored of one person: one query. */
export interface Cartella {
  readonly uid: string;
  readonly items: readonly Item[];
}

/** The record that a row is about, as it is now. */
export interface Trovato {
  readonly uid: string;
  readonly versione: number;
  readonly riga: Riga;
}

/**
 * A kind of record that travels in exchange files. Rows carry natural keys, never uids. A row is written through the service of the area that owns the record, so what
 * the form refuses the file refuses, with the same words.
 */
export interface TipoScambio {
  readonly nome: NomeTipo;
  readonly colonne: readonly Colonna[];
  /** Fields of the record that a row holds under another name: where their errors land. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Rows of a person are exported person by person and stand together in a block; the others come before them. */
  readonly ambito: 'scuola' | 'persona';
  /** Not part of a whole-school file: it is not the school's own. */
  readonly daSolo?: true;
  /** Rows that fit one transaction, where one row writes more records; ten unless said. */
  readonly righePerTransazione?: number;
  /** Rows whose rules look at each other: they are tried together. */
  readonly gruppo: (riga: Riga) => string;
  /** The natural key: two rows of a file cannot share it. */
  readonly chiave: (riga: Riga) => string;
  readonly descrizione: (riga: Riga) => string;
  readonly find: (riga: Riga, mezzi: Mezzi) => Promise<Trovato | undefined>;
  /** Fields that the file lacks and others say: the town's code by its name, the birth date by the codice fiscale. @throws AppError on a field of the row */
  readonly complete?: (riga: Riga, trovato: Trovato | undefined, mezzi: Mezzi) => Promise<Riga>;
  /** What `complete` fills: missing there because it could not, they are not missing twice. */
  readonly completati?: readonly string[];
  /** Creates the record, or changes the one found. Fields that the file does not have are those of the record found. @throws AppError whose fields are fields of the row */
  readonly write: (riga: Riga, trovato: Trovato | undefined, mezzi: Mezzi) => Promise<void>;
  /** Rows of the whole school, or of one person, in any order. */
  readonly list: (mezzi: Mezzi, cartella: Cartella) => Promise<readonly Riga[]>;
}

interface Definizione<T extends Registrazione> extends Omit<TipoScambio, 'find' | 'write' | 'list'> {
  readonly find: (riga: Riga, mezzi: Mezzi) => Promise<T | undefined>;
  readonly create: (riga: Riga, mezzi: Mezzi) => Promise<unknown>;
  readonly update: (record: T, riga: Riga, mezzi: Mezzi) => Promise<unknown>;
  readonly list: (mezzi: Mezzi, cartella: Cartella) => Promise<readonly T[]>;
  /** The record as a row: every column, values as stored. */
  readonly riga: (record: T, mezzi: Mezzi) => Promise<Riga> | Riga;
}

/** A kind whose rows are records, one each. */
export const defineTipo = <T extends Registrazione>({
  find,
  create,
  update,
  list,
  riga,
  ...resto
}: Definizione<T>): TipoScambio => {
  const load = async (chiesta: Riga, mezzi: Mezzi, versione: number): Promise<T> => {
    const record = await find(chiesta, mezzi);
    if (record?.versione !== versione)
      throw new AppError('VERSIONE_SUPERATA', 'Il record è cambiato mentre veniva importato.');
    return record;
  };
  return {
    ...resto,
    find: async (chiesta, mezzi) => {
      const record = await find(chiesta, mezzi);
      return record && { uid: record.uid, versione: record.versione, riga: await riga(record, mezzi) };
    },
    write: async (chiesta, trovato, mezzi) => {
      if (trovato === undefined) await create(chiesta, mezzi);
      else await update(await load(chiesta, mezzi, trovato.versione), chiesta, mezzi);
    },
    list: async (mezzi, cartella) => Promise.all((await list(mezzi, cartella)).map((record) => riga(record, mezzi))),
  };
};

/** The row as the area's contract wants it. @throws RICHIESTA_NON_VALIDA naming each field, with the words of the form, after those refused before */
export const parseInput = <S extends z.ZodType>(
  schema: S,
  input: unknown,
  rifiutati: readonly AppError[] = [],
): z.output<S> => {
  const esito = schema.safeParse(input);
  if (esito.success && rifiutati.length === 0) return esito.data;
  const detti = rifiutati.flatMap(({ fields }) => fields);
  throw refusedTogether([
    ...detti,
    ...(esito.error?.issues ?? [])
      .slice(0, 50)
      .map((issue) => ({ path: issue.path.map(String).join('.'), code: issue.code, message: issue.message }))
      // What could not be read is not missing too.
      .filter(({ path }) => !detti.some((detto) => detto.path === path)),
  ]);
};

/** Returns one refusal of all that was refused apart. */
export const refusedTogether = (fields: AppError['fields']): AppError =>
  new AppError('RICHIESTA_NON_VALIDA', fields.map(({ message }) => message).join(' '), { fields });

/** Several parts of a row, each found apart: what is wrong with any is refused with the rest. @throws RICHIESTA_NON_VALIDA */
export const allOf = async <T>(parti: readonly Promise<T>[]): Promise<T[]> => {
  const esiti = await Promise.allSettled(parti);
  const rifiutati = esiti.flatMap((esito) => (esito.status === 'rejected' ? [esito.reason as unknown] : []));
  const altro = rifiutati.find((motivo) => !(motivo instanceof AppError));
  if (altro !== undefined) throw altro;
  if (rifiutati.length > 0)
    throw refusedTogether(rifiutati.flatMap((motivo) => (motivo instanceof AppError ? motivo.fields : [])));
  return esiti.flatMap((esito) => (esito.status === 'fulfilled' ? [esito.value] : []));
};

/** The column of a kind on which an error of the area lands: by the last name of its path that is of a column, or of its alias. */
export const colonnaDellErrore = (
  { alias, colonne }: Pick<TipoScambio, 'alias' | 'colonne'>,
  path: string,
): Colonna | undefined =>
  path
    .split('.')
    .toReversed()
    .map((parte) => colonne.find(({ campo }) => campo === (alias?.[parte] ?? parte)))
    .find((trovata) => trovata !== undefined);

/** The cell of a field as text; '' when empty. */
export const testoDi = (riga: Riga, campo: string): string => {
  const valore = riga[campo];
  return typeof valore === 'string' ? valore : '';
};

/** The day of a field as people write it; '' when empty. */
export const giornoIn = (riga: Riga, campo: string): string => formatGiorno(testoDi(riga, campo));
