import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

export const scuolaScreens: readonly Screen[] = [
  {
    path: '/scuola', titolo: 'Scuola', ruoli, menu: { gruppo: 'Strumenti', voce: 'Scuola', ordine: 66 }, page: lazy(() => import('./scuola-page.tsx').then(({ ScuolaPage }) => ({ default: ScuolaPage }))),
    aiuto: [
      'I dati della scuola che compaiono su stampe, denunce e versamenti. Il codice meccanografico è quello con cui la scuola usa il programma e non si cambia.',
      'Il comune si sceglie dall\'elenco: un comune estinto non è accettato. Il modello F24 ammette nella denominazione solo lettere, cifre, spazi, punti, trattini e la e commerciale.',
    ],
  },
  {
    path: '/scuola/altriDati', titolo: 'Altri dati', ruoli, page: lazy(() => import('./altri-dati-page.tsx').then(({ AltriDatiPage }) => ({ default: AltriDatiPage }))),
    aiuto: [
      'Ogni dato ha una decorrenza: le denunce di un mese usano quelli che valevano allora. Per un cambiamento si aggiunge una nuova decorrenza, senza modificare la precedente.',
      'I periodi di due dirigenti, o di due direttori, non possono sovrapporsi.',
    ],
  },
  {
    path: '/scuola/sediOrganico', titolo: 'Sedi di organico', ruoli, page: lazy(() => import('./sedi-organico-page.tsx').then(({ SediOrganicoPage }) => ({ default: SediOrganicoPage }))),
    aiuto: ['Le sedi della scuola. Una sede usata da servizi, calendari o festività non si elimina: il messaggio dice dove è usata. Si può invece segnare come non attiva.'],
  },
  {
    path: '/tabelle/altreScuole', titolo: 'Altre scuole', ruoli, page: lazy(() => import('./altre-scuole-page.tsx').then(({ AltreScuolePage }) => ({ default: AltreScuolePage }))),
    aiuto: ['Le scuole con cui la nostra ha rapporti. Il codice meccanografico ha 10 caratteri ed è unico tra scuole e sedi.'],
  },
  {
    path: '/tabelle/altreScuole/scuoleItalia', titolo: 'Scuole d\'Italia', ruoli, page: lazy(() => import('./scuole-italia-page.tsx').then(({ ScuoleItaliaPage }) => ({ default: ScuoleItaliaPage }))),
    aiuto: ['L\'anagrafe nazionale delle scuole, dagli open data del Ministero. Si cerca per inizio della denominazione, del codice o del comune; la scuola trovata si aggiunge alle altre scuole.'],
  },
  {
    path: '/tabelle/calendarioScolastico', titolo: 'Calendario scolastico', ruoli, page: lazy(() => import('./calendario-scolastico-page.tsx').then(({ CalendarioScolasticoPage }) => ({ default: CalendarioScolasticoPage }))),
    aiuto: ['Inizio e fine delle lezioni e le sospensioni, che stanno dentro quel periodo e non si sovrappongono. Un calendario seguito da qualche sede non si elimina.'],
  },
  {
    path: '/tabelle/calendarioScolastico/assegnaSedi', titolo: 'Assegna sedi', ruoli, page: lazy(() => import('./assegna-sedi-page.tsx').then(({ AssegnaSediPage }) => ({ default: AssegnaSediPage }))),
    aiuto: ['Una sede segue un solo calendario in un anno scolastico. Per spostarla va prima tolta dall\'altro calendario.'],
  },
  {
    path: '/tabelle/festivitaChiusure', titolo: 'Festività e chiusure', ruoli, page: lazy(() => import('./festivita-page.tsx').then(({ FestivitaPage }) => ({ default: FestivitaPage }))),
    aiuto: [
      'Prepara l\'anno propone le festività di legge (Pasqua è calcolata), il santo patrono delle sedi e le chiusure dell\'anno prima. Si può ripetere: aggiunge solo quello che manca.',
      'Una festività senza sedi vale per tutte.',
    ],
  },
  {
    path: '/tabelle/tipiSettore', titolo: 'Tipi settore', ruoli, page: lazy(() => import('./tipi-settore-page.tsx').then(({ TipiSettorePage }) => ({ default: TipiSettorePage }))),
    aiuto: [
      'I settori raggruppano il personale della scuola: didattico, amministrativo, un laboratorio, un plesso.',
      'Il codice è unico nella scuola. Un settore usato nei servizi del personale non si può eliminare: prima va tolto dai servizi.',
    ],
  },
  {
    path: '/pannellocontrollo', titolo: 'Pannello di controllo', ruoli, menu: { gruppo: 'Strumenti', voce: 'Pannello di controllo', ordine: 82 }, page: lazy(() => import('./pannello-controllo-page.tsx').then(({ PannelloControlloPage }) => ({ default: PannelloControlloPage }))),
    aiuto: ['Le opzioni del calcolo valgono per le elaborazioni che si calcolano dopo averle salvate.'],
  },
  {
    path: '/pannellocontrollo/personalizzaFirme', titolo: 'Personalizza firme', ruoli, page: lazy(() => import('./personalizza-firme-page.tsx').then(({ PersonalizzaFirmePage }) => ({ default: PersonalizzaFirmePage }))),
    aiuto: ['Le firme hanno una decorrenza: una stampa porta quelle che valevano nel giorno a cui si riferisce.'],
  },
  {
    path: '/pannellodirigente', titolo: 'Pannello dirigente', ruoli: ['GESTORE', 'TESTER', 'PRESIDE'], menu: { gruppo: 'Strumenti', voce: 'Pannello dirigente', ordine: 115 }, page: lazy(() => import('./pannello-dirigente-page.tsx').then(({ PannelloDirigentePage }) => ({ default: PannelloDirigentePage }))),
    aiuto: ['Ogni area spenta sparisce dalla consultazione del dirigente e dalle pagine in cui i dipendenti vedono i propri dati. I dati anagrafici propri restano sempre leggibili.'],
  },
];
