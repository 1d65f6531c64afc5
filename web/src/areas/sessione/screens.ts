import { lazy } from 'react';
import { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

export const sessioneScreens: readonly Screen[] = [
  { path: '/blank', titolo: 'Pagina vuota', ruoli: Ruolo.options, page: lazy(() => import('./blank-page.tsx').then(({ BlankPage }) => ({ default: BlankPage }))) },
];
