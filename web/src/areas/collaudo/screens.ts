import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const collaudoScreens: readonly Screen[] = [
  screen('/collaudo/cedolini', 'Collaudo', ['TESTER'], () => import('./collaudo-page.tsx'), {
    menu: { gruppo: 'Cedolini', voce: 'Collaudo', ordine: 13 },
  }),
];
