import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { accessibilityFindings } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { elenco } from '../pages/elenco.ts';
import { lavoro } from '../pages/lavoro.ts';

let prodotto: FilledHome;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
beforeAll(async () => {
  prodotto = await startFilledHome();
  ({ page, problems, vaiA } = await prodotto.open('/tabelle'));
});
afterAll(() => prodotto.close());

interface Accorpamento {
  readonly path: string;
  readonly titolo: string;
  readonly plurale: string;
  readonly doppia: string;
  readonly crea: (ufficio: Person) => Promise<void>;
}

const accorpamenti: readonly Accorpamento[] = [
  {
    path: '/tabelle/posizioneInps',
    titolo: 'Posizioni INPS',
    plurale: 'posizioni INPS',
    doppia: '7000000002 Doppia',
    crea: async (ufficio) => {
      for (const [descrizione, matricola] of [
        ['Principale', '7000000001'],
        ['Doppia', '7000000002'],
      ] as const)
        await ufficio.ok(posizioniRoutes.createPosInps, {
          body: {
            descrizione,
            matricola,
            codSede: '7000',
            csc: '20101',
            codiciAutorizzazione: [],
            datSospensione: null,
            datRiattivazione: null,
            flgAttiva: true,
          },
        });
    },
  },
  {
    path: '/tabelle/posizioneInail',
    titolo: 'Posizioni INAIL',
    plurale: 'posizioni INAIL',
    doppia: 'Doppia',
    crea: async (ufficio) => {
      for (const [descrizione, posizione] of [
        ['Principale', '90000011'],
        ['Doppia', '90000012'],
      ] as const)
        await ufficio.ok(posizioniRoutes.createPosInail, {
          body: { descrizione, posizione, codControllo: '01', codSede: '70000', numRiferimento: null, flgAttiva: true },
        });
    },
  },
  {
    path: '/tabelle/classificazioneInps',
    titolo: 'Classificazione INPS',
    plurale: 'classificazioni INPS',
    doppia: 'Doppia',
    crea: async (ufficio) => {
      for (const [descrizione, qualifica2] of [
        ['Principale', 'F'],
        ['Doppia', 'P'],
      ] as const) {
        await ufficio.ok(posizioniRoutes.createCodiceInps, {
          body: {
            descrizione,
            qualifica1: '2',
            qualifica2,
            qualifica3: 'D',
            tipoContribuzione: '71',
            codContratto: 'CPUB',
            tipoLavoratore: '00',
            qualificaCu: '',
            tipoRapportoCu: '',
            flgTempoPieno: qualifica2 === 'F',
            flgAttiva: true,
            contratti: [],
            ruoli: [],
          },
        });
      }
    },
  },
];

/** How many days go by until the doubles of every table were merged. */
const GIORNI = 3;

test.each(sampleOfTheDay(accorpamenti, GIORNI))(
  'two $plurale are merged in two steps with a preview, and the merge is undone',
  async ({ path, titolo, plurale, doppia, crea }) => {
    await crea(await prodotto.home.as(loginOf('GESTORE')));
    const prima = problems.length;
    await vaiA(path);
    const righe = elenco(page, titolo);
    await righe.spunta('Doppia');
    await page.getByRole('button', { name: 'Accorpa', exact: true }).click();
    const finestra = page.getByRole('dialog', { name: `Accorpa ${plurale}: passo` });
    await finestra.getByRole('button', { name: 'Avanti' }).click();
    await finestra.getByText(/^Scegliere almeno due/).waitFor();
    await finestra.getByRole('checkbox', { name: /Principale/ }).check();
    await finestra.getByRole('button', { name: 'Avanti' }).click();
    await finestra.getByRole('button', { name: 'Accorpa', exact: true }).click();
    await finestra.getByText(/^Scegliere quella che resta/).waitFor();
    await finestra.getByRole('radio', { name: /Principale/ }).check();
    await finestra.getByText(new RegExp(`Viene eliminata .*${doppia}`)).waitFor();
    expect([await accessibilityFindings(page), problems.slice(prima)]).toEqual([[], []]);
    await finestra.getByRole('button', { name: 'Accorpa', exact: true }).click();
    const avviso = lavoro(page, new RegExp(`Accorpamento di 2 ${plurale}`));
    await avviso.aspettaFine();
    await righe.riga('Doppia').waitFor({ state: 'detached' });
    await avviso.avviso.getByRole('button', { name: 'Annulla' }).click();
    await page
      .getByRole('dialog', { name: /^Annullare/ })
      .getByRole('button', { name: "Annulla l'operazione" })
      .click();
    await righe.riga('Doppia').waitFor();
  },
);
