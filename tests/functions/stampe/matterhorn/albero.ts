import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';

/** An element of the structure tree: its standard type, what is in it, the marks of its content. */
export interface Nodo {
  readonly tipo: string;
  readonly dizionario: PDFDict;
  readonly riferimento: PDFRef | null;
  readonly figli: readonly Nodo[];
  readonly padre: Nodo | null;
  /** Numbers of marked content that the element holds itself. */
  readonly marche: readonly number[];
  /** Objects of the page that the element holds: annotations, images. */
  readonly oggetti: readonly PDFRef[];
}

export const nome = (valore: PDFObject | undefined): string => (valore instanceof PDFName ? valore.decodeText() : '');

export const dizionarioIn = (dove: PDFDict | undefined, chiave: string): PDFDict | undefined => {
  const trovato = dove?.lookup(PDFName.of(chiave));
  return trovato instanceof PDFDict ? trovato : undefined;
};

export const elencoIn = (dove: PDFDict | undefined, chiave: string): readonly PDFObject[] => {
  const trovato = dove?.lookup(PDFName.of(chiave));
  if (trovato instanceof PDFArray) return trovato.asArray();
  const solo = dove?.get(PDFName.of(chiave));
  return solo === undefined ? [] : [solo];
};

/** The structure types of ISO 32000-1, 14.8.4. */
export const TIPI: ReadonlySet<string> = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** The standard type that a name stands for: itself, or what the document maps it to. */
const tipoDi = (scritto: string, mappa: PDFDict | undefined, giri = 0): string => {
  if (TIPI.has(scritto) || giri > 8) return scritto;
  const altro = nome(mappa?.lookup(PDFName.of(scritto)));
  return altro === '' ? scritto : tipoDi(altro, mappa, giri + 1);
};

type Contenuto = Pick<Nodo, 'marche' | 'oggetti'> & { readonly elementi: readonly PDFObject[] };

const VUOTO: Contenuto = { marche: [], oggetti: [], elementi: [] };

/** The content that a child of an element is: a mark, an object of the page, or an element. */
const contenutoDi = (pdf: PDFDocument, figlio: PDFObject): Contenuto => {
  if (figlio instanceof PDFNumber) return { ...VUOTO, marche: [figlio.asNumber()] };
  const dentro = pdf.context.lookup(figlio);
  if (!(dentro instanceof PDFDict)) return VUOTO;
  const tipo = nome(dentro.lookup(PDFName.of('Type')));
  if (tipo === 'MCR') {
    const marca = dentro.lookup(PDFName.of('MCID'));
    return { ...VUOTO, marche: marca instanceof PDFNumber ? [marca.asNumber()] : [] };
  }
  const oggetto = dentro.get(PDFName.of('Obj'));
  if (tipo === 'OBJR') return { ...VUOTO, oggetti: oggetto instanceof PDFRef ? [oggetto] : [] };
  return { ...VUOTO, elementi: [figlio] };
};

/** The structure tree of a document, from its root; empty when it has none. */
export const alberoDi = (pdf: PDFDocument): readonly Nodo[] => {
  const radice = dizionarioIn(pdf.catalog, 'StructTreeRoot');
  const mappa = dizionarioIn(radice, 'RoleMap');
  const nodoDi = (trovato: PDFObject, padre: Nodo | null): readonly Nodo[] => {
    const dizionario = pdf.context.lookup(trovato);
    if (!(dizionario instanceof PDFDict)) return [];
    const contenuti = elencoIn(dizionario, 'K').map((figlio) => contenutoDi(pdf, figlio));
    const figli: Nodo[] = [];
    const nodo: Nodo = {
      tipo: tipoDi(nome(dizionario.lookup(PDFName.of('S'))), mappa),
      dizionario,
      riferimento: trovato instanceof PDFRef ? trovato : null,
      figli,
      padre,
      marche: contenuti.flatMap(({ marche }) => marche),
      oggetti: contenuti.flatMap(({ oggetti }) => oggetti),
    };
    for (const { elementi } of contenuti) for (const uno of elementi) figli.push(...nodoDi(uno, nodo));
    return [nodo];
  };
  return elencoIn(radice, 'K').flatMap((figlio) => nodoDi(figlio, null));
};

/** Every element, in reading order. */
export const tuttiI = (nodi: readonly Nodo[]): readonly Nodo[] => nodi.flatMap((nodo) => [nodo, ...tuttiI(nodo.figli)]);

/** A number tree as pairs. */
export const coppieDi = (pdf: PDFDocument, albero: PDFDict | undefined): readonly (readonly [number, PDFObject])[] => {
  const numeri = elencoIn(albero, 'Nums');
  const sue = numeri.flatMap((chiave, posto) => {
    const valore = numeri[posto + 1];
    return posto % 2 === 0 && chiave instanceof PDFNumber && valore !== undefined
      ? [[chiave.asNumber(), valore] as const]
      : [];
  });
  const sotto = elencoIn(albero, 'Kids').flatMap((figlio) => {
    const dentro = pdf.context.lookup(figlio);
    return dentro instanceof PDFDict ? coppieDi(pdf, dentro) : [];
  });
  return [...sue, ...sotto];
};
