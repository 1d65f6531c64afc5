import { describe, expect, test } from 'vitest';
import { codiciTributo } from '#shared/rules/adempimenti/adempimenti.ts';
import { annuale, ristampata } from '#shared/rules/annuale.ts';
import { hasStessaForma } from '#shared/rules/forma.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { massimale } from '#shared/rules/massimale.ts';
import { inForceOn, RegolaMancante, type RegolaDatata } from '#shared/rules/regola.ts';
import { recordUso, regoleCon, regoleCorrenti, regoleDa } from '#shared/rules/regole.ts';

const norma = [{ testo: 'norma di prova' }] as const;
const riscontro = { il: '2026-01-01', dove: 'fonte di prova' };
const abolita: RegolaDatata<number> = {
  id: 'prova',
  descrizione: 'Regola di prova',
  versioni: [
    { dal: '2024-01-01', valore: 1, norma, fonte: 'fonte', riscontro },
    { dal: '2025-01-01', valore: 2, norma, fonte: 'conoscenza', riscontro: null },
    { dal: '2026-01-01', valore: null, norma, fonte: 'fonte', riscontro },
  ],
};

const anni = [
  { anno: 2025, valore: 1, norma: 'norma di prova', riscontro },
  { anno: 2026, valore: 2, norma: 'norma di prova', riscontro: null },
] as const;

describe('rule in force', () => {
  test('the day before and the first day of each version', () => {
    expect(() => inForceOn(abolita, '2023-12-31')).toThrow(RegolaMancante);
    expect(inForceOn(abolita, '2024-01-01').valore).toBe(1);
    expect(inForceOn(abolita, '2024-12-31').valore).toBe(1);
    expect(inForceOn(abolita, '2025-01-01').valore).toBe(2);
    expect(() => inForceOn(abolita, '2026-01-01')).toThrow(
      'Nessun valore in vigore il 01/01/2026 per "Regola di prova"',
    );
  });

  test('a check belongs to its version: the next does not inherit it', () => {
    expect(inForceOn(abolita, '2024-06-01').riscontro).toEqual(riscontro);
    expect(inForceOn(abolita, '2025-06-01').riscontro).toBeNull();
  });

  test('a yearly figure ends with its last year', () => {
    const regola = annuale('x', 'Cifra annuale', anni);
    expect(inForceOn(regola, '2025-12-31').valore).toBe(1);
    expect(inForceOn(regola, '2026-12-31').valore).toBe(2);
    expect(() => inForceOn(regola, '2027-01-01')).toThrow(RegolaMancante);
  });

  test('a figure that the law prints anew serves one year more, and says until when it held', () => {
    const regola = ristampata('x', 'Cifra ristampata', anni);
    expect(inForceOn(regola, '2026-01-01')).toMatchObject({ valore: 2, valeFinoA: '2026-12-31' });
    expect(inForceOn(regola, '2027-12-31')).toMatchObject({ valore: 2, valeFinoA: '2026-12-31' });
    expect(() => inForceOn(regola, '2028-01-01')).toThrow(RegolaMancante);
  });
});

describe('a value known after it begins', () => {
  // The allowance was raised twice; then a contract signed in March 2026 ended it from January 2025.
  const rinnovata: RegolaDatata<number> = {
    id: 'prova.rinnovata',
    descrizione: 'Regola rinnovata',
    versioni: [
      { dal: '2024-01-01', valore: 1, norma, fonte: 'fonte', riscontro },
      { dal: '2025-04-01', valore: 2, norma, fonte: 'fonte', riscontro },
      { dal: '2025-01-01', noto: '2026-03-10', valore: 3, norma, fonte: 'fonte', riscontro },
      { dal: '2026-05-01', valore: 4, norma, fonte: 'fonte', riscontro },
    ],
  };

  test.each([
    ['2024-12-31', '2026-12-31', 1],
    ['2025-01-01', '2026-03-09', 1],
    ['2025-01-01', '2026-03-10', 3],
    ['2025-06-01', '2026-03-09', 2],
    ['2025-06-01', '2026-03-10', 3],
    ['2025-06-01', undefined, 3],
    ['2026-05-01', '2026-05-01', 4],
  ])('of %s, as it was known on %s: %i', (giorno, saputo, valore) => {
    expect(inForceOn(rinnovata, giorno, saputo).valore).toBe(valore);
  });

  test('a payment keeps what was known on its day, apart from what is known later of the same day', () => {
    const registro = recordUso(regoleCorrenti(), '2026-03-09');
    expect(registro.inVigore(rinnovata, '2025-06-01').valore).toBe(2);
    expect(registro.inVigore(rinnovata, '2025-06-01', '2026-03-10').valore).toBe(3);
    registro.inVigore(rinnovata, '2025-06-01', '2026-12-31');
    const usate = registro.usate();
    expect(usate.map(({ giorno, dal, noto }) => [giorno, dal, noto])).toEqual([
      ['2025-06-01', '2025-04-01', undefined],
      ['2025-06-01', '2025-01-01', '2026-03-10'],
    ]);
    expect(Object.keys(usate[0] ?? {})).not.toContain('noto');
    for (const conservate of [usate, usate.toReversed()]) {
      const regole = regoleDa(JSON.parse(JSON.stringify(conservate)));
      expect(regole.inVigore(rinnovata, '2025-06-01', '2026-03-09').valore).toBe(2);
      expect(regole.inVigore(rinnovata, '2025-06-01', '2026-03-10').valore).toBe(3);
      expect(regole.inVigore(rinnovata, '2025-06-01').valore).toBe(3);
    }
  });

  test('a rule replaced by a case is asked as it was known too', () => {
    const proprie = regoleCon(regoleCorrenti(), [rinnovata]);
    expect(proprie.inVigore(rinnovata, '2025-06-01', '2026-03-09').valore).toBe(2);
    expect(proprie.inVigore(rinnovata, '2025-06-01').valore).toBe(3);
  });
});

describe('rules kept by a sealed run', () => {
  const registro = recordUso(regoleCorrenti());
  registro.inVigore(scaglioniIrpef, '2026-03-20');
  registro.inVigore(scaglioniIrpef, '2026-03-20');
  registro.inVigore(massimale, '2026-03-20');
  const conservate = JSON.parse(JSON.stringify(registro.usate()));

  test('each rule used is recorded once, with day and value', () => {
    expect(registro.usate().map(({ id, giorno, dal }) => ({ id, giorno, dal }))).toEqual([
      { id: 'irpef.scaglioni', giorno: '2026-03-20', dal: '2026-01-01' },
      { id: 'contributi.massimale', giorno: '2026-03-20', dal: '2026-01-01' },
    ]);
  });

  test('give the same values after going through JSON', () => {
    expect(regoleDa(conservate).inVigore(scaglioniIrpef, '2026-03-20')).toEqual(
      inForceOn(scaglioniIrpef, '2026-03-20'),
    );
  });

  test('those kept hold, not those of today', () => {
    const altre = conservate.map((usata: { id: string }) =>
      usata.id === 'contributi.massimale' ? { ...usata, valore: 1 } : usata,
    );
    expect(regoleDa(altre).inVigore(massimale, '2026-03-20').valore).toBe(1);
  });

  test('a rule or a day not used then is missing', () => {
    expect(() => regoleDa(conservate).inVigore(massimale, '2026-03-21')).toThrow(RegolaMancante);
    expect(() => regoleDa([]).inVigore(massimale, '2026-03-20')).toThrow(RegolaMancante);
  });

  test('of an open table the entries of then hold when they are of the same kind; one of another kind is missing', () => {
    const codici = (valore: unknown) =>
      regoleDa([{ ...conservate[0], id: codiciTributo.id, giorno: '2026-03-20', valore }]);
    expect(codici({ IRPEF: '100E' }).inVigore(codiciTributo, '2026-03-20').valore).toEqual({ IRPEF: '100E' });
    for (const altro of [{ IRPEF: 100 }, ['100E'], '100E', null])
      expect(() => codici(altro).inVigore(codiciTributo, '2026-03-20')).toThrow(RegolaMancante);
  });

  test("a value of another shape than its formula's is missing, not guessed", () => {
    const guaste = conservate.map((usata: { id: string }) => ({ ...usata, valore: 'dodici' }));
    expect(() => regoleDa(guaste).inVigore(massimale, '2026-03-20')).toThrow(RegolaMancante);
    expect(() => regoleDa(guaste).inVigore(scaglioniIrpef, '2026-03-20')).toThrow(RegolaMancante);
  });
});

describe('rules replaced by a case', () => {
  test('only those named change', () => {
    const proprie = regoleCon(regoleCorrenti(), [
      { ...massimale, versioni: [{ dal: '1900-01-01', valore: 7, norma, fonte: 'derivata', riscontro: null }] },
    ]);
    expect(proprie.inVigore(massimale, '2026-01-01').valore).toBe(7);
    expect(proprie.inVigore(scaglioniIrpef, '2026-01-01').valore).toEqual(
      inForceOn(scaglioniIrpef, '2026-01-01').valore,
    );
  });

  test('with a wrong shape the rule is missing', () => {
    const proprie = regoleCon(regoleCorrenti(), [
      {
        id: 'contributi.massimale',
        descrizione: 'x',
        versioni: [{ dal: '1900-01-01', valore: {}, norma, fonte: 'derivata', riscontro: null }],
      },
    ]);
    expect(() => proprie.inVigore(massimale, '2026-01-01')).toThrow(RegolaMancante);
  });
});

test.each([
  [[1], 2, true],
  [[1], '2', false],
  [[{ a: 1 }], { a: 2 }, true],
  [[{ a: 1 }], { b: 2 }, false],
  [[[1]], [1, 2], true],
  [[[1]], ['1'], false],
  [[[1]], {}, false],
  [[null], 3, true],
  [[{ a: null }], { a: 5 }, true],
  [[{ a: [] }], { a: [1] }, true],
  [[1, 'x'], 'y', true],
  [[{ a: 1 }], null, true],
  [[{ a: 1 }], 'x', false],
])('shape: %j admits %j: %s', (esempi, valore, atteso) => expect(hasStessaForma<unknown>(esempi, valore)).toBe(atteso));
