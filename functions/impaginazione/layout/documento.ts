import { Canvas, type Orientamento } from './canvas.ts';
import { drawCampi, drawCifre, type Campo, type Cifra, type FormaCampi } from './parti/campi.ts';
import { caselleHeight, drawCaselle, firstRowHeight, type Casella } from './parti/caselle.ts';
import { conclusioneHeight, type Conclusione } from './parti/conclusione.ts';
import { drawElencoAnnidato, type Voce } from './parti/elenco-annidato.ts';
import { drawFirme, type Firma } from './parti/firme.ts';
import { drawIntestazione, type Intestazione } from './parti/intestazione.ts';
import { drawParagrafo, type Tono } from './parti/paragrafo.ts';
import { drawTabella, type Tabella } from './parti/tabella.ts';
import { drawTitolo, type Livello } from './parti/titolo.ts';
import { Bookmarks } from './pdf/bookmarks.ts';
import { writeCatalog, writeInfo, type Metadati } from './pdf/metadata.ts';
import type { Paused } from './pdf/paused.ts';

export interface DatiDocumento extends Metadati {
  readonly orientamento?: Orientamento;
  /** Right end of the foot of every page; the title where nobody says otherwise. */
  readonly piede?: string;
}

/** Pages numbered together: one payslip of a mass print. */
export interface Fascicolo {
  /** Entry of the list of contents, as the name of the person. */
  readonly segnalibro: string;
  /** Right end of the foot of its pages. */
  readonly piede?: string;
}

/**
 * A print, written from the first block to the last. Each call draws and returns the same document; {@link bytes}
 * ends it. The same calls give the same bytes.
 */
export class Documento {
  readonly #canvas: Canvas;
  readonly #metadati: Metadati;
  readonly #bookmarks: Bookmarks;
  #inFascicolo = false;

  constructor(dati: DatiDocumento, paused?: Paused) {
    this.#metadati = dati;
    this.#bookmarks = new Bookmarks(paused?.bookmarks);
    this.#canvas = new Canvas(dati.orientamento ?? 'verticale', paused);
    this.#canvas.running = { head: '', title: dati.titolo, foot: dati.piede ?? dati.titolo };
  }

  /** Starts pages of their own number and their own foot. */
  fascicolo({ segnalibro, piede }: Fascicolo): this {
    this.#endFascicolo();
    this.#inFascicolo = true;
    this.#canvas.structure.open('Sect');
    this.#canvas.running = { head: '', title: segnalibro, foot: piede ?? this.#metadati.titolo };
    this.#bookmarks.add(segnalibro, this.#canvas.page.numero);
    return this;
  }

  /** Who prints: at the head of the first page, and shortened at the head of the following ones. */
  intestazione(intestazione: Intestazione): this {
    this.#canvas.running = { ...this.#canvas.running, head: intestazione.ente };
    drawIntestazione(this.#canvas, intestazione);
    return this;
  }

  titolo(testo: string, livello: Livello = 1): this {
    drawTitolo(this.#canvas, testo, livello);
    return this;
  }

  paragrafo(testo: string, tono: Tono = 'corpo'): this {
    drawParagrafo(this.#canvas, testo, tono);
    return this;
  }

  campi(campi: readonly Campo[], forma: FormaCampi = {}): this {
    if (campi.length > 0) drawCampi(this.#canvas, campi, forma);
    return this;
  }

  cifre(cifre: readonly Cifra[]): this {
    if (cifre.length > 0) drawCifre(this.#canvas, cifre);
    return this;
  }

  tabella(tabella: Tabella): this {
    drawTabella(this.#canvas, tabella);
    return this;
  }

  /** Numbered boxes under their heading, which never stays alone at the foot of a page; the last ones of a document share the page of its note and signatures. */
  caselle(titolo: string, caselle: readonly Casella[], conclusione?: Conclusione): this {
    if (caselle.length === 0) return this;
    const kept =
      conclusione === undefined
        ? firstRowHeight(this.#canvas, caselle)
        : caselleHeight(this.#canvas, caselle) + conclusioneHeight(this.#canvas, conclusione);
    drawTitolo(this.#canvas, titolo, 3, kept);
    drawCaselle(this.#canvas, caselle);
    return this;
  }

  elenco(voci: readonly Voce[]): this {
    if (voci.length > 0) drawElencoAnnidato(this.#canvas, voci);
    return this;
  }

  firma(firme: readonly Firma[], luogoData?: string): this {
    drawFirme(this.#canvas, firme, luogoData);
    return this;
  }

  spazio(punti: number): this {
    this.#canvas.y += punti;
    return this;
  }

  interruzionePagina(): this {
    this.#canvas.breakPage();
    return this;
  }

  /** Number of the page being drawn, within its fascicolo. */
  get pagina(): number {
    return this.#canvas.pageOfBooklet;
  }

  /** Bytes of what is finished, once there are at least this many; together with the following ones they are the file. */
  pronti(almeno: number): Uint8Array | undefined {
    return this.#canvas.file.readyBytes >= almeno ? this.#canvas.file.take() : undefined;
  }

  /** Ends the fascicolo being drawn. Returns the bytes that are finished and what {@link documento} needs to go on after them. */
  sospendi(): { readonly bytes: Uint8Array; readonly paused: Paused } {
    this.#endFascicolo();
    const bytes = this.#canvas.file.take();
    return { bytes, paused: { ...this.#canvas.paused, bookmarks: this.#bookmarks.paused } };
  }

  /** Ends the document. Returns its bytes, less those already taken with {@link pronti}. */
  bytes(): Uint8Array {
    const { file, structure, pages } = this.#canvas;
    this.#canvas.end();
    file.close(
      writeCatalog(file, this.#metadati, {
        pages: pages.numero,
        structure: structure.numero,
        bookmarks: this.#bookmarks,
      }),
      writeInfo(file, this.#metadati),
    );
    return file.take();
  }

  #endFascicolo(): void {
    this.#canvas.endBooklet();
    if (this.#inFascicolo) this.#canvas.structure.close();
    this.#inFascicolo = false;
  }
}

/** Starts a print: A4, tagged, in Italian; or goes on with one that was suspended between two fascicoli, with the same `dati`. */
export const documento = (dati: DatiDocumento, paused?: Paused): Documento => new Documento(dati, paused);
