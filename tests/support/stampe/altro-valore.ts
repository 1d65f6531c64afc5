import * as z from 'zod';
import { pieno } from '../forme/pieno.ts';

// Another value for each field of a record, drawn from its schema: a field that is added is changed by itself.

type Schema = z.core.$ZodType;
type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodExactOptional;
const isWrapper = (schema: Schema): schema is Wrapper =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodExactOptional;

/** Texts that patterns and check figures ask for. */
const TESTI = [
  'RSSMRA80A01H501U',
  'VRDTTV66D61H501M',
  '12345678903',
  '00743110157',
  'IT61C0306903200000100128424',
  'IT60X0542811101000000123456',
  '1971-02-03',
  '2026-03-02',
  'F205',
  'L219',
  'altra@esempio.invalid',
  'MI',
  'TO',
  'A',
  'B',
  '1',
  '2',
  '02',
  '10',
  '123',
  '20100',
  '03069',
  '0306903200',
  '012345',
  '9876543210',
  'BCITITMM',
];

/** True of a field that is changed, by its place: 'dati.altriDati[].dal'. */
type Cambia = (luogo: string) => boolean;

/** The value with another one in each field that is changed. An empty list takes an element, what is not there is filled. */
export const altro = (schema: Schema, valore: unknown, cambia: Cambia, luogo = ''): unknown => {
  if (schema instanceof z.ZodPipe) return altro(schema.in, valore, cambia, luogo);
  if (schema instanceof z.ZodUnion) return altroDiUnione(schema, valore, cambia, luogo);
  const dentro = sfogliato(schema);
  if (dentro instanceof z.ZodObject) return altroOggetto(dentro, valore, cambia, luogo);
  if (dentro instanceof z.ZodArray) return altraLista(dentro, valore, cambia, luogo);
  if (dentro instanceof z.ZodUnion) return altroDiUnione(dentro, valore, cambia, luogo);
  return schema instanceof z.ZodType && cambia(luogo) ? altraFoglia(schema, valore) : valore;
};

const sfogliato = (schema: Schema): Schema => (isWrapper(schema) ? sfogliato(schema.unwrap()) : schema);

const altroOggetto = (schema: z.ZodObject, valore: unknown, cambia: Cambia, luogo: string): unknown => {
  const qui = valore ?? pieno(schema);
  const campi = Object.entries<Schema>(schema.shape).map(([nome, campo]): [string, unknown] => {
    const suo = luogo === '' ? nome : `${luogo}.${nome}`;
    const prima: unknown = Reflect.get(Object(qui), nome);
    return [nome, altro(campo, prima, cambia, suo)];
  });
  const dopo = Object.fromEntries(campi.filter(([, uno]) => uno !== undefined));
  const eraVuoto = valore === null || valore === undefined;
  return eraVuoto && JSON.stringify(dopo) === JSON.stringify(qui) ? valore : dopo;
};

const altraLista = (schema: z.ZodArray, valore: unknown, cambia: Cambia, luogo: string): unknown => {
  const ora: readonly unknown[] = Array.isArray(valore) ? valore : [];
  const [primo] = ora.length > 0 ? ora : [pieno(schema.element)];
  const dopo = (ora.length > 0 ? ora : [primo]).map((uno) => altro(schema.element, uno, cambia, `${luogo}[]`));
  return JSON.stringify(dopo) === JSON.stringify([primo]) && ora.length === 0 ? valore : dopo;
};

const altroDiUnione = (schema: z.ZodUnion, valore: unknown, cambia: Cambia, luogo: string): unknown => {
  const sua = schema.options.find((una) => una instanceof z.ZodType && una.safeParse(valore).success);
  return altro(sua ?? schema.options[0] ?? z.null(), valore, cambia, luogo);
};

/** Another value that the field accepts; the same where there is none. */
const altraFoglia = (schema: z.ZodType, valore: unknown): unknown =>
  [...vicini(valore), ...scelte(sfogliato(schema)), pieno(schema), ...TESTI, true, 1, 2, 100, 2024].find(
    (uno) => uno !== valore && uno !== null && uno !== undefined && schema.safeParse(uno).success,
  ) ?? valore;

const scelte = (schema: Schema): readonly unknown[] => (schema instanceof z.ZodEnum ? schema.options : []);

/** Values like it: the next number, the next day, a letter more. */
const vicini = (valore: unknown): readonly unknown[] => {
  if (typeof valore === 'boolean') return [!valore];
  if (typeof valore === 'number') return [valore + 1, valore - 1];
  if (typeof valore !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(valore)) return [`${Number(valore.slice(0, 4)) - 1}${valore.slice(4)}`];
  const [ultima = ''] = valore.slice(-1);
  const altraUltima = /\d/.test(ultima) ? String((Number(ultima) + 1) % 10) : 'X';
  return [`${valore} x`, `${valore}x`, `${valore.slice(0, -1)}${altraUltima}`];
};
