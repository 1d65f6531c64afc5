import { expect, test } from 'vitest';
import { nomiConsultazioni } from '#shared/domain/accesso/consultazione.ts';
import { licenze } from '#shared/domain/accesso/licenze.ts';
import { ruoli } from '#shared/domain/accesso/ruoli.ts';
import { readGruppi } from '#web/app/menu-aperto.ts';
import { mancantiDi, menuOf, supportoDi } from '#web/app/navigation.ts';
import { screens } from '#web/app/screens.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

test('every screen has its help, but the pages that are help themselves', async () => {
  const testi = await Promise.all(
    screens.map(async ({ path, aiuto }) => ({ path, testo: typeof aiuto === 'function' ? await aiuto() : aiuto })),
  );
  expect(testi.filter(({ testo }) => (testo ?? []).length === 0).map(({ path }) => path)).toEqual([
    '/per-iniziare',
    '/manuale',
    '/leggimi',
  ]);
});

test('an address is of one screen', () => {
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

/** The menu as the office knows it, group by group; what is not built yet is left out when it is compared. */
const MENU: Readonly<Record<string, readonly string[]>> = {
  Funzionalità: ['Servizi', 'Assenze'],
  Cedolini: ['Elaborazioni della scuola', 'Liste NoiPA', 'Collaudo'],
  Stampe: [
    'Personale in servizio',
    'Contributi',
    'IRPEF',
    'Addizionali',
    'Ritenute in conto terzi',
    'Altre trattenute',
    'Stampe IRAP',
    'Stampe annue',
    'Altre stampe',
  ],
  Strumenti: [
    'Anagrafe',
    'Dati della scuola',
    'Tabelle',
    'Pannello di controllo',
    'Dotazione finanziaria',
    'Pannello dirigente',
    'Operazioni annuali',
    'Utilità',
  ],
  'I miei dati': ['Dati anagrafici', 'I miei servizi', 'Le mie assenze', 'I miei cedolini'],
  Aiuto: ['Per iniziare', 'Manuale', 'Leggimi'],
};

test('the menu is in the order of the office, with what is ours at the end of its group', () => {
  const gruppi = menuOf(screens, {
    ruoli: [...ruoli],
    licenze: [],
    consultazioni: [...nomiConsultazioni],
    setupType: 'SCUOLA',
    flgCcnlIstruzione: false,
  });
  const vociDi = (gruppo: string): string[] =>
    gruppi.flatMap((voce) =>
      voce.type === 'section' && voce.text === gruppo
        ? voce.items.flatMap((figlia) => (figlia.type === 'link' ? [figlia.text] : []))
        : [],
    );
  for (const [gruppo, attese] of Object.entries(MENU)) {
    const voci = vociDi(gruppo);
    const note = voci.filter((voce) => attese.includes(voce));
    expect(note).toEqual(attese.filter((voce) => voci.includes(voce)));
    expect(voci.slice(0, note.length)).toEqual(note);
  }
});

test('the menu has two levels, one name a thing, and names each screen as its page does', () => {
  const voci = menuOf(screens, { ...CHI, ruoli: [...ruoli] });
  const sotto = voci.flatMap((voce) => (voce.type === 'section' ? voce.items : [voce]));
  expect(sotto.every(({ type }) => type === 'link')).toBe(true);
  const nomi = sotto.flatMap((voce) => (voce.type === 'link' ? [voce.text] : []));
  expect(nomi.length).toBeGreaterThan(30);
  expect(nomi.filter((nome, indice) => nomi.indexOf(nome) !== indice)).toEqual([]);
  expect(
    screens.flatMap(({ menu, titolo }) => (menu && menu.voce !== titolo ? [`${menu.voce} / ${titolo}`] : [])),
  ).toEqual([]);
});

test('a long menu begins with the groups of now and then folded, but the one of the page; a choice of the user is kept', () => {
  const aperti = (chi: Parameters<typeof menuOf>[1], come?: Parameters<typeof menuOf>[2]) =>
    menuOf(screens, chi, come).flatMap((voce) => (voce.type === 'section' && voce.defaultExpanded ? [voce.text] : []));
  expect(aperti(CHI)).toEqual(['Funzionalità', 'Cedolini', 'Adempimenti', 'Aiuto']);
  expect(aperti(CHI, { here: '#/irpef' })).toContain('Stampe');
  const scelti = readGruppi('-Stampe|Strumenti|-Aiuto');
  expect(aperti(CHI, { kept: scelti })).toEqual(['Funzionalità', 'Cedolini', 'Adempimenti', 'Strumenti']);
  expect(aperti({ ...CHI, ruoli: ['SERVIZI'] })).toContain('Strumenti');
});

test('the manual and the search call a screen as the menu does', () => {
  const titoli = new Map<string, string>(screens.map(({ path, titolo }) => [path, titolo]));
  const nominate = manuale.flatMap(({ passi = [] }) =>
    passi.flatMap(({ schermata }) => (schermata ? [schermata] : [])),
  );
  expect(nominate.length).toBeGreaterThan(30);
  expect(nominate.filter(({ path, nome }) => titoli.get(path) !== nome)).toEqual([]);
});

const CHI = {
  ruoli: ['GESTORE', 'ADEMPIMENTI', 'CEDOLINI', 'SERVIZI', 'ASSENZE'],
  licenze: [...licenze],
  consultazioni: [...nomiConsultazioni],
  setupType: 'SCUOLA',
  flgCcnlIstruzione: false,
} as const;

/** The entries of some items, those of their sections too. */
const vociIn = (items: readonly object[]): string[] =>
  items.flatMap((item) => {
    if ('items' in item) return vociIn(item.items as readonly object[]);
    return 'text' in item ? [String(item.text)] : [];
  });

test.each([
  ['its licences are missing', { ...CHI, licenze: ['WWS'] }, /: la scuola non ha la licenza \w+ \(.+\)$/],
  ['it is of another kind', { ...CHI, setupType: 'PARITARIA' }, /: non riguarda questo tipo di scuola$/],
  ['they have one role', { ...CHI, ruoli: ['ASSENZE'] }, /: serve il ruolo [A-Z][a-z]+( o [A-Z][a-z]+)*$/],
] as const)('an entry that the menu has not is told with its reason: %s', (_, chi, motivo) => {
  const mancano = vociIn(mancantiDi(screens, chi));
  expect(mancano.filter((voce) => motivo.test(voce)).length).toBeGreaterThan(0);
  const diUfficio = screens.filter(
    ({ menu, ruoli: suoi }) => menu !== undefined && CHI.ruoli.some((ruolo) => suoi.includes(ruolo)),
  );
  const dette = [...vociIn(menuOf(screens, chi)), ...mancano.map((voce) => voce.slice(0, voce.indexOf(': ')))];
  for (const { menu } of diUfficio) expect(dette).toContain(menu?.voce);
  expect(mancano.length + vociIn(menuOf(screens, chi)).length).toBeGreaterThanOrEqual(diUfficio.length);
});

test('nothing is missing to an office that may do everything, and to who is of no office nothing is told', () => {
  expect(mancantiDi(screens, CHI)).toEqual([]);
  expect(mancantiDi(screens, { ...CHI, ruoli: ['DIPENDENTE'], licenze: [] })).toEqual([]);
});

test('the way to who helps the office is in the menu where the installation names it, and leads outside', () => {
  expect(supportoDi(undefined)).toEqual([]);
  expect(supportoDi('https://assistenza.invalid/')).toContainEqual(
    expect.objectContaining({ type: 'link', href: 'https://assistenza.invalid/', external: true }),
  );
});
