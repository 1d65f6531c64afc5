import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { cedoliniRepository } from '../../archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '../../archivio/cedolini/cedolino.ts';
import type { Archivio } from '../../platform/data/archivio.ts';

/** Funds that a school which is not of the State says itself: without them nobody knows to whom its contributions go. */
const FONDI: readonly string[] = ['fondoPensione', 'fondoFineServizio'];

/**
 * Why the payslips of a run cannot be accounted for want of the fund of their contributions, and where to enter it; null when they can.
 * A line without an official code stops nothing. One query; none for a State school, whose funds are those of the law.
 */
export const fondiMancanti = async (
  { setupType, dataPagamento }: Pick<Processo, 'setupType' | 'dataPagamento'>,
  testate: readonly CedolinoSalvato[],
  archivio: Archivio,
): Promise<string | null> => {
  if (setupType === 'SCUOLA') return null;
  const lette = await cedoliniRepository(archivio).listRotte(testate);
  const mancanti = lette.flatMap(({ rotte }) => rotte.flatMap((rotta) => rotta.mancanti));
  const nomi = [...new Set(mancanti.filter(({ campo }) => FONDI.includes(campo)).map(({ nome }) => nome))];
  return nomi.length === 0
    ? null
    : `la scuola non ha indicato ${nomi.join(' e ')} in vigore il ${formatGiorno(dataPagamento)}. Indicarlo in Scuola, Altri dati, poi ricalcolare l'elaborazione.`;
};
