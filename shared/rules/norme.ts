import type { NormaDatata } from './regola.ts';

/**
 * An article of the income tax act (DPR 917/1986), which from 1 January 2027 is quoted from the act that replaces it: D.Lgs. 117/2026,
 * whose numbers are others. `seguito` is what else the sentence quotes.
 */
export const tuir = (articolo: string, seguito = ''): readonly [NormaDatata, NormaDatata] => [
  { testo: `${articolo} TUIR${seguito}`, finoA: '2026-12-31' },
  { testo: `D.Lgs. 117/2026 (già ${articolo} TUIR)${seguito}`, dal: '2027-01-01' },
];

/** An article on withholdings (DPR 600/1973), which from 1 January 2027 is quoted from the consolidated act on payments: D.Lgs. 33/2025. */
export const ritenuteAllaFonte = (articolo: string): readonly [NormaDatata, NormaDatata] => [
  { testo: `${articolo} DPR 600/1973`, finoA: '2026-12-31' },
  { testo: `D.Lgs. 33/2025 (già ${articolo} DPR 600/1973)`, dal: '2027-01-01' },
];
