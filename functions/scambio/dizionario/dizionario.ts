import type { NomeTipo } from '#shared/domain/scambio.ts';
import type { NomiDelleColonne } from './nomi.ts';
import { nomiDiPersone } from './persone.ts';
import { nomiDiScuola } from './scuola.ts';

const nomi: NomiDelleColonne = { ...nomiDiScuola, ...nomiDiPersone };

/** The headings by which offices and other programs call a field of a kind, besides its title and its name. */
export const altriNomi = (tipo: NomeTipo, campo: string): readonly string[] => nomi[tipo]?.[campo] ?? [];
