import * as z from 'zod';
import { data } from '../domain/campi.ts';

/** The day a figure of the law was read in a public place, and which place. */
export const Riscontro = z.strictObject({ il: data(), dove: z.string().max(400) });
export type Riscontro = z.infer<typeof Riscontro>;
