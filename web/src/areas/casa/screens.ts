import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';
import { LETTORI_NOTIFICHE } from './notifiche/use-notifiche.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const casaScreens: readonly Screen[] = [
  screen('/dashboard', 'Dashboard', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./dashboard-page.tsx'), {
    menu: { gruppo: null, voce: 'Dashboard', ordine: 3 },
  }),
  screen('/notifications', 'Notifiche', LETTORI_NOTIFICHE, () => import('./notifiche/notifications-page.tsx')),
  screen(
    '/approvazioni',
    'Approvazioni',
    ['GESTORE', 'TESTER', 'CEDOLINI', 'ADEMPIMENTI', 'PRESIDE'],
    () => import('./approvazioni/approvazioni-page.tsx'),
    { menu: { gruppo: 'Strumenti', voce: 'Approvazioni', ordine: 116 } },
  ),
  screen('/blank', 'Pagina vuota', Ruolo.options, () => import('./blank-page.tsx')),
];
