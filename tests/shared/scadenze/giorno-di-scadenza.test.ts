import { describe, expect, test } from 'vitest';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';

const entro = (quale: AdempimentoInScadenza, anno: number, mese = 12): string => {
  const termine = termini[quale].versioni[0].valore;
  if (termine === null) throw new Error('No term');
  return giornoDiScadenza(termine, { anno, mese });
};

describe('the day something is due', () => {
  test.each<[AdempimentoInScadenza, number, number, string, string]>([
    ['F24_TRIBUTI', 2026, 3, '2026-04-15', 'a Wednesday'],
    ['F24_TRIBUTI', 2026, 1, '2026-02-16', 'the 15th is a Sunday'],
    ['F24_TRIBUTI', 2026, 7, '2026-08-17', 'the 15th is a holiday and a Saturday, then comes Sunday'],
    ['F24_CONTRIBUTI', 2026, 4, '2026-05-18', 'the 16th is a Saturday'],
    ['F24_CONTRIBUTI', 2025, 12, '2026-01-16', 'of December in the year after'],
    ['UNIEMENS', 2026, 1, '2026-03-02', 'the last day of February is a Saturday'],
    ['UNIEMENS', 2024, 1, '2024-02-29', 'the last day of a leap February'],
    ['CU', 2025, 12, '2026-03-16', 'the 16th of March of the year after'],
    ['CU', 2024, 12, '2025-03-17', 'the 16th is a Sunday'],
    ['CU_ESENTI', 2025, 12, '2026-11-02', '31 October is a Saturday, 1 November a Sunday and a holiday'],
    ['CONGUAGLIO', 2025, 12, '2026-02-28', 'a Saturday that moves nothing'],
  ])('%s of %i-%i is %s: %s', (quale, anno, mese, atteso) => {
    expect(entro(quale, anno, mese)).toBe(atteso);
  });
});
