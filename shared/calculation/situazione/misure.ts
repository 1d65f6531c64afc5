import * as z from 'zod';

/** Largest amount a situation may carry: 9.999.999,99 €. Keeps every product of the engine inside exact integers. */
export const LIMITE_IMPORTO = 999_999_999;

export const Importo = z.int().min(-LIMITE_IMPORTO).max(LIMITE_IMPORTO);
export const ImportoNonNegativo = z.int().min(0).max(LIMITE_IMPORTO);

/** A rate in parts per million, from 0 to 100 %. */
export const Aliquota = z.int().min(0).max(1_000_000);

/** A day of the calendar, YYYY-MM-DD, that exists, from 1900 to 2100. */
export const Giorno = z.iso
  .date()
  .min(10)
  .max(10)
  .regex(/^(19\d\d|20\d\d|2100)-/);

/** First and last day, both included; the order is checked by the engine, which names the line. */
export const Periodo = z.strictObject({ dal: Giorno, al: Giorno });
export type Periodo = z.infer<typeof Periodo>;
