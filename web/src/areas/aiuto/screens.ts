import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screen, type Screen } from '#ui/screen.ts';

/** The pages that explain the program: the way to them is the help of the bar. */
export const aiutoScreens: readonly Screen[] = [
  screen('/per-iniziare', 'Per iniziare', Ruolo.options, () => import('./per-iniziare-page.tsx')),
  screen('/manuale', 'Manuale', Ruolo.options, () => import('./manuale-page.tsx')),
  screen('/leggimi', 'Leggimi', Ruolo.options, () => import('./leggimi-page.tsx')),
];
