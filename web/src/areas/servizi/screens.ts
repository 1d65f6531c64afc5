import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const serviziScreens: readonly Screen[] = [
  {
    path: '/servizi',
    titolo: 'Servizi',
    ruoli,
    menu: { gruppo: 'Funzionalità', voce: 'Servizi', ordine: 5 },
    page: lazy(() => import('./servizi-page.tsx').then(({ ServiziPage }) => ({ default: ServiziPage }))),
    aiuto: aiuto('/servizi'),
  },
  {
    path: '/servizi/:uid/:dipendente',
    titolo: 'Servizi della persona',
    ruoli,
    page: lazy(() =>
      import('./servizi-persona-page.tsx').then(({ ServiziPersonaPage }) => ({ default: ServiziPersonaPage })),
    ),
    aiuto: aiuto('/servizi/:uid/:dipendente'),
  },
  {
    path: '/attivitapart/:uidSubAnagrafe/:dipendente',
    titolo: 'Attività particolari della persona',
    ruoli,
    page: lazy(() =>
      import('./attivita-persona-page.tsx').then(({ AttivitaPersonaPage }) => ({ default: AttivitaPersonaPage })),
    ),
    aiuto: aiuto('/attivitapart/:uidSubAnagrafe/:dipendente'),
  },
  {
    path: '/my-servizi',
    titolo: 'I miei servizi',
    ruoli: ['DIPENDENTE'],
    menu: { gruppo: 'I miei dati', voce: 'Servizi', ordine: 117 },
    page: lazy(() => import('./miei-servizi-page.tsx').then(({ MieiServiziPage }) => ({ default: MieiServiziPage }))),
    aiuto: aiuto('/my-servizi'),
  },
];
