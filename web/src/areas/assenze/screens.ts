import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'ASSENZE'] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const assenzeScreens: readonly Screen[] = [
  {
    path: '/assenze',
    titolo: 'Assenze',
    ruoli,
    menu: { gruppo: 'Funzionalità', voce: 'Assenze', ordine: 8 },
    page: lazy(() => import('./assenze-page.tsx').then(({ AssenzePage }) => ({ default: AssenzePage }))),
    aiuto: aiuto('/assenze'),
  },
  {
    path: '/assenze/:uid/:dipendente',
    titolo: 'Assenze della persona',
    ruoli,
    page: lazy(() =>
      import('./persona/assenze-persona-page.tsx').then(({ AssenzePersonaPage }) => ({ default: AssenzePersonaPage })),
    ),
    aiuto: aiuto('/assenze/:uid/:dipendente'),
  },
  {
    path: '/assenze/:uid/:dipendente/tipoassenza',
    titolo: 'Assenza',
    ruoli,
    page: lazy(() => import('./tipo-assenza-page.tsx').then(({ TipoAssenzaPage }) => ({ default: TipoAssenzaPage }))),
    aiuto: aiuto('/assenze/:uid/:dipendente/tipoassenza'),
  },
  {
    path: '/my-assenze',
    titolo: 'Le mie assenze',
    ruoli: ['DIPENDENTE'],
    menu: { gruppo: 'I miei dati', voce: 'Assenze', ordine: 118 },
    page: lazy(() => import('./mie-assenze-page.tsx').then(({ MieAssenzePage }) => ({ default: MieAssenzePage }))),
    aiuto: aiuto('/my-assenze'),
  },
];
