import { lazy } from 'react';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const dipendenteScreens: readonly Screen[] = [
  {
    path: '/my-anagrafe',
    titolo: 'Dati anagrafici',
    ruoli: ['DIPENDENTE'],
    menu: { gruppo: 'I miei dati', voce: 'Dati Anagrafici', ordine: 116 },
    page: lazy(() => import('./my-anagrafe-page.tsx').then(({ MyAnagrafePage }) => ({ default: MyAnagrafePage }))),
    aiuto: aiuto('/my-anagrafe'),
  },
];
