import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita, rigaCedolino } from '#archivio/cedolini/cedolino.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { keyInIndex } from '#platform/data/elenco.ts';
import { readItem } from '#platform/data/repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { RouteOutput } from '#shared/contracts/route.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** The payslips before and after one in its run, by surname and name; null at the ends. Three requests, however long the run. @throws NON_TROVATO */
export const viciniDi = async (
  archivio: Archivio,
  uid: Uid<'CEDOLINO'>,
): Promise<RouteOutput<typeof payslipRoutes.getVicini>> => {
  const item = await archivio.get(archivio.chiavi.record(cedolinoEntita, uid));
  if (item === undefined) throw nonTrovato('Il cedolino');
  const { idProcesso } = readItem(cedolinoEntita, item);
  const vicino = async (reverse: boolean): Promise<Uid<'CEDOLINO'> | null> => {
    const { items } = await archivio.query({
      index: 'indice1',
      pk: cedoliniRepository(archivio).partizioneElenco(idProcesso),
      after: keyInIndex(item, 'indice1'),
      reverse,
      limit: 1,
    });
    return items.map(rigaCedolino)[0]?.uid ?? null;
  };
  const [prima, dopo] = await Promise.all([vicino(true), vicino(false)]);
  return { prima, dopo };
};
