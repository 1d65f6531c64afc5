import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const utilitaScreens: readonly Screen[] = [
  screen('/utilita', 'Utilità', ['GESTORE', 'TESTER'], () => import('./utilita-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Utilità', ordine: 114 },
  }),
  screen('/utenti', 'Utenti', ['GESTORE', 'TESTER'], () => import('./utenti/utenti-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Utenti', ordine: 117 },
  }),
  screen('/lavori', 'Lavori programmati', ['TESTER'], () => import('./lavori/lavori-programmati-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Lavori programmati', ordine: 118 },
  }),
  screen('/test-page', 'Pagina di prova', ['GESTORE', 'TESTER'], () => import('./test-page.tsx')),
];
