import * as z from 'zod';

/** What a refund is of: where it was spent, how it was paid, and how many meals of one day of mission it is of (0 = not meals). */
export const Spesa = z.strictObject({
  luogo: z.enum(['ITALIA', 'ESTERO']),
  tracciabile: z.boolean(),
  pasti: z.int().min(0).max(2),
});
export type Spesa = z.infer<typeof Spesa>;
