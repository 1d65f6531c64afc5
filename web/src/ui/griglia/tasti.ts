import type { Comando } from './comandi.ts';
import type { Verso } from './modello.ts';

/** A key as the browser tells it. */
export interface Tasto {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const frecce: ReadonlyMap<string, Verso> = new Map([
  ['ArrowUp', 'su'],
  ['ArrowDown', 'giù'],
  ['ArrowLeft', 'sinistra'],
  ['ArrowRight', 'destra'],
  ['PageUp', 'pagina su'],
  ['PageDown', 'pagina giù'],
  ['Home', 'inizio'],
  ['End', 'fine'],
]);
const conCtrl: ReadonlyMap<string, Verso> = new Map([
  ['ArrowUp', 'in cima'],
  ['ArrowDown', 'in fondo'],
  ['ArrowLeft', 'inizio'],
  ['ArrowRight', 'fine'],
  ['Home', 'prima'],
  ['End', 'ultima'],
]);
const scorciatoie: ReadonlyMap<string, Comando> = new Map<string, Comando>([
  ['a', { tipo: 'tutto' }],
  ['d', { tipo: 'riempi' }],
  ['z', { tipo: 'annulla' }],
  ['y', { tipo: 'ripeti' }],
]);

/** Where a key leads when it ends what is being written, or just moves on. */
const conferme = ({ key, shiftKey }: Tasto): Verso | undefined => {
  if (key === 'Enter') return shiftKey ? 'su' : 'giù';
  if (key === 'Tab') return shiftKey ? 'sinistra' : 'destra';
  return undefined;
};

/** What a key means over the cells. Null: nothing to the grid, the browser does as usual. At the first and last cell Tab leaves the grid. */
export const comandoDi = (tasto: Tasto, alBordo: (verso: Verso) => boolean): Comando | null => {
  if (tasto.altKey) return null;
  if (tasto.ctrlKey || tasto.metaKey) return conControl(tasto);
  const verso = frecce.get(tasto.key);
  if (verso !== undefined) return { tipo: 'sposta', verso, estendi: tasto.shiftKey };
  const avanti = conferme(tasto);
  if (avanti === undefined) return diUnaCella(tasto.key);
  return tasto.key === 'Tab' && alBordo(avanti) ? null : { tipo: 'conferma', verso: avanti };
};

const diUnaCella = (key: string): Comando | null => {
  if (key === 'F2') return { tipo: 'apri', testo: null };
  if (key === 'Delete' || key === 'Backspace') return { tipo: 'svuota' };
  return /^[\d,.:+-]$/.test(key) ? { tipo: 'apri', testo: key } : null;
};

const conControl = ({ key, shiftKey }: Tasto): Comando | null => {
  if (key.toLowerCase() === 'z' && shiftKey) return { tipo: 'ripeti' };
  const verso = conCtrl.get(key);
  return verso === undefined
    ? (scorciatoie.get(key.toLowerCase()) ?? null)
    : { tipo: 'sposta', verso, estendi: shiftKey };
};

/** What a key means while a cell is being written. */
export const comandoScrivendo = (tasto: Tasto, sostituisce: boolean): Comando | null => {
  if (tasto.key === 'Escape') return { tipo: 'chiudi' };
  const avanti = conferme(tasto);
  if (avanti !== undefined) return { tipo: 'conferma', verso: avanti };
  const verso = sostituisce ? frecce.get(tasto.key) : undefined;
  return verso === undefined ? null : { tipo: 'conferma', verso };
};
