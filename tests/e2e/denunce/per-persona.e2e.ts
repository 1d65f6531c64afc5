import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes, type IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { compenso, nameFirmatari, nuovePersone, occasionaleDiProva } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore, contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

// One person, several titles: two assignments of a month, two causes of a year, a month put right after it was paid, an end before the year's.

let prodotto: BrowserHome;
let gestore: Person;
let persone: readonly Persona[];
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;

const uid = (indice: number): Persona['uid'] => {
  const persona = persone[indice];
  if (persona === undefined) throw new Error('Nobody is on file');
  return persona.uid;
};
const incarico = async (indice: number, numIncarico: string, cambi: Partial<IncaricoInput>) =>
  (
    await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ numIncarico, ...cambi }), uidSubAnagrafe: uid(indice) },
    })
  ).uid;

/** Two relations of a collaborator in one payslip, two causes of an occasional worker in another. */
const payDueTitoli = async (): Promise<void> => {
  const [amministratore, progetto] = [
    await incarico(0, '1', { codTipoRapporto: '1A', codCausaleCu: null, datInizio: '2026-01-01' }),
    await incarico(0, '2', { codTipoRapporto: '05', codCausaleCu: null, datInizio: '2026-01-15' }),
  ];
  const [prestazione, diritti] = [
    await incarico(1, '3', { codCausaleCu: 'M' }),
    await incarico(1, '4', { codCausaleCu: 'B' }),
  ];
  await contabilizzati(
    { ufficio: gestore },
    [
      {
        ...collaboratore(uid(0)),
        voci: [
          { ...compenso(33_333), uidIncarico: amministratore },
          { ...compenso(66_668), uidIncarico: progetto },
        ],
      },
    ],
    { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' },
  );
  await contabilizzati(
    { ufficio: gestore },
    [
      {
        ...occasionaleDiProva(uid(1), 150_000),
        voci: [
          { ...compenso(100_000), uidIncarico: prestazione },
          { ...compenso(50_000), uidIncarico: diritti },
        ],
      },
    ],
    { idMetodo: 'EST-LD', DES_ELABORAZIONE: 'Esperti' },
  );
};

/** A substitution of February and March: 80 € of February were too many, and the pay of March takes them back. */
const putFebbraioRight = async (): Promise<void> => {
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-02-02', '2026-03-14', { codCessazione: '18' }), uidSubAnagrafe: uid(2) },
  });
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe: uid(2) },
  });
  const supplente = { uidSubAnagrafe: uid(2), percettore: null };
  await contabilizzati({ ufficio: gestore }, [{ ...supplente, voci: [] }], {
    idMetodo: 'SUP-LD',
    MESE: 2,
    dataPagamento: '2026-02-27',
    DES_ELABORAZIONE: 'Supplenze di febbraio',
  });
  const recupero = {
    codice: 'REC_STIPENDIO',
    competenza: { dal: '2026-02-02', al: '2026-02-28' },
    misura: { unita: 'IMPORTO', importo: 8_000 },
  } as const;
  await contabilizzati({ ufficio: gestore }, [{ ...supplente, voci: [recupero] }], {
    idMetodo: 'SUP-LD',
    DES_ELABORAZIONE: 'Supplenze di marzo',
  });
};

beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  await createAccademia(gestore);
  persone = await nuovePersone(gestore, 3, 210);
  await payDueTitoli();
  await putFebbraioRight();
  await saveFirma(gestore);
  ({ page, problems, vaiA } = await prodotto.open('/uniemens', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const apri = (nome: string) => page.getByRole('button', { name: nome, exact: true }).first().click();

test('the UniEmens of a month tells two assignments of a collaborator as two, and the month that was put right by itself', async () => {
  await vaiA('/uniemens');
  await apri('Nuovo UniEmens');
  const nuovo = modulo(page);
  await nuovo.scegli('Mese', 'marzo');
  await nuovo.scegli('Anno', '2026');
  await nuovo.salva('Crea UniEmens');
  await scheda(/Collaboratori \(2\)/);
  for (const imponibile of ['333,33', '666,68']) await elenco(page, 'Collaboratori').riga(imponibile).first().waitFor();
  await scheda(/Mesi precedenti diminuiti \(1\)/);
  await elenco(page, 'Mesi precedenti diminuiti').riga('febbraio 2026').getByText('80,00').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the certification of a year tells two causes of a person as two', async () => {
  await vaiA('/cu');
  await apri('Nuova CU');
  const nuova = modulo(page);
  await nuova.scegli('Anno dei redditi', '2026');
  await nuova.salva('Crea CU');
  await scheda(/^Lavoro autonomo \(2\)/);
  for (const importo of ['1.000,00', '500,00']) await elenco(page, 'Lavoro autonomo').riga(importo).first().waitFor();
  expect(problems).toEqual([]);
});

test('who has finished gets the certificate of the year so far, alone, signed today', async () => {
  await vaiA('/cu?vista=copertura&anno=2026');
  await page.getByRole('heading', { level: 1, name: 'Chi va certificato per il 2026' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await elenco(page, "Persone pagate nell'anno").azione('La scuola: lavoro autonomo', 'CU a chi ha finito');
  await page.getByRole('heading', { level: 1, name: /^CU del 2026 a chi ha finito il rapporto: / }).waitFor();
  const foglio = page.getByRole('region', { name: 'Pagina 1 di' });
  await foglio.getByText('la segue quella inviata per l’anno').first().waitFor();
  await foglio
    .getByText(`Rilasciata il ${formatGiorno(gestore.sessione.oggi)}`)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});
