import type { Specie } from '../../functions/archivio/entita.ts';
import { specie } from '../../functions/archivio/index.ts';
import type { Item, Store } from '../../functions/platform/data/dynamo.ts';
import { asRead, sendOperazioni } from '../../functions/platform/data/modifica.ts';
import { AppError } from '../../functions/platform/http/errors.ts';
import { scanAll } from './scansione.ts';

/** What says in which lists a record is found: its own place never changes. */
const CHIAVI = ['indice1pk', 'indice1sk', 'indice2pk', 'indice2sk', 'indice3pk', 'indice3sk'] as const;

/** The keys of an item that are not those its record would be stored with today. @throws when the stored data breaks its schema */
export const staleKeys = ({ rewritten }: Specie, item: Item): string[] => {
  const atteso = rewritten(item);
  return ['pk', 'sk', ...CHIAVI].filter((nome) => atteso[nome] !== item[nome]);
};

const byName = new Map(specie.map((una) => [una.nome, una]));

/**
 * Stores again, as they are, the records whose lists a later version of the program orders by other keys: what lists by the
 * new key finds them from then on. Who writes one meanwhile wins: what they store has today's keys already.
 * @returns how many records were stored again
 */
export const refreshIndici = async (store: Store): Promise<number> => {
  let scritti = 0;
  for (const item of await scanAll(store)) {
    const una = byName.get(String(item.tipo));
    if (una !== undefined && staleKeys(una, item).length > 0 && (await storeAgain(store, una, item))) scritti += 1;
  }
  return scritti;
};

/** @returns whether the record was still as it had been read */
const storeAgain = async (store: Store, { rewritten }: Specie, item: Item): Promise<boolean> => {
  const chiave = { pk: String(item.pk), sk: String(item.sk) };
  try {
    const superato = () => new AppError('VERSIONE_SUPERATA', 'Il record è cambiato nel frattempo.');
    await sendOperazioni(store, [
      { tipo: 'put', chiave, item: rewritten(item), condizione: asRead(item), rifiuto: superato },
    ]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'VERSIONE_SUPERATA') return false;
    throw error;
  }
};
