import * as z from 'zod';
import { fondiFineServizio, fondiPensione } from '../../rules/fondi.ts';

const cifre = (quante: number) => z.string().regex(new RegExp(`^\\d{${quante}}$`));

/**
 * The bodies that what is withheld and due goes to, as the school has them on the day of payment. Null = not set:
 * the payslip is computed all the same, accounting asks for what its lines need.
 */
export const Enti = z.strictObject({
  /** EP for who stands in the single treasury, else the ordinary form. */
  modello: z.enum(['EP', 'ORDINARIO']).default('EP'),
  /** Tax region of the school (table T0). */
  regioneTributo: cifre(2).nullable().default(null),
  /** Province of the former INPDAP office. */
  provincia: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  sedeInps: cifre(4).nullable().default(null),
  capInps: cifre(5).nullable().default(null),
  comuneInps: z.string().min(1).max(100).nullable().default(null),
  /** Position of the payee's site, else of the school, and the INPS office it is at. */
  matricolaInps: cifre(10).nullable().default(null),
  sedeMatricola: cifre(4).nullable().default(null),
  fondoPensione: z.enum(fondiPensione).nullable().default(null),
  fondoFineServizio: z.enum(fondiFineServizio).nullable().default(null),
  enpdep: z.boolean().default(false),
});
export type Enti = z.infer<typeof Enti>;
