import { screenWithHelp, type Screen } from '../../ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const noipaScreens: readonly Screen[] = [
  screen(
    '/dotazionefinanziaria',
    'Dotazione finanziaria',
    ['GESTORE', 'TESTER', 'CEDOLINI'],
    () => import('./dotazione/dotazione-page.tsx'),
    { menu: { gruppo: 'Strumenti', voce: 'Dotazione finanziaria', ordine: 84 } },
  ),
];
