import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const anagrafeScreens: readonly Screen[] = [
  screen('/anagrafe', 'Anagrafe', ruoli, () => import('./anagrafe-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Anagrafe', ordine: 59 },
  }),
  screen(
    '/anagrafe/nucleo-familiare/:id/:dipendente',
    'Nucleo familiare',
    ruoli,
    () => import('./nucleo/nucleo-familiare-page.tsx'),
  ),
  screen(
    '/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali',
    'Dati fiscali del familiare',
    ruoli,
    () => import('./nucleo/dati-fiscali-familiare-page.tsx'),
  ),
  screen(
    '/anagrafe/dati-soggettivi/:uid/:dipendente',
    'Dati soggettivi',
    ruoli,
    () => import('./voci/dati-soggettivi-page.tsx'),
  ),
  screen('/anagrafe/importa', 'Importa persone', ruoli, () => import('./importa-page.tsx')),
  screen(
    '/anagrafe/voci/:uidSubAnagrafe/:dipendente',
    'Voci utente del dipendente',
    ruoli,
    () => import('./voci/voci-page.tsx'),
  ),
  screen(
    '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente',
    'Particolarità',
    ruoli,
    () => import('./voci/particolarita-page.tsx'),
  ),
  screen(
    '/anagrafe/incarichi/:uidSubAnagrafe/:dipendente',
    'Incarichi',
    ruoli,
    () => import('./incarichi/incarichi-page.tsx'),
  ),
  screen(
    '/anagrafe/saldi-apertura',
    'Saldi di apertura',
    ['GESTORE', 'TESTER', 'CEDOLINI'],
    () => import('./saldi/saldi-page.tsx'),
  ),
  screen(
    '/anagrafe/restituzioni',
    'Restituzioni',
    ['GESTORE', 'TESTER', 'CEDOLINI'],
    () => import('./restituzioni/restituzioni-page.tsx'),
  ),
];
