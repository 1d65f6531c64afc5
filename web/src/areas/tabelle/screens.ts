import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const tabelleScreens: readonly Screen[] = [
  screen('/tabelle', 'Tabelle', ruoli, () => import('./tabelle-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Tabelle', ordine: 69 },
  }),
  screen(
    '/tabelle/attivitaParticolari',
    'Attività particolari',
    ruoli,
    () => import('./attivita-particolari-page.tsx'),
  ),
  screen(
    '/tabelle/commissioniEsamiStato',
    'Commissioni degli esami di Stato',
    ruoli,
    () => import('./commissioni-page.tsx'),
  ),
  screen('/tabelle/posizioneInps', 'Posizioni INPS', ruoli, () => import('./inps/posizioni-inps-page.tsx')),
  screen('/tabelle/posizioneInail', 'Posizioni INAIL', ruoli, () => import('./inps/posizioni-inail-page.tsx')),
  screen(
    '/tabelle/classificazioneInps',
    'Classificazione INPS',
    ruoli,
    () => import('./inps/classificazione-inps-page.tsx'),
  ),
  screen('/tabelle/vociUtente', 'Voci utente', ruoli, () => import('./voci-utente-page.tsx')),
  screen('/tabelle/codiciDenunce', 'Codici per le denunce', ruoli, () => import('./denunce/codici-denunce-page.tsx')),
  screen(
    '/tabelle/descrizioniRitenute',
    'Descrizioni delle ritenute',
    ruoli,
    () => import('./descrizioni-ritenute-page.tsx'),
  ),
  screen('/tabelle/fonti', 'Fonti', ['GESTORE', 'TESTER'], () => import('./fonti/fonti-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Fonti', ordine: 119 },
  }),
  screen('/tabelle/aliquote', 'Aliquote contributive e fiscali', ruoli, () => import('./aliquote-page.tsx')),
  screen(
    '/tabelle/valoriAnnunciati',
    'Valori annunciati',
    ruoli,
    () => import('./annunciati/valori-annunciati-page.tsx'),
  ),
  screen('/tabelle/addizionali', 'Addizionali regionali e comunali', ruoli, () => import('./addizionali-page.tsx')),
];
