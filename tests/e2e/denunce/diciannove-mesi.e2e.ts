import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { openAnno, type Anno } from '../../integration/anno/mondo.ts';
import { autunno } from '../../integration/anno/statale/autunno.ts';
import { chiusura } from '../../integration/anno/statale/chiusura.ts';
import { inverno } from '../../integration/anno/statale/inverno.ts';
import { primavera } from '../../integration/anno/statale/primavera.ts';
import { secondaEstate } from '../../integration/anno/statale/seconda-estate.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';

// A State school made new, from September 2025 to March 2027: what its office reads, at each hinge, on the day it is.

const SCUOLA = 'TOIS09900X';
const STAGIONI = [
  ['autumn 2025', autunno],
  ['winter 2026', inverno],
  ['spring 2026', primavera],
  ['autumn 2026', secondaEstate],
  ['closing of 2026', chiusura],
] as const;

let prodotto: BrowserHome;
let scuola: Anno;
let page: Page;
const problems: string[] = [];
beforeAll(async () => {
  scuola = await openAnno(SCUOLA, 'I.I.S. Norberto Inventato', 'SCUOLA', '2025-09-01', async (options) => {
    prodotto = await startBrowserHome(options);
    return prodotto.home;
  });
});
afterAll(() => prodotto.close());

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const legge = (testo: string | RegExp): Promise<void> => page.locator('main').getByText(testo).first().waitFor();
const passo = (anno: number, quale: string, stato: string): Promise<void> =>
  elenco(page, `Passi che chiudono il ${anno}`).riga(quale).getByText(stato, { exact: true }).first().waitFor();
const scadenza = (testo: string) => elenco(page, 'Scadenze').riga(testo);

/** The looks of the office at its screens, each after the act whose name begins so. */
const SGUARDI: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'October: two runs',
    async () => {
      await legge('Scadenze (2)');
      await scadenza('F24 enti pubblici: ritenute').getByText('17/11/2025').waitFor();
      await legge('Niente da fare');
    },
  ],
  [
    'January: the instalment',
    async () => {
      await vaiA('/cedolini?vista=mandati');
      const mandati = elenco(page, 'Elaborazioni');
      await mandati.riga('Collaborazione, dicembre').waitFor();
      await mandati.riga('Collaborazione, gennaio').waitFor();
    },
  ],
  [
    'two payments of December found',
    async () => {
      await vaiA('/quadratura?vista=completa&anno=2025');
      await legge('Le denunce inviate dicono tutto quello che è contabilizzato.');
    },
  ],
  ['February: who ends', () => legge('incarico, finisce il 28/02/2026, tra 16 giorni')],
  [
    'March: the certificates',
    async () => {
      await vaiA('/operazioniAnnuali?anno=2025');
      for (const quale of ['Fare il conguaglio', 'Inviare le Certificazioni', 'Consegnare le Certificazioni'])
        await passo(2025, quale, 'Fatto');
    },
  ],
  [
    'April: what the program',
    async () => {
      await scadenza('Modello M').getByText('Scaduta', { exact: true }).waitFor();
      await vaiA('/operazioniAnnuali?anno=2025');
      await passo(2025, 'Consegnare le Certificazioni', 'Scaduto');
    },
  ],
  [
    'a run that owes no contributions',
    async () => {
      await page.getByRole('button', { name: /^Mostra tutte/ }).click();
      await scadenza('F24 enti pubblici: ritenute').getByText('settembre 2026').waitFor();
      await expect.poll(() => scadenza('F24 enti pubblici: contributi').count()).toBe(0);
    },
  ],
  [
    'October: a late F24',
    async () => {
      await vaiA('/quadratura?vista=completa&anno=2026');
      await legge('Niente da completare');
    },
  ],
  [
    'what is not settled',
    async () => {
      await vaiA('/operazioniAnnuali?anno=2026');
      await passo(2026, 'Fare il conguaglio', 'Scaduto');
      await passo(2026, 'Comunicare a NoiPA', 'Fatto');
    },
  ],
  [
    'after 28 February',
    async () => {
      await vaiA('/quadratura?vista=conguaglio&anno=2026');
      await legge('Nessuna persona del 2026 ha una differenza da conguagliare.');
    },
  ],
  [
    'the certificate says the surtax',
    async () => {
      await vaiA('/quadratura?vista=completa&anno=2026');
      await page.getByRole('button', { name: "Prepara l'F24 con il ravvedimento" }).waitFor();
      await legge('CU del 2026 che manca');
      await vaiA('/cu');
      await elenco(page, 'CU della scuola').riga('CU del 2026, invio di marzo, ulteriore').waitFor();
    },
  ],
  [
    'Modello M has the rows',
    async () => {
      await vaiA('/quadratura?vista=completa&anno=2026');
      await legge('CU del 2026 che manca');
      await expect.poll(() => page.getByRole('button', { name: /^Prepara l'F24/ }).count()).toBe(0);
      expect(problems).toEqual([]);
    },
  ],
];

/** Signs in on the day it is, looks, and closes the window. */
const look = async (sguardo: () => Promise<void>): Promise<void> => {
  page = await prodotto.stranger();
  page.on('pageerror', ({ message }) => problems.push(message));
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE', SCUOLA), 'prova');
  await sguardo();
  await page.context().close();
};

test('every look is after an act that is there', () => {
  const atti = STAGIONI.flatMap(([, suoi]) => suoi.map(([atto]) => atto));
  expect(SGUARDI.filter(([inizio]) => !atti.some((atto) => atto.startsWith(inizio)))).toEqual([]);
});

describe.each(STAGIONI)('%s', (_nome, atti) => {
  test.each(atti)('%s', async (atto, act) => {
    await act(scuola);
    for (const [, sguardo] of SGUARDI.filter(([inizio]) => atto.startsWith(inizio))) await look(sguardo);
  });
});
