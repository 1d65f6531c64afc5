import { decodePDFRawStream, PDFArray, PDFRawStream, type PDFDocument, type PDFPage } from 'pdf-lib';

/** Marks of the drawing of a page: the numbers it uses, and the operators outside of the structure or of the decoration. */
export interface Disegno {
  readonly marche: readonly number[];
  readonly fuori: readonly string[];
  /** Decoration inside the structure, or structure inside the decoration. */
  readonly confuse: number;
}

const PEZZI =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[\dA-Fa-f\s]*>|\[|\]|\/[^\s()<>[\]{}/%]*|%[^\r\n]*|[^\s()<>[\]{}/%]+/g;
/** Operators that put something on the page. */
const DISEGNA = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'BI']);

const testoDi = (pdf: PDFDocument, pagina: PDFPage): string => {
  const contenuti = pdf.context.lookup(pagina.node.Contents() instanceof PDFArray ? undefined : pagina.node.Contents());
  const flussi =
    pagina.node.Contents() instanceof PDFArray ? (pagina.node.Contents() as PDFArray).asArray() : [contenuti];
  return flussi
    .map((flusso) => {
      const trovato = flusso === undefined ? undefined : pdf.context.lookup(flusso);
      return trovato instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(trovato).decode()).toString('latin1')
        : '';
    })
    .join('\n');
};

type Marca = { readonly decorazione: boolean; readonly numero: number | null };

/** The mark that an operator opens, by the words before it. */
const marcaDi = (operatore: string, prima: readonly string[]): Marca => {
  const posto = prima.lastIndexOf('/MCID');
  const numero = operatore === 'BDC' && posto >= 0 ? Number(prima[posto + 1]) : null;
  const nomi = prima.filter((parola) => parola.startsWith('/'));
  return { decorazione: nomi[0] === '/Artifact', numero };
};

/** The drawing of a page, word by word. */
export const disegnoDi = (pdf: PDFDocument, pagina: PDFPage): Disegno => {
  const [aperte, marche, fuori]: [Marca[], number[], string[]] = [[], [], []];
  let prima: string[] = [];
  let confuse = 0;
  const apri = (operatore: string): void => {
    const marca = marcaDi(operatore, prima);
    const dentro = aperte.some(({ decorazione }) => decorazione);
    const diStruttura = aperte.some(({ numero }) => numero !== null);
    if ((dentro && marca.numero !== null) || (diStruttura && marca.decorazione)) confuse += 1;
    if (marca.numero !== null) marche.push(marca.numero);
    aperte.push(marca);
  };
  for (const [parola] of testoDi(pdf, pagina).matchAll(PEZZI)) {
    if (!/^[A-Za-z'"*]/.test(parola)) {
      prima.push(parola);
      continue;
    }
    if (parola === 'BDC' || parola === 'BMC') apri(parola);
    else if (parola === 'EMC') aperte.pop();
    else if (DISEGNA.has(parola) && !aperte.some(({ decorazione, numero }) => decorazione || numero !== null))
      fuori.push(`${prima.at(-1) ?? ''} ${parola}`);
    prima = [];
  }
  return { marche, fuori, confuse };
};
