import * as z from 'zod';
import { anno, flag, importo, mese, numero, testo, uidDi } from '../../domain/campi.ts';
import { Controllo } from '../controllo.ts';
import { defineRoute } from '../route.ts';
import { PRIMO_ANNO_NOIPA } from './dotazione.ts';
import { Doppione, ListaIntera, MASSIMO_PAGAMENTI, PagamentoNoipa, PagamentoNoipaInput } from './lista.ts';
import { diUnaLista, RiferimentoLista } from './liste.ts';
import { campoChiave, comuneNoipa } from './piani-capitoli.ts';

const Di = z.strictObject({ uid: uidDi('LISTA_NOIPA') });
const persone = () => z.array(uidDi('PERSONA')).min(1, 'Scegliere almeno una persona.').max(MASSIMO_PAGAMENTI);
const pagamenti = (minimo: number) => z.array(PagamentoNoipaInput).min(minimo).max(MASSIMO_PAGAMENTI);

/** What a compensation of a list comes to. */
const CompensoLista = z.strictObject({
  chiave: campoChiave(),
  descrizione: testo(0, 120),
  persone: numero(0, MASSIMO_PAGAMENTI),
  importo: importo(),
  /** Left of the code, this list taken off. */
  residuo: importo(),
});

/** The rate of an item on the first day of a month; null where nobody has published one. */
const Tariffa = z.strictObject({
  tariffa: importo().nullable(),
  spiegazione: testo(0, 600),
  /** False while nobody has read the figure in a public source. */
  riscontrata: flag(),
});

export const pagamentiRoutes = {
  getListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/cedolini',
    summary: 'A list with its payments and what is left of each code of its year',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: Di,
    response: ListaIntera,
  }),
  listPersoneLista: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/processo/persone',
    summary: 'Who is in a list, by name: the sheet to fill in is made of them',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: Di,
    response: z.array(PagamentoNoipa.pick({ persona: true, desCf: true, nominativo: true })).max(MASSIMO_PAGAMENTI),
  }),
  listPagamentiInviati: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/cedolini/inviati',
    summary: 'Compensations of the lists of a year that were sent, of one person or of all',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anno: anno(PRIMO_ANNO_NOIPA), persona: uidDi('PERSONA').optional() }),
    ammessi: { predefiniti: { anno: { oggi: 'anno' } } },
    response: z.array(Doppione).max(100_000),
  }),
  listDoppioni: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/processo/doppioni',
    summary:
      'Compensations of a list that another list of the school pays to the same person for some of the same days',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: Di,
    response: z.array(Doppione).max(20_000),
  }),
  listControlliLista: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/processo/controlli',
    summary:
      'What the controls ask of the people of a list before it is sent: dead, out of service, absent on the days paid',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: Di,
    response: z.array(Controllo).max(20_000),
  }),
  listCompensiLista: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/processo/compensi',
    summary: 'What a list pays, code by code, and what is left of each',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: Di,
    response: z.array(CompensoLista).max(500),
  }),
  addPagamentiMof: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/cedolino/mof',
    summary: 'Adds the payments of people who are not in the list',
    effect: 'write',
    errors: [...diUnaLista, 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ ...RiferimentoLista.shape, pagamenti: pagamenti(1) }),
    response: ListaIntera,
  }),
  savePagamentiMof: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/cedolino/mof',
    summary: 'Writes the payments of many people as one: in the place of those they had, with those who leave the list',
    effect: 'write',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({
      ...RiferimentoLista.shape,
      pagamenti: pagamenti(0),
      tolti: z.array(uidDi('PERSONA')).max(MASSIMO_PAGAMENTI),
    }),
    response: ListaIntera,
  }),
  removePagamentiMof: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/cedolino/mof',
    summary: 'Takes people off a list',
    effect: 'write',
    errors: diUnaLista,
    body: z.strictObject({ ...RiferimentoLista.shape, persone: persone() }),
    response: ListaIntera,
  }),
  divideListaNoipa: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/processo/divide',
    summary: 'Moves the payments of some people into a new list; the sums of the two are that of the one',
    effect: 'write',
    errors: diUnaLista,
    body: z.strictObject({ ...RiferimentoLista.shape, persone: persone(), descrizione: testo(1, 150) }),
    response: z.strictObject({ prima: ListaIntera, nuova: ListaIntera }),
  }),
  changeChiavi: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/piani-capitoli',
    summary: 'Puts a code in the place of another in the payments of some people; amounts stay',
    effect: 'write',
    errors: [...diUnaLista, 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ ...RiferimentoLista.shape, persone: persone(), da: campoChiave(), a: campoChiave() }),
    response: ListaIntera,
  }),
  getTariffa: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/tariffa',
    summary: 'The rate of an item in a month, with where it comes from',
    ammessi: { nomi: { codLivEmo: 'profilo' } },
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({
      anno: anno(2000),
      mese: mese(),
      codDettaglio: testo(1, 30),
      profilo: testo(0, 30).optional(),
    }),
    response: Tariffa,
  }),
} as const;
