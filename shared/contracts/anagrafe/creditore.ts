import * as z from 'zod';
import { data, iban, testo } from '../../domain/campi.ts';

/** The creditor of a deduction by order: name, account, the act that orders it and its day. */
export const Creditore = z.strictObject({
  nome: testo(1, 70),
  iban: iban(),
  /** Court, number and register of the order, or the contract of an assignment. */
  atto: testo(1, 100),
  data: data(),
});
export type Creditore = z.infer<typeof Creditore>;
