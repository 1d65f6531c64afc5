import { AppError } from '#platform/errors.ts';
import type { Riga } from './colonna.ts';
import { testoDi } from './tipo.ts';

/** Reads the items of a cell, '…; …', one by one. @throws RICHIESTA_NON_VALIDA with all of those that cannot be read, not the first alone */
export const readParti = <T>(riga: Riga, campo: string, leggi: (parte: string) => T): T[] => {
  const [lette, rifiutate]: [T[], AppError[]] = [[], []];
  for (const parte of testoDi(riga, campo).split(';')) {
    if (parte.trim() === '') continue;
    try {
      lette.push(leggi(parte.trim()));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rifiutate.push(error);
    }
  }
  const [prima, ...altre] = rifiutate;
  if (prima === undefined) return lette;
  if (altre.length === 0) throw prima;
  const message = rifiutate.map((una) => una.message).join(' ');
  throw new AppError('RICHIESTA_NON_VALIDA', message, { fields: [{ path: campo, code: 'non_valido', message }] });
};

interface Composte<T> {
  readonly valori: Partial<T>;
  /** For `parseInput`, which tells them with what else is wrong with the row. */
  readonly rifiutati: readonly AppError[];
}

/** The fields that are read from cells of several items: one that cannot be read does not hide what is wrong with the others. */
export const readComposte = async <T extends object>(lettori: {
  readonly [K in keyof T]: () => T[K] | Promise<T[K]>;
}): Promise<Composte<T>> => {
  const valori: Partial<T> = {};
  const rifiutati: AppError[] = [];
  for (const campo in lettori) {
    try {
      valori[campo] = await lettori[campo]();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rifiutati.push(error);
    }
  }
  return { valori, rifiutati };
};
