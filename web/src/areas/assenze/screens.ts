import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'ASSENZE'] as const satisfies readonly Ruolo[];

export const assenzeScreens: readonly Screen[] = [
  {
    path: '/assenze', titolo: 'Assenze', ruoli, menu: { gruppo: 'Funzionalità', voce: 'Assenze', ordine: 8 }, page: lazy(() => import('./assenze-page.tsx').then(({ AssenzePage }) => ({ default: AssenzePage }))),
    aiuto: ['Si sceglie la persona per cognome e nome, codice fiscale o matricola, e se ne aprono le assenze.'],
  },
  {
    path: '/assenze/:uid/:dipendente', titolo: 'Assenze della persona', ruoli, page: lazy(() => import('./assenze-persona-page.tsx').then(({ AssenzePersonaPage }) => ({ default: AssenzePersonaPage }))),
    aiuto: [
      'L\'anno scolastico a colpo d\'occhio: i giorni di ogni tipo, quello che resta dei limiti del contratto, il calendario. I giorni si contano come prevede ciascun tipo: di calendario, lavorativi o a ore.',
      'Gli elenchi non dicono il motivo: si vede aprendo l\'assenza. Eliminare un\'assenza può cambiare la paga di quelle dopo.',
    ],
  },
  {
    path: '/assenze/:uid/:dipendente/tipoassenza', titolo: 'Assenza', ruoli, page: lazy(() => import('./tipo-assenza-page.tsx').then(({ TipoAssenzaPage }) => ({ default: TipoAssenzaPage }))),
    aiuto: [
      'Prima si sceglie il tipo: accanto a ciascuno c\'è che cosa fa alla paga con il contratto della persona, e quanto ne resta. Poi si indicano i giorni o le ore.',
      'Due assenze non possono avere giorni in comune, e ogni giorno deve cadere in un servizio. Della malattia ordinaria i primi dieci giorni di ogni evento sono senza RPD o CIA; ricovero, day hospital e convalescenza no.',
      'Oltre un limite l\'assenza si registra lo stesso, con un avviso: i giorni in più non sono pagati.',
    ],
  },
  {
    path: '/my-assenze', titolo: 'Le mie assenze', ruoli: ['DIPENDENTE'], menu: { gruppo: 'I miei dati', voce: 'Assenze', ordine: 118 }, page: lazy(() => import('./mie-assenze-page.tsx').then(({ MieAssenzePage }) => ({ default: MieAssenzePage }))),
    aiuto: ['Le assenze come la scuola le ha registrate, con i limiti del contratto. Per correggerle rivolgersi alla segreteria. Il dirigente scolastico può disattivare questa pagina.'],
  },
];
