import { screenWithHelp, type Screen } from '../../ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const denunceScreens: readonly Screen[] = [
  screen('/invia-F24', 'Invia dati a F24', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./f24/f24-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'Invia dati a F24', ordine: 52 },
    licenza: 'F24',
  }),
  screen('/uniemens', 'UniEmens', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./uniemens/uniemens-page.tsx'), {
    menu: { gruppo: 'Adempimenti > UniEmens Integrato', voce: 'Gestione', ordine: 40 },
  }),
  screen('/wir', 'IRAP', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./irap/irap-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'IRAP', ordine: 56 },
    licenza: 'WIR',
  }),
  screen('/quadratura', 'Quadratura', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./quadratura-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'Quadratura', ordine: 58 },
  }),
];
