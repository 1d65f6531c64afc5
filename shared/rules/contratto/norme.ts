import type { Norma } from '../regola.ts';

/** Contracts quoted by more than one table, so that each is written one way. */
const ccnl = (contratto: string, luogo: string): Norma => ({ testo: `CCNL ${contratto}, ${luogo}` });

export const ccnl2007 = (luogo: string): Norma => ccnl('comparto Scuola 29/11/2007', luogo);
export const ccnl2022 = (luogo: string): Norma =>
  ccnl('comparto Istruzione e Ricerca 6/12/2022 (2019-21, parte economica)', luogo);
export const ccnl2024 = (luogo: string): Norma => ccnl('comparto Istruzione e Ricerca 18/1/2024 (2019-21)', luogo);
export const ccnl2025 = (luogo: string): Norma => ccnl('comparto Istruzione e Ricerca 23/12/2025 (2022-24)', luogo);
