import { tipiDenuncia, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import type { Denuncia } from '../macchina/denuncia.ts';
import { cu } from './cu/cu.ts';
import { f24Ep } from './f24/f24ep.ts';
import { f24Ordinario } from './f24/f24ordinario.ts';
import { spt } from './spt/spt.ts';
import { uniemens } from './uniemens/uniemens.ts';

/** Every filing, by its kind. A new one is a folder and a line here; what the office does with it is `shared/denunce/flussi.ts`. */
export const catalogo: Readonly<Record<TipoDenuncia, Denuncia>> = {
  f24ep: f24Ep,
  f24: f24Ordinario,
  uniemens,
  spt,
  cu,
};

/** Characters at the beginning of a file among which it says what it is, comments of an XML included. */
const INIZIO = 4096;

/** The kind that a file says it is of, when it is not this one; null where it says nothing, or this. */
export const altroTipoDi = (bytes: Uint8Array, tipo: TipoDenuncia): TipoDenuncia | null => {
  const inizio = Buffer.from(bytes.subarray(0, INIZIO)).toString('latin1');
  const trovato = tipiDenuncia.find((uno) => catalogo[uno].inizio.test(inizio)) ?? null;
  return trovato === tipo ? null : trovato;
};

export const isTipoDenuncia = (tipo: string): tipo is TipoDenuncia => Object.hasOwn(catalogo, tipo);
