import type { Specie } from '#archivio/entita.ts';
import { specie } from '#archivio/index.ts';
import type { Chiave, Item, Store } from '#platform/data/dynamo.ts';
import { isVersionePiuRecente } from '#platform/data/forme/lettura.ts';
import { asRead, sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { chiaveNominativoDiPrima } from '#shared/domain/persona/nominativo.ts';
import { scanItems } from '../scansione.ts';

/** What says in which lists a record is found. */
const CHIAVI = ['indice1pk', 'indice1sk', 'indice2pk', 'indice2sk', 'indice3pk', 'indice3sk'] as const;

/** The keys of an item that are not those its record would be stored with today. @throws when the stored data breaks its schema */
const staleKeys = ({ rewritten }: Specie, item: Item): string[] => {
  const atteso = rewritten(item);
  return ['pk', 'sk', ...CHIAVI].filter((nome) => atteso[nome] !== item[nome]);
};

/** The same, without those that are as an earlier release wrote them and that lists go on reading. @throws when the stored data breaks its schema */
export const damagedKeys = ({ rewritten }: Specie, item: Item): string[] => {
  const atteso = rewritten(item);
  return ['pk', 'sk', ...CHIAVI].filter(
    (nome) => atteso[nome] !== item[nome] && chiaveNominativoDiPrima(String(atteso[nome])) !== item[nome],
  );
};

const byName = new Map(specie.map((una) => [una.nome, una]));

/**
 * Stores again, as they are, the records that a later version of the program keeps in another place or lists by other keys: it finds
 * them from then on. Who writes one meanwhile wins: what they store has today's keys already.
 * @returns how many records were stored again, and how many only a later version can read
 */
export const refreshIndici = async (
  store: Store,
): Promise<{ readonly scritti: number; readonly piuRecenti: number }> => {
  let [scritti, piuRecenti] = [0, 0];
  for await (const item of scanItems(store)) {
    const una = byName.get(String(item.tipo));
    const diversi = una && staleUnlessLater(una, item);
    if (diversi === 'PIU_RECENTE') piuRecenti += 1;
    else if (una && diversi && diversi.length > 0 && (await storeAgain(store, una, item))) scritti += 1;
  }
  return { scritti, piuRecenti };
};

/** The stale keys of a record; of one that only a later version can read, which is left as it is, that. */
const staleUnlessLater = (una: Specie, item: Item): readonly string[] | 'PIU_RECENTE' => {
  try {
    return staleKeys(una, item);
  } catch (error) {
    if (!isVersionePiuRecente(error)) throw error;
    return 'PIU_RECENTE';
  }
};

/** @returns whether the record was still as it had been read */
const storeAgain = async (store: Store, una: Specie, item: Item): Promise<boolean> => {
  try {
    await sendOperazioni(store, operazioniDi(una, item));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'VERSIONE_SUPERATA') return false;
    throw error;
  }
};

const keyOf = ({ pk, sk }: Item): Chiave => ({ pk: String(pk), sk: String(sk) });

/** The record where it is, or, when this version keeps its kind elsewhere, there and no longer here, in one transaction. */
const operazioniDi = ({ rewritten }: Specie, item: Item): readonly Operazione[] => {
  const rifiuto = () => new AppError('VERSIONE_SUPERATA', 'Il record è cambiato nel frattempo.');
  const [oggi, chiave, nuova] = [rewritten(item), keyOf(item), keyOf(rewritten(item))];
  const condizione = asRead(item);
  return chiave.pk === nuova.pk && chiave.sk === nuova.sk
    ? [{ tipo: 'put', chiave, item: oggi, condizione, rifiuto }]
    : [
        { tipo: 'put', chiave: nuova, item: oggi, condizione: asRead(undefined), rifiuto },
        { tipo: 'delete', chiave, condizione, rifiuto },
      ];
};
