import { create } from 'xmlbuilder2';
import * as z from 'zod';
import { CampoNonValido } from './record-fisso.ts';

/** Text of an element that has attributes too, among its children. */
export const TESTO = 'testo';

/** What an element is made of, read off the schema of its records: its children in order, or its text. */
export type Nodo =
  | { readonly di: 'figli'; readonly figli: readonly Figlio[] }
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
      ? { di: 'figli', figli: Object.entries<z.ZodType>(schema.shape).map(([nome, tipo]) => figlioDi(nome, tipo)) }
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

type Elemento = ReturnType<typeof create>;
type Record = Readonly<{ [nome: string]: unknown }>;

const isRecord = (valore: unknown): valore is Record =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

/** Cents as the file has them: 123456 → '1234,56'. */
const formatEuroXml = (centesimi: number): string => {
  const cifre = String(Math.abs(centesimi)).padStart(3, '0');
  return `${centesimi < 0 ? '-' : ''}${cifre.slice(0, -2)},${cifre.slice(-2)}`;
};

/** The bytes of a file: UTF-8, what a record does not have is not written. @throws CampoNonValido for text that XML cannot hold */
export const writeFileXml = ({ radice, nodo }: Albero, records: unknown): Uint8Array => {
  const documento = create({ version: '1.0', encoding: 'UTF-8' });
  writeNodo(documento.ele(radice), nodo, records, radice);
  return Buffer.from(`${documento.end({ prettyPrint: true })}\n`, 'utf8');
};

const writeNodo = (elemento: Elemento, nodo: Nodo, valore: unknown, dove: string): void => {
  if (nodo.di !== 'figli') {
    elemento.txt(testoDi(nodo, valore, dove));
    return;
  }
  const record = isRecord(valore) ? valore : {};
  for (const figlio of nodo.figli) {
    const suo = record[`${figlio.attributo ? '@' : ''}${figlio.nome}`];
    if (suo !== undefined) writeFiglio(elemento, figlio, suo, `${dove}/${figlio.nome}`);
  }
};

const writeFiglio = (
  elemento: Elemento,
  { nome, scritto, attributo, ripetuto, nodo }: Figlio,
  valore: unknown,
  dove: string,
): void => {
  if (attributo) elemento.att(scritto, testoDi(nodo, valore, dove));
  else if (nome === TESTO) elemento.txt(testoDi(nodo, valore, dove));
  else
    for (const uno of ripetuto && Array.isArray(valore) ? valore : [valore])
      writeNodo(elemento.ele(scritto), nodo, uno, dove);
};

/** Characters that XML 1.0 can hold. */
const SCRIVIBILE = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const testoDi = (nodo: Nodo, valore: unknown, dove: string): string => {
  const scritto = nodo.di === 'euro' && typeof valore === 'number' ? formatEuroXml(valore) : String(valore);
  if (!SCRIVIBILE.test(scritto)) throw new CampoNonValido(dove, 1, 'un carattere non si può scrivere.');
  return scritto;
};
