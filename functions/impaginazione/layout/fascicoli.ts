import { createHash } from 'node:crypto';
import { documento, type DatiDocumento, type Documento } from './documento.ts';

/** What the booklets of a print are of, read a stretch at a time: from a position, up to another excluded. */
export interface Elementi<T> {
  readonly quanti: number;
  /** Differs when any of them has changed. */
  readonly impronta: () => string;
  readonly leggi: (da: number, a: number) => Iterable<T> | AsyncIterable<T>;
}

/** A print of fascicoli, each on pages of its own: it can be drawn piece by piece, and a stretch in one process, the next in another. */
export interface Fascicoli extends AsyncIterable<Uint8Array> {
  readonly dati: DatiDocumento;
  readonly quanti: number;
  readonly impronta: () => string;
  readonly disegna: (stampa: Documento, da: number, a: number) => Promise<void>;
}

const PIECE = 1 << 20;

/**
 * A print of any length, in one process or in several. Iterated, it comes piece by piece (1 MB): each element is drawn in its own fascicolo and leaves the memory as its
 * pages are finished. The pieces are to be written one after the other.
 */
export const drawEach = <T>(
  dati: DatiDocumento,
  elementi: readonly T[] | Elementi<T>,
  disegna: (documento: Documento, elemento: T) => void,
): Fascicoli => {
  const { quanti, impronta, leggi } = 'leggi' in elementi ? elementi : inMemoria(elementi);
  return {
    dati,
    quanti,
    impronta,
    disegna: async (stampa, da, a) => {
      for await (const elemento of leggi(da, a)) disegna(stampa, elemento);
    },
    async *[Symbol.asyncIterator]() {
      const stampa = documento(dati);
      for await (const elemento of leggi(0, quanti)) {
        disegna(stampa, elemento);
        const pezzo = stampa.pronti(PIECE);
        if (pezzo) yield pezzo;
      }
      yield stampa.bytes();
    },
  };
};

const inMemoria = <T>(elementi: readonly T[]): Elementi<T> => ({
  quanti: elementi.length,
  impronta: () => improntaDi(elementi),
  leggi: (da, a) => elementi.slice(da, a),
});

/** What tells a value from a later state of it. */
export const improntaDi = (valore: unknown): string =>
  createHash('sha256').update(JSON.stringify(valore)).digest('hex');
