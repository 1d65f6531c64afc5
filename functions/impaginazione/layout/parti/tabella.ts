import type { Canvas } from '../canvas.ts';
import type { StructureElement } from '../pdf/structure-tree.ts';
import { tint, type Allineamento, type TextStyle } from '../text-style.ts';
import type { Colonna, Riga } from './colonna.ts';
import { fitColumns, type CellStyles } from './column-widths.ts';
import { conclusioneHeight, type Conclusione } from './conclusione.ts';
import { drawTitolo } from './titolo.ts';

export interface Tabella {
  /** A heading of the second level, never parted from the first rows. */
  readonly titolo?: string;
  readonly colonne: readonly Colonna[];
  readonly righe: readonly Riga[];
  readonly totali?: readonly Riga[];
  /** The header row comes again on every page; true unless said. */
  readonly ripetiIntestazione?: boolean;
  /** Rows that count for the widths too: those of the tables that must look alike. */
  readonly campione?: readonly Riga[];
  /** Rows tinted one in two; for long lists. */
  readonly zebra?: boolean;
  /** The end of the document that follows this table: it shares the page of the last rows. */
  readonly conclusione?: Conclusione;
}

interface Column {
  readonly box: { readonly x: number; readonly width: number };
  readonly allineamento: Allineamento;
  readonly testata: boolean;
}

interface Cell {
  readonly element: StructureElement;
  readonly lines: readonly string[];
  readonly column: Column;
}

const PADDING = { side: 4, vertical: 1.9 };
/** Rows that go to the last page with the totals and what comes after them. */
const TAIL = 4;
/** Space after a table. */
const AFTER = 6;
/** A table up to this many rows is not broken if it fits in half a page. */
const SHORT = 14;

/** A table that goes on over as many pages as it needs. A row is broken only when it is taller than a page. */
export const drawTabella = (canvas: Canvas, tabella: Tabella): void => {
  const fit = fitColumns(
    canvas,
    tabella.colonne,
    [...(tabella.campione ?? tabella.righe), ...(tabella.totali ?? [])],
    PADDING.side,
  );
  const drawing = new TableDrawing(canvas, tabella, fit.styles, columnsAt(canvas.box.x, fit.widths, tabella.colonne));
  drawing.draw();
};

const columnsAt = (start: number, widths: readonly number[], colonne: readonly Colonna[]): readonly Column[] => {
  let x = start;
  return colonne.map(({ allineamento, testata }, position) => {
    const width = widths[position] ?? 0;
    x += width;
    return {
      box: { x: x - width + PADDING.side, width: width - 2 * PADDING.side },
      allineamento: allineamento ?? 'sinistra',
      testata: testata ?? false,
    };
  });
};

class TableDrawing {
  readonly #canvas: Canvas;
  readonly #tabella: Tabella;
  readonly #styles: CellStyles;
  readonly #columns: readonly Column[];
  readonly #header: readonly (readonly string[])[];
  readonly #headerHeight: number;

  constructor(canvas: Canvas, tabella: Tabella, styles: CellStyles, columns: readonly Column[]) {
    this.#canvas = canvas;
    this.#tabella = tabella;
    this.#styles = styles;
    this.#columns = columns;
    this.#header = columns.map(({ box }, position) =>
      canvas.wrap(tabella.colonne[position]?.titolo ?? '', box.width, styles.testata),
    );
    this.#headerHeight = height(this.#header, styles.testata) + 1;
  }

  draw(): void {
    const { structure } = this.#canvas;
    const { titolo, righe, totali = [], zebra = false } = this.#tabella;
    const height = this.#keptHeight();
    if (titolo !== undefined) drawTitolo(this.#canvas, titolo, 2, height);
    structure.open('Table');
    this.#canvas.ensure(height);
    this.#drawHeader();
    if (righe.length > 0) {
      structure.open('TBody');
      const last = Math.max(1, righe.length - TAIL);
      righe.forEach((riga, position) => {
        if (position === last) this.#keepTail(righe.slice(last), totali);
        this.#drawRow(riga, this.#styles.cella, zebra && position % 2 === 1);
      });
      structure.close();
    }
    if (totali.length > 0) {
      structure.open('TFoot');
      totali.forEach((riga) => this.#drawRow(riga, this.#styles.cellaForte, true));
      structure.close();
    }
    structure.close();
    this.#canvas.y += AFTER;
  }

  /** Goes to the next page with the last rows where what follows them would stand there alone. */
  #keepTail(righe: readonly Riga[], totali: readonly Riga[]): void {
    const height = this.#rowsHeight(righe, totali) + this.#conclusionHeight();
    if (height <= this.#canvas.room || height > this.#canvas.fullRoom - this.#headerHeight) return;
    this.#goOn();
  }

  #conclusionHeight(): number {
    const { conclusione } = this.#tabella;
    return conclusione === undefined ? 0 : AFTER + conclusioneHeight(this.#canvas, conclusione);
  }

  /** The next page, with the header again. */
  #goOn(): void {
    this.#canvas.breakPage(true);
    this.#repeatHeader();
  }

  #rowsHeight(righe: readonly Riga[], totali: readonly Riga[]): number {
    return [
      ...righe.map((riga) => this.#rowHeight(riga, this.#styles.cella)),
      ...totali.map((riga) => this.#rowHeight(riga, this.#styles.cellaForte)),
    ].reduce((total, row) => total + row, 0);
  }

  /** Height to find on one page: the whole of a short table, or the header and the first row. */
  #keptHeight(): number {
    const { righe, totali = [] } = this.#tabella;
    const [prima = []] = righe;
    const least = this.#headerHeight + Math.min(this.#rowHeight(prima, this.#styles.cella), this.#canvas.fullRoom / 2);
    if (righe.length + totali.length > SHORT) return least;
    const whole = this.#headerHeight + this.#rowsHeight(righe, totali);
    return whole <= this.#canvas.fullRoom / 2 ? whole : least;
  }

  #rowHeight(riga: Riga, style: TextStyle): number {
    return height(
      this.#columns.map(({ box }, position) => this.#canvas.wrap(riga[position] ?? '', box.width, style)),
      style,
    );
  }

  #drawHeader(): void {
    const { structure } = this.#canvas;
    this.#paintHeader();
    structure.open('THead');
    structure.open('TR');
    this.#header.forEach((lines, position) => {
      const column = this.#columns[position];
      const element = structure.open('TH', structure.scope.column);
      if (column)
        this.#canvas.lines(
          element,
          lines,
          { box: column.box, top: this.#canvas.y + this.#headerRise(lines) },
          this.#styles.testata,
          column.allineamento,
        );
      structure.close();
    });
    structure.close();
    structure.close();
    this.#canvas.y += this.#headerHeight;
  }

  /** The header on the pages that follow: already read, so it is decoration there. */
  #repeatHeader(): void {
    if (this.#tabella.ripetiIntestazione === false) return;
    const { page } = this.#canvas;
    this.#paintHeader();
    page.beginArtifact('Header');
    this.#header.forEach((lines, position) => {
      const column = this.#columns[position];
      if (!column) return;
      const top = this.#canvas.y + this.#headerRise(lines);
      lines.forEach((line, row) =>
        this.#canvas.line(
          line,
          column.box,
          top + row * this.#styles.testata.leading,
          this.#styles.testata,
          column.allineamento,
        ),
      );
    });
    page.end();
    this.#canvas.y += this.#headerHeight;
  }

  #paintHeader(): void {
    const { page, box, y } = this.#canvas;
    page.fill(box.x, y, box.width, this.#headerHeight, tint.chiara);
    page.line(box.x, y + this.#headerHeight, box.width, tint.accento, 0.8);
  }

  /** Headers of one line sit at the foot of a header of two. */
  #headerRise(lines: readonly string[]): number {
    return this.#headerHeight - 1 - PADDING.vertical - lines.length * this.#styles.testata.leading;
  }

  #drawRow(riga: Riga, style: TextStyle, tinted: boolean): void {
    const { structure } = this.#canvas;
    structure.open('TR');
    const cells = this.#columns.map((column, position) => this.#cell(column, riga[position] ?? '', style));
    const tallest = Math.max(...cells.map(({ lines }) => lines.length));
    for (let first = 0; first < tallest;) {
      const count = this.#fitting(tallest - first, style);
      this.#drawSlice(cells, first, count, style, tinted);
      first += count;
    }
    for (const { element } of cells) structure.write(element);
    structure.close();
  }

  /** Lines of a row to draw on this page, after going to the next one if that saves the row from being broken. */
  #fitting(lines: number, style: TextStyle): number {
    const capacity = (room: number) => Math.floor((room - 2 * PADDING.vertical) / style.leading);
    if (lines <= capacity(this.#canvas.room)) return lines;
    const nextPage = capacity(this.#canvas.fullRoom - this.#headerHeight);
    if (lines <= nextPage || capacity(this.#canvas.room) < 3) this.#goOn();
    return Math.min(lines, Math.max(1, capacity(this.#canvas.room)));
  }

  #drawSlice(cells: readonly Cell[], first: number, count: number, style: TextStyle, tinted: boolean): void {
    const { page, box, y } = this.#canvas;
    const height = count * style.leading + 2 * PADDING.vertical;
    if (tinted) page.fill(box.x, y, box.width, height, style === this.#styles.cellaForte ? tint.chiara : tint.zebra);
    for (const { element, lines, column } of cells) {
      const slice = first === 0 && lines.length <= count ? lines : lines.slice(first, first + count);
      if (slice.length > 0)
        this.#canvas.lines(element, slice, { box: column.box, top: y + PADDING.vertical }, style, column.allineamento);
    }
    if (!this.#tabella.zebra) page.line(box.x, y + height, box.width, tint.filo, 0.4);
    this.#canvas.y += height;
  }

  #cell(column: Column, text: string, style: TextStyle): Cell {
    const { structure } = this.#canvas;
    const element = column.testata ? structure.detached('TH', structure.scope.row) : structure.detached('TD');
    return { element, lines: this.#canvas.wrap(text, column.box.width, style), column };
  }
}

const height = (cells: readonly (readonly string[])[], style: TextStyle): number =>
  Math.max(...cells.map((lines) => lines.length)) * style.leading + 2 * PADDING.vertical;
