import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileCasi } from '../../lib/casi/caso.ts';
import { difetti } from '../../lib/casi/esito.ts';

const { cases } = FileCasi.parse(JSON.parse(readFileSync(new URL('casi-svolti.json', import.meta.url), 'utf8')));

describe('casi svolti con cifre pubblicate o calcolate dalla norma', () => {
  test.each(cases.map((caso) => [`${caso.id} ${caso.topic} ${caso.year}`, caso] as const))('%s', (_, caso) =>
    expect(difetti(caso)).toEqual([]),
  );

  test('un caso con una cifra sbagliata non passa, e dice quale', () => {
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

  test('un argomento sconosciuto e una cifra mai calcolata sono difetti, non successi', () => {
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

  test('dove la legge del giorno tace, il caso dice che manca la regola', () => {
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
