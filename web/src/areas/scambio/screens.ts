import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const scambioScreens: readonly Screen[] = [
  {
    path: '/scambio',
    titolo: 'Importa ed esporta',
    ruoli,
    menu: { gruppo: 'Strumenti', voce: 'Importa ed esporta', ordine: 115 },
    page: lazy(() => import('./scambio-page.tsx').then(({ ScambioPage }) => ({ default: ScambioPage }))),
    aiuto: aiuto('/scambio'),
  },
  {
    path: '/scambio/importa/:tipo',
    titolo: 'Importa',
    ruoli,
    page: lazy(() => import('./importa-tipo-page.tsx').then(({ ImportaTipoPage }) => ({ default: ImportaTipoPage }))),
    aiuto: aiuto('/scambio/importa/:tipo'),
  },
];
