import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const cedoliniScreens: readonly Screen[] = [
  screen(
    '/cedolini',
    'Elaborazioni della scuola',
    ['GESTORE', 'TESTER', 'CEDOLINI'],
    () => import('./cedolini-page.tsx'),
    { menu: { gruppo: 'Cedolini', voce: 'Elaborazioni della scuola', ordine: 11 } },
  ),
];
