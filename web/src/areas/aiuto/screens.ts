import { lazy } from 'react';
import { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

export const aiutoScreens: readonly Screen[] = [
  {
    path: '/per-iniziare',
    titolo: 'Per iniziare',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Per iniziare', ordine: 123 },
    page: lazy(() => import('./per-iniziare-page.tsx').then(({ PerIniziarePage }) => ({ default: PerIniziarePage }))),
  },
  {
    path: '/manuale',
    titolo: 'Manuale',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Manuale', ordine: 124 },
    page: lazy(() => import('./manuale-page.tsx').then(({ ManualePage }) => ({ default: ManualePage }))),
  },
  {
    path: '/leggimi',
    titolo: 'Leggimi',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Leggimi', ordine: 125 },
    page: lazy(() => import('./leggimi-page.tsx').then(({ LeggimiPage }) => ({ default: LeggimiPage }))),
  },
];
