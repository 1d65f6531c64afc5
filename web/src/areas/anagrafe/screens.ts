import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI'] as const satisfies readonly Ruolo[];

export const anagrafeScreens: readonly Screen[] = [
  {
    path: '/anagrafe', titolo: 'Anagrafe', ruoli, menu: { gruppo: 'Strumenti', voce: 'Anagrafe', ordine: 59 }, page: lazy(() => import('./anagrafe-page.tsx').then(({ AnagrafePage }) => ({ default: AnagrafePage }))),
    aiuto: [
      'Le persone della scuola: personale, esperti esterni, collaboratori. Si cercano per cognome e nome, per codice fiscale o per matricola.',
      'Il codice fiscale si calcola dai dati e si confronta con essi mentre si scrive. Un codice che non torna si può salvare dopo averlo confermato: resta segnalato nell\'elenco.',
      'Un comune estinto si accetta solo per date in cui esisteva. Il domicilio fiscale ha una decorrenza: le addizionali seguono quello del 1° gennaio.',
      'Se cambiano cognome, nome, data di nascita o codice fiscale di chi ha già cedolini, il gestore riceve la richiesta di sincronizzarli.',
    ],
  },
  {
    path: '/anagrafe/nucleo-familiare/:id/:dipendente', titolo: 'Nucleo familiare', ruoli, page: lazy(() => import('./nucleo-familiare-page.tsx').then(({ NucleoFamiliarePage }) => ({ default: NucleoFamiliarePage }))),
    aiuto: [
      'I familiari della persona. Da ciascuno si aprono i suoi dati fiscali: carico, misura della detrazione, disabilità, con la loro decorrenza.',
      'Un familiare con dati fiscali non si può modificare né eliminare: prima si eliminano i dati fiscali. Il tentativo viene segnalato a chi gestisce la scuola.',
    ],
  },
  {
    path: '/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali', titolo: 'Dati fiscali del familiare', ruoli, page: lazy(() => import('./dati-fiscali-familiare-page.tsx').then(({ DatiFiscaliFamiliarePage }) => ({ default: DatiFiscaliFamiliarePage }))),
    aiuto: [
      'Ogni riga vale dalla sua decorrenza fino alla successiva. Un familiare a carico ha una misura maggiore di zero: per il coniuge 100 %, per un figlio 50 % o 100 %.',
      'La detrazione spetta per i mesi in cui il familiare è stato a carico, anche per un giorno solo.',
    ],
  },
  {
    path: '/anagrafe/dati-soggettivi/:uid/:dipendente', titolo: 'Dati soggettivi', ruoli, page: lazy(() => import('./dati-soggettivi-page.tsx').then(({ DatiSoggettiviPage }) => ({ default: DatiSoggettiviPage }))),
    aiuto: [
      'Importi mensili della persona con un periodo: assegni che si pagano e trattenute a favore di terzi. Senza data di fine valgono fino a nuovo ordine.',
      'I periodi di una stessa voce non si sovrappongono. Sul cedolino le trattenute a favore di terzi compaiono senza il nome del creditore.',
    ],
  },
  {
    path: '/anagrafe/importa', titolo: 'Importa persone', ruoli, page: lazy(() => import('./importa-page.tsx').then(({ ImportaPage }) => ({ default: ImportaPage }))),
    aiuto: [
      'Il file si sceglie, si abbinano le colonne, si guarda l\'anteprima riga per riga. Finché una riga è da correggere non viene scritto niente.',
      'Chi è già in anagrafe si riconosce dal codice fiscale e viene aggiornato. Un\'importazione appena fatta si può annullare finché nessuno ha cambiato le persone importate.',
    ],
  },
  {
    path: '/anagrafe/voci/:uidSubAnagrafe/:dipendente', titolo: 'Voci utente del dipendente', ruoli, page: lazy(() => import('./voci-page.tsx').then(({ VociPage }) => ({ default: VociPage }))),
    aiuto: ['Il valore che la persona ha per le voci proprie della scuola, da un mese a un altro: importo, ore o giorni secondo la voce. I periodi di una stessa voce non si sovrappongono.'],
  },
  {
    path: '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente', titolo: 'Particolarità', ruoli, page: lazy(() => import('./particolarita-page.tsx').then(({ ParticolaritaPage }) => ({ default: ParticolaritaPage }))),
    aiuto: [
      'Condizioni che cambiano contributi o imposte in un periodo. Gli esoneri del 2 % e del 3 % non si hanno insieme; per gli occasionali esteri si sceglie una sola opzione; l\'esonero per le madri è uno solo.',
      'L\'esonero per le madri chiede che i figli siano nel nucleo familiare.',
    ],
  },
];
