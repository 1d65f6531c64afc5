import type { Canvas } from '../canvas.ts';
import { firmeHeight, type Firma } from './firme.ts';
import { paragrafoHeight } from './paragrafo.ts';

/** The end of a document: a note and the signatures. */
export interface Conclusione {
  readonly nota?: string | undefined;
  readonly firme: readonly Firma[];
  readonly luogoData?: string | undefined;
}

/** Returns the height that a note and the signatures take. */
export const conclusioneHeight = (canvas: Canvas, { nota, firme, luogoData }: Conclusione): number =>
  (nota === undefined ? 0 : paragrafoHeight(canvas, nota, 'nota')) + firmeHeight(canvas, firme, luogoData);
