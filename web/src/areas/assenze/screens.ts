import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'ASSENZE'] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const assenzeScreens: readonly Screen[] = [
  screen('/assenze', 'Assenze', ruoli, () => import('./assenze-page.tsx'), {
    menu: { gruppo: 'Funzionalità', voce: 'Assenze', ordine: 8 },
  }),
  screen(
    '/assenze/:uid/:dipendente',
    'Assenze della persona',
    ruoli,
    () => import('./persona/assenze-persona-page.tsx'),
  ),
  screen('/assenze/:uid/:dipendente/tipoassenza', 'Assenza', ruoli, () => import('./tipo-assenza-page.tsx')),
  screen('/my-assenze', 'Le mie assenze', ['DIPENDENTE'], () => import('./mie-assenze-page.tsx'), {
    menu: { gruppo: 'I miei dati', voce: 'Le mie assenze', ordine: 118 },
    consultazione: 'assenze',
  }),
];
