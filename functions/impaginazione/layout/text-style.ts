import type { Peso } from './pdf/font-files.ts';
import type { Colour } from './pdf/page.ts';

/** Sizes in points. */
export interface TextStyle {
  readonly peso: Peso;
  readonly size: number;
  readonly leading: number;
  readonly ink: Colour;
}

export type Allineamento = 'sinistra' | 'destra' | 'centro';

/** Every ink keeps a contrast over 4,5:1 on white and on the tints (WCAG 1.4.3). */
const ink = {
  testo: '0.11 0.14 0.18',
  tenue: '0.33 0.38 0.44',
  accento: '0.04 0.24 0.43',
} as const satisfies Record<string, Colour>;

export const tint = {
  chiara: '0.925 0.949 0.973',
  zebra: '0.965 0.973 0.982',
  filo: '0.8 0.835 0.87',
  accento: '0.04 0.24 0.43',
} as const satisfies Record<string, Colour>;

export const textStyle = {
  titolo1: { peso: 'forte', size: 17, leading: 22, ink: ink.accento },
  titolo2: { peso: 'forte', size: 11.5, leading: 15, ink: ink.accento },
  titolo3: { peso: 'forte', size: 9.5, leading: 13, ink: ink.testo },
  corpo: { peso: 'normale', size: 9, leading: 12, ink: ink.testo },
  corpoForte: { peso: 'forte', size: 9, leading: 12, ink: ink.testo },
  nota: { peso: 'normale', size: 8, leading: 10.5, ink: ink.tenue },
  codice: { peso: 'forte', size: 7, leading: 9, ink: ink.accento },
  etichetta: { peso: 'normale', size: 7.5, leading: 10, ink: ink.tenue },
  cella: { peso: 'normale', size: 8.5, leading: 11, ink: ink.testo },
  cellaForte: { peso: 'forte', size: 8.5, leading: 11, ink: ink.testo },
  testata: { peso: 'forte', size: 8, leading: 10.5, ink: ink.accento },
  ente: { peso: 'forte', size: 12, leading: 15, ink: ink.testo },
  margine: { peso: 'normale', size: 7.5, leading: 10, ink: ink.tenue },
  cifra: { peso: 'forte', size: 11, leading: 14, ink: ink.testo },
  cifraGrande: { peso: 'forte', size: 18, leading: 22, ink: ink.accento },
} as const satisfies Record<string, TextStyle>;
