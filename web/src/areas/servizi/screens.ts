import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'SERVIZI'] as const satisfies readonly Ruolo[];

export const serviziScreens: readonly Screen[] = [
  {
    path: '/servizi', titolo: 'Servizi', ruoli, menu: { gruppo: 'Funzionalità', voce: 'Servizi', ordine: 5 }, page: lazy(() => import('./servizi-page.tsx').then(({ ServiziPage }) => ({ default: ServiziPage }))),
    aiuto: ['Si sceglie la persona per cognome e nome, codice fiscale o matricola, e se ne aprono i servizi o le attività particolari.'],
  },
  {
    path: '/servizi/:uid/:dipendente', titolo: 'Servizi della persona', ruoli, page: lazy(() => import('./servizi-persona-page.tsx').then(({ ServiziPersonaPage }) => ({ default: ServiziPersonaPage }))),
    aiuto: [
      'Ogni servizio è un contratto o una nomina con il suo periodo: da qui il cedolino legge contratto, profilo, fascia e ore. Accanto al modulo si vede la paga di un mese, voce per voce.',
      'Due servizi negli stessi giorni si accettano solo se insieme non superano un orario intero, oppure se uno è di ore eccedenti, reggenza, mansioni superiori, o un incarico che sospende il posto.',
      'A tempo pieno non ci sono ore di part time né ore contribuite; il part time ha bisogno delle sue ore. I contratti a tempo determinato finiscono entro la scadenza della nomina.',
      'Un servizio in cui cadono assenze non si elimina e non si accorcia oltre quelle: prima si correggono le assenze.',
    ],
  },
  {
    path: '/attivitapart/:uidSubAnagrafe/:dipendente', titolo: 'Attività particolari della persona', ruoli, page: lazy(() => import('./attivita-persona-page.tsx').then(({ AttivitaPersonaPage }) => ({ default: AttivitaPersonaPage }))),
    aiuto: ['Gli incarichi assegnati alla persona, con ore o compenso forfettario. La stessa attività non si assegna due volte negli stessi giorni.'],
  },
  {
    path: '/my-servizi', titolo: 'I miei servizi', ruoli: ['DIPENDENTE'], menu: { gruppo: 'I miei dati', voce: 'Servizi', ordine: 117 }, page: lazy(() => import('./miei-servizi-page.tsx').then(({ MieiServiziPage }) => ({ default: MieiServiziPage }))),
    aiuto: ['I servizi come la scuola li ha registrati. Per correggerli rivolgersi alla segreteria. Il dirigente scolastico può disattivare questa pagina.'],
  },
];
