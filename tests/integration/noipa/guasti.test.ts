import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { importazioneMofRoutes } from '#shared/contracts/noipa/importazione.ts';
import type { ListaNoipa, PagamentoNoipaInput } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { somma } from '#shared/money/centesimi.ts';
import { storePersone } from '#support/cedolini.ts';
import { badDay, insisting } from '#support/engines/bad-day.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';

const PERSONE = 120;
const BLOCCO = 15;

let home: TestHome;
let uffici: readonly [Person, Person];
let persone: readonly Persona[];
beforeAll(async () => {
  const calma = await startTestHome({ oggi: '2026-03-15' });
  const ufficio = await calma.as(loginOf('CEDOLINI'));
  persone = await storePersone(calma.store, SCUOLA_A, PERSONE);
  await assignFondo(ufficio, 2026, 90_000_000);
  await calma.stop();
  home = await startTestHome({ oggi: '2026-03-15', faults: badDay(14), da: calma.dataDir });
  await calma.close();
  uffici = [await home.as(loginOf('CEDOLINI')), await home.as(loginOf('GESTORE'))];
}, 120_000);
afterAll(() => home.close());

const leggi = (uid: ListaNoipa['uid']) => listeRepository(archivioDi(home.store, SCUOLA_A)).loadIntera(uid);
const paga = ({ uid }: Persona, importo: number): PagamentoNoipaInput => ({
  persona: uid,
  righe: [riga({ chiave: FORFAIT, importo })],
});
const versioneDi = (risposta: unknown): number | undefined => {
  const { current } = (risposta as { error?: { current?: { versione?: number } } }).error ?? {};
  return current?.versione;
};

/** As a grid does: a block over the list as it is, and over it again when somebody else came in between. */
const salvaBlocco = async (ufficio: Person, uid: ListaNoipa['uid'], pagamenti: PagamentoNoipaInput[]) => {
  for (let volta = 1; volta <= 40; volta++) {
    const { versione } = (await leggi(uid)).lista;
    const key = `blocco-${pagamenti[0]?.persona ?? ''}-${volta}`;
    const body = { uid, versione, pagamenti, tolti: [] };
    for (let ancora = 1; ancora <= 20; ancora++) {
      const risposta = await ufficio.call(pagamentiRoutes.savePagamentiMof, { body }, { key });
      if (risposta.status === 200) return;
      if (versioneDi(risposta.body) !== undefined) break;
    }
  }
  throw new Error('The services never let the block through');
};
const blocchi = (sue: readonly Persona[]): Persona[][] =>
  Array.from({ length: sue.length / BLOCCO }, (_, indice) => sue.slice(indice * BLOCCO, (indice + 1) * BLOCCO));

test('with every service misbehaving two people fill one grid, and each finds what they wrote', async () => {
  const lista = await createLista(uffici[0]);
  const meta = PERSONE / 2;
  await Promise.all(
    uffici.map(async (ufficio, quale) => {
      for (const sue of blocchi(persone.slice(quale * meta, (quale + 1) * meta)))
        await salvaBlocco(
          ufficio,
          lista.uid,
          sue.map((persona) => paga(persona, 1000 + quale)),
        );
    }),
  );
  const salvata = await leggi(lista.uid);
  expect(salvata.lista).toMatchObject({ persone: PERSONE, righe: PERSONE, totale: meta * (1000 + 1001) });
  const importi = new Map(
    salvata.pagamenti.map(({ persona, righe }) => [persona, righe.map(({ importo }) => importo)]),
  );
  expect(persone.map(({ uid }) => importi.get(uid))).toEqual(persone.map((_, indice) => [indice < meta ? 1000 : 1001]));
  expect(salvata.lista.versione).toBe(lista.versione + PERSONE / BLOCCO);
}, 120_000);

test('a file, a division and a sending asked again until they are answered happen once', async () => {
  const [ufficio] = uffici;
  const { uid, versione } = await createLista(ufficio, { descrizione: 'Da un file' });
  const righe = persone.map(({ desCf }, indice) => ({
    ...riga({ chiave: FORFAIT, importo: 2000 + indice }),
    desCf,
    numero: indice + 2,
  }));
  const totale = somma(righe.map(({ importo }) => importo ?? 0));
  const importa = () =>
    ufficio.call(importazioneMofRoutes.importMof, { body: { uid, versione, righe } }, { key: 'file-con-guasti' });
  expect((await insisting(importa)).status).toBe(200);
  expect((await importa()).status).toBe(200);
  const importata = await leggi(uid);
  expect(importata.lista).toMatchObject({ versione: versione + 1, persone: PERSONE, totale });

  const body = {
    uid,
    versione: versione + 1,
    descrizione: 'Seconda parte',
    persone: persone.slice(0, 50).map((persona) => persona.uid),
  };
  const dividi = () => ufficio.call(pagamentiRoutes.divideListaNoipa, { body }, { key: 'divisa-con-guasti' });
  const divisa = await insisting(dividi);
  expect([divisa.status, (await dividi()).body]).toEqual([200, divisa.body]);
  const nuova = (divisa.body as { nuova: { lista: ListaNoipa } }).nuova.lista;
  const parti = [await leggi(uid), await leggi(nuova.uid)];
  expect(parti.map(({ lista }) => lista.persone)).toEqual([PERSONE - 50, 50]);
  expect(somma(parti.map(({ lista }) => lista.totale))).toBe(totale);
  const tutte = await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#LISTA_NOIPA#${nuova.uid}` });
  expect(tutte.filter(({ tipo }) => tipo === 'LISTA_NOIPA')).toHaveLength(1);

  const invio = { body: { uid, versione: versione + 2, datInvio: '2026-03-15' } };
  const invia = () => ufficio.call(listeRoutes.sendListaNoipa, invio, { key: 'invio-con-guasti' });
  expect((await insisting(invia)).status).toBe(200);
  expect((await invia()).status).toBe(200);
  const spesa = await listeRepository(archivioDi(home.store, SCUOLA_A)).loadSpesa(2026);
  expect(spesa?.somme).toEqual({ [FORFAIT]: parti[0]?.lista.totale });
}, 120_000);
