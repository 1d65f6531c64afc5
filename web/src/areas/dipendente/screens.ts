import { screenWithHelp, type Screen } from '#ui/screen.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const dipendenteScreens: readonly Screen[] = [
  screen('/my-anagrafe', 'Dati anagrafici', ['DIPENDENTE'], () => import('./my-anagrafe-page.tsx'), {
    menu: { gruppo: 'I miei dati', voce: 'Dati anagrafici', ordine: 116 },
  }),
  screen('/my-datiContabili', 'I miei cedolini', ['DIPENDENTE'], () => import('./my-dati-contabili-page.tsx'), {
    menu: { gruppo: 'I miei dati', voce: 'I miei cedolini', ordine: 119 },
    consultazione: 'datiContabili',
  }),
];
