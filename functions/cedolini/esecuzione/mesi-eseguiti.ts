import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { PeriodoDestinazione, Processo } from '#shared/contracts/cedolini/processo.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { compareMesi } from '#shared/domain/tempo/mese.ts';
import { mesiDelleDenunce } from '../chiusura/mesi-denunce.ts';

/** The months of the filings of a run before and after it counts as paid on another day. */
export interface MesiEseguiti {
  readonly prima: PeriodoDestinazione;
  /** By the rule of the filing. */
  readonly dopo: PeriodoDestinazione;
}

/** Where each filing of an accounted run goes when it counts as paid on another day of the same tax year. What the office had chosen, and what follows no payment, stays. */
export const mesiEseguiti = async (
  archivio: Archivio,
  processo: Processo,
  giorno: string,
): Promise<readonly MesiEseguiti[]> => {
  const cedolini = cedoliniRepository(archivio);
  const testate = await cedolini.listTestate(processo.uid);
  const rotte = processo.setupType === 'SCUOLA' ? [] : await cedolini.listRotte(testate);
  const il = (dataPagamento: string) =>
    mesiDelleDenunce({ processo: { ...processo, dataPagamento }, testate, rotte }, undefined);
  const [allora, adesso] = [il(pagataIl(processo)), il(giorno)];
  return processo.PERIODI_DEST.map((prima) => {
    const [regola, nuova] = [allora, adesso].map((periodi) =>
      periodi.find(({ adempimento }) => adempimento === prima.adempimento),
    );
    return { prima, dopo: regola && nuova && compareMesi(regola, nuova) !== 0 ? nuova : prima };
  });
};
