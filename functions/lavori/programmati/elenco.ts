import type { Archivio } from '#platform/data/archivio.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Flusso } from '#platform/work/flusso.ts';
import { lavoroEntita, toLavoro } from '#platform/work/lavoro.ts';
import { GIORNI_PROGRAMMATI, giornoProgrammato, uidProgrammato } from '#platform/work/programmato.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { flussi } from '../flussi.ts';

/** What ran by itself in the school in the last sixty days, the latest first: read by the names it can have, in a request for each hundred. */
export const listProgrammati = async (archivio: Archivio, oggi: Giorno): Promise<Lavoro[]> => {
  const giorni = Array.from({ length: GIORNI_PROGRAMMATI }, (_, fa) => addGiorni(oggi, -fa));
  const chiavi = flussi
    .filter((uno: Flusso) => uno.programmato !== undefined)
    .flatMap((uno: Flusso) =>
      [...new Set(giorni.map((giorno) => giornoProgrammato(uno, giorno)))].map((giorno) =>
        archivio.chiavi.record(lavoroEntita, uidProgrammato(uno.tipo, giorno)),
      ),
    );
  return (await archivio.batchGet(chiavi))
    .map((item) => toLavoro(readItem(lavoroEntita, item)))
    .toSorted((a, b) => (a.avviatoIl < b.avviatoIl ? 1 : -1));
};
