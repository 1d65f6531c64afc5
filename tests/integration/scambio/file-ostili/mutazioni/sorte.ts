import { sorte, type Sorte } from '#lib/local/demo/random.ts';

/** A file made to be hard to read: its name says how, for who looks for what went wrong. */
export interface FileOstile {
  readonly nome: string;
  readonly come: string;
  readonly bytes: Uint8Array;
}

/** Changes the content of a file; the same chance gives the same change. */
export type Mutazione = (bytes: Buffer, caso: Sorte) => Buffer;

export const sceltaTra = <T>(caso: Sorte, tra: readonly T[]): T => {
  const scelta = tra[caso.intero(tra.length)];
  if (scelta === undefined) throw new Error('Nothing to choose from');
  return scelta;
};

export const tratto = (caso: Sorte, lunghezza: number): readonly [number, number] => {
  const da = caso.intero(Math.max(1, lunghezza));
  return [da, Math.min(lunghezza, da + 1 + caso.intero(200))];
};

export { sorte, type Sorte };
