import { f24Ep } from './f24/f24ep.ts';
import { f24Ordinario } from './f24/f24ordinario.ts';
import { uniemens } from './uniemens/uniemens.ts';

/** Every filing, by its kind. A new one is a folder and a line here. Those not gathered yet are files only. */
export const catalogo = { f24ep: f24Ep, f24: f24Ordinario, uniemens } as const;

type TipoDenuncia = keyof typeof catalogo;

export const isTipoDenuncia = (tipo: string): tipo is TipoDenuncia => Object.hasOwn(catalogo, tipo);
