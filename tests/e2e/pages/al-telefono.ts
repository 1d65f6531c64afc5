import type { Locator } from 'playwright-core';

/** Runs in the page: the tables of the library that are left as tables, of more columns than a phone has place for. */
const tabelleRimaste = (main: Element): string[] =>
  [...main.querySelectorAll('table[class*="awsui"]')]
    .filter((tabella) => tabella.checkVisibility())
    .filter((tabella) => tabella.querySelectorAll('thead th').length > 2)
    .map((tabella) => `${tabella.getAttribute('aria-label') ?? 'a table'} is no list of cards`);

/** Runs in the page: the words that begin on a line and end on another, though a line has place for them. */
const paroleSpezzate = (main: Element): string[] => {
  const trovate = new Set<string>();
  const testi = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let testo = testi.nextNode(); testo !== null; testo = testi.nextNode()) {
    const intorno = testo.parentElement;
    // Text for people who hear the page has no place on it.
    if (intorno === null || !intorno.checkVisibility() || intorno.getBoundingClientRect().width < 8) continue;
    for (const parola of (testo.nodeValue ?? '').matchAll(/[\p{L}\d.,]+/gu)) {
      const tratto = document.createRange();
      tratto.setStart(testo, parola.index);
      tratto.setEnd(testo, parola.index + parola[0].length);
      const pezzi = [...tratto.getClientRects()].filter(({ width }) => width > 0);
      const lunga = pezzi.reduce((somma, { width }) => somma + width, 0);
      if (new Set(pezzi.map(({ top }) => Math.round(top))).size > 1 && lunga < innerWidth * 0.7)
        trovate.add(`breaks ${parola[0]}`);
    }
  }
  return [...trovate];
};

/** Runs in the page: the open tabs that their strip does not show, once what is drawn has followed the window. */
const schedeFuori = async (main: Element): Promise<string[]> => {
  const fuori = (): string[] =>
    [...main.querySelectorAll('[role="tab"][aria-selected="true"]')].flatMap((scheda) => {
      const striscia = scheda.closest('[role="tablist"]');
      if (striscia === null || !scheda.checkVisibility()) return [];
      const [sua, sue] = [scheda.getBoundingClientRect(), striscia.getBoundingClientRect()];
      const intera = sua.left >= Math.max(0, sue.left) - 1 && sua.right <= Math.min(innerWidth, sue.right) + 1;
      return intera || sua.width > sue.width ? [] : [`open tab out of view: ${scheda.textContent}`];
    });
  for (let volte = 0; volte < 40 && fuori().length > 0; volte += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
  return fuori();
};

/** Returns what people cannot use of a screen on the phone it is drawn on. */
export const alTelefono = async (main: Locator): Promise<readonly string[]> => [
  ...(await main.evaluate(schedeFuori)),
  ...(await main.evaluate(tabelleRimaste)),
  ...(await main.evaluate(paroleSpezzate)),
];
