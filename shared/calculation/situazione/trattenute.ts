import * as z from 'zod';
import { generiRitenuta } from '../../domain/elaborazione/ritenute.ts';
import { ImportoNonNegativo } from './misure.ts';

export const TIPI_TRATTENUTA = generiRitenuta;

/** A deduction for a third party, in order of precedence; `importo` is what is asked, null = up to the legal limit. */
export const Trattenuta = z.strictObject({
  tipo: z.enum(TIPI_TRATTENUTA),
  riferimento: z.string().min(1).max(60),
  importo: ImportoNonNegativo.nullable().default(null),
  /** What is still owed: the deduction stops there; null = not known. */
  residuo: ImportoNonNegativo.nullable().default(null),
  /** Which record it comes from, kept in the line: what was withheld is counted by it. */
  origine: z.string().min(1).max(100).optional(),
});
export type Trattenuta = z.infer<typeof Trattenuta>;
