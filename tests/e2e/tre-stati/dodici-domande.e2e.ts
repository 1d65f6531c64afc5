import { appendFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, type ScuolaDiProva } from '#support/home/test-users.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { indirizzoDi } from '#support/scuola-piena.ts';
import type { Screen } from '#ui/screen.ts';
import { screens } from '#web/app/screens.ts';
import { anteprime } from '#web/areas/stampe/anteprime.ts';
import { alTelefono } from '../pages/al-telefono.ts';
import { schermata } from '../pages/schermata.ts';
import { senzaRosso } from '../pages/senza-rosso.ts';
import { conFoto, dentro, fotografaConDentro, fotografaVuota, nomeDi } from './foto.ts';

/** How many days go by until every screen was asked. */
const GIORNI = 12;
/** Guards against a screen that hangs: the second that is promised is measured and told, the machine of the tests may be busy. */
const MASSIMO_MS = 8000;
const CHI = ['GESTORE', 'DIPENDENTE', 'TESTER'] as const;

/** The answers of a screen to the questions that a test can judge: a sentence of what is wrong, or nothing. */
interface Risposte {
  readonly titolo: string | null;
  readonly unaAzione: string | null;
  readonly vuotoConUnaVia: string | null;
  readonly a1280ConAiuto: string | null;
  readonly a390: string | null;
  readonly campiVuoti: string | null;
  readonly tastiera: string | null;
  readonly tempo: string | null;
}
type Domanda = keyof Risposte;

const visori = new Set(anteprime.map(({ path }) => path));
const tutte = screens.filter(({ path }) => !visori.has(path));

/** The tabs of a record, each with an address of its own: pictured as screens. */
const schede = ['fiscali', 'cedolini', 'documenti', 'dati-personali', 'modifiche'].flatMap((scheda) =>
  tutte
    .filter(({ path }) => path === '/anagrafe')
    .map((screen) => ({ ...screen, path: `/anagrafe?persona=:uid&scheda=${scheda}` as const })),
);

/** Answers known to be no, by screen: every other must be yes. */
const ECCEZIONI: Readonly<Record<string, readonly Domanda[]>> = {};

let prodotto: FilledHome;
beforeAll(async () => {
  prodotto = await startFilledHome();
});
afterAll(() => prodotto.close());

interface Viste {
  readonly primarie: string[];
  readonly mute: string[];
  readonly vanti: string[];
}

/** Runs in the page: its visible controls in evidence, the empty tables from which nothing leads on, the green messages that say all is well. */
const guarda = (main: HTMLElement): Viste => {
  const inVista = (elemento: HTMLElement): boolean => elemento.checkVisibility();
  const primarie = [...main.querySelectorAll<HTMLElement>('[class*="awsui_button"][class*="awsui_variant-primary"]')]
    .filter(inVista)
    .map(({ innerText }) => innerText.trim());
  const vie = main.querySelectorAll(
    'h1 ~ * button, [class*="awsui_actions"] button, [class*="awsui_actions"] a',
  ).length;
  const mute = [...main.querySelectorAll<HTMLElement>('table')]
    .filter(inVista)
    .flatMap((tabella) => [...tabella.querySelectorAll<HTMLElement>('tbody tr')])
    .filter(({ childElementCount }) => childElementCount === 1)
    .filter((riga) => riga.querySelector('button, a') === null && vie === 0 && riga.innerText.trim().length < 40)
    .map(({ innerText }) => innerText.trim());
  const vanti = [...main.querySelectorAll<HTMLElement>('[class*="awsui_alert"][class*="awsui_type-success"]')]
    .filter(inVista)
    .map(({ innerText }) => innerText.trim());
  return { primarie: [...new Set(primarie)], mute, vanti };
};

const largo = async (page: Page, schermo: ReturnType<typeof schermata>, width: number): Promise<string | null> => {
  await page.setViewportSize({ width, height: 800 });
  const { px, chi } = await schermo.traboccamento();
  return px > 0 ? `${px} px too wide: ${chi}` : null;
};

/** On a phone: the page does not scroll sideways, of its tabs the open one is in view, its tables are cards, its words are whole. */
const aTelefono = async (page: Page, schermo: ReturnType<typeof schermata>): Promise<string | null> => {
  const pagina = await largo(page, schermo, 390);
  const altro = await alTelefono(schermo.dentro);
  const tutti = [...(pagina === null ? [] : [pagina]), ...altro];
  return tutti.length > 0 ? tutti.join('; ') : null;
};

/** The form of the screen is sent with nothing in it: each field is red, or says that it may be empty. */
const conVuoti = async (page: Page, schermo: ReturnType<typeof schermata>): Promise<string | null> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const trovati = await senzaRosso(page, schermo);
  return trovati.length > 0 ? trovati.join('; ') : null;
};

/** The kinds of address inside other screens that were measured already. */
const misurati = new Set<string>();

/** Returns the addresses that a screen leads into, a run of its list or a tab of its record, each kind once. */
const nonMisurati = async (page: Page): Promise<string[]> =>
  (await dentro(page)).filter((indirizzo) => !misurati.has(nomeDi(indirizzo)));

/** The headings of the help under which there is nothing. */
const titoliSoli = (page: Page): Promise<string[]> =>
  page
    .locator('[class*="awsui_help-panel"] h3')
    .evaluateAll((titoli) =>
      titoli
        .filter(({ nextElementSibling: dopo }) => dopo === null || dopo.tagName === 'H3' || dopo.textContent === '')
        .map(({ textContent }) => `${textContent} has nothing under it`),
    );

/** At 1280, with the help open beside it: neither the page nor a table scrolls sideways, in whatever tab, nor in what is inside it. */
const conAiuto = async (page: Page, schermo: ReturnType<typeof schermata>): Promise<string | null> => {
  const pagina = await largo(page, schermo, 1280);
  if (pagina !== null) return pagina;
  await page.getByRole('button', { name: 'Aiuto', exact: true }).first().click();
  await schermo.aspetta();
  const larghe = async (): Promise<string[]> => {
    const { px } = await schermo.traboccamento();
    const tabelle = (await schermo.illeggibili()).filter((difetto) => difetto.includes('too wide'));
    return [...(px > 0 ? [`${px} px`] : []), ...tabelle];
  };
  const suoi = await nonMisurati(page);
  const trovate = [...(await titoliSoli(page)), ...(await schermo.perOgniScheda(larghe))];
  for (const suo of suoi) {
    misurati.add(nomeDi(suo));
    await schermo.apri(suo);
    trovate.push(...(await schermo.perOgniScheda(larghe)).map((difetto) => `${nomeDi(suo)}: ${difetto}`));
  }
  await page.getByRole('button', { name: "Chiudi l'aiuto" }).click();
  return trovate.length > 0 ? trovate.join('; ') : null;
};

/** From the way to the content, Tab reaches something of the screen, where there is something to reach. */
const conTastiera = async (page: Page): Promise<string | null> => {
  const main = page.locator('main');
  if ((await main.locator('button:visible, a[href]:visible, input:visible').count()) === 0) return null;
  await main.evaluate((elemento) => {
    const dentro = elemento.querySelector<HTMLElement>('[tabindex="-1"]') ?? elemento;
    dentro.focus();
  });
  await page.keyboard.press('Tab');
  const dentro = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  return dentro ? null : 'Tab leaves the content at once';
};

const chiedi = async (
  page: Page,
  schermo: ReturnType<typeof schermata>,
  indirizzo: string,
  vuota: readonly string[],
): Promise<Risposte & { readonly ms: number }> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const da = Date.now();
  await schermo.apri(indirizzo);
  const ms = Date.now() - da;
  const titoli = await schermo.intestazioni();
  const { primarie } = await schermo.dentro.evaluate(guarda);
  return {
    ms,
    titolo: titoli.length === 1 ? null : `${titoli.length} headings of the page`,
    unaAzione: primarie.length > 1 ? primarie.join(', ') : null,
    vuotoConUnaVia: vuota.length === 0 ? null : vuota.join('; '),
    tastiera: await conTastiera(page),
    a390: await aTelefono(page, schermo),
    campiVuoti: await conVuoti(page, schermo),
    // last, since it leads away from the screen
    a1280ConAiuto: await schermo.apri(indirizzo).then(() => conAiuto(page, schermo)),
    tempo: ms > MASSIMO_MS ? `${ms} ms` : null,
  };
};

const sue = (di: readonly Screen[], ruolo: (typeof CHI)[number]): readonly Screen[] =>
  di.filter(({ ruoli }) => CHI.find((uno) => ruoli.some((suo) => suo === uno)) === ruolo);

const finestraDi = async (ruolo: (typeof CHI)[number], scuola: ScuolaDiProva) => {
  const { page } = await prodotto.enter(loginOf(ruolo, scuola), '/blank');
  return { page, schermo: schermata(page) };
};

/** Returns the empty tables and the green messages, which say that all is well where there is nothing, in the tabs of a screen of a school without data. */
const muteIn = (schermo: ReturnType<typeof schermata>): Promise<string[]> =>
  schermo.perOgniScheda(async () => {
    const { mute, vanti } = await schermo.dentro.evaluate(guarda);
    return [...mute, ...vanti];
  });

/** The empty tables of the screens in a school without data, by path. */
const vuoteDi = async (di: readonly Screen[], ruolo: (typeof CHI)[number]): Promise<ReadonlyMap<string, string[]>> => {
  const { page, schermo } = await finestraDi(ruolo, SCUOLA_B);
  const trovate = new Map<string, string[]>();
  for (const { path } of di) {
    await schermo.apri(indirizzoDi(path, prodotto.vuota));
    trovate.set(path, await muteIn(schermo));
    if (conFoto) await fotografaVuota({ page, schermo, path });
  }
  return trovate;
};

/** The questions of a screen that were answered no, each with what was seen. */
type No = readonly [domanda: string, difetto: string];

const nonAccettati = (path: string, no: readonly No[]): string[] =>
  no
    .filter(([domanda]) => ECCEZIONI[path]?.some((una) => una === domanda) !== true)
    .map(([domanda, difetto]) => `${path}: ${domanda}: ${difetto}`);

/** Writes a line of the table, where one is asked for. */
const tell = async (riga: string): Promise<void> => {
  if (process.env.TABELLA) await appendFile(process.env.TABELLA, `${riga}\n`);
};

/** Pictures the screens that a role opens. */
const fotografaTutte = async (di: readonly Screen[], ruolo: (typeof CHI)[number]): Promise<void> => {
  const { page, schermo } = await finestraDi(ruolo, SCUOLA_A);
  for (const { path } of di) {
    await fotografaConDentro({ page, schermo, path }, indirizzoDi(path, prodotto.piena), () =>
      prodotto.enter(loginOf(ruolo, SCUOLA_A), '/blank'),
    );
  }
};

/** Asks the screens that a role opens, and answers what is wrong; where pictures were asked for, takes those instead. */
const chiediTutte = async (di: readonly Screen[], ruolo: (typeof CHI)[number]): Promise<string[]> => {
  if (di.length === 0) return [];
  const vuote = await vuoteDi(di, ruolo);
  if (conFoto) {
    await fotografaTutte(di, ruolo);
    return [];
  }
  const { page, schermo } = await finestraDi(ruolo, SCUOLA_A);
  const difetti: string[] = [];
  for (const { path } of di) {
    const { ms, ...risposte } = await chiedi(page, schermo, indirizzoDi(path, prodotto.piena), vuote.get(path) ?? []);
    const no = Object.entries(risposte).flatMap(([domanda, difetto]): No[] =>
      difetto === null ? [] : [[domanda, difetto]],
    );
    await tell(`${path} | ${ms} ms | ${no.length === 0 ? 'yes' : no.map((uno) => uno.join(': ')).join(' | ')}`);
    difetti.push(...nonAccettati(path, no));
  }
  return difetti;
};

test('every screen of the day answers the questions that a test can ask of it', async () => {
  const delGiorno = sampleOfTheDay(conFoto ? [...tutte, ...schede] : tutte, Number(process.env.GIORNI ?? GIORNI));
  const difetti: string[] = [];
  for (const ruolo of CHI) difetti.push(...(await chiediTutte(sue(delGiorno, ruolo), ruolo)));
  expect(difetti).toEqual([]);
});
