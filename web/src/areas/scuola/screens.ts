import { lazy } from 'react';
import type { Screen } from '../../ui/screen.ts';

export const scuolaScreens: readonly Screen[] = [
  {
    path: '/tabelle/tipiSettore', titolo: 'Tipi settore', ruoli: ['GESTORE', 'TESTER', 'CEDOLINI'], page: lazy(() => import('./tipi-settore-page.tsx').then(({ TipiSettorePage }) => ({ default: TipiSettorePage }))),
    aiuto: [
      'I settori raggruppano il personale della scuola: didattico, amministrativo, un laboratorio, un plesso.',
      'Il codice è unico nella scuola. Un settore usato nei servizi del personale non si può eliminare: prima va tolto dai servizi.',
    ],
  },
];
