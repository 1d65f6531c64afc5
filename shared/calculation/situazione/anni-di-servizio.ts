import { anniDegliArretrati } from '../../rules/irpef.ts';
import type { Contesto } from './contesto.ts';
import type { Periodo } from './misure.ts';

/**
 * The first day of the services that are taxed with the year; those before it are arrears, taxed apart (art. 17 c. 1 b TUIR). Null when all are of
 * the year, and for a payslip sealed before this was computed, which keeps no such rule.
 */
export const primoGiornoCorrente = ({ situazione, annoFiscale, regole, dataImposta }: Contesto): string | null => {
  const gennaio = `${annoFiscale}-01-01`;
  if (situazione.servizi.every(({ competenza }) => competenza.dal >= gennaio)) return null;
  const anni = regole.seInVigore(anniDegliArretrati, dataImposta);
  return anni === null ? null : `${annoFiscale - anni.valore.almeno + 1}-01-01`;
};

/** The parts of some periods from a day on; all of them when there is no such day. */
export const daGiorno = (periodi: readonly Periodo[], primo: string | null): readonly Periodo[] =>
  primo === null
    ? periodi
    : periodi.flatMap(({ dal, al }) => (al < primo ? [] : [{ dal: dal < primo ? primo : dal, al }]));
