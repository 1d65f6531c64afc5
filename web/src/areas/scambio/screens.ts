import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const scambioScreens: readonly Screen[] = [
  screen('/scambio', 'Importa ed esporta', ruoli, () => import('./scambio-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Importa ed esporta', ordine: 115 },
  }),
  screen('/scambio/importa/:tipo', 'Importa', ruoli, () => import('./importa-tipo-page.tsx')),
];
