import { lazy } from 'react';
import { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';
import { LETTORI_NOTIFICHE } from './notifiche/use-notifiche.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const casaScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    titolo: 'Dashboard',
    ruoli: ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    menu: { gruppo: null, voce: 'Dashboard', ordine: 3 },
    page: lazy(() => import('./dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage }))),
    aiuto: aiuto('/dashboard'),
  },
  {
    path: '/notifications',
    titolo: 'Notifiche',
    ruoli: LETTORI_NOTIFICHE,
    page: lazy(() =>
      import('./notifiche/notifications-page.tsx').then(({ NotificationsPage }) => ({ default: NotificationsPage })),
    ),
    aiuto: aiuto('/notifications'),
  },
  {
    path: '/blank',
    titolo: 'Pagina vuota',
    ruoli: Ruolo.options,
    page: lazy(() => import('./blank-page.tsx').then(({ BlankPage }) => ({ default: BlankPage }))),
  },
];
