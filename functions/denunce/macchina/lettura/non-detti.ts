import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { RecordLetto } from '../file-fisso.ts';
import { NonLetto, postoDi } from '../non-letto.ts';
import type { Valori } from '../record-fisso.ts';
import { rilievoDi } from './lettura-tollerante.ts';

/** The findings of fields that the records of a filing do not hold, and that have not their form all the same. */
export const nonDetti = (records: readonly RecordLetto[], visti: ReadonlySet<unknown>): readonly Rilievo[] =>
  records.flatMap(({ valori, numero }) => nonDettiIn(valori, `record.${numero}`, visti));

const nonDettiIn = (valori: Valori, campo: string, visti: ReadonlySet<unknown>): readonly Rilievo[] =>
  Object.entries(valori).flatMap(([nome, valore]): readonly Rilievo[] => {
    const qui = `${campo}.${nome}`;
    if (valore instanceof NonLetto)
      return valore.detto || visti.has(valore)
        ? []
        : [rilievoDi({ campo: qui, valore, message: '', persona: null, posto: postoDi(valori) })];
    return Array.isArray(valore) ? valore.flatMap((uno, indice) => nonDettiIn(uno, `${qui}.${indice}`, visti)) : [];
  });
