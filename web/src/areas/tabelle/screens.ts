import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const tabelleScreens: readonly Screen[] = [
  {
    path: '/tabelle',
    titolo: 'Tabelle',
    ruoli,
    menu: { gruppo: 'Strumenti', voce: 'Tabelle', ordine: 69 },
    page: lazy(() => import('./tabelle-page.tsx').then(({ TabellePage }) => ({ default: TabellePage }))),
    aiuto: aiuto('/tabelle'),
  },
  {
    path: '/tabelle/attivitaParticolari',
    titolo: 'Attività particolari',
    ruoli,
    page: lazy(() =>
      import('./attivita-particolari-page.tsx').then(({ AttivitaParticolariPage }) => ({
        default: AttivitaParticolariPage,
      })),
    ),
    aiuto: aiuto('/tabelle/attivitaParticolari'),
  },
  {
    path: '/tabelle/commissioniEsamiStato',
    titolo: 'Commissioni degli esami di Stato',
    ruoli,
    page: lazy(() => import('./commissioni-page.tsx').then(({ CommissioniPage }) => ({ default: CommissioniPage }))),
    aiuto: aiuto('/tabelle/commissioniEsamiStato'),
  },
  {
    path: '/tabelle/posizioneInps',
    titolo: 'Posizioni INPS',
    ruoli,
    page: lazy(() =>
      import('./inps/posizioni-inps-page.tsx').then(({ PosizioniInpsPage }) => ({ default: PosizioniInpsPage })),
    ),
    aiuto: aiuto('/tabelle/posizioneInps'),
  },
  {
    path: '/tabelle/posizioneInail',
    titolo: 'Posizioni INAIL',
    ruoli,
    page: lazy(() =>
      import('./inps/posizioni-inail-page.tsx').then(({ PosizioniInailPage }) => ({ default: PosizioniInailPage })),
    ),
    aiuto: aiuto('/tabelle/posizioneInail'),
  },
  {
    path: '/tabelle/classificazioneInps',
    titolo: 'Classificazione INPS',
    ruoli,
    page: lazy(() =>
      import('./inps/classificazione-inps-page.tsx').then(({ ClassificazioneInpsPage }) => ({
        default: ClassificazioneInpsPage,
      })),
    ),
    aiuto: aiuto('/tabelle/classificazioneInps'),
  },
  {
    path: '/tabelle/vociUtente',
    titolo: 'Voci utente',
    ruoli,
    page: lazy(() => import('./voci-utente-page.tsx').then(({ VociUtentePage }) => ({ default: VociUtentePage }))),
    aiuto: aiuto('/tabelle/vociUtente'),
  },
  {
    path: '/tabelle/addizionali',
    titolo: 'Addizionali regionali e comunali',
    ruoli,
    page: lazy(() => import('./addizionali-page.tsx').then(({ AddizionaliPage }) => ({ default: AddizionaliPage }))),
    aiuto: aiuto('/tabelle/addizionali'),
  },
];
