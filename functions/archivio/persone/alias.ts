import * as z from 'zod';
import { defineEntita } from '../entita.ts';

const Alias = z.object({
  uid: z.string(),
  versione: z.int(),
  uidDestinazione: z.string().brand<'PERSONA'>(),
  unitaIl: z.string(),
});
export type Alias = z.infer<typeof Alias>;

/** Who a person that was merged into another is now. */
export const aliasEntita = defineEntita<Alias>({ nome: 'ALIAS_PERSONA', posto: 'scuola', schema: Alias, shape: 1 });
