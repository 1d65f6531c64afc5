import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('a new order asks its creditor, whose account is checked', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const { uid, desCognome, desNome } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  const { page } = await prodotto.enter(loginOf('GESTORE'));
  const nome = `${desCognome} ${desNome}`;
  await accesso(page, prodotto.home.origin).vaiA(`/anagrafe/dati-soggettivi/${uid}/${encodeURIComponent(nome)}`);
  const voci = elenco(page, `Dati soggettivi di ${nome}`);
  await voci.crea('Nuova voce');
  const nuova = modulo(page, 'Nuova voce soggettiva');
  await nuova.scegli('Voce', 'Trattenuta a favore di terzi, crediti ordinari');
  await nuova.scrivi('Importo mensile', '100');
  await nuova.scrivi('Inizio', '01/01/2026');
  await nuova.scrivi('Nome del creditore', 'Finanziaria Inventata');
  await nuova.scrivi('IBAN del creditore', 'IT60X0542811101000000123457');
  await nuova.scrivi('Atto', 'Ordinanza R.G.E. 1/2026');
  await nuova.scrivi("Data dell'atto", '10/01/2026');
  await nuova.salva();
  await expect.poll(() => nuova.errori()).toEqual([expect.stringMatching(/^IBAN del creditore: /)]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await nuova.scrivi('IBAN del creditore', 'IT60X0542811101000000123456');
  await nuova.salva();
  await voci.riga('100,00 €').waitFor();
  expect(
    await gestore.ok(vociPersonaRoutes.listSoggettive, { body: { criteria: { uidSubAnagrafe: uid } } }),
  ).toMatchObject([
    {
      creditore: {
        nome: 'Finanziaria Inventata',
        iban: 'IT60X0542811101000000123456',
        atto: 'Ordinanza R.G.E. 1/2026',
        data: '2026-01-10',
      },
    },
  ]);
});

test('a person is entered from the codice fiscale, which fills sex, day and town; a part that differs is told at once', async () => {
  const { page } = await prodotto.enter(loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA('/anagrafe');
  await elenco(page, 'Anagrafe').crea('Nuova persona');
  const nuova = modulo(page);
  const nata = { sesso: 'F', nascita: '1985-03-12', codBelfiore: 'A012' } as const;
  await nuova.dentro
    .getByRole('textbox')
    .first()
    .fill(codiceFiscaleDa({ ...nata, cognome: "D'Invento", nome: 'Zaira' }));
  await nuova.dentro.getByRole('button', { name: 'Sesso' }).filter({ hasText: 'Femmina' }).waitFor();
  await nuova.dentro
    .getByRole('button', { name: /^Comune o Stato/ })
    .filter({ hasText: 'ABETONE' })
    .waitFor();
  await expect
    .poll(() => nuova.dentro.getByRole('textbox', { name: /^Data di nascita/ }).inputValue())
    .toBe('12/03/1985');
  await nuova.scrivi('Cognome', 'Rossi');
  await page.getByText("Cognome Rossi: nel codice fiscale c'è DNV, atteso RSS.").waitFor();
  await nuova.scrivi('Cognome', "D'Invento");
  await nuova.scegli('Sesso', 'Maschio');
  await page.getByText("Sesso: nel codice fiscale c'è Femmina, atteso Maschio.").waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
