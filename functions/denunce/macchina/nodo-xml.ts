import * as z from 'zod';
import { isWritable } from '#platform/xml/escape.ts';
import { CampoNonValido } from './record-fisso.ts';

/** Text of an element that has attributes too, among its children. */
export const TESTO = 'testo';

/** What an element is made of, read off the schema of its records: its children in order, or its text. */
export type Nodo =
  | { readonly di: 'figli'; readonly figli: readonly Figlio[]; readonly isOrdineCerto: boolean }
  | { readonly di: 'euro' | 'numero' | 'testo'; readonly schema: z.ZodType };

/** A child of an element, or an attribute of it. */
export interface Figlio {
  /** What it is called in the records. */
  readonly nome: string;
  /** What it is called in the file. */
  readonly scritto: string;
  readonly facoltativo: boolean;
  readonly attributo: boolean;
  readonly ripetuto: boolean;
  readonly nodo: Nodo;
}

const letti = new WeakMap<z.ZodType, Nodo>();

/** The tree of elements of a file, with its root. */
export interface Albero {
  readonly radice: string;
  readonly nodo: Nodo;
}

/** The elements that a schema of records describes: an object is an element with children, a list the same element again. */
export const nodoDi = (schema: z.ZodType): Nodo => {
  const noto = letti.get(schema);
  if (noto !== undefined) return noto;
  const nodo: Nodo =
    schema instanceof z.ZodObject
      ? {
          di: 'figli',
          figli: Object.entries<z.ZodType>(schema.shape).map(([nome, tipo]) => figlioDi(nome, tipo)),
          isOrdineCerto: schema.meta()?.xml === 'sequenza',
        }
      : { di: formaDi(schema), schema };
  letti.set(schema, nodo);
  return nodo;
};

const formaDi = (schema: z.ZodType): 'euro' | 'numero' | 'testo' => {
  if (schema.meta()?.xml === 'euro') return 'euro';
  return schema instanceof z.ZodNumber ? 'numero' : 'testo';
};

const figlioDi = (nome: string, tipo: z.ZodType): Figlio => {
  const attributo = nome.startsWith('@');
  const facoltativo = tipo instanceof z.ZodOptional;
  const intero = facoltativo ? tipo.unwrap() : tipo;
  const ripetuto = intero instanceof z.ZodArray;
  const uno = ripetuto ? intero.element : intero;
  if (!(uno instanceof z.ZodType)) throw new Error(`${nome} is no element`);
  const suo = attributo ? nome.slice(1) : nome;
  return { nome: suo, scritto: suo, facoltativo, attributo, ripetuto, nodo: nodoDi(uno) };
};

type Record = Readonly<{ [nome: string]: unknown }>;

const isRecord = (valore: unknown): valore is Record =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

/** Cents as the file has them: 123456 → '1234,56'. */
const formatEuroXml = (centesimi: number): string => {
  const cifre = String(Math.abs(centesimi)).padStart(3, '0');
  return `${centesimi < 0 ? '-' : ''}${cifre.slice(0, -2)},${cifre.slice(-2)}`;
};

/** A child that a record has: its values, one where it is not repeated, and where it is. */
export interface Presente {
  readonly figlio: Figlio;
  readonly valori: readonly unknown[];
  readonly qui: string;
}

/** The children that a record has, in the order they are written. */
export const presentiDi = (figli: readonly Figlio[], valore: unknown, dove: string): readonly Presente[] => {
  const record = isRecord(valore) ? valore : {};
  return figli.flatMap((figlio) => {
    const suo = record[`${figlio.attributo ? '@' : ''}${figlio.nome}`];
    if (suo === undefined) return [];
    return [{ figlio, valori: figlio.ripetuto && Array.isArray(suo) ? suo : [suo], qui: `${dove}/${figlio.nome}` }];
  });
};

export const isAttributo = ({ figlio }: Presente): boolean => figlio.attributo;
export const isTesto = ({ figlio }: Presente): boolean => !figlio.attributo && figlio.nome === TESTO;

/** The text of an element without children. @throws CampoNonValido for text that XML cannot hold */
export const testoDi = (nodo: Nodo, valore: unknown, dove: string): string => {
  const scritto = nodo.di === 'euro' && typeof valore === 'number' ? formatEuroXml(valore) : String(valore);
  if (!isWritable(scritto)) throw new CampoNonValido(dove, 1, 'un carattere non si può scrivere.');
  return scritto;
};
