import type { RotteLette } from '#archivio/cedolini/cedolini-repository.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** What the routes of a payslip need of the school, by the screen where it is entered. What they need of the person stops nothing here. */
const DOVE: Readonly<Record<string, string>> = {
  fondoPensione: 'Scuola, Altri dati',
  fondoFineServizio: 'Scuola, Altri dati',
  codRegioneFiscale: 'Scuola, Altri dati',
  provinciaInpdap: 'Scuola, Altri dati',
  codSedeInps: 'Scuola, Altri dati',
  capInps: 'Scuola, Altri dati',
  desComuneInps: 'Scuola, Altri dati',
  uidPosInps: 'Scuola, Dati della scuola',
};

/**
 * Why the payslips of a run cannot be accounted for want of what the school has not said of its contributions and taxes (fund, region, province, INPS office and
 * position), and where to enter it; null when they can. A line without an official code stops nothing. Of a State school, whose funds are
 * those of the law, no route is given: what else is missing is asked of it by its filings.
 */
export const datiScuolaMancanti = (
  { dataPagamento }: Pick<Processo, 'dataPagamento'>,
  rotte: readonly Pick<RotteLette, 'rotte'>[],
): string | null => {
  const mancanti = rotte.flatMap((lette) => lette.rotte.flatMap((rotta) => rotta.mancanti));
  const perDove = Map.groupBy(
    mancanti.filter(({ campo }) => DOVE[campo] !== undefined),
    ({ campo }) => DOVE[campo],
  );
  if (perDove.size === 0) return null;
  const frasi = [...perDove].map(
    ([dove, dati]) => `${[...new Set(dati.map(({ nome }) => nome))].join(', ')} (${dove ?? ''})`,
  );
  return `la scuola non ha indicato ${frasi.join('; ')} in vigore il ${formatGiorno(dataPagamento)}. Indicarlo dove si dice, poi ricalcolare l'elaborazione.`;
};
