import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione as dati,
  oreInsegnamento,
  prepare,
  storePersone,
} from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { griglia } from '../pages/griglia.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 6);
});
afterAll(() => prodotto.close());

test('the people of another run, and those who serve on a day, are added at once; who is there already is told', async () => {
  const [uno, due, tre] = persone;
  if (!uno || !due || !tre) throw new Error('Three people are needed');
  const prima = await compute(
    ufficio,
    dati({ DES_ELABORAZIONE: 'Quella di prima' }),
    [uno, due].map(({ uid }) => accessorio(uid, [compenso(10_000)])),
  );
  const servizio = servizioDiProva();
  for (const { uid } of [due, tre])
    await ufficio.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: uid } });
  const processo = await prepare(ufficio, dati({ DES_ELABORAZIONE: 'Con i gruppi' }));
  const { page, problems } = await prodotto.enter(loginOf('CEDOLINI'));
  await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo.uid}&vista=prepara`);
  const gruppo = page.getByRole('dialog', { name: 'Aggiungi un gruppo' });
  const apri = () => page.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
  await apri();
  await gruppo.getByRole('tab', { name: "Gli stessi di un'altra elaborazione" }).click();
  await gruppo.getByRole('button', { name: /Elaborazione/ }).click();
  await page.getByRole('option', { name: /Quella di prima/ }).click();
  await gruppo.getByRole('button', { name: 'Aggiungi 2 persone' }).click();
  await gruppo.waitFor({ state: 'detached' });
  await apri();
  await gruppo.getByRole('textbox', { name: 'Il giorno' }).fill(servizio.datInizio.split('-').toReversed().join('/'));
  await gruppo.getByText("2 persone, 1 già nell'elaborazione").waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await gruppo.getByRole('button', { name: 'Aggiungi 1 persona' }).click();
  await gruppo.waitFor({ state: 'detached' });
  await expect
    .poll(async () =>
      (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } })).bozza?.righe.map(
        ({ uidSubAnagrafe }) => uidSubAnagrafe,
      ),
    )
    .toEqual([uno.uid, due.uid, tre.uid]);
  expect([prima.processo.STATUS, problems]).toEqual(['COMPLETATO', []]);
});

test('a new run made as a project was paid the last time has its data, its people and their hours', async () => {
  const [uno, due] = persone;
  if (!uno || !due) throw new Error('Two people are needed');
  const { anno: ANNO, mese: MESE } = meseDi(ufficio.sessione.oggi);
  await compute(
    ufficio,
    dati({
      ANNO,
      MESE,
      dataPagamento: ufficio.sessione.oggi,
      DES_ELABORAZIONE: 'Laboratorio di teatro',
      progetto: 'PON Teatro',
      fonteFinanziamento: 'Fondi inventati',
    }),
    [accessorio(uno.uid, [oreInsegnamento(1000)]), accessorio(due.uid, [oreInsegnamento(250)])],
  );
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'), '/cedolini?vista=nuova');
  await page.getByRole('button', { name: /^Come per il progetto/ }).click();
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/da-progetto.png` });
  await page.getByRole('option', { name: /PON Teatro/ }).click();
  const nuova = modulo(page);
  await expect.poll(() => nuova.campo('Fonte di finanziamento').inputValue()).toBe('Fondi inventati');
  await nuova.scrivi('Descrizione', 'Teatro, seconda parte');
  await nuova.salva('Avanti');
  await page.getByRole('tab', { name: 'Voci di calcolo (2)' }).click();
  await expect
    .poll(async () => (await griglia(page, 'Voci di calcolo').valori(0)).map((ore) => Number(ore.replace(',', '.'))))
    .toEqual([10, 2.5]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);

  const { vaiA } = accesso(page, prodotto.home.origin);
  await vaiA(`/anagrafe?persona=${uno.uid}&scheda=documenti`);
  const documenti = elenco(page, `Documenti di ${uno.desCognome} ${uno.desNome}`);
  await documenti.riga('Laboratorio di teatro').getByText('Provvisorio').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/documenti.png` });
  const pdf = page.waitForResponse((risposta) => /\.pdf/.test(risposta.url()) && risposta.status() === 200);
  await documenti.azione('Laboratorio di teatro', 'Cedolino con la spiegazione di ogni cifra');
  const letto = await readPdf(new Uint8Array(await (await pdf).body()));
  expect(letto.pagine.map(({ testo }) => testo).join(' ')).toContain(uno.desCognome);
  expect(problems).toEqual([]);
});

test.each([
  ['SUP-LD', /Chi ha un servizio a tempo determinato/, 2],
  ['FER-LD', /Chi ha finito il contratto/, 1],
] as const)('a run of %s proposes who the services of the month say', async (idMetodo, spiegazione, quanti) => {
  const [, , , quattro, cinque, sei] = persone;
  const breve = idMetodo === 'SUP-LD' ? cinque : sei;
  if (!quattro || !breve) throw new Error('Two people are needed');
  const mese = idMetodo === 'SUP-LD' ? 1 : 2;
  const dal = `2026-0${mese}-10`;
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva(dal, `2026-0${mese}-20`), uidSubAnagrafe: breve.uid },
  });
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva(dal, `2026-0${mese + 1}-05`), uidSubAnagrafe: quattro.uid },
  });
  const processo = await prepare(
    ufficio,
    dati({
      idMetodo,
      MESE: mese,
      dataPagamento: `2026-0${mese}-27`,
      simulazione: true,
      DES_ELABORAZIONE: `Mese ${idMetodo}`,
    }),
  );
  const { page, problems } = await prodotto.enter(
    loginOf('GESTORE'),
    `/cedolini?processo=${processo.uid}&vista=prepara`,
  );
  await page.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
  const gruppo = page.getByRole('dialog', { name: 'Aggiungi un gruppo' });
  await gruppo.getByText(spiegazione).waitFor();
  await gruppo.getByRole('button', { name: new RegExp(`^Aggiungi ${quanti} person`) }).waitFor();
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/gruppo-${idMetodo}.png` });
  expect(await accessibilityFindings(page)).toEqual([]);
  await gruppo.getByRole('button', { name: new RegExp(`^Aggiungi ${quanti} person`) }).click();
  await gruppo.waitFor({ state: 'detached' });
  await elenco(page, 'Persone da pagare').riga(breve.desCognome).getByText('20/0').first().waitFor();
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/persone-${idMetodo}.png` });
  expect(problems).toEqual([]);
});

test('going back from a run just made leads to the list: it does not make another', async () => {
  const { page, problems } = await prodotto.enter(loginOf('CEDOLINI'), '/cedolini');
  await elaborazione(page).crea({
    descrizione: 'Fatta una volta',
    metodo: /Lordo dipendente/,
    mese: 'marzo',
    anno: '2026',
    pagamento: '20/03/2026',
  });
  await page.goBack();
  await page.getByRole('button', { name: 'Nuova elaborazione' }).first().waitFor();
  const { righe } = await ufficio.ok(processiRoutes.listProcessi, { body: {} });
  expect(righe.filter(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === 'Fatta una volta')).toHaveLength(1);
  expect(problems).toEqual([]);
});
