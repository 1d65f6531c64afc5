import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { pngDiProva } from '#support/stampe/immagini.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('the logo is refused where it is chosen, looked at before it is kept, and taken away', async () => {
  const { page, problems, vaiA } = await prodotto.open('/scuola');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page
      .getByLabel('Immagine', { exact: false })
      .and(page.locator('input[type=file]'))
      .setInputFiles({ name, mimeType, buffer });
  const salva = page.getByRole('button', { name: 'Salva il logo' });
  await page.getByText('Nessun logo').waitFor();
  await choose('stemma.png', 'image/png', Buffer.from('non è un’immagine'));
  await page.getByText('«stemma.png» non è un’immagine che si riesca ad aprire').waitFor();
  await expect.poll(() => salva.isDisabled()).toBe(true);
  await choose('enorme.png', 'image/png', pngDiProva({ colore: 0, campioni: [1], lati: [2001, 2] }));
  await page.getByText('più di 2.000 punti per lato').waitFor();
  await choose('pesante.png', 'image/png', Buffer.alloc(100_001));
  await page.getByText('Il logo supera 100 KB').waitFor();
  await choose('stemma.png', 'image/png', pngDiProva({ colore: 2, campioni: [9, 90, 200], lati: [400, 300] }));
  await page.getByRole('img', { name: 'Il logo scelto, non ancora salvato' }).waitFor();
  await salva.click();
  await page.getByText('Logo salvato: le prossime stampe lo portano').first().waitFor();
  const disegno = page.getByRole('img', { name: 'Il logo della scuola' });
  await expect
    .poll(() =>
      disegno.evaluate((tela: HTMLCanvasElement) => [
        ...(tela.getContext('2d')?.getImageData(200, 150, 1, 1).data ?? []),
      ]),
    )
    .toEqual([9, 90, 200, 255]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await vaiA('/scuola/altriDati');
  await vaiA('/scuola');
  await disegno.waitFor();
  await page.getByRole('button', { name: 'Togli il logo' }).click();
  await page.getByText('Logo tolto dalle stampe').first().waitFor();
  await page.getByText('Nessun logo').waitFor();
});
