import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { accessibilityFindings } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, type ScuolaDiProva } from '#support/home/test-users.ts';
import { SECONDO_NOME } from '#support/persone-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { indirizzoDi, type Aperti } from '#support/scuola-piena.ts';
import type { Screen } from '#ui/screen.ts';
import { INDIRIZZI } from '#web/areas/denunce/uniemens/percorsi.ts';
import { schermata } from '../pages/schermata.ts';

/** Screens that read nothing of the school when they open, or only what their form would print. */
const SENZA_LETTURE = new Set([
  '/blank',
  '/tabelle',
  '/anagrafe/importa',
  '/anagrafe?persona=:uid&scheda=dati-personali',
  '/scambio',
  '/scambio/importa/:tipo',
  '/contributi',
  '/irpef',
  '/irap',
  '/personaleinservizio',
  '/addizionali',
  '/altreTrattenute',
  '/ritenuteCterzi',
  '/annue',
  '/altrestampe',
  '/uniemens-stampe-inps',
  '/uniemens-stampe-exinpdap',
  '/test-page',
  '/per-iniziare',
  '/manuale',
  '/leggimi',
]);
/** What is the same for every school that has entered nothing of its own: the tables of the law and of the program. */
const DI_TUTTE: ReadonlySet<string> = new Set(['/tabelle/aliquote', '/tabelle/codiciDenunce', '/tabelle/fonti']);
/** Parts of a filing that the school of these tests has not: each is opened by its address though it is empty. */
const PARTI_VUOTE: ReadonlySet<string> = new Set([INDIRIZZI.parte('inps'), INDIRIZZI.parte('collaboratori')]);
/** Who opens them: the first of these that may. */
const CHI = ['GESTORE', 'DIPENDENTE', 'TESTER'] as const;

/** How many days go by until every screen was seen in its three states: on the others it opens with its data. */
const GIORNI = 5;

const legge = ({ path }: Screen): boolean => !SENZA_LETTURE.has(path);
const apre = (ruolo: (typeof CHI)[number], { ruoli }: Screen): boolean =>
  CHI.find((uno) => ruoli.some((suo) => suo === uno)) === ruolo;

/** What changes from a screen to the next. The menu and the bar are looked at once a window; rows after the third are made as those. */
const CONTENUTO = { within: 'main', without: 'nav[aria-label="Menu"], tbody tr:nth-child(n + 4)' } as const;

interface Aperta {
  readonly screen: Screen;
  readonly page: Page;
  readonly schermo: ReturnType<typeof schermata>;
}

interface Visita {
  readonly screens: readonly Screen[];
  readonly scuola: ScuolaDiProva;
  readonly aperti: Aperti;
  readonly guarda: (aperta: Aperta) => Promise<readonly string[]>;
  readonly prepara?: (page: Page) => Promise<void>;
  /** Rules of accessibility not asked here; `all` when none is. */
  readonly unasked?: readonly string[] | 'all';
}

/** Opens the screens one after the other, each role in one window, and gathers what is wrong by the path of the screen. */
const visita = async (
  { enter }: FilledHome,
  { screens, scuola, aperti, guarda, prepara, unasked = [] }: Visita,
): Promise<Record<string, readonly string[]>> => {
  const difetti: Record<string, readonly string[]> = {};
  for (const ruolo of CHI) {
    const sue = screens.filter((screen) => apre(ruolo, screen));
    if (sue.length === 0) continue;
    const { page, problems } = await enter(loginOf(ruolo, scuola), '/blank');
    const schermo = schermata(page);
    const cornice = unasked === 'all' ? [] : await accessibilityFindings(page, { everyDay: true });
    if (cornice.length > 0) difetti[`frame of ${ruolo}`] = cornice;
    await prepara?.(page);
    for (const screen of sue) {
      const prima = problems.length;
      await schermo.apri(indirizzoDi(screen.path, aperti));
      const trovati = [
        ...(await difettiComuni({ screen, page, schermo })),
        ...(unasked === 'all' ? [] : await accessibilityFindings(page, { ...CONTENUTO, unasked, everyDay: true })),
        ...(await guarda({ screen, page, schermo })),
        ...problems.slice(prima),
      ];
      if (trovati.length > 0) difetti[screen.path] = trovati;
    }
  }
  return difetti;
};

const se = (falso: boolean, difetto: string): string[] => (falso ? [] : [difetto]);

/** True of a screen of one person whose record is read: until it is, the heading names nobody. */
const isDiUno = ({ path, titolo }: Screen, [prima = '']: readonly string[]): boolean =>
  (/:(dipendente|familiare)/.test(path) && !/ (della persona|del familiare)$/.test(prima)) ||
  (path.includes('persona=:uid') && prima !== titolo);

/** The code that a screen of one person, or relative, says beside the name. */
const codiceDi = (path: string, { persona, familiare }: Aperti): string => {
  if (path.includes(':familiare')) return familiare.desCf;
  return /:dipendente|:cf(?!.*:printId)|persona=:uid/.test(path) ? persona.desCf : '';
};

/** Returns what a screen of one person lacks: the name of the record, where the address has an earlier one, and the code that tells homonyms apart. */
const difettiDiUno = async ({ screen: { path }, schermo }: Aperta, aperti: Aperti): Promise<readonly string[]> => {
  const [prima = ''] = await schermo.intestazioni();
  const { desCognome, desNome } = aperti.persona;
  const diOggi = `${nominativo(desCognome, desNome)} ${SECONDO_NOME}`;
  return [
    ...se(!path.includes(':dipendente') || prima.includes(diOggi), `heading ${prima}`),
    ...se((await schermo.testo()).includes(codiceDi(path, aperti)), 'does not say the codice fiscale'),
  ];
};

/** What no screen may show in any state. */
const difettiComuni = async ({ screen, schermo }: Aperta): Promise<readonly string[]> => {
  const [titolo, intestazioni, testo] = [await schermo.titolo(), await schermo.intestazioni(), await schermo.testo()];
  const estranee = /\b(undefined|NaN|null|true|false|Invalid Date)\b|\[object \w+\]/.exec(testo);
  return [
    ...se(titolo.endsWith(`${screen.titolo} – Emolumenti`), `title ${titolo}`),
    ...se(
      titolo.includes(' – ', titolo.indexOf(' – ') + 1) === isDiUno(screen, intestazioni),
      'the title does not name who',
    ),
    ...se((intestazioni[0] ?? '') !== '', `headings ${JSON.stringify(intestazioni)}`),
    ...se(estranee === null, `shows ${estranee?.[0] ?? ''}`),
  ];
};

/** Requests of data answered by a fault as long as `guasto` says so. */
const rompi = async (page: Page, guasto: () => boolean): Promise<void> => {
  await page.route(/\/(emo|crud|stampe)\/(?!preferenze|lavori\/(?!programmati))/, (route) =>
    guasto()
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({
            code: 'ERRORE_INTERNO',
            message: 'Guasto di prova',
            metadata: null,
            fields: [],
            correlationId: 'prova-12345',
          }),
        })
      : route.fallback(),
  );
};

/** The width of the screens of the offices, with the menu open. */
const allarga = (page: Page): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });

/** The other widths that people have: a small window, a telephone, where long rows scroll in their list. */
const FINESTRA_PICCOLA = 1024;
const STRETTE = [FINESTRA_PICCOLA, 390] as const;

/** By how much the page itself is wider than its window at the other widths, and what is not read in a small window; back at the width of the offices. */
const traboccamenti = async (page: Page, schermo: Aperta['schermo']): Promise<readonly string[]> => {
  const trovati: string[] = [];
  for (const width of STRETTE) {
    await page.setViewportSize({ width, height: 900 });
    const troppo = await schermo.traboccamento();
    if (troppo.px > 0) trovati.push(`at ${width} the page is ${troppo.px} px too wide: ${troppo.chi}`);
    if (width === FINESTRA_PICCOLA)
      trovati.push(...(await schermo.illeggibili()).map((difetto) => `at ${width} ${difetto}`));
  }
  await allarga(page);
  return trovati;
};

/** Of a school without data: every table says that it is empty, nothing fails. */
const guardaVuota = async ({ schermo }: Aperta): Promise<readonly string[]> => {
  const mute = (await schermo.tabelle()).filter(({ righe, alPosto }) => righe === 0 && alPosto.length < 10);
  return [
    ...se(mute.length === 0, 'a table is empty and does not say so'),
    ...se((await schermo.riprova.count()) === 0, `fails: ${(await schermo.testo()).slice(0, 200)}`),
  ];
};

/** Of a school at work: the screen says something else than in the one without data, a table has rows and is read without scrolling sideways, the page never scrolls sideways, nothing fails. */
const guardaPiena = async (
  { screen, page, schermo }: Aperta,
  vuota: string | undefined,
  aperti: Aperti,
): Promise<readonly string[]> => {
  const [testo, tabelle] = [await schermo.testo(), await schermo.tabelle()];
  return [
    ...se(!legge(screen) || DI_TUTTE.has(screen.path) || testo !== vuota, 'shows what it shows without data'),
    ...se(
      tabelle.length === 0 || tabelle.some(({ righe }) => righe > 0) !== PARTI_VUOTE.has(screen.path),
      'no table has a row, or an empty part has some',
    ),
    ...(await difettiDiUno({ screen, page, schermo }, aperti)),
    ...(await schermo.illeggibili()),
    ...(await traboccamenti(page, schermo)),
    ...se((await schermo.riprova.count()) === 0, `fails: ${testo.slice(0, 200)}`),
  ];
};

/** Of what cannot be read: the screen says why and offers to try again; when the fault is over, it shows its data. */
const guardaGuasta = async ({ schermo }: Aperta, guasto: (dura: boolean) => void): Promise<readonly string[]> => {
  const testo = await schermo.testo();
  const offre = (await schermo.riprova.count()) > 0;
  guasto(false);
  await schermo.ritenta();
  const dopo = await schermo.testo();
  guasto(true);
  await schermo.invecchia(10_000);
  return [
    ...se(testo.includes('I dati non sono stati caricati'), `does not say it: ${testo.slice(0, 200)}`),
    ...se(testo.includes('Guasto di prova (codice prova-12)'), 'does not say why'),
    ...se(offre, 'does not offer to try again'),
    ...se(!dopo.includes('Guasto di prova'), 'does not recover'),
  ];
};

/**
 * Declares the tests that open the screens of the day in a school without data, in one at work, and while its data cannot be read,
 * and those of the other days in a school at work; as many days as said try them all.
 */
export const treStati = (tutte: readonly Screen[], giorni = GIORNI): void => {
  const screens = sampleOfTheDay(tutte, giorni);
  const altre = tutte.filter((screen) => !screens.includes(screen));
  let prodotto: FilledHome;
  beforeAll(async () => {
    prodotto = await startFilledHome();
  });
  afterAll(() => prodotto.close());
  const testiVuoti = new Map<string, string>();

  test('every screen of a school without data says what is missing', async () => {
    const guarda = async (aperta: Aperta): Promise<readonly string[]> => {
      testiVuoti.set(aperta.screen.path, await aperta.schermo.testo());
      return guardaVuota(aperta);
    };
    expect(await visita(prodotto, { screens, scuola: SCUOLA_B, aperti: prodotto.vuota, guarda })).toEqual({});
    expect([...testiVuoti.keys()]).toHaveLength(screens.length);
  });

  test('every screen of a school at work shows its data', async () => {
    const guarda = (aperta: Aperta): Promise<readonly string[]> =>
      guardaPiena(aperta, testiVuoti.get(aperta.screen.path), prodotto.piena);
    const visitate = visita(prodotto, { screens, scuola: SCUOLA_A, aperti: prodotto.piena, guarda, prepara: allarga });
    expect(await visitate).toEqual({});
  });

  test('every screen that cannot read its data says why, tries again and then shows them', async () => {
    let guasto = true;
    const difetti = await visita(prodotto, {
      screens: screens.filter(legge),
      scuola: SCUOLA_A,
      aperti: prodotto.piena,
      guarda: (aperta) => guardaGuasta(aperta, (dura) => (guasto = dura)),
      prepara: async (page) => {
        await rompi(page, () => guasto);
        // what the bar has read before the fault would be shown
        await page.reload();
      },
      // The colours are those of the other two states.
      unasked: ['color-contrast'],
    });
    expect(difetti).toEqual({});
  });

  test.runIf(altre.length > 0)('every screen of the other days shows its data', async () => {
    const guarda = async ({ schermo }: Aperta): Promise<readonly string[]> =>
      se((await schermo.riprova.count()) === 0, `fails: ${(await schermo.testo()).slice(0, 200)}`);
    expect(
      await visita(prodotto, { screens: altre, scuola: SCUOLA_A, aperti: prodotto.piena, guarda, unasked: 'all' }),
    ).toEqual({});
  });
};
