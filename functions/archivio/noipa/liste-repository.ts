import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem, readItems, superata } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import { ListaNoipa, type PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { joinParti, partiRepository, splitParti, type Parte } from '../parti.ts';
import { FattiLista, fattiListaEntita } from './fatti-lista.ts';
import { alleDiOggi } from './intestatari.ts';
import {
  listaNoipaEntita,
  PagamentiSalvati,
  parteListaEntita,
  PrimaDelFile,
  primaDelFileEntita,
  spesaInviataEntita,
  type SpesaInviata,
} from './lista.ts';

/** A list as it is kept. */
export interface ListaSalvata {
  readonly lista: ListaNoipa;
  readonly pagamenti: readonly PagamentoNoipa[];
  readonly parti: readonly Parte[];
  /** Of the last file: what its people were paid before. */
  readonly primaDelFile: readonly Parte[];
  /** The facts that it was sent with; null of one that was not, and of those sent before this was kept. */
  readonly fatti: FattiLista | null;
  readonly partiFatti: readonly Parte[];
}

export const listeRepository = (archivio: Archivio) => {
  const liste = archivio.of(listaNoipaEntita);
  const parti = partiRepository(archivio, parteListaEntita);
  const primaDelFile = partiRepository(archivio, primaDelFileEntita);
  const fatti = partiRepository(archivio, fattiListaEntita);
  const loadPagamenti = async (uid: Uid<'LISTA_NOIPA'>): Promise<readonly PagamentoNoipa[]> => {
    const sue = readItems(
      parteListaEntita,
      await archivio.queryAll({ pk: archivio.chiavi.radice(listaNoipaEntita.nome, uid) }),
    );
    return sue.length === 0 ? [] : joinParti(PagamentiSalvati, sue, 'i pagamenti della lista');
  };
  /** Lists of a year, or of every one, in the order of the months. */
  const listDell = async (anno: number | null): Promise<ListaNoipa[]> =>
    archivio.leggi(
      await liste.queryIndice({ index: 'indice1', ...(anno === null ? {} : { begins: `${anno}-` }) }),
      (item) => readRiga(ListaNoipa, item),
    );
  return {
    ...liste,
    listDell,
    /** The year of the first list of the school; undefined of one that has none. One request. */
    primoAnno: async (): Promise<number | undefined> => {
      const { items } = await archivio.query({
        index: 'indice1',
        pk: archivio.chiavi.elenco(listaNoipaEntita.nome),
        limit: 1,
      });
      return archivio.leggi(items, (item) => readRiga(ListaNoipa, item))[0]?.anno;
    },
    /** Lists of exams that pay a commission, sent or not: a query for each list of exams. */
    listOfCommissione: async (commissione: Uid<'COMMISSIONE'>): Promise<ListaNoipa[]> => {
      const diEsami = (await listDell(null)).filter(({ tipo, persone }) => tipo !== 'MOF' && persone > 0);
      const pagamenti = await Promise.all(diEsami.map(({ uid }) => loadPagamenti(uid)));
      return diEsami.filter((_, indice) =>
        pagamenti[indice]?.some(({ righe }) => righe.some(({ esame }) => esame?.commissione === commissione)),
      );
    },
    /** Head and payments, to the people of today: two queries. @throws NON_TROVATO */
    loadIntera: async (uid: Uid<'LISTA_NOIPA'>): Promise<ListaSalvata> => {
      const items = await archivio.queryAll({ pk: archivio.chiavi.radice(listaNoipaEntita.nome, uid) });
      const testata = items.find(({ tipo }) => tipo === listaNoipaEntita.nome);
      if (testata === undefined) throw nonTrovato('La lista');
      const sue = readItems(parteListaEntita, items);
      const pagamenti = sue.length === 0 ? [] : joinParti(PagamentiSalvati, sue, 'i pagamenti della lista');
      const partiFatti = readItems(fattiListaEntita, items);
      return {
        ...(await alleDiOggi(archivio, {
          lista: readItem(listaNoipaEntita, testata),
          pagamenti,
          fatti: partiFatti.length === 0 ? null : joinParti(FattiLista, partiFatti, "i dati dell'invio della lista"),
        })),
        parti: sue,
        primaDelFile: readItems(primaDelFileEntita, items),
        partiFatti,
      };
    },
    /** @throws VERSIONE_SUPERATA, STATO_NON_AMMESSO when it was sent */
    checkAperta: (lista: ListaNoipa, versione: number, cosa: string): void => {
      if (lista.datInvio !== null)
        throw new AppError(
          'STATO_NON_AMMESSO',
          `La lista "${lista.descrizione}" non si può ${cosa}: è inviata dal ${formatGiorno(lista.datInvio)} e non cambia più.`,
          { current: { ...lista } },
        );
      if (lista.versione !== versione) throw superata(lista);
    },
    /** The payments of a list that is being written, in the place of those it had. */
    putPagamenti: (
      { uid, versione }: Pick<ListaNoipa, 'uid' | 'versione'>,
      pagamenti: readonly PagamentoNoipa[],
      prima: readonly Parte[],
    ): readonly Operazione[] => parti.put(pagamenti.length === 0 ? [] : splitParti(uid, versione, pagamenti), prima),
    /** What a file changed, in the place of what an earlier one did; nothing once it is taken back. */
    putPrimaDelFile: (
      { uid, versione }: Pick<ListaNoipa, 'uid' | 'versione'>,
      contenuto: PrimaDelFile | null,
      prima: readonly Parte[],
    ): readonly Operazione[] => primaDelFile.put(contenuto === null ? [] : splitParti(uid, versione, contenuto), prima),
    /** The facts of a list from its sending on; none once that is taken back. */
    putFatti: (
      { uid, versione }: Pick<ListaNoipa, 'uid' | 'versione'>,
      contenuto: FattiLista | null,
      prima: readonly Parte[],
    ): readonly Operazione[] => fatti.put(contenuto === null ? [] : splitParti(uid, versione, contenuto), prima),
    /** Everything under the head of a list. */
    removeContenuto: (salvata: ListaSalvata): readonly Operazione[] => [
      ...parti.remove(salvata.parti),
      ...primaDelFile.remove(salvata.primaDelFile),
      ...fatti.remove(salvata.partiFatti),
    ],
    /** What the sent lists of a year pay of each code, by its text; undefined before the first. */
    loadSpesa: (anno: number): Promise<SpesaInviata | undefined> => archivio.of(spesaInviataEntita).get(String(anno)),
    /** Adds sums to what was read as spent of a year; who came in between is asked to try again. */
    putSpesa: (anno: number, prima: SpesaInviata | undefined, somme: ListaNoipa['somme']): readonly Operazione[] => {
      const spese = archivio.of(spesaInviataEntita);
      const dopo = { ...prima?.somme };
      for (const { chiave, importo } of somme) dopo[chiave] = (dopo[chiave] ?? 0) + importo;
      const { operazioni } =
        prima === undefined
          ? spese.create({ uid: String(anno), versione: 1, somme: dopo })
          : spese.update(prima, { somme: dopo });
      return operazioni.map((operazione) => ({ ...operazione, rifiuto: insieme }));
    },
  };
};

const insieme = (): AppError =>
  new AppError('TROPPE_RICHIESTE', 'Nello stesso istante si invia un’altra lista: ripetere l’operazione.');
