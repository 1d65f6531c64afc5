import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import type { Centesimi } from '../../money/centesimi.ts';

/** Charges are summed in thirds of a part per million, because two thirds of a Gestione separata rate is not a whole one. */
export const TERZI = 3;
const UNITA = 3_000_000;

/**
 * A stretch of gross on which the employer's charges are the same share of it, in thirds of a part per million.
 * `fino` is where it ends, in lordo dipendente; null for the last.
 */
export interface Tratto {
  readonly fino: Centesimi | null;
  readonly oneri: number;
}

/**
 * Lordo dipendente whose cost is an all-inclusive amount, to the cent half up: LS ÷ (1 + charges), stretch by stretch
 * where a threshold or a ceiling changes the charges. Stretches in order, the last without end.
 */
export const lordoDipendente = (lordoStato: Centesimi, tratti: readonly Tratto[]): Centesimi => {
  let lordo = 0;
  let resto = lordoStato * UNITA;
  for (const { fino, oneri } of tratti) {
    const unita = UNITA + oneri;
    const capienza = fino === null ? null : Math.max(0, fino - lordo) * unita;
    if (capienza === null || resto <= capienza) return lordo + perDivisoArrotondato(resto, 1, unita);
    resto -= capienza;
    lordo = Math.max(lordo, fino ?? lordo);
  }
  return lordo;
};
