import * as z from 'zod';
import { data, numero, scelta, testo } from '../domain/campi.ts';

/** How what comes under another name becomes a field of the contract. */
export type AltroNome =
  /** The same value. */
  | string
  /** The beginning of the rows: a clause of the filter of a list. */
  | { readonly come: 'filtro'; readonly campo: string }
  /** ASC or DESC is the direction, the name of an order the order. */
  | { readonly come: 'ordine' }
  /** A page, from 1. */
  | { readonly come: 'pagina' }
  /** The words looked for: a text, or an object of the fields that the list filters by. */
  | { readonly come: 'criteri' }
  /** A text, or an object that says it by code or by description. */
  | { readonly come: 'parole'; readonly campo: string }
  /** A code in the place of a word. */
  | { readonly come: 'codice'; readonly campo: string; readonly codici: Readonly<Record<string, string>> }
  /** A year in the place of its first and its last day. */
  | { readonly come: 'anno'; readonly dal: string; readonly al: string }
  /** A day in the place of its year. */
  | { readonly come: 'anno-di'; readonly campo: string }
  /** Accepted where it is of this form; the answer is the same without it. */
  | { readonly come: 'senza-effetto'; readonly schema: z.ZodType };

/** The value that stands where the caller says nothing: itself, or the year or the month of the day of the call. */
export type Predefinito = string | number | boolean | { readonly oggi: 'anno' | 'mese' };

/** A value that the answer alone says, out of the record it is beside. */
export interface Detta {
  readonly valori: readonly string[];
  /** Undefined of a record that is not read. */
  readonly di: (record: unknown) => string | undefined;
}

/** The field whose value is said again, as it is or as a code; or what is said out of the record. */
export type AltraRisposta =
  | string
  | { readonly campo: string; readonly codici: Readonly<Record<string, string>> }
  | Detta;

/**
 * Names and values that a route takes besides its contract, for programs written for the names of the specification. It speaks of the body, or of the query
 * where there is no body; the server translates before it reads the contract, and OpenAPI shows both.
 */
export interface Ammessi {
  readonly nomi?: Readonly<Record<string, AltroNome>>;
  readonly predefiniti?: Readonly<Record<string, Predefinito>>;
  /** The record as it was read may be sent back: fields that only the answer has are left out, and change nothing. */
  readonly rimandabile?: true;
  /** Other names that the answer carries beside its own, by place: `righe.uniemensId` → `uid`. */
  readonly risposta?: Readonly<Record<string, AltraRisposta>>;
  /** A field without which the rest is not read, and the words of the specification that say it is missing. */
  readonly indispensabile?: { readonly luogo: readonly string[]; readonly campo: string; readonly parole: string };
}

/** The parts of a route that are read here. */
interface Parti {
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly ammessi?: Ammessi;
}

/** Form of the field that carries what is asked of a route. */
export const corpoDi = ({ body, query }: Parti): z.ZodObject | undefined => {
  if (body === undefined) return query;
  return body instanceof z.ZodObject ? body : undefined;
};

const PAGINA_MASSIMA = 1000;
const campiDellaRiga = z.array(testo(1, 60)).max(100);

/** Names that every list takes, where its own contract does not give them another meaning. */
const nomiDegliElenchi = {
  offset: 'start',
  page: { come: 'pagina' },
  sort: { come: 'ordine' },
  criteria: { come: 'criteri' },
  /** Rows are always whole. */
  fields: { come: 'senza-effetto', schema: campiDellaRiga },
} as const satisfies Readonly<Record<string, AltroNome>>;

const isElenco = (shape: Readonly<Record<string, unknown>>): boolean => 'filtri' in shape && 'cursore' in shape;

/** The other names of a route: its own, and if it is a list those of every list. */
export const nomiDi = (route: Parti): Readonly<Record<string, AltroNome>> => {
  const shape = corpoDi(route)?.shape ?? {};
  const comuni = isElenco(shape)
    ? Object.fromEntries(Object.entries<AltroNome>(nomiDegliElenchi).filter(([nome]) => !Object.hasOwn(shape, nome)))
    : {};
  return { ...comuni, ...route.ammessi?.nomi };
};

/** Fields that a list may be ordered by, or filtered by. */
export const valoriDi = (corpo: z.ZodObject, campo: 'ordine' | 'filtri'): readonly [string, ...string[]] => {
  const schema = spogliato(corpo.shape[campo]);
  const scelte = schema instanceof z.ZodArray ? campoDi(schema.element) : schema;
  const [primo, ...altri] = scelte instanceof z.ZodEnum ? scelte.options.map(String) : [];
  if (primo === undefined) throw new Error(`No ${campo} in a list`);
  return [primo, ...altri];
};

const spogliato = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? spogliato(schema.unwrap())
    : schema;

const campoDi = (clausola: unknown): unknown => (clausola instanceof z.ZodObject ? clausola.shape.campo : undefined);

/** The form of what comes under another name. */
export const schemaDelNome = (corpo: z.ZodObject, nome: AltroNome): z.ZodType => {
  if (typeof nome === 'string') return schemaDi(corpo, nome);
  switch (nome.come) {
    case 'filtro':
      return valoreCercato();
    case 'ordine':
      return scelta(['ASC', 'DESC', ...valoriDi(corpo, 'ordine')]);
    case 'pagina':
      return numero(1, PAGINA_MASSIMA);
    case 'criteri':
      return z.union([testo(0, 200), perCampi(valoriDi(corpo, 'filtri'))]);
    case 'parole':
      return z.union([testo(0, 200), perCampi(['codice', 'descrizione'])]);
    case 'codice':
      return z.union(Object.keys(nome.codici).flatMap((codice) => [z.literal(codice), z.literal(Number(codice))]));
    case 'anno':
      return numero(1900, 2100);
    case 'anno-di':
      return data();
    case 'senza-effetto':
      return nome.schema;
  }
};

const schemaDi = (corpo: z.ZodObject, campo: string): z.ZodType => {
  const schema = corpo.shape[campo];
  if (!(schema instanceof z.ZodType)) throw new Error(`No field ${campo} that has another name`);
  return schema;
};

const valoreCercato = () => z.union([testo(0, 200), z.int().min(-1).max(9999), z.boolean()]);

const perCampi = (campi: readonly string[]) =>
  z.strictObject(Object.fromEntries(campi.map((campo) => [campo, valoreCercato().optional()])));

/** True when a caller may say nothing of a field: the contract lets it be absent, or the route says what it is then. */
export const isFacoltativo = (route: Parti, campo: string, schema: z.ZodType): boolean =>
  route.ammessi?.predefiniti?.[campo] !== undefined || schema.safeParse(undefined).success;

/** The fields that answers say of a record besides those that are kept, by the schema of the record. */
export const detteDi = z.registry<Readonly<Record<string, Detta>>>();

const luoghi = new WeakMap<z.ZodType, Readonly<Record<string, AltraRisposta>>>();

/** The fields that the answer of a route has besides its contract, by place: those that the route says of itself, and those of each record wherever it is. */
export const rispostaDi = ({
  response,
  ammessi,
}: Pick<Parti, 'ammessi'> & { readonly response: z.ZodType }): Readonly<Record<string, AltraRisposta>> => {
  const dette = luoghi.get(response) ?? Object.fromEntries(detteNel(response));
  luoghi.set(response, dette);
  return { ...dette, ...ammessi?.risposta };
};

/** Objects inside one another where a record is looked for. */
const PROFONDITA = 3;

const detteNel = (schema: unknown, luogo = '', dentro = 0): readonly (readonly [string, Detta])[] => {
  if (schema instanceof z.ZodArray) return detteNel(schema.element, luogo, dentro);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return detteNel(schema.unwrap(), luogo, dentro);
  if (!(schema instanceof z.ZodObject)) return [];
  return [
    ...Object.entries(detteDi.get(schema) ?? {}).map(([nome, detta]) => [`${luogo}${nome}`, detta] as const),
    ...(dentro === PROFONDITA
      ? []
      : Object.entries(schema.shape).flatMap(([nome, campo]) => detteNel(campo, `${luogo}${nome}.`, dentro + 1))),
  ];
};
