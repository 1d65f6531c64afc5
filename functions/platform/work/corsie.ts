import * as z from 'zod';
import type { Chiave, Item } from '../data/dynamo.ts';
import type { Operazione } from '../data/modifica.ts';

/** More than the blocks that any flow works side by side. */
const CORSIE = 16;
const NOME = 'CORSIA';
const Corsia = z.object({ tentativo: z.int() });

/** Blocks worked side by side follow one another, so that each has a lane of its own. */
const corsiaDi = (blocco: string): number =>
  Number(/\d{1,9}$/.exec(blocco)?.[0] ?? [...blocco].reduce((somma, lettera) => somma + lettera.charCodeAt(0), 0)) %
  CORSIE;

const tutte = Array.from({ length: CORSIE }, (_, numero) => numero);

/**
 * The lanes of a work that has more than one block: each block checks that its lane is still open, instead of all of them the record of the work, on
 * which transactions side by side would refuse one another. A work that is stopped, fails or ends closes them with the same change.
 */
export const corsieDi = (radice: string, codmin: string) => {
  const chiave = (corsia: number): Chiave => ({ pk: radice, sk: `${NOME}#${String(corsia).padStart(2, '0')}` });
  const close = (numeri: readonly number[]): Operazione[] =>
    numeri.map((numero) => ({ tipo: 'delete', chiave: chiave(numero) }));
  const delle = (blocchi: readonly string[]): readonly number[] =>
    blocchi.length > 1 ? [...new Set(blocchi.map(corsiaDi))] : [];
  return {
    chiaveDi: (blocco: string): Chiave => chiave(corsiaDi(blocco)),
    isCorsia: ({ tipo }: Item): boolean => tipo === NOME,
    open: (tentativo: number, blocchi: readonly string[]): Operazione[] =>
      delle(blocchi).map((numero) => ({
        tipo: 'put',
        chiave: chiave(numero),
        item: { ...Corsia.parse({ tentativo }), tipo: NOME, scuola: codmin, schema: 1 },
      })),
    /** Closes the lanes of blocks that are all done. */
    closeDi: (blocchi: readonly string[]): Operazione[] => close(delle(blocchi)),
    closeTutte: (): Operazione[] => close(tutte),
  };
};
