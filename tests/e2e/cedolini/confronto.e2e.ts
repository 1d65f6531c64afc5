import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, nuovePersone, oreInsegnamento } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { confronto } from '../pages/confronto.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
let persone: Persona[];
let marzo: Processo;
let aprile: Processo;

const nome = (indice: number): string => `${persone[indice]?.desCognome} ${persone[indice]?.desNome}`;
const uid = (indice: number): string => persone[indice]?.uid ?? '';
const dieciOre = (indice: number) => accessorio(uid(indice), [oreInsegnamento(1000)]);

/** March pays people 0, 1 and 2; April pays 0 the same, 1 at another rate, and 3, who was not there. May is March again. */
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const ufficio = await prodotto.home.as(loginOf('GESTORE'));
  persone = await nuovePersone(ufficio, 4);
  marzo = (await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [0, 1, 2].map(dieciOre)))
    .processo;
  const altraAliquota = accessorio(uid(1), [oreInsegnamento(1000)], {
    fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'NoiPA' } },
  });
  aprile = (
    await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di aprile', MESE: 4, dataPagamento: '2026-04-20' }), [
      dieciOre(0),
      altraAliquota,
      dieciOre(3),
    ])
  ).processo;
  await compute(
    ufficio,
    elaborazione({ DES_ELABORAZIONE: 'Ore di maggio', MESE: 5, dataPagamento: '2026-05-20' }),
    [0, 1, 2].map(dieciOre),
  );
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')));
});
afterAll(() => prodotto.close());

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const spazi = (testo: string): string => testo.replace(/\u00a0/g, ' ');

describe('two runs compared', () => {
  test('from the list: two runs ticked, in whatever order, the older month comes first', async () => {
    await vaiA('/cedolini');
    const schermo = confronto(page);
    await schermo.elaborazioni.aspetta();
    await schermo.elaborazioni.spunta('Ore di aprile');
    await expect.poll(() => schermo.conferma.getAttribute('aria-disabled')).toBe('true');
    await schermo.elaborazioni.spunta('Ore di aprile');
    await schermo.daSelezione('Ore di aprile', 'Ore di marzo');
    await schermo.espandi(nome(1));
    // 385,00 € less 8,80 % and 0,35 % is taxed on 349,77: 115,42 at 33 %, 150,40 at 43 %.
    await expect
      .poll(async () => (await schermo.righeDi(nome(1))).map((celle) => celle.map(spazi)), { timeout: 60_000 })
      .toEqual([
        ['Netto in busta', '234,35 €', '199,37 €', '−34,98 €', 'Una riga diversa'],
        [expect.stringMatching(/IRPEF/i), '115,42 €', '150,40 €', '34,98 €', 'Aliquota da 33,00 % a 43,00 %'],
      ]);
    await expect.poll(() => schermo.righeDi(nome(0)), { timeout: 60_000 }).toEqual([]);
    await expect
      .poll(async () =>
        (await schermo.totali.riga('Netto').innerText())
          .split(/\t|\n/)
          .map((testo) => spazi(testo).trim())
          .filter(Boolean),
      )
      .toEqual(['Netto', '703,05 €', '668,07 €', '−34,98 €']);
    await page.getByText('3 persone cambiano, 1 resta uguale').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('people in one run only, and everything when it is asked for', async () => {
    await vaiA(`/cedolini?vista=confronto&prima=${marzo.uid}&dopo=${aprile.uid}`);
    const schermo = confronto(page);
    await schermo.aperto();
    await schermo.mostra('Solo prima (1)');
    await schermo.differenze.riga(nome(1)).first().waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await schermo.righeDi(nome(2)))[0]?.map(spazi), { timeout: 60_000 })
      .toEqual(['Netto in busta', '234,35 €', '–', '−234,35 €', 'Persona assente dopo']);
    await schermo.mostra('Solo dopo (1)');
    await schermo.differenze.riga(nome(3)).first().waitFor();
    await expect
      .poll(async () => (await schermo.righeDi(nome(3)))[0]?.map(spazi), { timeout: 60_000 })
      .toEqual(['Netto in busta', '–', '234,35 €', '234,35 €', 'Persona assente prima']);
    await schermo.mostra('Tutte (3)');
    await schermo.anche();
    await page.getByRole('button', { name: 'Tutte (4)' }).waitFor();
    await expect
      .poll(
        async () =>
          (await schermo.righeDi(nome(0))).map(([, prima, dopo, differenza, causa]) => [
            prima === dopo,
            spazi(differenza ?? ''),
            causa,
          ]),
        { timeout: 60_000 },
      )
      .toContainEqual([true, '0,00 €', 'Nessuna differenza']);
  });

  test('from the actions of a run, with the keyboard alone; before and after change places', async () => {
    await vaiA(`/cedolini?processo=${aprile.uid}`);
    const schermo = confronto(page);
    await schermo.daAzioni();
    const scelta = page.getByRole('dialog', { name: /^Confronta Ore di aprile/ });
    await scelta.getByRole('link', { name: 'Ore di marzo' }).waitFor();
    await expect.poll(() => scelta.getByRole('link', { name: 'Ore di aprile' }).count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await scelta.getByRole('button', { name: 'Confronta con «Ore di marzo (marzo 2026)»' }).focus();
    await page.keyboard.press('Enter');
    await schermo.aperto();
    await page.getByRole('button', { name: 'Scambia prima e dopo' }).focus();
    await page.keyboard.press('Enter');
    await schermo.espandi(nome(1));
    await schermo.differenze.riga('Aliquota da 43,00 % a 33,00 %').first().waitFor();
    await page.getByRole('link', { name: /Ore di marzo/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Ore di marzo' }).waitFor();
  });

  test('what is shown can be taken away as a spreadsheet', async () => {
    await vaiA(`/cedolini?vista=confronto&prima=${marzo.uid}&dopo=${aprile.uid}`);
    const schermo = confronto(page);
    await schermo.aperto();
    await schermo.differenze.riga(nome(1)).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Esporta' }).click(),
    ]);
    const righe = (await readFile(await file.path(), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(righe[0]).toBe('Persona;Riga;Prima;Dopo;Differenza;Causa');
    expect(righe).toContain(`${nome(1)};Netto in busta;234,35;199,37;-34,98;Una riga diversa`);
    await expect.poll(async () => (await schermo.differenze.righe()).length).toBeLessThan(righe.length);
  });

  test('equal runs say so; a run that is not there is told as such', async () => {
    await vaiA('/cedolini');
    const schermo = confronto(page);
    await schermo.elaborazioni.azione('Ore di maggio', 'Confronta con…');
    await schermo.scegliAltra('Ore di marzo');
    await page.getByText('Nessuna differenza').waitFor();
    await page.getByText('3 persone confrontate').waitFor();
    await vaiA(`/cedolini?vista=confronto&prima=${marzo.uid}&dopo=nonesiste`);
    await page.getByText('I dati non ci sono').waitFor();
    await page.getByRole('button', { name: "Torna all'elenco" }).click();
    await schermo.elaborazioni.aspetta();
  });
});
