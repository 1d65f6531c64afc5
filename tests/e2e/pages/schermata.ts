import type { Locator, Page, Request } from 'playwright-core';

const GIRI = 500;
const FERMA = 3;

/** The next frame of the page: a browser that is busy takes its time to show what has changed. */
const fotogramma = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 15))));

/** A screen as it settles: what it says, its tables. One for each window, before anything is opened. */
export const schermata = (page: Page) => {
  const pendenti = new Set<Request>();
  page.on('request', (richiesta) => pendenti.add(richiesta));
  page.on('requestfinished', (richiesta) => pendenti.delete(richiesta));
  page.on('requestfailed', (richiesta) => pendenti.delete(richiesta));
  const dentro: Locator = page.locator('main');
  const intestazioni: Locator = dentro.getByRole('heading', { level: 1 });
  const riprova: Locator = dentro.getByRole('button', { name: 'Riprova' });
  /** The words of the screen without those of the menu and of the way to it, and what its fields hold. */
  const testo = (): Promise<string> =>
    dentro.evaluate((main: HTMLElement) => {
      const cornice = [...main.querySelectorAll('nav')].map(({ innerText }) => innerText);
      const parole = cornice.reduce((resto, una) => resto.replace(una, ''), main.innerText);
      const scritti = [
        ...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type=checkbox], [type=radio]), textarea',
        ),
      ].map(({ value }) => value);
      const scelte = [...main.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].map(
        ({ checked }) => (checked ? 'sì' : 'no'),
      );
      return [parole, ...scritti, ...scelte].join('\n').trim();
    });
  /** Nothing asked is unanswered, nothing shown is waiting, nothing changes any more. */
  const aspetta = async (): Promise<void> => {
    let ultimo = '';
    for (let giri = 0, ferma = 0; ferma < FERMA; giri += 1) {
      if (giri > GIRI)
        throw new Error(
          `The screen never settles: ${[...pendenti].map((richiesta) => richiesta.url()).join(' ')} ${ultimo}`,
        );
      await fotogramma(page);
      const adesso = await testo();
      ferma =
        pendenti.size === 0 &&
        adesso === ultimo &&
        !/(Caricamento|Calcolo|Preparazione).*(in corso|…|della stampa)/.test(adesso) &&
        (await intestazioni.or(riprova).count()) > 0
          ? ferma + 1
          : 0;
      ultimo = adesso;
    }
  };
  return {
    dentro,
    aspetta,
    testo,
    /** Opens a screen by its address, without reloading the program. */
    apri: async (indirizzo: string): Promise<void> => {
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
