import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { passiInMano } from '#support/lavori/passi.ts';
import { lavoroDi, lookAt, until, untilDone, untilOver } from '#support/lavori/sguardi.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const passi = passiInMano();
let home: TestHome;
let gestore: Person;
let lista: ReturnType<typeof asUid<'LISTA_NOIPA'>>;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20', aroundCall: passi.aroundCall });
  gestore = await home.as(loginOf('GESTORE'));
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  lista = asUid<'LISTA_NOIPA'>(await fillNoipa(gestore, uid));
});
afterAll(() => home.close());
afterEach(() => passi.leaveAlone());

type Formato = 'xml' | 'xlsx';
const ask = async (formato: Formato = 'xml'): Promise<string> => {
  const parametri = { kind: 'mof', idProcesso: lista, formato } as const;
  const risposta = await gestore.ok<Stampa>(stampe.printFileNoipa, richiestaDi(stampe.printFileNoipa, parametri));
  return risposta.printId;
};

/** The list as the list of all says it, which is how its own page does. */
const detta = async () => {
  const [riga] = await gestore.ok(listeRoutes.listListeNoipa, { body: {} });
  const { file } = await gestore.ok(listeRoutes.getFileListaNoipa, { query: { uid: lista } });
  expect(riga?.file ?? null).toEqual(file);
  return { STATUS: riga?.STATUS, file };
};
const DA_INVIARE = { STATUS: 'DA_INVIARE', file: null };

test('a list is in progress while its file is written, not while a sheet of it is, and to be sent when the file is there', async () => {
  expect(await detta()).toEqual(DA_INVIARE);
  const fermi = passi.holdFrom('stampa', 1);
  const foglio = await ask('xlsx');
  await fermi.arrived;
  expect(await detta()).toEqual(DA_INVIARE);
  const printId = await ask();
  expect(await detta()).toEqual({ STATUS: 'IN_CORSO', file: { printId, stato: 'IN_CORSO', motivo: null } });
  await fermi.release();
  await Promise.all([foglio, printId].map((uid) => untilDone(gestore, uid)));
  expect(await detta()).toEqual(DA_INVIARE);
});

test('a list whose file could not be written is failed with the reason, until the file is written or the list sent', async () => {
  const [prima] = await gestore.ok(listeRoutes.listListeNoipa, { body: {} });
  if (prima === undefined) throw new Error('The list is missing');
  const { uid, versione, tipo, codice, anno, mese, datInizio, datFine, tassazione, note } = prima;
  const testata = { tipo, codice, anno, mese, datInizio, datFine, tassazione, note };
  const cambiata = await gestore.ok(listeRoutes.updateListaNoipa, {
    body: { ...testata, uid, versione, descrizione: 'Fondo di prova corretto' },
  });
  passi.failFrom('stampa', 2);
  const printId = await ask();
  await untilOver(gestore, printId);
  passi.leaveAlone();
  await lookAt(home, gestore, printId, 1);
  // the look of the home itself may be closing the work meanwhile
  await until(
    () => lavoroDi(gestore, printId),
    ({ stato }) => stato === 'FALLITO',
  );
  const fallita = {
    STATUS: 'FALLITO',
    file: { printId, stato: 'FALLITO', motivo: expect.stringContaining('riprovare') },
  };
  expect(await detta()).toEqual(fallita);
  await untilDone(gestore, await ask('xlsx'));
  expect(await detta()).toEqual(fallita);
  await untilDone(gestore, await ask());
  expect(await detta()).toEqual(DA_INVIARE);
  await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid, versione: cambiata.versione, datInvio: '2026-07-20', motivo: 'Verificata con la persona' },
  });
  expect(await detta()).toEqual({ STATUS: 'INVIATO', file: null });
});
