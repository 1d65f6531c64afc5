import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import {
  containsGiorno,
  findSovrapposti,
  giorniCompresi,
  includes,
  intersection,
  isPeriodo,
  mergePeriodi,
  mesiCompresi,
  overlaps,
  uncoveredBy,
  type Periodo,
} from '#shared/domain/tempo/periodo.ts';

const BASE = '2025-01-01';
const ORIZZONTE = 60;
const giorno = (passo: number) => addGiorni(BASE, passo);
const periodo: fc.Arbitrary<Periodo> = fc
  .tuple(fc.nat(40), fc.option(fc.nat(15), { nil: null }))
  .map(([inizio, durata]) => ({ dal: giorno(inizio), al: durata === null ? null : giorno(inizio + durata) }));
/** The set of days a period covers within the horizon: what every operation must agree with. */
const insieme = (...periodi: readonly Periodo[]) =>
  new Set(
    Array.from({ length: ORIZZONTE }, (_, passo) => giorno(passo)).filter((candidato) =>
      periodi.some((uno) => containsGiorno(uno, candidato)),
    ),
  );

describe('periods against sets of days', () => {
  it('overlap, intersection and inclusion', () => {
    fc.assert(
      fc.property(periodo, periodo, (a, b) => {
        const comuni = new Set([...insieme(a)].filter((uno) => containsGiorno(b, uno)));
        expect(overlaps(a, b)).toBe(comuni.size > 0);
        const comune = intersection(a, b);
        expect(comune === null ? new Set() : insieme(comune)).toEqual(comuni);
        expect(includes(a, b)).toBe(
          [...insieme(b)].every((uno) => containsGiorno(a, uno)) && (a.al === null || b.al !== null),
        );
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('merge covers the same days with disjoint, non-adjacent periods', () => {
    fc.assert(
      fc.property(fc.array(periodo, { maxLength: 6 }), (periodi) => {
        const uniti = mergePeriodi(periodi);
        expect(insieme(...uniti)).toEqual(insieme(...periodi));
        uniti.slice(1).forEach((successivo, indice) => {
          const fine = uniti[indice]?.al ?? null;
          expect(fine !== null && addGiorni(fine, 1) < successivo.dal).toBe(true);
        });
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it('what stays uncovered is the difference', () => {
    fc.assert(
      fc.property(periodo, fc.array(periodo, { maxLength: 5 }), (tutto, coperti) => {
        expect(insieme(...uncoveredBy(tutto, coperti))).toEqual(
          new Set([...insieme(tutto)].filter((uno) => !coperti.some((coperto) => containsGiorno(coperto, uno)))),
        );
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('finds an overlap exactly when two periods share a day', () => {
    fc.assert(
      fc.property(fc.array(periodo, { maxLength: 5 }), (periodi) => {
        const esiste = periodi.some((a, i) => periodi.some((b, j) => i < j && overlaps(a, b)));
        const trovati = findSovrapposti(periodi);
        expect(trovati !== null).toBe(esiste);
        if (trovati) expect(overlaps(...trovati)).toBe(true);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});

describe('periods', () => {
  it('accept a single day and refuse an end before the start or a day that does not exist', () => {
    expect(isPeriodo({ dal: '2025-01-01', al: '2025-01-01' })).toBe(true);
    expect(isPeriodo({ dal: '2025-01-02', al: '2025-01-01' })).toBe(false);
    expect(isPeriodo({ dal: '2025-02-29', al: null })).toBe(false);
  });

  it('count days and months', () => {
    expect(giorniCompresi({ dal: '2025-09-01', al: '2026-08-31' })).toBe(365);
    expect(giorniCompresi({ dal: '2025-09-01', al: null })).toBeNull();
    expect(mesiCompresi({ dal: '2025-12-31', al: '2026-01-01' })).toEqual([
      { anno: 2025, mese: 12 },
      { anno: 2026, mese: 1 },
    ]);
    expect(mesiCompresi({ dal: '2025-12-31', al: null }, '2025-12-31')).toEqual([{ anno: 2025, mese: 12 }]);
    expect(() => mesiCompresi({ dal: '2025-12-31', al: null })).toThrow(RangeError);
  });
});
