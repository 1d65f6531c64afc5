import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { nonTrovato } from '#platform/errors.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { AvanzamentoProcesso } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** Progress of runs, counted from the blocks that the running attempt has finished. @throws NON_TROVATO when a run is not of the school */
export const avanzamentoProcessi = async (
  uids: readonly Uid<'PROCESSO'>[],
  context: RequestContext,
): Promise<AvanzamentoProcesso[]> => {
  const processi = await processiRepository(context.archivio).getMany([...new Set(uids)]);
  if (processi.length < new Set(uids).size) throw nonTrovato('Una delle elaborazioni');
  return Promise.all(processi.map((processo) => avanzamento(processo, context)));
};

const andamentoDi = (
  lavoro: LavoroSalvato | undefined,
): Pick<AvanzamentoProcesso, 'iniziatoIl' | 'finitoIl' | 'riprovabile'> =>
  lavoro === undefined
    ? { iniziatoIl: null, finitoIl: null, riprovabile: false }
    : { iniziatoIl: lavoro.iniziatoIl, finitoIl: lavoro.finitoIl, riprovabile: lavoro.riprovabile };

const avanzamento = async (
  { uid, STATUS, lavoroUid, numCedolini, numScartati, motivoFallimento }: Processo,
  { archivio, adesso }: RequestContext,
): Promise<AvanzamentoProcesso> => {
  const lavori = lavoriRepository(archivio);
  const lavoro = lavoroUid === null ? undefined : await lavori.get(lavoroUid);
  const comune = {
    uid,
    STATUS,
    lavoroUid,
    motivoFallimento,
    adesso: instant(adesso),
    ...andamentoDi(lavoro),
  };
  if (lavoro === undefined || STATUS !== 'IN_CORSO')
    return {
      ...comune,
      fatti: numCedolini + numScartati,
      scartati: numScartati,
      totale: Math.max(numCedolini + numScartati, lavoro?.totale ?? 0),
    };
  const blocchi = await lavori.listBlocchi(lavoro.uid, lavoro.tentativo);
  const scartati = blocchi.reduce((somma, blocco) => somma + blocco.scartati, 0);
  return {
    ...comune,
    fatti: blocchi.reduce((somma, blocco) => somma + blocco.fatti, scartati),
    scartati,
    totale: lavoro.totale,
  };
};
