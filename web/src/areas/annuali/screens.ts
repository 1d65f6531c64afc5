import { lazy } from 'react';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const annualiScreens: readonly Screen[] = [
  {
    path: '/operazioniAnnuali',
    titolo: 'Operazioni annuali',
    ruoli: ['GESTORE', 'TESTER'],
    menu: { gruppo: 'Strumenti', voce: 'Operazioni annuali', ordine: 113 },
    page: lazy(() =>
      import('./operazioni-annuali-page.tsx').then(({ OperazioniAnnualiPage }) => ({
        default: OperazioniAnnualiPage,
      })),
    ),
    aiuto: aiuto('/operazioniAnnuali'),
  },
];
