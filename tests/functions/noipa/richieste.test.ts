import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeService } from '#functions/noipa/liste/liste-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ListaNoipa, PagamentoNoipaInput } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { storePersone } from '#support/cedolini.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, ORE, riga } from '#support/noipa/liste-di-prova.ts';

const PERSONE = 500;
const INCOLLATE = 300;
/** Six compensations a person: two codes, each in three months. */
const MESI = ['2025-10', '2025-11', '2025-12'];

let home: TestHome;
let conteggio: Conteggio;
let ufficio: Person;
let persone: readonly Persona[];
let lista: ListaNoipa;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  persone = await storePersone(home.store, SCUOLA_A, PERSONE);
  conteggio = countingStore();
  ufficio = await home.as(loginOf('CEDOLINI'));
  await assignFondo(ufficio, 2026, 4_500_000);
  const { uid, versione } = await createLista(ufficio);
  const pagamenti = persone.map(pagamentoDi(1000));
  ({ lista } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, { body: { uid, versione, pagamenti } }));
});
afterAll(() => home.close());

const pagamentoDi =
  (importo: number) =>
  ({ uid }: Persona): PagamentoNoipaInput => ({
    persona: uid,
    righe: [ORE, FORFAIT].flatMap((chiave) =>
      MESI.map((mese) => riga({ chiave, importo, datInizio: `${mese}-01`, datFine: `${mese}-30` })),
    ),
  });

test(`a list of ${PERSONE} people with six compensations each opens in four requests`, async () => {
  conteggio.reset();
  const { pagamenti } = await listeService.get(lista.uid, archivioDi(conteggio.store, SCUOLA_A));
  expect([pagamenti.length, pagamenti.flatMap(({ righe }) => righe).length]).toEqual([PERSONE, PERSONE * 6]);
  expect(conteggio.comandi()).toEqual(Array.from({ length: 4 }, () => 'QueryCommand'));
});

test('a call that comes twice is answered twice the same, however long its answer', async () => {
  const body = {
    uid: lista.uid,
    versione: lista.versione,
    tolti: [],
    pagamenti: [pagamentoDi(1000)(persone[0] as Persona)],
  };
  const chiave = { key: 'una-lista-di-cinquecento' };
  const prima = await ufficio.call(pagamentiRoutes.savePagamentiMof, { body }, chiave);
  expect([prima.status, JSON.stringify(prima.body).length > 400_000]).toEqual([200, true]);
  const { status, body: risposta } = await ufficio.call(pagamentiRoutes.savePagamentiMof, { body }, chiave);
  expect([status, risposta]).toEqual([prima.status, prima.body]);
  ({ lista } = await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } }));
});

test(`${INCOLLATE} rows pasted are saved by one call, all of them or none`, async () => {
  const body = { uid: lista.uid, versione: lista.versione, tolti: [] };
  const incollate = persone.slice(0, INCOLLATE).map(pagamentoDi(2000));
  const [prima, ...altre] = incollate as [PagamentoNoipaInput, ...PagamentoNoipaInput[]];
  const sbagliata = { ...prima, righe: [riga({ chiave: '9999/99 ZZZZ/0001', importo: 1 })] };
  const rifiuto = await ufficio.call(pagamentiRoutes.savePagamentiMof, {
    body: { ...body, pagamenti: [...altre, sbagliata] },
  });
  expect(rifiuto.status).toBe(409);
  const intatta = await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });
  expect(intatta.lista.totale).toBe(PERSONE * 6 * 1000);
  const salvata = await ufficio.ok(pagamentiRoutes.savePagamentiMof, { body: { ...body, pagamenti: incollate } });
  expect(salvata.lista.totale).toBe((PERSONE + INCOLLATE) * 6 * 1000);
});
