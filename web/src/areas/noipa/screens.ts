import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const noipaScreens: readonly Screen[] = [
  screen('/noipa', 'Liste NoiPA', ['GESTORE', 'TESTER', 'CEDOLINI'], () => import('./liste/noipa-page.tsx'), {
    menu: { gruppo: 'Cedolini', voce: 'Liste NoiPA', ordine: 12 },
    cosa: 'LISTE_NOIPA',
  }),
  screen(
    '/dotazionefinanziaria',
    'Dotazione finanziaria',
    ['GESTORE', 'TESTER', 'CEDOLINI'],
    () => import('./dotazione/dotazione-page.tsx'),
    { menu: { gruppo: 'Strumenti', voce: 'Dotazione finanziaria', ordine: 84 }, cosa: 'LISTE_NOIPA' },
  ),
];
