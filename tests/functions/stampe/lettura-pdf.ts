import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument } from './pdfjs.ts';

/** An element of the structure tree with the text a screen reader says, in reading order. */
export interface Elemento {
  readonly tag: string;
  readonly testo: string;
  readonly figli: readonly Elemento[];
}

export interface PaginaLetta {
  /** Words in the order they are drawn, head and foot included. */
  readonly testo: string;
  readonly struttura: readonly Elemento[];
  /** Words that belong neither to the structure nor to the decoration: there must be none. */
  readonly fuoriStruttura: readonly string[];
}

type Figlio = Awaited<ReturnType<PDFPageProxy['getStructTree']>>['children'][number];

/** What a PDF may lack: the reader answers null then, and its types do not say so. */
const assente = <T>(valore: T): T | null => valore;

/** The words of a page by the marked content they stand in, those that stand in none, and all of them. */
const parolePagina = async (pagina: PDFPageProxy) => {
  const { items } = await pagina.getTextContent({ includeMarkedContent: true });
  const perContenuto = new Map<string, string[]>();
  const [fuori, tutte, aperti]: [string[], string[], string[]] = [[], [], []];
  const scrivi = (parola: string): void => {
    tutte.push(parola);
    const dove = aperti.at(-1);
    if (dove === undefined) fuori.push(parola);
    else perContenuto.set(dove, [...(perContenuto.get(dove) ?? []), parola]);
  };
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() !== '') scrivi(item.str);
    } else if (item.type === 'endMarkedContent') aperti.pop();
    else aperti.push('id' in item && typeof item.id === 'string' ? item.id : 'Artifact');
  }
  return { perContenuto, fuori, tutte };
};

/** The language that the document declares, if it says it is marked. */
const linguaDi = async (pdf: PDFDocumentProxy, bytes: Uint8Array): Promise<string | null> => {
  if ((await pdf.getMarkInfo())?.['Marked'] !== true) return null;
  return (await PDFDocument.load(bytes)).catalog.get(PDFName.of('Lang'))?.toString() ?? null;
};

/** Reads a PDF as its readers do: words, structure and metadata, page by page. */
export const readPdf = async (
  bytes: Uint8Array,
): Promise<{
  pagine: readonly PaginaLetta[];
  lingua: string | null;
  info: Record<string, unknown>;
  segnalibri: readonly string[];
}> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pagine: PaginaLetta[] = [];
  for (let numero = 1; numero <= pdf.numPages; numero += 1) {
    const pagina = await pdf.getPage(numero);
    const { perContenuto, fuori, tutte } = await parolePagina(pagina);
    const albero = assente(await pagina.getStructTree());
    pagine.push({
      testo: tutte.join(' '),
      struttura: albero?.children.map((figlio) => elemento(figlio, perContenuto)) ?? [],
      fuoriStruttura: fuori,
    });
  }
  const { info } = await pdf.getMetadata();
  const lingua = await linguaDi(pdf, bytes);
  const indice = assente(await pdf.getOutline());
  const segnalibri = indice?.map(({ title }) => title) ?? [];
  await task.destroy();
  return { pagine, lingua, info: { ...info }, segnalibri };
};

const elemento = (nodo: Figlio, parole: ReadonlyMap<string, readonly string[]>): Elemento => {
  if (!('role' in nodo)) return { tag: '#', testo: (parole.get(nodo.id) ?? []).join(' '), figli: [] };
  const figli = nodo.children.map((figlio) => elemento(figlio, parole));
  return {
    tag: nodo.role,
    testo: figli
      .map(({ testo }) => testo)
      .filter((testo) => testo !== '')
      .join(' '),
    figli: figli.filter(({ tag }) => tag !== '#'),
  };
};

/** Every element with a tag, at any depth, in reading order. */
export const elementi = (radici: readonly Elemento[], tag: string): readonly Elemento[] =>
  radici.flatMap((radice) => [...(radice.tag === tag ? [radice] : []), ...elementi(radice.figli, tag)]);

/** All the text that a screen reader says. */
export const testoLetto = ({ pagine }: { readonly pagine: readonly PaginaLetta[] }): string =>
  pagine.flatMap(({ struttura }) => struttura.map(({ testo }) => testo)).join(' ');

/** The objects of a PDF by their structure type, font subtype and so on, as pdf-lib parses them. */
export const oggetti = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const dizionari = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([riferimento, oggetto]) => (oggetto instanceof PDFDict ? [{ riferimento, dizionario: oggetto }] : []));
  const con = (chiave: string, valore: string) =>
    dizionari
      .filter(({ dizionario }) => dizionario.get(PDFName.of(chiave)) === PDFName.of(valore))
      .map(({ dizionario }) => dizionario);
  const flusso = (valore: unknown): string => {
    const trovato = valore instanceof PDFRef ? pdf.context.lookup(valore) : valore;
    if (!(trovato instanceof PDFRawStream)) throw new Error('stream expected');
    return Buffer.from(decodePDFRawStream(trovato).decode()).toString('latin1');
  };
  return { pdf, dizionari, con, flusso };
};

export const voce = (dizionario: PDFDict, chiave: string): unknown => dizionario.get(PDFName.of(chiave));

export const numeri = (valore: unknown): readonly number[] =>
  valore instanceof PDFArray ? valore.asArray().map((numero) => Number(numero.toString())) : [];
