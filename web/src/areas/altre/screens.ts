import { lazy } from 'react';
import { Ruolo } from '../../../../shared/domain/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const altreScreens: readonly Screen[] = [
  {
    path: '/operazioniAnnuali',
    titolo: 'Operazioni annuali',
    ruoli: ['GESTORE', 'TESTER'],
    menu: { gruppo: 'Strumenti', voce: 'Operazioni annuali', ordine: 113 },
    page: lazy(() =>
      import('./operazioni-annuali-page.tsx').then(({ OperazioniAnnualiPage }) => ({ default: OperazioniAnnualiPage })),
    ),
    aiuto: aiuto('/operazioniAnnuali'),
  },
  {
    path: '/utilita',
    titolo: 'Utilità',
    ruoli: ['GESTORE', 'TESTER'],
    menu: { gruppo: 'Strumenti', voce: 'Utilita', ordine: 114 },
    page: lazy(() => import('./utilita-page.tsx').then(({ UtilitaPage }) => ({ default: UtilitaPage }))),
    aiuto: aiuto('/utilita'),
  },
  {
    path: '/my-anagrafe',
    titolo: 'Dati anagrafici',
    ruoli: ['DIPENDENTE'],
    menu: { gruppo: 'I miei dati', voce: 'Dati Anagrafici', ordine: 116 },
    page: lazy(() => import('./my-anagrafe-page.tsx').then(({ MyAnagrafePage }) => ({ default: MyAnagrafePage }))),
    aiuto: aiuto('/my-anagrafe'),
  },
  {
    path: '/test-page',
    titolo: 'Pagina di prova',
    ruoli: ['GESTORE', 'TESTER'],
    page: lazy(() => import('./test-page.tsx').then(({ TestPage }) => ({ default: TestPage }))),
    aiuto: aiuto('/test-page'),
  },
  {
    path: '/per-iniziare',
    titolo: 'Per iniziare',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Per iniziare', ordine: 123 },
    page: lazy(() => import('./per-iniziare-page.tsx').then(({ PerIniziarePage }) => ({ default: PerIniziarePage }))),
  },
  {
    path: '/manuale',
    titolo: 'Manuale',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Manuale', ordine: 124 },
    page: lazy(() => import('./manuale-page.tsx').then(({ ManualePage }) => ({ default: ManualePage }))),
  },
  {
    path: '/leggimi',
    titolo: 'Leggimi',
    ruoli: Ruolo.options,
    menu: { gruppo: 'Aiuto', voce: 'Leggimi', ordine: 125 },
    page: lazy(() => import('./leggimi-page.tsx').then(({ LeggimiPage }) => ({ default: LeggimiPage }))),
  },
];
