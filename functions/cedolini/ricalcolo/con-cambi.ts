import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';

/** The records of a table as the unit of change leaves them. */
export const conCambi = <T extends Registrazione>(
  archivio: Archivio,
  entita: Entita<T>,
  prima: readonly T[],
  operazioni: readonly Operazione[],
): readonly T[] => {
  const partizione = archivio.chiavi.elenco(entita.nome);
  const perUid = new Map(prima.map((record) => [record.uid, record]));
  for (const { tipo, chiave, item } of operazioni) {
    if (chiave.pk !== partizione) continue;
    if (tipo === 'delete') perUid.delete(String(chiave.sk));
    else if (isIntero(item)) perUid.set(String(chiave.sk), readItem(entita, item));
  }
  return [...perUid.values()];
};

const isIntero = (item: Item | undefined): item is Item => item !== undefined;
