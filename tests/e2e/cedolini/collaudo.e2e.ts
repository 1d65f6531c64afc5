import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { compenso, compute, elaborazione } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await loadAddizionali('1.50');
  await payCollaboratore();
});
afterAll(() => prodotto.close());

/** Invented surtaxes of the year: the region's at one rate, the town's at 1,10 %. */
const loadAddizionali = async (regionale: string): Promise<void> => {
  const { oggi } = gestore.sessione;
  const { anno } = meseDi(oggi);
  const carica = (tipo: 'REGIONE' | 'COMUNE', righe: readonly string[]) =>
    gestore.ok(addizionaliRoutes.loadAddizionali, {
      body: { tipo, anno, letta: oggi, nomeFile: 'addizionali.csv', testo: righe.join('\r\n') },
    });
  await carica('REGIONE', [
    'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
    `REGIONE LAZIO;1;;L.R. inventata;;${regionale};fino a 15000.00 euro`,
    `REGIONE LAZIO;1;;L.R. inventata;;${regionale};oltre 15000.00 euro`,
  ]);
  await carica('COMUNE', [
    'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
    `H501;ROMA;RM;7;29/12/2025;22/01/${anno};INVENTATA;SI;0;Esenzione per redditi imponibili fino a euro 10.000,00;1,1;Aliquota unica;2;0`,
  ]);
};

/** A collaborator of Rome, whose surtaxes the school settles. */
const payCollaboratore = async (): Promise<void> => {
  const { oggi } = gestore.sessione;
  const { anno: ANNO, mese: MESE } = meseDi(oggi);
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(710, {
      domicili: [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }],
    }),
  });
  await compute(
    gestore,
    elaborazione({ ANNO, MESE, dataPagamento: oggi, idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' }),
    [
      {
        uidSubAnagrafe: uid,
        percettore: { tipo: 'COCOCO' },
        voci: [compenso(2_000_000)],
        fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
        opzioni: { conguaglio: true },
      },
    ],
  );
};

test('a case is made from a run and confirmed; after a rule is changed its test fails and says which line, by which rule', async () => {
  const { page, problems } = await prodotto.open('/collaudo/cedolini', 'TESTER');
  await page.setViewportSize({ width: 1440, height: 900 });
  const casi = elenco(page, 'Casi di collaudo');
  await casi.crea('Nuovo caso');
  const nuovo = modulo(page, 'Nuovo caso di collaudo');
  await nuovo.scegli('Elaborazione', 'Collaborazioni');
  await nuovo.scrivi('Descrizione', 'Collaboratore di Roma');
  await nuovo.salva('Crea');
  await casi.riga('Da confermare').waitFor();
  await casi.azione('Collaboratore di Roma', 'Conferma');
  await casi.riga('TESTER di prova').waitFor();
  await casi.azione('Collaboratore di Roma', 'Prova');
  await elenco(page, 'Prove').riga('1 cedolino uguale').waitFor();
  await loadAddizionali('2.50');
  await casi.azione('Collaboratore di Roma', 'Prova');
  const fallita = elenco(page, 'Prove').riga('1 cedolino diverso su 1');
  await fallita.waitFor();
  expect(await accessibilityFindings(page, { within: 'main' })).toEqual([]);
  await fallita.getByRole('link').click();
  const riga = page.getByRole('row').filter({ hasText: /è cambiata la regola «Addizionale regionale LAZIO»/ });
  await riga.first().waitFor();
  // the line, what was expected of it and what came out: 1.5 % and 2.5 % of the same amount
  await expect.poll(() => riga.first().innerText()).toMatch(/Addizionale regionale[^]*276,00[^]*460,00/);
  expect(await accessibilityFindings(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Conferma come atteso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma come atteso' }).click();
  await page.getByText('ha un nuovo risultato atteso').waitFor();
  expect(problems).toEqual([]);
});
