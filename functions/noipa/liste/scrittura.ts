import { disponibilitaDell, withCambio } from '#archivio/noipa/disponibilita.ts';
import { loadDotazione } from '#archivio/noipa/dotazione.ts';
import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import type { ListaIntera, ListaNoipa, ListaNoipaInput, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { codiciDi, pianiDi, totaliLista } from './pagamenti.ts';

/** Which list, and the version it was read in. */
export interface RiferimentoLista {
  readonly uid: Uid<'LISTA_NOIPA'>;
  readonly versione: number;
}
export const MODIFICARE = 'modificare';

/** A list as its screen needs it. Requests: 2. */
export const toIntera = async (
  lista: ListaNoipa,
  pagamenti: readonly PagamentoNoipa[],
  archivio: Archivio,
): Promise<ListaIntera> => {
  const dotazione = loadDotazione(archivio);
  const [disponibilita, { piani }] = await Promise.all([
    disponibilitaDell(lista.anno, archivio, { dotazione }),
    dotazione,
  ]);
  return { lista, pagamenti: [...pagamenti], disponibilita, codici: codiciDi(lista, pianiDi(piani)) };
};

/** Writes the payments of a list, and what its head says of them. Requests: 2, for what is left of the codes. */
export const writePagamenti = async (
  { lista, parti }: ListaSalvata,
  pagamenti: readonly PagamentoNoipa[],
  { archivio, modifica }: RequestContext,
  cambi: Partial<Pick<ListaNoipa, 'origine' | 'importazione'>> = {},
): Promise<ListaIntera> => {
  const liste = listeRepository(archivio);
  const dopo = modifica.write(liste.update(lista, { ...totaliLista(pagamenti), ...cambi }), {
    prima: { persone: lista.persone, totale: lista.totale, somme: lista.somme },
    dopo: totaliLista(pagamenti),
  });
  modifica.add(...liste.putPagamenti(dopo, pagamenti, parti));
  const intera = await toIntera(dopo, pagamenti, archivio);
  return { ...intera, disponibilita: withCambio(intera.disponibilita, lista, dopo) };
};

/** A new list, with payments. */
export const createLista = (
  input: ListaNoipaInput,
  { pagamenti, ...da }: Pick<ListaNoipa, 'origine' | 'daLista'> & { readonly pagamenti: readonly PagamentoNoipa[] },
  { archivio, modifica }: RequestContext,
): ListaNoipa => {
  const liste = listeRepository(archivio);
  const lista = modifica.write(
    liste.create({
      ...input,
      ...da,
      ...totaliLista(pagamenti),
      uid: newUid<'LISTA_NOIPA'>(),
      versione: 1,
      FLG_ESP_DIP: false,
      datInvio: null,
      inviatoIl: null,
    }),
  );
  modifica.add(...liste.putPagamenti(lista, pagamenti, []));
  return lista;
};

/** The list to change. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
export const loadAperta = async (
  { uid, versione }: RiferimentoLista,
  archivio: Archivio,
  cosa = MODIFICARE,
): Promise<ListaSalvata> => {
  const liste = listeRepository(archivio);
  const salvata = await liste.loadIntera(uid);
  liste.checkAperta(salvata.lista, versione, cosa);
  return salvata;
};
