import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const anagrafeScreens: readonly Screen[] = [
  {
    path: '/anagrafe',
    titolo: 'Anagrafe',
    ruoli,
    menu: { gruppo: 'Strumenti', voce: 'Anagrafe', ordine: 59 },
    page: lazy(() => import('./anagrafe-page.tsx').then(({ AnagrafePage }) => ({ default: AnagrafePage }))),
    aiuto: aiuto('/anagrafe'),
  },
  {
    path: '/anagrafe/nucleo-familiare/:id/:dipendente',
    titolo: 'Nucleo familiare',
    ruoli,
    page: lazy(() =>
      import('./nucleo/nucleo-familiare-page.tsx').then(({ NucleoFamiliarePage }) => ({
        default: NucleoFamiliarePage,
      })),
    ),
    aiuto: aiuto('/anagrafe/nucleo-familiare/:id/:dipendente'),
  },
  {
    path: '/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali',
    titolo: 'Dati fiscali del familiare',
    ruoli,
    page: lazy(() =>
      import('./nucleo/dati-fiscali-familiare-page.tsx').then(({ DatiFiscaliFamiliarePage }) => ({
        default: DatiFiscaliFamiliarePage,
      })),
    ),
    aiuto: aiuto('/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali'),
  },
  {
    path: '/anagrafe/dati-soggettivi/:uid/:dipendente',
    titolo: 'Dati soggettivi',
    ruoli,
    page: lazy(() =>
      import('./voci/dati-soggettivi-page.tsx').then(({ DatiSoggettiviPage }) => ({ default: DatiSoggettiviPage })),
    ),
    aiuto: aiuto('/anagrafe/dati-soggettivi/:uid/:dipendente'),
  },
  {
    path: '/anagrafe/importa',
    titolo: 'Importa persone',
    ruoli,
    page: lazy(() => import('./importa-page.tsx').then(({ ImportaPage }) => ({ default: ImportaPage }))),
    aiuto: aiuto('/anagrafe/importa'),
  },
  {
    path: '/anagrafe/voci/:uidSubAnagrafe/:dipendente',
    titolo: 'Voci utente del dipendente',
    ruoli,
    page: lazy(() => import('./voci/voci-page.tsx').then(({ VociPage }) => ({ default: VociPage }))),
    aiuto: aiuto('/anagrafe/voci/:uidSubAnagrafe/:dipendente'),
  },
  {
    path: '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente',
    titolo: 'Particolarità',
    ruoli,
    page: lazy(() =>
      import('./voci/particolarita-page.tsx').then(({ ParticolaritaPage }) => ({ default: ParticolaritaPage })),
    ),
    aiuto: aiuto('/anagrafe/particolarita/:uidSubAnagrafe/:dipendente'),
  },
];
