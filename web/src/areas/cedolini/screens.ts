import { lazy } from 'react';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const cedoliniScreens: readonly Screen[] = [
  {
    path: '/cedolini',
    titolo: 'Elaborazioni della scuola',
    ruoli: ['GESTORE', 'TESTER', 'CEDOLINI'],
    menu: { gruppo: 'Cedolini', voce: 'Scuola', ordine: 11 },
    page: lazy(() => import('./cedolini-page.tsx').then(({ CedoliniPage }) => ({ default: CedoliniPage }))),
    aiuto: aiuto('/cedolini'),
  },
];
