import type { Archivio } from '#platform/data/archivio.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { listeRepository } from '../noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '../noipa/piano-capitolo.ts';

/** What an exposed list of NoiPA pays to one person. */
export interface PagamentoEsposto {
  readonly lista: ListaNoipa;
  readonly pagamento: PagamentoNoipa;
  /** Words of the school for a code; the code itself where it has none any more. */
  readonly attivitaDi: (chiave: string) => string;
}

/** What the lists of a year that were shown to the employees pay to a person. Requests: 2, and 1 for each of those lists. */
export const listPagamentiEsposti = async (
  archivio: Archivio,
  persona: Uid<'PERSONA'>,
  anno: number,
): Promise<PagamentoEsposto[]> => {
  const liste = listeRepository(archivio);
  const [delAnno, piani] = await Promise.all([liste.listDell(anno), pianiCapitoliRepository(archivio).listAll()]);
  const parole = new Map(piani.map((piano) => [chiaveNoipa(piano), piano.descrizione]));
  const intere = await Promise.all(
    delAnno.filter(({ FLG_ESP_DIP }) => FLG_ESP_DIP).map(({ uid }) => liste.loadIntera(uid)),
  );
  return intere.flatMap(({ lista, pagamenti }) =>
    pagamenti
      .filter((pagamento) => pagamento.persona === persona)
      .map((pagamento) => ({ lista, pagamento, attivitaDi: (chiave) => parole.get(chiave) ?? chiave })),
  );
};
