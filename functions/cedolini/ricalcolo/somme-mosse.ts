import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { elaborazioniAperte, segnati, segniDi } from './segno.ts';

/**
 * Marks the open runs that pay somebody whom a run now pays for good: the sums of the year, the thresholds and the debts that their payslips
 * were computed on have moved. One request for each open run with payslips, and more for those of thousands.
 */
export const markSommeMosse = async (
  archivio: Archivio,
  { uid, ID_ELABORAZIONE, DES_ELABORAZIONE }: Processo,
  pagati: readonly Pick<CedolinoSalvato, 'uidSubAnagrafe'>[],
): Promise<Awaited<ReturnType<Conseguenze>>> => {
  const persone = new Set<string>(pagati.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const { listTestate } = cedoliniRepository(archivio);
  const altre = (await elaborazioniAperte(archivio)).filter((altra) => altra.uid !== uid && !altra.FLG_RECOMPUTE);
  const pagano = await Promise.all(
    altre.map(async (altra) =>
      (await listTestate(altra.uid)).some(({ uidSubAnagrafe }) => persone.has(uidSubAnagrafe)),
    ),
  );
  const motivo = `È stata contabilizzata l'elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}", che paga qualcuno dei suoi: le somme dell'anno sono cambiate`;
  return segnati(
    archivio,
    segniDi(
      altre.filter((_altra, indice) => pagano[indice]),
      motivo,
    ),
  );
};
