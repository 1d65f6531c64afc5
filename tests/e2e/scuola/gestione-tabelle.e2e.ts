import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { modulo } from '../pages/modulo.ts';
import { vivi, type VitaDiUnaRiga } from '../pages/vita-di-una-riga.ts';

let prodotto: FilledHome;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
beforeAll(async () => {
  prodotto = await startFilledHome();
  ({ page, problems, vaiA } = await prodotto.open('/tabelle'));
});
afterAll(() => prodotto.close());

const anno = annoScolasticoDi(new Date().toISOString().slice(0, 10)).numAnno;

/** Writes text fields, each by its label. */
const scritti =
  (campi: Readonly<Record<string, string>>) =>
  async (form: ReturnType<typeof modulo>): Promise<void> => {
    for (const [etichetta, testo] of Object.entries(campi)) await form.scrivi(etichetta, testo);
  };

const tabelle: readonly (VitaDiUnaRiga & { readonly path: string })[] = [
  {
    path: '/tabelle/altreScuole',
    titolo: 'Altre scuole',
    crea: {
      bottone: 'Nuova scuola',
      finestra: 'Nuova scuola',
      compila: scritti({ 'Codice meccanografico': 'XXPS00077Z', Denominazione: 'Liceo di passaggio' }),
      riga: 'XXPS00077Z',
    },
    modifica: {
      finestra: 'Liceo di passaggio',
      compila: scritti({ Denominazione: 'Liceo rinominato' }),
      riga: 'Liceo rinominato',
    },
  },
  {
    path: '/scuola/sediOrganico',
    titolo: 'Sedi di organico',
    crea: {
      bottone: 'Nuova sede',
      finestra: 'Nuova sede',
      compila: async (form) => {
        await scritti({ 'Codice meccanografico': 'XXEE00066A', Denominazione: 'Plesso nuovo', CAP: '20100' })(form);
        await form.cerca('Comune', 'milano', 'MILANO (MI)');
      },
      riga: 'XXEE00066A',
    },
    modifica: {
      finestra: 'Plesso nuovo',
      compila: scritti({ Denominazione: 'Plesso rinominato' }),
      riga: 'Plesso rinominato',
    },
  },
  {
    path: '/scuola/altriDati',
    titolo: 'Dirigente e direttore',
    elimina: 'Togli',
    esporta: false,
    filtra: false,
    crea: {
      bottone: 'Nuovo incarico',
      finestra: 'Nuovo incarico',
      compila: scritti({
        'Cognome e nome': 'Inventata Anna',
        'Codice fiscale': 'NVNMRA70A41H501T',
        Dal: '01/09/2020',
        Al: '31/08/2021',
      }),
      riga: 'Inventata Anna',
    },
    modifica: {
      finestra: 'Incarico di Inventata Anna',
      compila: scritti({ 'Cognome e nome': 'Inventata Rita' }),
      riga: 'Inventata Rita',
    },
  },
  {
    path: '/scuola/altriDati',
    titolo: 'Dati fiscali e previdenziali',
    elimina: 'Togli',
    esporta: false,
    filtra: false,
    crea: {
      bottone: 'Nuova decorrenza',
      finestra: 'Nuova decorrenza',
      compila: scritti({ Dal: '01/09/2025', 'Sede INPS': '7001' }),
      riga: '7001',
    },
    modifica: { finestra: 'Dati fiscali e previdenziali', compila: scritti({ 'Sede INPS': '7002' }), riga: '7002' },
  },
  {
    path: '/tabelle/calendarioScolastico',
    titolo: 'Calendario scolastico',
    crea: {
      bottone: 'Nuovo calendario',
      finestra: 'Nuovo calendario',
      riga: 'Della Lombardia',
      compila: async (form) => {
        await scritti({
          Descrizione: 'Della Lombardia',
          'Inizio delle lezioni': `14/09/${anno}`,
          'Fine delle lezioni': `08/06/${anno + 1}`,
        })(form);
        await form.scegli('Regione', 'Lombardia');
      },
    },
    modifica: {
      finestra: 'Calendario Della Lombardia',
      compila: scritti({ Descrizione: 'Delle sedi lombarde' }),
      riga: 'Delle sedi lombarde',
    },
  },
  {
    path: '/tabelle/festivitaChiusure',
    titolo: 'Festività e chiusure',
    crea: {
      bottone: 'Nuova festività',
      finestra: 'Nuova festività',
      compila: scritti({ Descrizione: 'Ponte di novembre', Dal: `02/11/${anno}`, Al: `02/11/${anno}` }),
      riga: 'Ponte di novembre',
    },
    modifica: { finestra: 'Ponte di novembre', compila: scritti({ Al: `03/11/${anno}` }), riga: `03/11/${anno}` },
  },
  {
    path: '/tabelle/attivitaParticolari',
    titolo: 'Attività particolari',
    crea: {
      bottone: 'Nuova attività',
      finestra: 'Nuova attività',
      compila: scritti({ Codice: 'REF', Descrizione: 'Referente' }),
      riga: 'REF',
    },
    modifica: {
      finestra: 'Attività REF',
      compila: scritti({ Descrizione: 'Referente della biblioteca' }),
      riga: 'Referente della biblioteca',
    },
  },
  {
    path: '/tabelle/commissioniEsamiStato',
    titolo: 'Commissioni degli esami di Stato',
    crea: {
      bottone: 'Nuova commissione',
      finestra: 'Nuova commissione',
      compila: scritti({ Commissione: 'RMLI02001', Candidati: '30', 'Giorni lavorati': '12' }),
      riga: 'RMLI02001',
    },
    modifica: {
      finestra: 'Commissione RMLI02001',
      compila: scritti({ Presidente: 'Inventato Ugo' }),
      riga: 'Inventato Ugo',
    },
  },
  {
    path: '/tabelle/posizioneInail',
    titolo: 'Posizioni INAIL',
    crea: {
      bottone: 'Nuova posizione',
      finestra: 'Nuova posizione INAIL',
      compila: scritti({
        Descrizione: 'Alunni',
        Posizione: '90000077',
        'Codice di controllo': '02',
        'Sede INAIL': '70000',
      }),
      riga: '90000077',
    },
    modifica: {
      finestra: 'Posizione INAIL 90000077',
      compila: scritti({ Descrizione: 'Alunni e insegnanti' }),
      riga: 'Alunni e insegnanti',
    },
  },
  {
    path: '/tabelle/posizioneInps',
    titolo: 'Posizioni INPS',
    crea: {
      bottone: 'Nuova posizione',
      finestra: 'Nuova posizione INPS',
      compila: scritti({ Descrizione: 'Seconda', Matricola: '7000000009', 'Sede INPS': '7000' }),
      riga: '7000000009',
    },
    modifica: {
      finestra: 'Posizione INPS 7000000009',
      compila: scritti({ Descrizione: 'Delle supplenze' }),
      riga: 'Delle supplenze',
    },
  },
  {
    path: '/tabelle/classificazioneInps',
    titolo: 'Classificazione INPS',
    crea: {
      bottone: 'Nuova classificazione',
      finestra: 'Nuova classificazione INPS',
      riga: 'Di passaggio',
      compila: async (form) => {
        await scritti({ Descrizione: 'Di passaggio', 'Tipo lavoratore': '00' })(form);
        for (const [campo, voce] of [
          ['Qualifica 1', '2 –'],
          ['Qualifica 3', 'D –'],
          ['Tipo contribuzione', '71 –'],
          ['Codice contratto', 'CPUB –'],
        ] as const)
          await form.scegli(campo, voce);
      },
    },
    modifica: {
      finestra: 'Classificazione Di passaggio',
      compila: scritti({ Descrizione: 'Riveduta' }),
      riga: 'Riveduta',
    },
  },
  {
    path: '/tabelle/vociUtente',
    titolo: 'Voci utente',
    crea: {
      bottone: 'Nuova voce',
      finestra: 'Nuova voce',
      compila: scritti({ Codice: 'CORO', Descrizione: 'Coro', Valore: '12,5' }),
      riga: 'CORO',
    },
    modifica: {
      finestra: 'Voce CORO',
      compila: scritti({ Descrizione: 'Coro della scuola' }),
      riga: 'Coro della scuola',
    },
  },
  {
    path: '/tabelle/descrizioniRitenute',
    titolo: 'Descrizioni delle ritenute',
    crea: {
      bottone: 'Nuova descrizione',
      finestra: 'Nuova descrizione',
      riga: 'Quote sindacali',
      compila: async (form) => {
        await form.scegli('Ritenuta', 'Quota associativa');
        await scritti({ 'Descrizione nelle stampe': 'Quote sindacali' })(form);
      },
    },
    modifica: {
      finestra: 'Descrizione Quote sindacali',
      compila: (form) => form.scegli('Tipo (55–60)', '57'),
      riga: '57',
    },
  },
  {
    path: '/pannellocontrollo/personalizzaFirme',
    titolo: 'Personalizza firme',
    esporta: false,
    crea: {
      bottone: 'Nuova decorrenza',
      finestra: 'Nuove firme',
      compila: scritti({ Dal: '01/09/2025', 'Firma del dirigente': 'Inventata Maria' }),
      riga: '01/09/2025',
    },
    modifica: {
      finestra: 'Firme dal 01/09/2025',
      compila: scritti({ 'Firma del dirigente': 'Inventata Rita' }),
      riga: 'Inventata Rita',
    },
  },
];

/** How many days go by until a row of every list was lived through. */
const GIORNI = 5;

test.each(sampleOfTheDay(tabelle, GIORNI))(
  '$titolo: a row is entered, exported, filtered, changed, deleted',
  async (tabella) => {
    const prima = problems.length;
    await vaiA(tabella.path);
    await vivi(page, tabella);
    expect(problems.slice(prima)).toEqual([]);
  },
);

test('how payslips are computed is changed and kept', async () => {
  await vaiA('/pannellocontrollo');
  const arrotonda = page
    .getByRole('switch', { name: "Arrotonda il netto all'euro" })
    .or(page.getByLabel("Arrotonda il netto all'euro"))
    .first();
  const eraAcceso = await arrotonda.isChecked();
  await arrotonda.setChecked(!eraAcceso);
  await modulo(page).salva();
  await page.getByText('Opzioni salvate').first().waitFor();
  await vaiA('/tabelle');
  await vaiA('/pannellocontrollo');
  await expect.poll(() => arrotonda.isChecked()).toBe(!eraAcceso);
});
