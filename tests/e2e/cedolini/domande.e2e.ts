import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { accessorio, compute, elaborazione, nameFirmatari, oreInsegnamento } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva } from '#support/servizi-di-prova.ts';

let prodotto: BrowserHome;
/** The payslips of March and of April, of one person, in the order they were paid. */
let pagati: { readonly processo: string; readonly cedolino: string }[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const { persona } = await dipendenteDiProva(gestore, 711, servizioDiProva({ datInizio: '2023-09-01' }));
  pagati = [];
  for (const [MESE, ore] of [
    [3, 1_000],
    [4, 600],
  ] as const) {
    const { processo } = await compute(
      gestore,
      elaborazione({ MESE, dataPagamento: `2026-0${MESE}-20`, DES_ELABORAZIONE: `Compensi ${MESE}` }),
      [accessorio(persona.uid, [oreInsegnamento(ore)])],
    );
    await gestore.ok(chiusuraRoutes.esponiDipendenti, {
      body: { idProcesso: processo.uid, versione: processo.versione },
    });
    pagati.push({ processo: processo.uid, cedolino: `${processo.uid}-${persona.uid}` });
  }
  await linkDipendente(prodotto.home, persona, SCUOLA_A);
});
afterAll(() => prodotto.close());

/** Opens the questions and reads the answer to each: nothing to push sideways, nothing that a screen reader would miss. */
const leggi = async (page: Page, domande: readonly (readonly [domanda: string, detto: string])[]): Promise<void> => {
  await page.getByRole('button', { name: /^Domande su questo cedolino/ }).click();
  for (const [domanda, detto] of domande) {
    await page.getByRole('button', { name: domanda }).click();
    await page.getByText(detto).first().waitFor();
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page, { within: 'main', without: '[class*="awsui_mobile-toolbar"]' })).toEqual([]);
};

const SCHERMI = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.each(SCHERMI)('on $width the office reads why a net fell and what an hour costs', async (viewport) => {
  const [, aprile] = pagati;
  const { page, problems, vaiA } = await prodotto.open('/cedolini');
  await page.setViewportSize(viewport);
  await vaiA(`/cedolini?processo=${aprile?.processo ?? ''}&cedolino=${aprile?.cedolino ?? ''}`);
  await leggi(page, [
    ['Perché il netto è sceso?', 'Il netto è sceso di '],
    ["Quanto costa un'ora in più?", 'costa alla scuola '],
    ['Dove vanno le trattenute?', 'con il modello F24, codice '],
  ]);
  expect(problems).toEqual([]);
});

test.each(SCHERMI)('on $width the person who is paid reads their own answers, and whom to ask', async (viewport) => {
  const [, aprile] = pagati;
  const { page, problems, vaiA } = await prodotto.open('/my-datiContabili', 'DIPENDENTE');
  await page.setViewportSize(viewport);
  await vaiA(`/my-datiContabili?cedolino=${aprile?.cedolino ?? ''}`);
  await leggi(page, [
    ['Perché il netto è sceso?', 'nel cedolino del 20 marzo 2026'],
    ['Quando mi pagano?', '20 aprile 2026'],
    ['Quanto resta del mio incarico?', 'lo dice la segreteria'],
    ['Che cosa cambia a gennaio?', 'gennaio 2027'],
  ]);
  expect(problems).toEqual([]);
});
