import { afterAll, beforeAll, expect, test } from 'vitest';
import { ricercaPersoneService } from '#functions/anagrafe/persone/ricerca-persone.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cursorSigner } from '#platform/data/cursor.ts';
import type { RicercaPersone } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { archivioGrande } from '#support/archivio-grande.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 20_000;
const DUE = ['QueryCommand', 'QueryCommand'];

let home: TestHome;
let conteggio: Conteggio;
let persone: Persona[];
const cerca = (richiesta: RicercaPersone) =>
  ricercaPersoneService({ cursori: cursorSigner('un segreto di prova lungo abbastanza') }).search(
    richiesta,
    archivioDi(conteggio.store, SCUOLA_A),
  );

beforeAll(async () => {
  home = await startTestHome();
  persone = await archivioGrande(home.store, SCUOLA_A, PERSONE);
  conteggio = countingStore();
}, 180_000);
afterAll(() => home.close());

const quella = (indice: number): Persona => {
  const persona = persone[indice];
  if (persona === undefined) throw new Error('No such person');
  return persona;
};

test.each<[string, RicercaPersone]>([
  ['by name', {}],
  ['by codice fiscale', { ordine: 'desCf' }],
  ['by matricola, last first', { ordine: 'matricola', verso: 'DESC' }],
  ['of 100 rows, far down', { limit: 100, start: 900 }],
])(`a page of ${PERSONE} people %s takes two queries`, async (_come, richiesta) => {
  conteggio.reset();
  const { righe, totale, totaleEsatto } = await cerca(richiesta);
  expect([righe.length, totale, totaleEsatto]).toEqual([richiesta.limit ?? 10, 1000, false]);
  expect(conteggio.comandi()).toEqual(DUE);
});

test('the page after another takes two queries, as the first', async () => {
  const { cursore } = await cerca({});
  conteggio.reset();
  const seconda = await cerca({ cursore: cursore ?? '' });
  expect(seconda.righe).toHaveLength(10);
  expect(conteggio.comandi()).toEqual(DUE);
});

test(`one person among ${PERSONE} is found in two queries by surname, codice fiscale or matricola`, async () => {
  const { uid, desCognome, desCf, matricola } = quella(17_345);
  for (const criteria of [desCognome, desCf, String(matricola)]) {
    conteggio.reset();
    const { righe } = await cerca({ criteria });
    expect(righe.map((riga) => riga.uid)).toContain(uid);
    expect(conteggio.comandi()).toEqual(DUE);
  }
});

test('a page that leaves people out takes two queries at most', async () => {
  conteggio.reset();
  expect((await cerca({ uidsExclude: [quella(0).uid], searchUidPortaleNull: true })).righe).toHaveLength(10);
  expect(conteggio.comandi().length).toBeLessThanOrEqual(2);
  expect(conteggio.comandi().filter((comando) => comando !== 'QueryCommand')).toEqual([]);
});
