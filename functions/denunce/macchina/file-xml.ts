import * as z from 'zod';
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

/** The bytes of a file: UTF-8, what a record does not have is not written. @throws CampoNonValido for text that XML cannot hold */
export const writeFileXml = ({ radice, nodo }: Albero, records: unknown): Uint8Array =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${elementoDi(radice, nodo, records, radice)}\n`, 'utf8');

/** A child that a record has: its values, one where it is not repeated, and where it is. */
interface Presente {
  readonly figlio: Figlio;
  readonly valori: readonly unknown[];
  readonly qui: string;
}

const presentiDi = (figli: readonly Figlio[], valore: unknown, dove: string): readonly Presente[] => {
  const record = isRecord(valore) ? valore : {};
  return figli.flatMap((figlio) => {
    const suo = record[`${figlio.attributo ? '@' : ''}${figlio.nome}`];
    if (suo === undefined) return [];
    return [{ figlio, valori: figlio.ripetuto && Array.isArray(suo) ? suo : [suo], qui: `${dove}/${figlio.nome}` }];
  });
};

/** An element on lines of its own, as deep as it is; one that holds only text is on one line. */
const elementoDi = (nome: string, nodo: Nodo, valore: unknown, dove: string, rientro = ''): string => {
  const tra = nodo.di === 'figli' ? presentiDi(nodo.figli, valore, dove) : [];
  const inizio = `${rientro}<${nome}${tra.filter(isAttributo).map(attributoDi).join('')}`;
  const testo = nodo.di === 'figli' ? tra.filter(isTesto).map(testoIn).join('') : escaped(testoDi(nodo, valore, dove));
  const dentro = tra
    .filter((uno) => !isAttributo(uno) && !isTesto(uno))
    .flatMap(({ figlio, valori, qui }) =>
      valori.map((uno) => elementoDi(figlio.scritto, figlio.nodo, uno, qui, `${rientro}  `)),
    );
  if (dentro.length > 0) return `${inizio}>${testo}\n${dentro.join('\n')}\n${rientro}</${nome}>`;
  return testo === '' ? `${inizio}/>` : `${inizio}>${testo}</${nome}>`;
};

const isAttributo = ({ figlio }: Presente): boolean => figlio.attributo;
const isTesto = ({ figlio }: Presente): boolean => !figlio.attributo && figlio.nome === TESTO;

const testoIn = ({ figlio, valori: [suo], qui }: Presente): string => escaped(testoDi(figlio.nodo, suo, qui));
const attributoDi = (presente: Presente): string =>
  ` ${presente.figlio.scritto}="${testoIn(presente).replaceAll('"', '&quot;')}"`;

const RISERVATI: Readonly<{ [carattere: string]: string }> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (testo: string): string => testo.replace(/[&<>]/g, (carattere) => RISERVATI[carattere] ?? carattere);

/** Characters that XML 1.0 can hold. */
const SCRIVIBILE = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const testoDi = (nodo: Nodo, valore: unknown, dove: string): string => {
  const scritto = nodo.di === 'euro' && typeof valore === 'number' ? formatEuroXml(valore) : String(valore);
  if (!SCRIVIBILE.test(scritto)) throw new CampoNonValido(dove, 1, 'un carattere non si può scrivere.');
  return scritto;
};
