import { elaborazioniDiAltraScuola, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { isVersionePiuRecente } from '#platform/data/forme/lettura.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { AltraElaborazione } from '../gia-pagato/elaborazioni.ts';

/** Runs, among those that paid somebody, that are accounted: only they count in the year. Of those that only a later version can read, why. */
export const processiContabilizzati = async (
  archivio: Archivio,
  pagamenti: readonly Pick<PagamentoSalvato, 'idProcesso' | 'daAltraScuola'>[],
): Promise<{
  readonly contabilizzati: ReadonlySet<string>;
  readonly elaborazioni: ReadonlyMap<string, AltraElaborazione>;
  readonly nonLetti: ReadonlyMap<string, string>;
}> => {
  const uids = [...new Set(pagamenti.map(({ idProcesso }) => idProcesso))];
  const items = await archivio.batchGet(uids.map((uid) => archivio.chiavi.record(processoEntita, uid)));
  const nonLetti = new Map<string, string>();
  const elaborazioni = items.flatMap((item): Processo[] => {
    try {
      return [readItem(processoEntita, item)];
    } catch (error) {
      if (!isVersionePiuRecente(error)) throw error;
      nonLetti.set(String(item.uid), error.message);
      return [];
    }
  });
  return {
    contabilizzati: new Set([
      ...elaborazioni.filter(isContata).map(({ uid }) => uid),
      ...elaborazioniDiAltraScuola(pagamenti),
    ]),
    elaborazioni: new Map(elaborazioni.map((elaborazione) => [elaborazione.uid, elaborazione])),
    nonLetti,
  };
};
