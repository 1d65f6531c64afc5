import { PDFDocument as PdfLibDocument, StandardFonts } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { documento } from '#functions/impaginazione/layout/documento.ts';
import type { Colonna } from '#functions/impaginazione/layout/parti/colonna.ts';

const ROWS = 30;
const COLUMNS = 6;
const LEFT = 42;
const STEP = 85;
const LEADING = 15.8;

/** The same words for every writer: a header and 30 rows of six cells a page, a head of column, a foot in two parts. */
const header = Array.from({ length: COLUMNS }, (_, column) => `Colonna ${column}`);
const rowOf = (row: number): readonly string[] =>
  header.map((_, column) =>
    column > 3
      ? `${(row * 7 + column) % 9973},${String(row % 100).padStart(2, '0')} €`
      : `Voce ${column} della riga ${row % 500}`,
  );
const rowsOf = (page: number): readonly (readonly string[])[] =>
  Array.from({ length: ROWS }, (_, row) => rowOf(page * ROWS + row));

const colonne: readonly Colonna[] = header.map((titolo, column) => ({
  titolo,
  larghezza: STEP,
  allineamento: column > 3 ? 'destra' : 'sinistra',
}));

/** Our kit: layout, structure, embedded fonts included. */
export const ourPages = (pages: number): Promise<Uint8Array> => {
  const stampa = documento({ titolo: 'Confronto', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' });
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) stampa.interruzionePagina();
    stampa.tabella({ colonne, righe: rowsOf(page) });
  }
  return Promise.resolve(stampa.bytes());
};

type Pdfkit = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdfkit['struct']>;

/** The cells of a page; with a `root`, inside the elements of table, row and cell. */
const drawCells = (pdf: Pdfkit, page: number, root: Element | undefined): void => {
  const table = root && pdf.struct('Table');
  if (table) root.add(table);
  [header, ...rowsOf(page)].forEach((cells, row) => {
    const line = table && pdf.struct('TR');
    if (line) table.add(line);
    cells.forEach((text, column) => {
      const draw = () => void pdf.text(text, LEFT + column * STEP, 40 + row * LEADING, { lineBreak: false });
      if (line) line.add(pdf.struct(row === 0 ? 'TH' : 'TD', draw));
      else draw();
    });
    line?.end();
  });
  table?.end();
};

/** Foot and lines, which no reader says. */
const drawFrame = (pdf: Pdfkit, page: number, pages: number): void => {
  pdf
    .text('Confronto', 500, 812, { lineBreak: false })
    .text(`Pagina ${page + 1} di ${pages}`, LEFT, 812, { lineBreak: false });
  for (let row = 0; row <= ROWS + 1; row += 1)
    pdf
      .moveTo(LEFT, 52 + row * LEADING)
      .lineTo(LEFT + COLUMNS * STEP, 52 + row * LEADING)
      .stroke();
};

/** pdfkit told where each cell goes; with `tagged`, the same table, row and cell elements. */
export const pdfkitPages = (pages: number, tagged: boolean): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const pieces: Uint8Array[] = [];
    const pdf = new PDFDocument({
      size: 'A4',
      autoFirstPage: false,
      margin: 0,
      info: { Title: 'Confronto' },
      ...(tagged ? { tagged, lang: 'it-IT', pdfVersion: '1.7', displayTitle: true } : {}),
    });
    pdf.on('data', (piece) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)));
    const root = tagged ? pdf.struct('Document') : undefined;
    if (root) pdf.addStructure(root);
    for (let page = 0; page < pages; page += 1) {
      pdf.addPage().fontSize(8.5);
      drawCells(pdf, page, root);
      if (tagged) pdf.markContent('Artifact');
      drawFrame(pdf, page, pages);
      if (tagged) pdf.endMarkedContent();
    }
    root?.end();
    pdf.end();
  });

/** pdf-lib's own drawText and drawLine. */
export const pdfLibPages = async (pages: number): Promise<Uint8Array> => {
  const pdf = await PdfLibDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const sheet = pdf.addPage([595.28, 841.89]);
    [header, ...rowsOf(page)].forEach((cells, row) =>
      cells.forEach((text, column) =>
        sheet.drawText(text, { x: LEFT + column * STEP, y: 790 - row * LEADING, size: 8.5, font }),
      ),
    );
    sheet.drawText('Confronto', { x: 500, y: 30, size: 8.5, font });
    sheet.drawText(`Pagina ${page + 1} di ${pages}`, { x: LEFT, y: 30, size: 8.5, font });
    for (let row = 0; row <= ROWS + 1; row += 1)
      sheet.drawLine({
        start: { x: LEFT, y: 785 - row * LEADING },
        end: { x: LEFT + COLUMNS * STEP, y: 785 - row * LEADING },
        thickness: 0.5,
      });
  }
  return pdf.save();
};
