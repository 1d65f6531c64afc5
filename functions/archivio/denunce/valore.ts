import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';

/** A value the office wrote over a computed field of a filing: which, by whom, when, why. */
const ValoreDenuncia = z.object({
  uid: z.string(),
  versione: z.int(),
  chiave: z.string(),
  campo: z.string(),
  valore: ValoreCampo,
  calcolato: ValoreCampo,
  perche: z.string(),
  chi: z.string(),
  il: z.string(),
});
export type ValoreDenuncia = z.infer<typeof ValoreDenuncia>;

export const valoreDenunciaEntita = defineEntita<ValoreDenuncia>({
  nome: 'VALORE_DENUNCIA',
  posto: 'figlio',
  radice: 'DENUNCIA',
  schema: ValoreDenuncia,
  shape: 1,
});

/** One value a field: its uid is that of the field. */
export const uidValore = (denuncia: Uid<'DENUNCIA'>, chiave: string, campo: string): string =>
  `${denuncia}-${createHash('sha256').update(`${chiave}\u0001${campo}`).digest('hex').slice(0, 24)}`;
