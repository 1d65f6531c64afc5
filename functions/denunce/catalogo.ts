import type { TipoDenuncia } from '../../shared/domain/denuncia.ts';
import { cu } from './cu/cu.ts';
import { f24Ep } from './f24/f24ep.ts';
import { f24Ordinario } from './f24/f24ordinario.ts';
import type { Denuncia } from './macchina/denuncia.ts';
import { spt } from './spt/spt.ts';
import { uniemens } from './uniemens/uniemens.ts';

/** Every filing, by its kind. A new one is a folder and a line here. */
export const catalogo = { f24ep: f24Ep, f24: f24Ordinario, uniemens, spt, cu } as const satisfies Record<
  TipoDenuncia,
  Denuncia
>;

export const isTipoDenuncia = (tipo: string): tipo is TipoDenuncia => Object.hasOwn(catalogo, tipo);
