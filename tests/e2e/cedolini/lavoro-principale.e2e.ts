import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione, type VoceDaPagare } from '../pages/elaborazione.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];

const massima = (aliquota: number): Partial<FiscaliInput> => ({
  numAliquotaMassima: aliquota,
  desAliquotaLettaDa: 'Cedolino NoiPA di prova',
});

/** Who is paid in the examples: name, kind and tax data by year. */
const PERSONE: readonly { readonly nome: string; readonly fiscali: Readonly<Record<number, Partial<FiscaliInput>>> }[] =
  [
    {
      nome: 'Ruolo',
      fiscali: {
        2026: { percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' }, ...massima(330_000) },
        2025: { percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' }, ...massima(350_000) },
      },
    },
    {
      nome: 'Annuale',
      fiscali: {
        2026: { percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' }, ...massima(230_000) },
        2025: { percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' }, ...massima(230_000) },
      },
    },
    {
      nome: 'Secondo',
      fiscali: { 2026: { percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' }, ...massima(330_000) } },
    },
    {
      nome: 'Formatore',
      fiscali: {
        2025: {
          percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime: 'IRPEF_IRAP' },
          ...massima(350_000),
        },
      },
    },
    {
      nome: 'Occasionale',
      fiscali: { 2026: { percettore: { tipo: 'OCCASIONALE' }, codGestioneSeparata: 'SENZA_DIS_COLL' } },
    },
    {
      nome: 'Oltresoglia',
      fiscali: { 2026: { percettore: { tipo: 'OCCASIONALE' }, codGestioneSeparata: 'SENZA_DIS_COLL' } },
    },
    { nome: 'Estero', fiscali: { 2026: { percettore: { tipo: 'NON_RESIDENTE' } } } },
    {
      nome: 'Coordinato',
      fiscali: {
        2026: { percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_000_000 },
      },
    },
  ];
const nominativo = (nome: string): string => `Prova${nome} Esempio`;

beforeAll(async () => {
  prodotto = await startBrowserHome();
  const ufficio = await prodotto.home.as(loginOf('GESTORE'));
  for (const [indice, { nome, fiscali }] of PERSONE.entries()) {
    const { uid } = await ufficio.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(indice + 1, { desCognome: `Prova${nome}`, desNome: 'Esempio' }),
    });
    for (const [anno, dati] of Object.entries(fiscali))
      await ufficio.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(Number(anno)), ...dati, uidSubAnagrafe: uid },
      });
  }
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')));
});
afterAll(() => prodotto.close());

const COMPENSO = /^Compenso forfettario/;
const DI_2026 = { mese: 'novembre', anno: '2026', pagamento: '20/11/2026' };
const DI_2025 = { mese: 'dicembre', anno: '2025', pagamento: '18/12/2025' };

/** Runs through both steps in the browser, starts the calculation and waits for its end. */
const paga = async (
  descrizione: string,
  metodo: RegExp,
  quando: typeof DI_2026,
  voci: readonly VoceDaPagare[],
  voce = COMPENSO,
) => {
  await accesso(page, prodotto.home.origin).vaiA('/cedolini');
  const schermo = elaborazione(page);
  await schermo.crea({ descrizione, metodo, ...quando });
  await schermo.aggiungiPersone(voci.map(({ persona }) => persona));
  await schermo.paga(voce, voci);
  await schermo.avvia();
  return schermo;
};

/** Every figure is shown in the panel of the payslip. */
const expectFigures = async (
  schermo: ReturnType<typeof elaborazione>,
  persona: string,
  attesi: readonly string[],
): Promise<void> => {
  const testo = await schermo.spiega(persona);
  expect(
    attesi.filter((importo) => !testo.includes(importo)),
    testo,
  ).toEqual([]);
};

describe('from sign-in to the payslip, with published examples', () => {
  test('accessory pay of staff: 385,00 € at 33 % (2026), factors 1.327 and 1.3431, and the printed PDF', async () => {
    const ruolo = nominativo('Ruolo');
    const schermo = await paga('Accessori di novembre', /Compensi accessori al personale.*Lordo dipendente/i, DI_2026, [
      { persona: ruolo, importo: '385,00' },
      { persona: nominativo('Secondo'), importo: '38,50' },
      { persona: nominativo('Annuale'), importo: '38,50' },
    ]);
    const cifre = ['33,88', '1,35', '349,77', '115,42', '234,35', '32,73', '93,17', '510,90'];
    await expectFigures(schermo, ruolo, cifre);
    await expectFigures(schermo, nominativo('Secondo'), ['51,09']);
    await expectFigures(schermo, nominativo('Annuale'), ['51,71']);
    await schermo.spiega(ruolo);
    await page
      .getByRole('link', { name: /Spiega .*pension/i })
      .first()
      .click();
    await expect.poll(() => page.locator('body').innerText()).toMatch(/8,80 % di 385,00 € = 33,88 €/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await schermo.tornaAllElaborazione();
    await page.getByRole('button', { name: "Stampe dell'elaborazione" }).click();
    const risposta = page.waitForResponse((response) => /\.pdf/.test(response.url()) && response.status() === 200);
    await page.getByRole('menuitem', { name: 'Cedolino con la spiegazione di ogni cifra' }).click();
    const pdf = await readPdf(new Uint8Array(await (await risposta).body()));
    const stampato = pdf.pagine.map(({ testo: pagina }) => pagina).join(' ');
    expect([...cifre, '51,09', '51,71'].filter((importo) => !stampato.includes(importo))).toEqual([]);
    expect([
      pdf.lingua,
      pdf.pagine.every(({ struttura, fuoriStruttura }) => struttura.length > 0 && fuoriStruttura.length === 0),
    ]).toEqual(['(it-IT)', true]);
    expect(problems).toEqual([]);
  });

  test('fixed-term staff: 192,50 € at 23 % (2025) with the 1.61 %', async () => {
    const schermo = await paga('Ore di dicembre', /Compensi accessori al personale.*Lordo dipendente/i, DI_2025, [
      { persona: nominativo('Annuale'), importo: '192,50' },
    ]);
    await expectFigures(schermo, nominativo('Annuale'), [
      '16,94',
      '0,67',
      '174,89',
      '40,22',
      '134,67',
      '16,36',
      '46,59',
      '3,10',
    ]);
  });

  test('all-inclusive amounts: 70,00 € → 52,75 €, 2.100,00 € → 1.582,52 €', async () => {
    const schermo = await paga('Omnicomprensivi', /Compensi accessori al personale.*lordo Stato/i, DI_2026, [
      { persona: nominativo('Ruolo'), importo: '70,00' },
      { persona: nominativo('Secondo'), importo: '2.100,00' },
    ]);
    await expectFigures(schermo, nominativo('Ruolo'), ['52,75']);
    await expectFigures(schermo, nominativo('Secondo'), ['1.582,52']);
  });

  test('trainer of staff: IRPEF and IRAP only, 1.000,00 € at 35 % (2025)', async () => {
    const schermo = await paga('Formazione', /Formatori.*Lordo dipendente/i, DI_2025, [
      { persona: nominativo('Formatore'), importo: '1.000,00' },
    ]);
    await expectFigures(schermo, nominativo('Formatore'), ['350,00', '650,00', '85,00', '1.085,00']);
  });

  test('occasional fee under 5,000 €: all-inclusive 1.000,00 € → 921,66 €', async () => {
    const schermo = await paga('Esperto', /Esterni.*lordo Stato/i, DI_2026, [
      { persona: nominativo('Occasionale'), importo: '1.000,00' },
    ]);
    await expectFigures(schermo, nominativo('Occasionale'), ['921,66', '78,34', '184,33', '737,33']);
  });

  test('occasional fee over 5,000 € and non-resident', async () => {
    const schermo = await paga('Esperti', /Esterni.*Lordo dipendente/i, DI_2026, [
      { persona: nominativo('Oltresoglia'), importo: '8.000,00' },
      { persona: nominativo('Estero'), importo: '1.000,00' },
    ]);
    await expectFigures(schermo, nominativo('Oltresoglia'), ['3.000,00', '1.600,00', '337,20', '674,40', '6.062,80']);
    await expectFigures(schermo, nominativo('Estero'), ['300,00', '700,00']);
  });

  test('co.co.co.: one third and two thirds of 35.03 %', async () => {
    const schermo = await paga('Collaborazione', /Collaborazioni coordinate.*Lordo dipendente/i, DI_2026, [
      { persona: nominativo('Coordinato'), importo: '1.000,00' },
    ]);
    await expectFigures(schermo, nominativo('Coordinato'), ['116,77', '233,53']);
  });
});
