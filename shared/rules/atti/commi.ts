import { altriAtti } from './altri-atti.ts';
import { attiAnteriori } from './atti-anteriori.ts';
import type { CommaEsaminato } from './comma.ts';
import { leggeDiBilancio2025 } from './legge-bilancio-2025.ts';
import { leggeDiBilancio2026 } from './legge-bilancio-2026.ts';

/** Every comma that was read for its effect on pay, the acts of the last budget first. */
export const commiEsaminati: readonly CommaEsaminato[] = [
  ...leggeDiBilancio2026,
  ...leggeDiBilancio2025,
  ...altriAtti,
  ...attiAnteriori,
];
