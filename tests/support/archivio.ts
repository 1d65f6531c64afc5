import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import { MASSIMO_AZIONI, sendOperazioni } from '#platform/data/modifica.ts';

/** Records written straight into the archive, with their indexes and unique values: for schools of hundreds or thousands. */
export const storeRecords = async <T extends Registrazione>(
  store: Store,
  entita: Entita<T>,
  codmin: string,
  records: readonly T[],
): Promise<void> => {
  const { create } = archivioDi(store, codmin).of(entita);
  const operazioni = records.flatMap((record) => create(record).operazioni);
  for (let da = 0; da < operazioni.length; da += MASSIMO_AZIONI)
    await sendOperazioni(store, operazioni.slice(da, da + MASSIMO_AZIONI));
};
