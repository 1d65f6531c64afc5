import { expect, test } from 'vitest';
import { nomiConsultazioni } from '#shared/domain/accesso/consultazione.ts';
import { ruoli } from '#shared/domain/accesso/ruoli.ts';
import { menuOf, supportoDi } from '#web/app/navigation.ts';
import { screens } from '#web/app/screens.ts';

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
  Cedolini: ['Scuola', 'NoiPa', 'Collaudo'],
  Stampe: [
    'Personale in servizio',
    'Contributi',
    'IRPEF',
    'Addizionali',
    'Ritenute in C/terzi',
    'Altre Trattenute',
    'IRAP',
    'Annue',
    'Altre stampe',
  ],
  Strumenti: [
    'Anagrafe',
    'Scuola',
    'Tabelle',
    'Pannello di controllo',
    'Dotazione finanziaria',
    'Pannello dirigente',
    'Operazioni annuali',
    'Utilità',
  ],
  'I miei dati': ['Dati Anagrafici', 'Servizi', 'Assenze', 'I miei cedolini'],
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

test('the way to who helps the office is in the menu where the installation names it, and leads outside', () => {
  expect(supportoDi(undefined)).toEqual([]);
  expect(supportoDi('https://assistenza.invalid/')).toContainEqual(
    expect.objectContaining({ type: 'link', href: 'https://assistenza.invalid/', external: true }),
  );
});
