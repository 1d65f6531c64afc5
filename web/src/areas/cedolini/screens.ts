import { lazy } from 'react';
import type { Screen } from '../../ui/screen.ts';

export const cedoliniScreens: readonly Screen[] = [
  {
    path: '/cedolini', titolo: 'Elaborazioni della scuola', ruoli: ['GESTORE', 'TESTER', 'CEDOLINI'], menu: { gruppo: 'Cedolini', voce: 'Scuola', ordine: 11 },
    page: lazy(() => import('./cedolini-page.tsx').then(({ CedoliniPage }) => ({ default: CedoliniPage }))),
    aiuto: [
      'Un\'elaborazione paga i compensi di un mese a un gruppo di persone: si scelgono tipo e date, poi le persone e le voci, infine si avvia il calcolo.',
      'Chi non si può calcolare è elencato con il motivo: gli altri cedolini sono comunque pronti. Corretto il dato, si ricalcolano solo gli scartati.',
      'Aprendo un cedolino, ogni riga dice da dove viene la cifra: formula, dati usati, norma e data della verifica.',
      'Un\'elaborazione esposta ai dipendenti o contabilizzata non si modifica più.',
    ],
  },
];
