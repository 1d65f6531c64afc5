import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileCasi } from '#lib/casi/caso.ts';
import { difetti } from '#lib/casi/esito.ts';

const { cases } = FileCasi.parse(JSON.parse(readFileSync(new URL('casi-svolti.json', import.meta.url), 'utf8')));

describe('worked cases with figures published, or computed from the norm', () => {
  test.each(cases.map((caso) => [`${caso.id} ${caso.topic} ${caso.year}`, caso] as const))('%s', (_, caso) =>
    expect(difetti(caso)).toEqual([]),
  );

  test('a case with a wrong figure does not pass, and says which', () => {
    const caso = {
      id: 'x',
      topic: 'irpef_lorda',
      year: 2026,
      inputs: { imponibile: 28_000 },
      expected: { irpef_lorda: 6440.01 },
      tolerance: 0,
    };
    expect(difetti(caso)).toEqual(['irpef_lorda: atteso 6440.01, calcolato 6440']);
  });

  test('an unknown subject and a figure never computed are faults, not successes', () => {
    const caso = {
      id: 'x',
      topic: 'irpef_lorda',
      year: 2026,
      inputs: { imponibile: 28_000 },
      expected: { netto: 1 },
      tolerance: 1_000,
    };
    expect(difetti(caso)).toEqual(['netto: cifra non calcolata']);
    expect(difetti({ ...caso, topic: 'oroscopo' })).toEqual(['argomento "oroscopo" sconosciuto']);
  });

  test('where the law of the day is silent, the case says that the rule is missing', () => {
    expect(
      difetti({
        id: 'x',
        topic: 'ulteriore_detrazione_L207_2024_c6',
        year: 2024,
        inputs: { reddito_complessivo: 30_000, days: 365 },
        expected: { detrazione: 0 },
        tolerance: 0,
      })[0],
    ).toContain('Nessun valore in vigore');
  });
});
