import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  await assignFondo(gestore, 2026, 100_000);
});
afterAll(() => home.close());

/** A list with a code of the portal that pays somebody else each time. */
const lista = async (codice: string, descrizione: string): Promise<ListaNoipa> => {
  numero += 1;
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
  const { uid, versione } = await createLista(gestore, { codice, descrizione });
  const intera = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: { uid, versione, pagamenti: [{ persona: persona.uid, righe: [riga({ chiave: FORFAIT, importo: 1000 })] }] },
  });
  return intera.lista;
};
const invia = ({ uid, versione }: ListaNoipa, motivo?: string) =>
  gestore.call(listeRoutes.sendListaNoipa, {
    body: { uid, versione, datInvio: '2026-03-15', ...(motivo === undefined ? {} : { motivo }) },
  });
const controlli = async ({ uid }: ListaNoipa) =>
  (await gestore.ok(pagamentiRoutes.listControlliLista, { query: { uid } })).filter(
    ({ codice }) => codice === 'CODICE_PORTALE_IN_COMUNE',
  );

test('a code of the portal that two lists of a year have is told of both; once one is sent the other asks the reason', async () => {
  const [prima, seconda, senza] = [
    await lista('MOF01', 'Fondo'),
    await lista('mof01', 'Fondo bis'),
    await lista('', '1'),
  ];
  const dellAnnoPrima = await createLista(gestore, { codice: 'MOF01', anno: 2025 });
  expect([await controlli(senza), await controlli(dellAnnoPrima)]).toEqual([[], []]);
  expect(await controlli(prima)).toMatchObject([
    { esito: 'AVVISO', nominativo: 'Lista "Fondo"', messaggio: expect.stringContaining('"Fondo bis" di marzo 2026') },
  ]);
  expect(await invia(prima)).toMatchObject({ status: 200 });
  expect(await controlli(seconda)).toMatchObject([{ esito: 'CONFERMA', nominativo: 'Lista "Fondo bis"' }]);
  expect(await invia(seconda)).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/Lista "Fondo bis": Il codice sul portale mof01 è anche della lista "Fondo"/),
    },
  });
  expect(await invia(seconda, 'Il portale le ha unite')).toMatchObject({
    status: 200,
    body: { conferma: { motivo: 'Il portale le ha unite', quanti: 1 } },
  });
});

test('a code comes again after a list that was wholly refused, and in one that is corrected nothing is told', async () => {
  const [scartata, rifatta] = [await lista('MOF02', 'Scartata'), await lista('MOF02', 'Rifatta')];
  expect(await invia(scartata)).toMatchObject({ status: 200 });
  const { versione } = await gestore
    .ok(pagamentiRoutes.getListaNoipa, { body: { uid: scartata.uid } })
    .then((una) => una.lista);
  await gestore.ok(listeRoutes.setEsitoListaNoipa, {
    body: {
      uid: scartata.uid,
      versione,
      esito: 'SCARTATO',
      rata: null,
      datPagamento: null,
      motivo: 'Periodo sbagliato',
      respinti: [],
      stornati: [],
    },
  });
  expect(await controlli(rifatta)).toMatchObject([{ esito: 'AVVISO' }]);
  const { uid: _uid, versione: _versione, ...testata } = rifatta;
  const corretta = await gestore.ok(listeRoutes.updateListaNoipa, {
    body: {
      uid: rifatta.uid,
      versione: rifatta.versione,
      tipo: testata.tipo,
      codice: 'MOF03',
      anno: testata.anno,
      mese: testata.mese,
      descrizione: testata.descrizione,
      datInizio: testata.datInizio,
      datFine: testata.datFine,
      tassazione: testata.tassazione,
      note: testata.note,
    },
  });
  expect(await controlli(corretta)).toEqual([]);
});

test('one number of NoiPA for two people of a list is told of both and asks the reason; corrected, nothing is asked', async () => {
  const persone = [];
  for (const _ of [1, 2]) {
    numero += 1;
    const nuova = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
    persone.push(await changePersona(gestore, nuova, { numPartitaNoipa: '1234567' }));
  }
  const { uid, versione } = await createLista(gestore, { descrizione: 'Partite' });
  const { lista: piena } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid,
      versione,
      pagamenti: persone.map((una) => ({ persona: una.uid, righe: [riga({ chiave: FORFAIT, importo: 1000 })] })),
    },
  });
  const chiesti = async () =>
    (await gestore.ok(pagamentiRoutes.listControlliLista, { query: { uid } })).map(({ codice, esito, desCf }) => [
      codice,
      esito,
      desCf,
    ]);
  const codici = persone.map(({ desCf }) => desCf).toSorted();
  expect((await chiesti()).toSorted()).toEqual(codici.map((desCf) => ['PARTITA_IN_COMUNE', 'CONFERMA', desCf]));
  expect(await invia(piena)).toMatchObject({ status: 409, body: { message: expect.stringContaining('1234567') } });
  const [prima] = persone;
  if (prima === undefined) throw new Error('nobody was entered');
  await changePersona(gestore, prima, { numPartitaNoipa: '7654321' });
  expect(await chiesti()).toEqual([]);
  expect(await invia(piena)).toMatchObject({ status: 200 });
});
