import * as z from 'zod';

/** The record that a defect was met on: kind and uid, which are of nobody by themselves. */
interface RecordDelDifetto {
  readonly specie: string;
  readonly uid: string;
}

const incontrati = new WeakMap<Error, RecordDelDifetto>();

/** Notes on which record a defect was met. @returns the same error, to be thrown */
export const metOn = (error: Error, { tipo, uid, sk }: Readonly<Record<string, unknown>>): Error => {
  incontrati.set(error, { specie: String(tipo), uid: String(uid ?? sk) });
  return error;
};

/** Names of fields have letters alone: a key that is data, as a codice fiscale, is not said. */
const NOME = /^[A-Za-z_]{1,40}$/;

const passo = (parte: PropertyKey): string => {
  if (typeof parte === 'number') return String(parte);
  return NOME.test(String(parte)) ? String(parte) : '*';
};

/** The facts of a defect that a log may hold: kind and uid of the record, and each field with what is wrong of it; never a value. */
export const fattiDelDifetto = (error: Error): Partial<RecordDelDifetto> & { readonly campi?: readonly string[] } => ({
  ...incontrati.get(error),
  ...(error instanceof z.ZodError
    ? { campi: error.issues.slice(0, 10).map(({ path, code }) => `${path.map(passo).join('.')}: ${code}`) }
    : {}),
});
