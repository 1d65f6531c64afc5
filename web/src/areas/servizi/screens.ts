import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const serviziScreens: readonly Screen[] = [
  screen('/servizi', 'Servizi', ruoli, () => import('./servizi-page.tsx'), {
    menu: { gruppo: 'Funzionalità', voce: 'Servizi', ordine: 5 },
  }),
  screen('/servizi/:uid/:dipendente', 'Servizi della persona', ruoli, () => import('./servizi-persona-page.tsx')),
  screen(
    '/attivitapart/:uidSubAnagrafe/:dipendente',
    'Attività particolari della persona',
    ruoli,
    () => import('./attivita-persona-page.tsx'),
  ),
  screen('/prestato-servizio', 'Prestato servizio', ruoli, () => import('./prestato-servizio-page.tsx'), {
    menu: { gruppo: 'Funzionalità', voce: 'Prestato servizio', ordine: 9 },
  }),
  screen('/my-servizi', 'I miei servizi', ['DIPENDENTE'], () => import('./miei-servizi-page.tsx'), {
    menu: { gruppo: 'I miei dati', voce: 'I miei servizi', ordine: 117 },
    consultazione: 'servizi',
  }),
];
