import * as z from 'zod';
import { data, numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { codiciTipoListaNoipa } from '../../domain/noipa/lista.ts';
import { defineRoute } from '../route.ts';
import { EsitoListaInput } from './esito.ts';
import { FileLista, ListaDetta } from './file-lista.ts';
import { ListaNoipa, ListaNoipaCambio, ListaNoipaInput } from './lista.ts';
import { comuneNoipa } from './piani-capitoli.ts';

/** What a call on a list may be refused for, besides its fields. */
export const diUnaLista = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'] as const;
export const RiferimentoLista = z.strictObject({ uid: uidDi('LISTA_NOIPA'), versione: versione() });

const codice = { campo: 'tipo', codici: codiciTipoListaNoipa } as const;
/** The kind of a list by its number too. */
const conCodice = { risposta: { codTipo: codice } } as const;
const numerato = { nomi: { codTipo: { come: 'codice', ...codice } }, ...conCodice } as const;

export const listeRoutes = {
  listListeNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processi',
    summary: 'Lists of a year, of all without one or with -1, the earliest first',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anno: numero(-1, 2100).optional() }),
    response: z.array(ListaDetta).max(10_000),
    ammessi: conCodice,
  }),
  getFileListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/processo/file',
    summary: 'How the file of a list for the portal stands: being written, or why it could not be',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ uid: uidDi('LISTA_NOIPA') }),
    response: z.strictObject({ file: FileLista.nullable() }),
  }),
  createListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/processo',
    cosa: 'LISTE_NOIPA',
    summary: 'Creates a list without payments',
    effect: 'write',
    errors: [],
    body: ListaNoipaInput,
    response: ListaNoipa,
    ammessi: numerato,
  }),
  updateListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processo',
    summary: 'Changes the head of a list that was not sent; its kind stays once it has payments',
    effect: 'write',
    errors: diUnaLista,
    body: ListaNoipaCambio,
    response: ListaNoipa,
    ammessi: { ...numerato, rimandabile: true },
  }),
  removeListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/processo',
    summary: 'Deletes a list that was not sent, with its payments',
    effect: 'write',
    errors: diUnaLista,
    body: RiferimentoLista,
    response: z.strictObject({ uid: uidDi('LISTA_NOIPA') }),
  }),
  duplicateListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processo/duplica',
    cosa: 'LISTE_NOIPA',
    summary:
      'A new list with the payments of another: their days become those of the new list, their amounts its rates',
    effect: 'write',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ uid: uidDi('LISTA_NOIPA'), lista: ListaNoipaInput }),
    response: ListaNoipa,
  }),
  sendListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processo/dat-invio',
    summary: 'Sets the day a list was sent: it changes no more; refused over the allocation',
    effect: 'write',
    errors: diUnaLista,
    body: z.strictObject({
      ...RiferimentoLista.shape,
      datInvio: data(),
      /** The reason for which the list is sent as it is, where the controls ask something. */
      motivo: testo(1, 500).optional(),
    }),
    response: ListaNoipa,
  }),
  undoSendListaNoipa: defineRoute({
    ...comuneNoipa,
    roles: ['GESTORE'],
    method: 'DELETE',
    path: '/crud/noipa/processo/dat-invio',
    summary: 'Takes back, within a day, a sent date that was set by mistake',
    effect: 'write',
    errors: diUnaLista,
    body: z.strictObject({ ...RiferimentoLista.shape, motivo: testo(1, 300) }),
    response: ListaNoipa,
  }),
  setEsitoListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processo/esito',
    summary: 'What came back of a sent list: refused sums are free at once, those paid by mistake when they come back',
    effect: 'write',
    errors: diUnaLista,
    body: EsitoListaInput.safeExtend(RiferimentoLista.shape),
    response: ListaNoipa,
  }),
  exposeListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/esponi-dip',
    summary: 'Shows the payments of a sent list to those who are paid',
    effect: 'write',
    errors: diUnaLista,
    body: RiferimentoLista,
    response: ListaNoipa,
  }),
  withdrawListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/esponi-dip',
    summary: 'Shows them no more',
    effect: 'write',
    errors: diUnaLista,
    body: RiferimentoLista,
    response: ListaNoipa,
  }),
} as const;
