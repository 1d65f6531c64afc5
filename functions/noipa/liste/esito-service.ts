import { liberi } from '#archivio/noipa/esito-lista.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { EsitoListaInput } from '#shared/contracts/noipa/esito.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { checkInviata } from './invio-service.ts';
import { totaliLista } from './pagamenti.ts';
import type { RiferimentoLista } from './scrittura.ts';

/** Who is named is in the list, once. @throws RICHIESTA_NON_VALIDA */
const checkPersone = ({ respinti, stornati }: EsitoListaInput, pagamenti: readonly PagamentoNoipa[]): void => {
  const presenti = new Set<string>(pagamenti.map(({ persona }) => persona));
  const check = (campo: string, persone: readonly string[]) => {
    if (persone.some((persona) => !presenti.has(persona)))
      throw campoNonValido(campo, "Una delle persone non è nella lista: aggiornare l'elenco e scegliere di nuovo.");
  };
  check('respinti', respinti);
  check(
    'stornati',
    stornati.map(({ persona }) => persona),
  );
  const scartati = new Set<string>(respinti);
  if (stornati.some(({ persona }) => scartati.has(persona)))
    throw campoNonValido('stornati', 'Chi è stato scartato non è stato pagato: non si storna.');
};

/** What came back of a sent list: refused sums are free at once, those of a mistake when they come back. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
export const setEsito = async (
  { uid, versione, ...input }: RiferimentoLista & EsitoListaInput,
  { archivio, modifica }: RequestContext,
): Promise<ListaNoipa> => {
  const liste = listeRepository(archivio);
  const { lista, pagamenti } = await liste.loadIntera(uid);
  checkInviata(lista, versione, 'dare un esito');
  checkPersone(input, pagamenti);
  const liberate = totaliLista(liberi(input, pagamenti)).somme;
  const prima = lista.esito?.liberate ?? [];
  modifica.add(
    ...liste.putSpesa(lista.anno, await liste.loadSpesa(lista.anno), [
      ...prima,
      ...liberate.map(({ chiave, importo }) => ({ chiave, importo: -importo })),
    ]),
  );
  return modifica.write(liste.update(lista, { esito: { ...input, liberate } }), {
    azione: 'stato',
    prima: { esito: lista.esito ?? null },
    dopo: { esito: { ...input, liberate } },
  });
};
