import { setTimeout as pausa } from 'node:timers/promises';
import type { Locator, Page, Request } from 'playwright-core';

const PAZIENZA = 60_000;
const FERMA = 3;
const PAUSA = 15;
const ATTESA = /(Caricamento|Calcolo|Preparazione).*(in corso|…|della stampa)/;

declare global {
  interface Window {
    /** Calls of the page that have no whole answer yet. */
    senzaRisposta?: number;
  }
}

/** Runs in the page: counts its calls from here on. What the browser tells of a request may come later than what the page shows of it. */
const contaChiamate = (): void => {
  if (window.senzaRisposta !== undefined) return;
  window.senzaRisposta = 0;
  const conta = (quante: number): number => (window.senzaRisposta = (window.senzaRisposta ?? 0) + quante);
  const chiama = window.fetch.bind(window);
  window.fetch = async (...richiesta) => {
    conta(1);
    try {
      const risposta = await chiama(...richiesta);
      await risposta.clone().arrayBuffer();
      return risposta;
    } finally {
      conta(-1);
    }
  };
};

/**
 * Runs in the page: after the next frame (a browser that is busy takes its time to show what has changed), the words of
 * the screen without those of the menu and of the way to it, what its fields hold, and whether it has come
 * and asks nothing more.
 */
const prossimo = async (main: HTMLElement): Promise<{ readonly testo: string; readonly arrivata: boolean }> => {
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 15)));
  const cornice = [...main.querySelectorAll('nav')].map(({ innerText }) => innerText);
  const parole = cornice.reduce((resto, una) => resto.replace(una, ''), main.innerText);
  const campi = [...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const scelta = ({ type }: { readonly type: string }): boolean => type === 'checkbox' || type === 'radio';
  const scritti = campi.filter((campo) => !scelta(campo)).map(({ value }) => value);
  const scelte = campi
    .filter(scelta)
    .map((campo) => (campo instanceof HTMLInputElement && campo.checked ? 'sì' : 'no'));
  const segni = [...main.querySelectorAll<HTMLElement>('h1, button')].filter(
    ({ tagName, innerText }) => tagName === 'H1' || innerText.trim() === 'Riprova',
  );
  return {
    testo: [parole, ...scritti, ...scelte].join('\n').trim(),
    arrivata: (window.senzaRisposta ?? 0) === 0 && segni.some((segno) => segno.checkVisibility()),
  };
};

/** Runs in the page: the tables wider than their place or past their card, and the words of their cells that begin on a line and end on another. */
const tabelleIlleggibili = (tabelle: readonly Element[]): string[] => {
  const nomeDi = (tabella: Element): string => tabella.getAttribute('aria-label') ?? 'a table';
  const oltre = (tabella: Element): number => {
    const destra = tabella.getBoundingClientRect().right;
    let sporge = 0;
    for (
      let intorno = tabella.parentElement;
      intorno !== null && intorno.tagName !== 'MAIN';
      intorno = intorno.parentElement
    ) {
      if (/auto|scroll/.test(getComputedStyle(intorno).overflowX)) return intorno.scrollWidth - intorno.clientWidth;
      sporge = Math.max(sporge, Math.round(destra - intorno.getBoundingClientRect().right));
    }
    return sporge;
  };
  const spezzate = (tabella: Element): string[] => {
    const trovate: string[] = [];
    const testi = document.createTreeWalker(tabella, NodeFilter.SHOW_TEXT);
    for (let testo = testi.nextNode(); testo !== null; testo = testi.nextNode())
      for (const parola of (testo.nodeValue ?? '').matchAll(/[\p{L}\d.,]+/gu)) {
        const tratto = document.createRange();
        tratto.setStart(testo, parola.index);
        tratto.setEnd(testo, parola.index + parola[0].length);
        const righe = new Set([...tratto.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (righe.size > 1) trovate.push(parola[0]);
      }
    return trovate;
  };
  return tabelle.flatMap((tabella) => [
    ...(oltre(tabella) > 1 ? [`${nomeDi(tabella)} is ${oltre(tabella)} px too wide`] : []),
    ...spezzate(tabella).map((parola) => `${nomeDi(tabella)} breaks ${parola}`),
  ]);
};

const FOTOGRAMMI = 40;

/** Runs in the page: by how much it is wider than its window once what is drawn has followed the window, and the first part that sticks out. */
const oltreLaFinestra = async (fotogrammi: number): Promise<{ readonly px: number; readonly chi: string }> => {
  const { documentElement: radice } = document;
  for (let volte = 0; volte < fotogrammi; volte += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
    if (volte > 1 && radice.scrollWidth <= window.innerWidth) return { px: 0, chi: '' };
  }
  const chi = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((elemento) => elemento.getBoundingClientRect().right > window.innerWidth + 1)
    .filter((elemento) => !elemento.closest('[style*="overflow"], table'))
    .slice(-1)
    .map(({ tagName, className, innerText }) => `${tagName} ${className} ${innerText.slice(0, 60)}`);
  return { px: radice.scrollWidth - window.innerWidth, chi: chi.join(' ') };
};

/** A screen as it settles: what it says, its tables. One for each window, before anything is opened. */
export const schermata = (page: Page) => {
  const pendenti = new Set<Request>();
  page.on('request', (richiesta) => pendenti.add(richiesta));
  page.on('requestfinished', (richiesta) => pendenti.delete(richiesta));
  page.on('requestfailed', (richiesta) => pendenti.delete(richiesta));
  const dentro: Locator = page.locator('main');
  // Playwright reads the level of a heading from its tag, also where its attribute says another.
  const intestazioni: Locator = dentro.getByRole('heading', { level: 1 }).and(page.locator(':not([aria-level])'));
  const riprova: Locator = dentro.getByRole('button', { name: 'Riprova' });
  const testo = async (): Promise<string> => (await dentro.evaluate(prossimo)).testo;
  /** Nothing asked is unanswered, nothing shown is waiting, nothing changes any more. */
  const aspetta = async (): Promise<void> => {
    const fine = Date.now() + PAZIENZA;
    await page.evaluate(contaChiamate);
    for (let ultimo = '', ferma = 0; ferma < FERMA;) {
      if (Date.now() > fine)
        throw new Error(
          `The screen never settles: ${[...pendenti].map((richiesta) => richiesta.url()).join(' ')} ${ultimo}`,
        );
      if (pendenti.size > 0) {
        // A page is not looked at, which costs it a layout, while it is known to be waiting.
        await pausa(PAUSA);
        ferma = 0;
        continue;
      }
      const { testo: adesso, arrivata } = await dentro.evaluate(prossimo);
      ferma = arrivata && adesso === ultimo && pendenti.size === 0 && !ATTESA.test(adesso) ? ferma + 1 : 0;
      ultimo = adesso;
    }
  };
  return {
    dentro,
    aspetta,
    testo,
    /** Opens a screen by its address, without reloading the program. */
    apri: async (indirizzo: string): Promise<void> => {
      await page.evaluate(contaChiamate);
      await page.evaluate(
        (hash) =>
          new Promise<void>((resolve) => {
            if (location.hash === `#${hash}`) return resolve();
            addEventListener('hashchange', () => resolve(), { once: true });
            location.hash = hash;
          }),
        indirizzo,
      );
      await aspetta();
    },
    titolo: (): Promise<string> => page.title(),
    intestazioni: (): Promise<string[]> => intestazioni.allInnerTexts(),
    /** Each table as the number of its rows and, when there is none, what it says instead. */
    tabelle: (): Promise<{ readonly righe: number; readonly alPosto: string }[]> =>
      dentro.getByRole('table').evaluateAll((tabelle) =>
        tabelle.map((tabella) => {
          const righe = [...tabella.querySelectorAll<HTMLElement>('tbody tr')];
          return {
            righe: righe.filter(({ childElementCount }) => childElementCount > 1).length,
            alPosto: righe
              .filter(({ childElementCount }) => childElementCount === 1)
              .map(({ innerText }) => innerText.trim())
              .join(' '),
          };
        }),
      ),
    /** What of its tables cannot be read without scrolling sideways, or is written with a word broken in two. */
    illeggibili: (): Promise<string[]> => dentro.getByRole('table').evaluateAll(tabelleIlleggibili),
    /** By how much the page scrolls sideways, and because of what. */
    traboccamento: (): Promise<{ readonly px: number; readonly chi: string }> =>
      page.evaluate(oltreLaFinestra, FOTOGRAMMI),
    /** Looks at the screen as it is, then with each of its other tabs open, and says in which of them something is wrong. */
    perOgniScheda: async (guarda: () => Promise<readonly string[]>): Promise<string[]> => {
      const trovati = [...(await guarda())];
      const altre = dentro.locator('button[role="tab"][aria-selected="false"]:visible');
      for (const nome of await altre.allInnerTexts()) {
        await dentro.getByRole('tab', { name: nome.trim(), exact: true }).click();
        await aspetta();
        trovati.push(...(await guarda()).map((difetto) => `${nome.trim()}: ${difetto}`));
      }
      return trovati;
    },
    riprova,
    /** Presses 'Riprova' as long as one is left. */
    ritenta: async (): Promise<void> => {
      for (let volte = 0; volte < 10 && (await riprova.count()) > 0; volte += 1) {
        await riprova.first().click();
        await aspetta();
      }
    },
    /** Lets the time go by after which what was read is read again. */
    invecchia: (millisecondi: number): Promise<void> =>
      page.evaluate((quanto) => {
        const vero = Date.now.bind(Date);
        Date.now = () => vero() + quanto;
      }, millisecondi),
  };
};
