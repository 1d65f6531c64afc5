import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasEntita } from '#archivio/persone/alias.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { storeRecords } from '#support/archivio.ts';
import { compenso, elaborazione as dati, prepare, storePersone } from '#support/cedolini.ts';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
let nomi: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('CEDOLINI'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 6);
  nomi = persone.map(({ desCognome, desNome }) => `${desCognome} ${desNome}`);
});
afterAll(() => prodotto.close());

const DI_NOVEMBRE = { ANNO: 2026, MESE: 11, dataPagamento: '2026-11-20' };
const nome = (indice: number): string => nomi[indice] ?? '';
const righeDi = async (idProcesso: string) =>
  (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? [];
/** The draft of a run, in the window of a user. */
const apri = async (login: string, processo: string) => {
  const { page, problems } = await prodotto.enter(login);
  const { vaiA } = accesso(page, prodotto.home.origin);
  await vaiA(`/cedolini?processo=${processo}&vista=prepara`);
  await page.getByText('Passo 2 di 2').waitFor();
  return { page, problems, vaiA };
};

test('people are saved as they are chosen: the page is killed, another browser goes on, and nobody is asked before leaving', async () => {
  const processo = await prepare(ufficio, dati({ ...DI_NOVEMBRE, DES_ELABORAZIONE: 'Bozza che resta' }));
  const prima = await apri(loginOf('CEDOLINI'), processo.uid);
  await elaborazione(prima.page).aggiungiPersone([nome(0), nome(1)]);
  await prima.page.getByText(/bozza salvata \d\d:\d\d/).waitFor();
  // Chosen one after the other: the second may be saved half a second after the first.
  await expect
    .poll(async () => (await righeDi(processo.uid)).map(({ versione }) => versione), { timeout: 120_000 })
    .toEqual([1, 1]);
  await prima.page.goto(prodotto.home.origin);

  const altra = await apri(loginOf('GESTORE'), processo.uid);
  await elenco(altra.page, 'Persone da pagare').riga(nome(1)).waitFor();
  await elaborazione(altra.page).aggiungiPersone([nome(2)]);
  // Left at once, before the moment in which it saves by itself.
  await altra.page.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await altra.page
    .getByRole('heading', { name: /Elaborazioni/ })
    .first()
    .waitFor();
  await expect.poll(() => altra.page.getByRole('dialog').count()).toBe(0);
  await expect.poll(async () => (await righeDi(processo.uid)).length, { timeout: 120_000 }).toBe(3);
  expect([...prima.problems, ...altra.problems]).toEqual([]);
});

test('two people on one draft see each other without asking, and choose where both have written the same row', async () => {
  const processo = await prepare(ufficio, dati({ ...DI_NOVEMBRE, DES_ELABORAZIONE: 'Bozza in due' }));
  const una = await apri(loginOf('CEDOLINI'), processo.uid);
  const altra = await apri(loginOf('GESTORE'), processo.uid);
  // Half a second before it is saved and three between two looks: how long they take here is the machine's.
  await elaborazione(una.page).aggiungiPersone([nome(3)]);
  await elenco(altra.page, 'Persone da pagare').riga(nome(3)).waitFor();
  await elaborazione(altra.page).aggiungiPersone([nome(4)]);
  await elenco(una.page, 'Persone da pagare').riga(nome(4)).waitFor();

  // The same row from elsewhere in the moment in which it is being changed here.
  const [riga] = (await righeDi(processo.uid)).filter(({ uidSubAnagrafe }) => uidSubAnagrafe === asUid('persona00004'));
  if (riga === undefined) throw new Error('The row is not in the draft');
  let insieme = true;
  await una.page.route('**/crud/processi/bozza', async (richiesta) => {
    if (insieme && richiesta.request().method() === 'PUT')
      await ufficio.ok(bozzaRoutes.saveBozza, {
        body: {
          idProcesso: processo.uid,
          righe: [{ versione: riga.versione, input: { ...riga.input, opzioni: { conguaglio: true } } }],
        },
      });
    await richiesta.continue();
  });
  await elaborazione(una.page).paga(/^Compenso forfettario/, [
    { persona: nome(3), importo: '100,00' },
    { persona: nome(4), importo: '200,00' },
  ]);
  await una.page.getByText(`${nome(3)}: la riga è stata cambiata anche da un altro utente`).waitFor();
  insieme = false;
  await una.page.getByRole('button', { name: `Tieni la mia per ${nome(3)}` }).click();
  await expect
    .poll(
      async () =>
        (await righeDi(processo.uid))
          .toSorted((a, b) => (a.uidSubAnagrafe < b.uidSubAnagrafe ? -1 : 1))
          .map(({ input }) => input.voci.map(({ misura }) => misura)),
      { timeout: 120_000 },
    )
    .toEqual([[{ unita: 'IMPORTO', importo: 10_000 }], [{ unita: 'IMPORTO', importo: 20_000 }]]);
  expect([...una.problems, ...altra.problems]).toEqual([]);
});

test('who an earlier version merged after being chosen is told, and their items go to who stayed', async () => {
  const rimasta = persone[5];
  if (rimasta === undefined) throw new Error('The school has six people');
  const uid = asUid<'PERSONA'>('doppione');
  const accorpata = {
    ...rimasta,
    uid,
    uidSubAnagrafe: uid,
    prgAnagrafe: 900,
    matricola: 900,
    desCf: personaDiProva(900).desCf,
  };
  await storeRecords(prodotto.home.store, personaEntita, SCUOLA_A, [accorpata]);
  const processo = await prepare(ufficio, dati({ ...DI_NOVEMBRE, DES_ELABORAZIONE: 'Bozza con una scheda accorpata' }));
  const input = { uidSubAnagrafe: accorpata.uid, percettore: null, voci: [compenso(10_000)] };
  await ufficio.ok(bozzaRoutes.saveBozza, { body: { idProcesso: processo.uid, righe: [{ versione: 0, input }] } });
  const { store } = prodotto.home;
  await storeRecords(store, aliasEntita, SCUOLA_A, [
    { uid, versione: 1, uidDestinazione: rimasta.uid, unitaIl: '2026-01-10T08:00:00.000Z' },
  ]);
  await sendOperazioni(store, archivioDi(store, SCUOLA_A).of(personaEntita).remove(accorpata).operazioni);
  const letta = async () => (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } })).bozza;
  await expect.poll(async () => (await letta())?.assenti.length, { timeout: 60_000 }).toBe(1);

  const { page, problems } = await apri(loginOf('CEDOLINI'), processo.uid);
  await page.getByText('la scheda scelta è stata accorpata').waitFor();
  await page.getByRole('button', { name: /^Riporta sulla scheda rimasta/ }).click();
  await elenco(page, 'Persone da pagare').riga(rimasta.desCognome).waitFor();
  await expect
    .poll(async () => (await righeDi(processo.uid)).map((riga) => [riga.uidSubAnagrafe, riga.input.voci.length]), {
      timeout: 120_000,
    })
    .toEqual([[rimasta.uid, 1]]);
  expect((await letta())?.assenti).toEqual([]);
  expect(problems).toEqual([]);
});
