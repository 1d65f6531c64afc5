import { lazy } from 'react';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const utilitaScreens: readonly Screen[] = [
  {
    path: '/utilita',
    titolo: 'Utilità',
    ruoli: ['GESTORE', 'TESTER'],
    menu: { gruppo: 'Strumenti', voce: 'Utilita', ordine: 114 },
    page: lazy(() => import('./utilita-page.tsx').then(({ UtilitaPage }) => ({ default: UtilitaPage }))),
    aiuto: aiuto('/utilita'),
  },
  {
    path: '/test-page',
    titolo: 'Pagina di prova',
    ruoli: ['GESTORE', 'TESTER'],
    page: lazy(() => import('./test-page.tsx').then(({ TestPage }) => ({ default: TestPage }))),
    aiuto: aiuto('/test-page'),
  },
];
