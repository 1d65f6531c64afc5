import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const dirigenteScreens: readonly Screen[] = [
  screen(
    '/pannellodirigente',
    'Pannello dirigente',
    ['GESTORE', 'TESTER', 'PRESIDE'],
    () => import('./pannello-dirigente-page.tsx'),
    { menu: { gruppo: 'Strumenti', voce: 'Pannello dirigente', ordine: 85 } },
  ),
];
