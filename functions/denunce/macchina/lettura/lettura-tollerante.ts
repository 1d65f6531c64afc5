import * as z from 'zod';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { FileIllegibile } from '../file-fisso.ts';
import { NonLetto, postoDi } from '../non-letto.ts';
import { internoDi, isTralasciabile, sostitutiDi } from './sostituto.ts';

/** Records in which every field that could not be read has another value, in two ways: what is found in one only hangs on that value. */
export interface Tollerata<R> {
  readonly records: R;
  readonly altra: R;
  /** Paths of those fields. */
  readonly sostituiti: readonly string[];
  readonly rilievi: readonly Rilievo[];
  /** Values that the findings are about. */
  readonly visti: ReadonlySet<unknown>;
}

type Percorso = readonly PropertyKey[];

/** How a format tells of what it cannot read. */
export interface Racconto {
  /** The person that an object of the file is about, if it is about one. */
  readonly personaDi: (oggetto: object) => unknown;
  /** The path of a field in the records, from the path where it was read; null where another place says the same. */
  readonly campoDi?: (percorso: string) => string | null;
}

/** A field is replaced by another once, and what holds it at most as many times as it is deep. */
const GIRI = 12;

/** The records of what a file says, field by field: one that has not its form is told, and the rest is read. */
export const readTollerante = <S extends z.ZodType>(
  schema: S,
  grezzo: unknown,
  racconto: Racconto,
): Tollerata<z.output<S>> => {
  const buono = schema.safeParse(grezzo);
  if (buono.success) return { records: buono.data, altra: buono.data, sostituiti: [], rilievi: [], visti: new Set() };
  const due = [copiaDi(grezzo), copiaDi(grezzo)] as const;
  const difetti = new Map<string, { readonly percorso: Percorso; readonly message: string }>();
  let uno: z.ZodSafeParseResult<z.output<S>> = buono;
  for (let giro = 0; !uno.success && giro < GIRI; giro += 1) {
    for (const { percorso, message } of uno.error.issues.flatMap(doveManca)) {
      const chiave = percorso.join('.');
      if (!difetti.has(chiave)) difetti.set(chiave, { percorso, message });
      replaceIn(due, schema, percorso, grezzo);
    }
    uno = schema.safeParse(due[0]);
  }
  const altra = schema.safeParse(due[1]);
  if (!uno.success)
    throw new FileIllegibile(`Campo ${uno.error.issues[0]?.path.join('.') ?? ''}: il file non si lascia leggere.`);
  const sostituiti = [...difetti.keys()].map((percorso) => racconto.campoDi?.(percorso) ?? percorso);
  return {
    records: uno.data,
    altra: altra.success ? altra.data : uno.data,
    sostituiti,
    ...rilieviDi([...difetti.values()], grezzo, racconto),
  };
};

/** The fields that an issue is about: a key that an object may not have is one of its. */
const doveManca = (issue: z.core.$ZodIssue): { readonly percorso: Percorso; readonly message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((chiave) => ({ percorso: [...issue.path, chiave], message: 'Campo non previsto.' }))
    : [{ percorso: issue.path, message: issue.message }];

const copiaDi = (valore: unknown): unknown => {
  if (Array.isArray(valore)) return valore.map(copiaDi);
  if (typeof valore !== 'object' || valore === null || valore instanceof NonLetto) return valore;
  return Object.fromEntries(Object.entries(valore).map(([nome, dentro]) => [nome, copiaDi(dentro)]));
};

/** The values met along a path, the root first. */
const lungo = (radice: unknown, percorso: Percorso): unknown[] => {
  const visti = [radice];
  for (const passo of percorso) visti.push(Reflect.get(Object(visti.at(-1)), passo));
  return visti;
};

const schemaIn = (schema: z.ZodType, passo: PropertyKey): z.ZodType | undefined => {
  const interno = internoDi(schema);
  let dentro: unknown;
  if (interno instanceof z.ZodObject) dentro = interno.shape[String(passo)];
  else if (interno instanceof z.ZodArray) dentro = interno.element;
  else if (interno instanceof z.ZodRecord) dentro = interno.valueType;
  return dentro instanceof z.ZodType ? dentro : undefined;
};

const testoDi = (valore: unknown): string | null => {
  if (valore instanceof NonLetto) return valore.scritto;
  return typeof valore === 'string' || typeof valore === 'number' ? String(valore) : null;
};

/** The schema of a field and that of what holds it. */
const schemiDi = (radice: z.ZodType, percorso: Percorso) => {
  let [padre, suo]: [z.ZodType | undefined, z.ZodType | undefined] = [undefined, radice];
  for (const passo of percorso) [padre, suo] = [suo, suo === undefined ? undefined : schemaIn(suo, passo)];
  return { padre, suo };
};

/** The two values of a field that cannot be read: undefined where it is left out. */
const dueValori = (radice: z.ZodType, percorso: Percorso, valore: unknown): readonly [unknown, unknown] => {
  const { padre, suo } = schemiDi(radice, percorso);
  if (suo === undefined) return [undefined, undefined];
  if (padre !== undefined && internoDi(padre) instanceof z.ZodRecord)
    return [undefined, valore instanceof NonLetto ? valore.altro : undefined];
  const [uno, altro] = sostitutiDi(suo, testoDi(valore));
  return isTralasciabile(suo) ? [undefined, altro] : [uno, altro];
};

const replaceIn = (due: readonly [unknown, unknown], radice: z.ZodType, percorso: Percorso, grezzo: unknown): void => {
  const ultimo = percorso.at(-1);
  if (ultimo === undefined) return;
  const valori = dueValori(radice, percorso, lungo(grezzo, percorso).at(-1));
  for (const [quale, copia] of due.entries()) {
    const dentro = Object(lungo(copia, percorso.slice(0, -1)).at(-1));
    if (valori[quale] === undefined) Reflect.deleteProperty(dentro, ultimo);
    else Reflect.set(dentro, ultimo, valori[quale]);
  }
};

const rilieviDi = (
  difetti: readonly { readonly percorso: Percorso; readonly message: string }[],
  grezzo: unknown,
  { personaDi, campoDi = (percorso) => percorso }: Racconto,
): Pick<Tollerata<unknown>, 'rilievi' | 'visti'> => {
  const detti = new Set<unknown>();
  const rilievi = difetti.flatMap(({ percorso, message }) => {
    const visti = lungo(grezzo, percorso);
    const valore = visti.at(-1);
    const campo = campoDi(percorso.join('.'));
    if (campo === null || (valore instanceof NonLetto && (valore.detto || detti.has(valore)))) return [];
    if (valore instanceof NonLetto) detti.add(valore);
    return [rilievoDi({ campo, valore, message, ...chiEDove(visti, personaDi) })];
  });
  return { rilievi, visti: detti };
};

const isPersona = (codice: unknown): codice is string => typeof codice === 'string' && /^.{11,16}$/.test(codice);

const chiEDove = (visti: readonly unknown[], personaDi: Racconto['personaDi']) => {
  const oggetti = visti.filter((uno): uno is object => typeof uno === 'object' && uno !== null);
  return {
    persona: oggetti.map((uno) => personaDi(uno)).findLast(isPersona) ?? null,
    posto: oggetti.map(postoDi).findLast((posto) => posto !== undefined),
  };
};

interface Difetto {
  readonly campo: string;
  readonly valore: unknown;
  readonly message: string;
  readonly persona: string | null;
  readonly posto: string | undefined;
}

/** The finding of a field that has not its form. */
export const rilievoDi = ({ campo, valore, message, persona, posto }: Difetto): Rilievo => ({
  codice: 'denuncia.forma',
  gravita: 'BLOCCANTE',
  regola: 'Ogni campo ha la forma che vuole il tracciato.',
  persona,
  campo: accorciato(campo, 200),
  atteso: accorciato(valore instanceof NonLetto ? valore.atteso : attesoDi(valore, message), 600),
  trovato: accorciato(testoDi(valore) ?? (valore === undefined ? 'niente' : 'un altro contenuto'), 600) || 'niente',
  rimedio: `${posto === undefined ? '' : `${posto[0]?.toUpperCase() ?? ''}${posto.slice(1)}: s`}${posto === undefined ? 'S' : ''}crivere il campo nella sua forma; gli altri controlli lo saltano.`,
});

const attesoDi = (valore: unknown, message: string): string =>
  valore === undefined ? 'un valore: è obbligatorio' : message;
