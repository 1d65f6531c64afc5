import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const accorpamento = 'L\'accorpamento si fa in due passi: si scelgono almeno due posizioni, poi quella che resta. Prima di confermare si vede che cosa cambia. Denunce inviate ed elaborazioni contabilizzate restano come sono. Si annulla dalla barra dei messaggi, finché nessuna nuova denuncia usa la posizione che resta.';

export const tabelleScreens: readonly Screen[] = [
  {
    path: '/tabelle', titolo: 'Tabelle', ruoli, menu: { gruppo: 'Strumenti', voce: 'Tabelle', ordine: 69 }, page: lazy(() => import('./tabelle-page.tsx').then(({ TabellePage }) => ({ default: TabellePage }))),
    aiuto: ['Da qui si aprono le tabelle della scuola. Quello che è usato altrove non si può eliminare: il messaggio dice dove.'],
  },
  {
    path: '/tabelle/attivitaParticolari', titolo: 'Attività particolari', ruoli, page: lazy(() => import('./attivita-particolari-page.tsx').then(({ AttivitaParticolariPage }) => ({ default: AttivitaParticolariPage }))),
    aiuto: ['Le attività che si possono assegnare al personale. Un\'attività già assegnata non si elimina: si segna come non più in uso.'],
  },
  {
    path: '/tabelle/commissioniEsamiStato', titolo: 'Commissioni degli esami di Stato', ruoli, page: lazy(() => import('./commissioni-page.tsx').then(({ CommissioniPage }) => ({ default: CommissioniPage }))),
    aiuto: ['Per ogni commissione si indicano i candidati e i giorni lavorati: negli elenchi NoiPA i compensi non possono superarli.'],
  },
  {
    path: '/tabelle/posizioneInps', titolo: 'Posizioni INPS', ruoli, page: lazy(() => import('./posizioni-inps-page.tsx').then(({ PosizioniInpsPage }) => ({ default: PosizioniInpsPage }))),
    aiuto: ['La matricola INPS ha 10 cifre ed è unica nella scuola. Ogni sede può avere la sua posizione: si sceglie nella scheda della sede.', accorpamento],
  },
  {
    path: '/tabelle/posizioneInail', titolo: 'Posizioni INAIL', ruoli, page: lazy(() => import('./posizioni-inail-page.tsx').then(({ PosizioniInailPage }) => ({ default: PosizioniInailPage }))),
    aiuto: ['Posizione e codice di controllo insieme sono unici nella scuola.', accorpamento],
  },
  {
    path: '/tabelle/classificazioneInps', titolo: 'Classificazione INPS', ruoli, page: lazy(() => import('./classificazione-inps-page.tsx').then(({ ClassificazioneInpsPage }) => ({ default: ClassificazioneInpsPage }))),
    aiuto: ['Una classificazione raccoglie i codici con cui un tipo di lavoratore compare nella denuncia mensile e nella certificazione annuale.', accorpamento],
  },
  {
    path: '/tabelle/vociUtente', titolo: 'Voci utente', ruoli, page: lazy(() => import('./voci-utente-page.tsx').then(({ VociUtentePage }) => ({ default: VociUtentePage }))),
    aiuto: [
      'Le voci proprie della scuola. L\'unità dice se il valore è un importo, dei giorni o delle ore; ogni periodo ha mese e anno di inizio e, se c\'è, di fine.',
      'Dalla scheda della persona si dà a ciascuno il suo valore. Una voce che qualcuno usa non si elimina e non cambia unità.',
    ],
  },
];
