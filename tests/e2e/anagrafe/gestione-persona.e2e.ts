import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { SECONDO_NOME } from '#support/persone-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { indirizzoDi, type Aperti } from '#support/scuola-piena.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { esportata, vivi, type VitaDiUnaRiga } from '../pages/vita-di-una-riga.ts';

let prodotto: FilledHome;
let aperti: Aperti;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
beforeAll(async () => {
  prodotto = await startFilledHome();
  aperti = prodotto.piena;
  ({ page, problems, vaiA } = await prodotto.open('/anagrafe'));
});
afterAll(() => prodotto.close());

const anno = annoScolasticoDi(new Date().toISOString().slice(0, 10)).numAnno;
const nome = (): string => `${nominativo(aperti.persona.desCognome, aperti.persona.desNome)} ${SECONDO_NOME}`;
const scritto =
  (etichetta: string, testo: string) =>
  (form: ReturnType<typeof modulo>): Promise<void> =>
    form.scrivi(etichetta, testo);

const liste: readonly { readonly path: string; readonly vita: (nome: string) => VitaDiUnaRiga }[] = [
  {
    path: '/anagrafe/nucleo-familiare/:id/:dipendente',
    vita: (chi) => ({
      titolo: `Nucleo familiare di ${chi}`,
      crea: {
        bottone: 'Nuovo familiare',
        finestra: 'Nuovo familiare',
        riga: 'Inventato Ugo',
        compila: async (form) => {
          await form.scegli('Parentela', 'Figlio');
          await form.scrivi('Cognome', 'Inventato');
          await form.scrivi('Nome', 'Ugo');
          await form.scegli('Sesso', 'Maschio');
          await form.scrivi('Data di nascita', '01/02/2003');
          await form.cerca('Comune o Stato di nascita', 'roma', 'ROMA (RM)');
          await form.dentro.getByRole('button', { name: /^Usa NVNGUO/ }).click();
        },
      },
      modifica: {
        finestra: 'Inventato Ugo',
        compila: (form) => form.scegli('Parentela', 'Genitore'),
        riga: 'Genitore',
      },
    }),
  },
  {
    path: '/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali',
    vita: () => ({
      titolo: `Dati fiscali di ${nominativo(aperti.familiare.desCognome, aperti.familiare.desNome)}`,
      crea: {
        bottone: 'Nuova decorrenza',
        finestra: 'Nuova decorrenza',
        riga: '01/01/2026',
        compila: async (form) => {
          await form.scrivi('Decorrenza', '01/01/2026');
          await form.scrivi('Misura', '50');
        },
      },
      modifica: {
        finestra: 'Dati fiscali del familiare',
        compila: scritto('Decorrenza', '01/02/2026'),
        riga: '01/02/2026',
      },
    }),
  },
  {
    path: '/anagrafe/dati-soggettivi/:uid/:dipendente',
    vita: (chi) => ({
      titolo: `Dati soggettivi di ${chi}`,
      crea: {
        bottone: 'Nuova voce',
        finestra: 'Nuova voce soggettiva',
        riga: 'Altra trattenuta',
        compila: async (form) => {
          await form.scegli('Voce', 'Altra trattenuta');
          await form.scrivi('Importo mensile', '120');
          // a year before the contract that NoiPA pays, which withholds by itself
          await form.scrivi('Inizio', '01/01/2014');
          await form.scrivi('Fine', '31/12/2014');
        },
      },
      modifica: { finestra: 'Voce soggettiva', compila: scritto('Importo mensile', '130,5'), riga: '130,50' },
    }),
  },
  {
    path: '/anagrafe/voci/:uidSubAnagrafe/:dipendente',
    vita: (chi) => ({
      titolo: `Voci utente di ${chi}`,
      esporta: false,
      crea: {
        bottone: 'Nuovo valore',
        finestra: 'Nuovo valore',
        compila: (form) => form.scegli('Voce', 'TEATRO Laboratorio teatrale'),
        riga: 'TEATRO',
      },
      modifica: { finestra: 'Valore della voce', compila: scritto('Ore', '7,5'), riga: '7,5' },
    }),
  },
  {
    path: '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente',
    vita: (chi) => ({
      titolo: `Particolarità di ${chi}`,
      crea: {
        bottone: 'Nuova particolarità',
        finestra: 'Nuova particolarità',
        riga: 'Non residente',
        compila: async (form) => {
          await form.scegli('Particolarità', 'Non residente, attività abituale');
          await form.scrivi('Inizio', '01/01/2026');
        },
      },
      modifica: { finestra: 'Particolarità', compila: scritto('Fine', '30/06/2026'), riga: '30/06/2026' },
    }),
  },
  {
    path: '/anagrafe/incarichi/:uidSubAnagrafe/:dipendente',
    vita: (chi) => ({
      titolo: `Incarichi di ${chi}`,
      crea: {
        bottone: 'Nuovo incarico',
        finestra: 'Nuovo incarico',
        riga: 'Laboratorio inventato',
        compila: async (form) => {
          await form.scrivi('Numero', '77');
          await form.scrivi("Data dell'incarico", '10/01/2026');
          await form.scrivi('Oggetto', 'Laboratorio inventato');
          await form.scrivi('Inizio', '01/02/2026');
          await form.scrivi('Importo pattuito', '3000');
        },
      },
      modifica: { finestra: 'Incarico 77', compila: scritto('Fine', '29/06/2026'), riga: '29/06/2026' },
    }),
  },
  {
    path: '/attivitapart/:uidSubAnagrafe/:dipendente',
    vita: (chi) => ({
      titolo: `Attività particolari di ${chi}`,
      filtra: false,
      crea: {
        bottone: 'Nuova attività',
        finestra: 'Nuova attività particolare',
        riga: `01/09/${anno}`,
        compila: async (form) => {
          await form.scegli('Attività', 'FS1');
          await form.scrivi('Inizio', `01/09/${anno}`);
          await form.scrivi('Ore assegnate', '11');
        },
      },
      modifica: { finestra: 'Attività particolare', compila: scritto('Incarico', 'Prot. 77'), riga: 'Prot. 77' },
    }),
  },
];

/** How many days go by until a row of every list was lived through. */
const GIORNI = 5;

test.each(sampleOfTheDay(liste, GIORNI))(
  '$path: a row is entered, exported, filtered, changed, deleted',
  async ({ path, vita }) => {
    const prima = problems.length;
    await vaiA(indirizzoDi(path, aperti));
    await vivi(page, vita(nome()));
    expect(problems.slice(prima)).toEqual([]);
  },
);

test('the lists that only lead elsewhere, and those of one person, are downloaded as files that hold their rows', async () => {
  const { desCognome } = aperti.persona;
  for (const [path, titolo, contiene] of [
    ['/servizi?vista=personale', 'Servizi', desCognome],
    ['/assenze?vista=personale', 'Assenze', desCognome],
    ['/servizi/:uid/:dipendente', `Servizi di ${nome()}`, '01/09/2016'],
    ['/assenze/:uid/:dipendente', 'Elenco delle assenze', `05/10/${anno}`],
    ['/tabelle/altreScuole/scuoleItalia', "Scuole d'Italia", 'LICEO CLASSICO FITTIZIO'],
  ] as const) {
    await vaiA(indirizzoDi(path, aperti));
    await elenco(page, titolo).aspetta();
    expect(await esportata(page, titolo)).toContain(contiene);
  }
  await vaiA('/utilita');
  await elenco(page, 'Codici fiscali non conformi').riga('Nonconforme').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Nonconforme');
});

test('an absence is opened, moved by a day and saved', async () => {
  await vaiA(indirizzoDi('/assenze/:uid/:dipendente', aperti));
  const assenze = elenco(page, 'Elenco delle assenze');
  await assenze.apri(`05/10/${anno}`);
  const aperta = modulo(page);
  await aperta.scrivi('Ultimo giorno', `08/10/${anno}`);
  await aperta.salva();
  await assenze.riga(`08/10/${anno}`).waitFor();
  await page.getByRole('row', { name: /^Malattia 1 4 giorni/ }).waitFor();
});

test('notifications are found among the others', async () => {
  await vaiA('/notifications');
  const notifiche = elenco(page, 'Notifiche della scuola');
  await notifiche.riga('Il settore USO').waitFor();
  await notifiche.filtra('settore');
  await notifiche.riga(aperti.persona.desCognome).waitFor({ state: 'detached' });
  await expect.poll(() => notifiche.riga('Il settore USO').count()).toBe(1);
});
