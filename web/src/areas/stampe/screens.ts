import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import type { Screen } from '../../ui/screen.ts';

const page = lazy(() => import('./anteprima-page.tsx').then(({ AnteprimaPage }) => ({ default: AnteprimaPage })));
const aiuto = [
  'La stampa si può sfogliare, ingrandire, cercare, scaricare e mandare alla stampante. Il collegamento al file vale cinque minuti: poi la pagina ne chiede un altro.',
];

/** The shared print viewer at the address of each print that exists. */
const anteprima = (path: `/${string}`, ruoli: readonly Ruolo[]): Screen => ({
  path,
  titolo: 'Stampa',
  ruoli,
  page,
  aiuto,
});

export const stampeScreens: readonly Screen[] = [
  anteprima('/cedolini/:printId/preview', ['GESTORE', 'TESTER', 'CEDOLINI']),
  anteprima('/cedolini/:printId/details/preview', ['GESTORE', 'TESTER', 'CEDOLINI']),
];
