import * as z from 'zod';
import { Giorno } from './misure.ts';

/** Leave not taken at the end of a contract: the engine earns the days, takes off those used, and pays the rest at a thirtieth each. */
export const FerieDaPagare = z.strictObject({
  /** Last day of the contract: it decides the salary table. */
  cessazione: Giorno,
  profilo: z.string().min(1).max(60),
  fascia: z.string().min(1).max(10).default('0-8'),
  oreSettimanali: z.int().min(1).max(6000),
  oreCattedra: z.int().min(1).max(6000),
  /** RPD or CIA in the daily pay, when the contract or a judgment gives them. */
  conAccessorioFisso: z.boolean().default(false),
  giorniServizio: z.int().min(1).max(3660),
  anniServizio: z.int().min(0).max(50).default(0),
  giorniFruiti: z.int().min(0).max(400).default(0),
  settimanaCorta: z.boolean().default(false),
  /** Suspended lessons inside the contract: taken off only if the employee was invited in writing to take leave then. */
  giorniSospensione: z.int().min(0).max(366).default(0),
  invitatoAFruirne: z.boolean().default(false),
});
export type FerieDaPagare = z.infer<typeof FerieDaPagare>;
