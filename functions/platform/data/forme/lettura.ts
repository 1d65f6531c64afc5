import * as z from 'zod';
import { ripulito } from '#shared/domain/testo.ts';
import { metOn } from '../../difetto.ts';
import { AppError } from '../../errors.ts';
import type { Item } from '../dynamo.ts';
import { keepIgnote, valoreA, type Ignota } from './ignote.ts';
import { nomeDi } from './nome.ts';
import { stretta } from './stretta.ts';

/** The thing that is read: its name in a refusal, in words or that of an item, and the item that what is read goes back to. */
export interface Origine {
  readonly cosa: string | Item;
  readonly item?: Item;
  /** Said of a shape that the program does not have: whatever cannot be read of it is of a later version. */
  readonly piuRecente?: boolean;
}

/**
 * Reads what was stored, by this or by another version of the program: keys that are not known are kept with what is read, and written back with it.
 * @throws VERSIONE_PIU_RECENTE for a value or an alternative that is not known; what breaks its schema in any other way is a defect, never passed on
 */
export const readForma = <T>(schema: z.ZodType<T>, stored: unknown, origine: Origine): T => {
  const severo = stretta(schema);
  const subito = severo.safeParse(stored);
  if (subito.success) return origine.piuRecente === true ? keepIgnote(subito.data, [], origine.item) : subito.data;
  const { resto, ignote } = withoutIgnote(severo, stored, subito.error);
  const keep = (letto: T): T => (ignote.length > 0 ? keepIgnote(letto, ignote, origine.item) : letto);
  const noto = severo.safeParse(resto);
  if (noto.success) return keep(noto.data);
  const pulito = severo.safeParse(withCleanTexts(resto));
  if (pulito.success) return keep(pulito.data);
  if (origine.piuRecente === true || noto.error.issues.every((issue) => isIgnoto(issue, resto)))
    throw versionePiuRecente(origine, noto.error);
  throw origine.item === undefined && typeof origine.cosa === 'string'
    ? noto.error
    : metOn(noto.error, itemOf(origine));
};

/** The item of what was read. */
const itemOf = ({ item, cosa }: Origine): Item => item ?? (typeof cosa === 'string' ? {} : cosa);

/** A refusal because of what a later version of the program wrote. */
export const isVersionePiuRecente = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'VERSIONE_PIU_RECENTE';

const versionePiuRecente = ({ cosa }: Origine, cause: z.ZodError): AppError => {
  const [primo] = cause.issues;
  const campo = primo === undefined || primo.path.length === 0 ? '' : ` nel campo ${primo.path.join('.')}`;
  return new AppError(
    'VERSIONE_PIU_RECENTE',
    `Questa registrazione è stata scritta da una versione più recente del programma e questa non la sa leggere${campo}: ${typeof cosa === 'string' ? cosa : nomeDi(cosa)}. Non è stata cambiata: ricaricare la pagina fra qualche minuto e, se il messaggio resta, chiedere a chi cura il programma di completare l'aggiornamento.`,
  );
};

type Issue = z.core.$ZodIssue;

/** A value without the keys that its schema does not know, and those keys. */
const withoutIgnote = (
  schema: z.ZodType,
  stored: unknown,
  error: z.ZodError,
): { readonly resto: unknown; readonly ignote: readonly Ignota[] } => {
  const ignote: Ignota[] = [];
  const resto = structuredClone(stored);
  for (let issues: readonly Issue[] = error.issues; ; issues = schema.safeParse(resto).error?.issues ?? []) {
    const trovate = issues.flatMap((issue) => keysOf(issue, resto)).filter(({ valore }) => valore !== undefined);
    if (trovate.length === 0) return { resto, ignote };
    for (const { path, chiave } of trovate) Reflect.deleteProperty(Object(valoreA(resto, path)), chiave);
    ignote.push(...trovate);
  }
};

/** The keys that an issue is about; of several alternatives that are not told apart by a field, those of the first that has nothing else against it. */
const keysOf = (issue: Issue, valore: unknown): readonly Ignota[] => {
  const at = (path: readonly PropertyKey[], chiave: string): Ignota => ({
    path,
    chiave,
    valore: valoreA(valore, [...path, chiave]),
  });
  if (issue.code === 'unrecognized_keys') return issue.keys.map((chiave) => at(issue.path, chiave));
  if (issue.code === 'invalid_key' && issue.issues.every(({ code }) => code === 'invalid_value'))
    return [at(issue.path.slice(0, -1), String(issue.path.at(-1)))];
  if (issue.code !== 'invalid_union') return [];
  const suoi = issue.errors
    .map((errori) => errori.map((uno) => keysOf({ ...uno, path: [...issue.path, ...uno.path] }, valore)))
    .find((chiavi) => chiavi.length > 0 && chiavi.every(({ length }) => length > 0));
  return suoi?.flat() ?? [];
};

/** True of a value that is none of those of an enumeration, or of an object that is none of the alternatives. */
const isIgnoto = (issue: Issue, valore: unknown): boolean => {
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return issue.errors.some((errori) =>
      errori.every((uno) => isIgnoto({ ...uno, path: [...issue.path, ...uno.path] }, valore)),
    );
  const suo = valoreA(valore, issue.path);
  return (
    (issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
    (typeof suo === 'string' || typeof suo === 'number')
  );
};

/** Texts stored when invisible characters were still accepted, as they can be read and written today. */
const withCleanTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return ripulito(value);
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([nome, dentro]) => [nome, withCleanTexts(dentro)]));
};
