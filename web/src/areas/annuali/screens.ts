import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const annualiScreens: readonly Screen[] = [
  screen(
    '/operazioniAnnuali',
    'Operazioni annuali',
    ['GESTORE', 'TESTER'],
    () => import('./operazioni-annuali-page.tsx'),
    { menu: { gruppo: 'Strumenti', voce: 'Operazioni annuali', ordine: 113 } },
  ),
];
