import { vociGeneriche } from './generiche.ts';
import { vociNoipa } from './noipa.ts';
import { vociProgetti } from './progetti.ts';
import { vociOreBilancio } from './scuola.ts';
import type { Voce } from './voce.ts';

/** Every item that a run may pay. A new one is a line of one of these families. */
export const dizionarioVoci: readonly Voce[] = [...vociOreBilancio, ...vociProgetti, ...vociGeneriche, ...vociNoipa];
