import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screen, type Screen } from '#ui/screen.ts';

/** The pages that explain the program: the menu and the help of the bar lead to them. */
export const aiutoScreens: readonly Screen[] = [
  screen('/per-iniziare', 'Per iniziare', Ruolo.options, () => import('./per-iniziare-page.tsx'), {
    menu: { gruppo: 'Aiuto', voce: 'Per iniziare', ordine: 123 },
  }),
  screen('/manuale', 'Manuale', Ruolo.options, () => import('./manuale-page.tsx'), {
    menu: { gruppo: 'Aiuto', voce: 'Manuale', ordine: 124 },
  }),
  screen('/leggimi', 'Leggimi', Ruolo.options, () => import('./leggimi-page.tsx'), {
    menu: { gruppo: 'Aiuto', voce: 'Leggimi', ordine: 125 },
  }),
];
