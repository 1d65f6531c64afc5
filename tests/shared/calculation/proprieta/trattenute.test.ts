import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessorio, calcolato } from '../situazioni.ts';
import { importi, vale, vociAnno } from './pagamenti.ts';

describe('amounts withheld and rounding', () => {
  const tipi = fc.constantFrom(
    'PIGNORAMENTO_ORDINARIO',
    'PIGNORAMENTO_TRIBUTI',
    'PIGNORAMENTO_AGENTE_RISCOSSIONE',
    'CESSIONE_QUINTO',
  );
  const conTrattenute = fc.tuple(
    importi,
    fc.array(fc.record({ tipo: tipi, riferimento: fc.constant('R'), importo: fc.option(importi) }), { maxLength: 4 }),
  );
  test('never more than half of the net, and never below zero', () =>
    vale(conTrattenute, ([lordo, trattenute]) => {
      const { totali } = calcolato(accessorio({ voci: vociAnno(2026, [lordo]), trattenute }));
      expect([
        totali.altreTrattenute >= 0,
        totali.altreTrattenute * 2 <= totali.netto + totali.altreTrattenute,
      ]).toEqual([true, true]);
    }));
  test('amounts withheld change neither taxes nor cost', () =>
    vale(conTrattenute, ([lordo, trattenute]) => {
      const [con, senza] = [
        calcolato(accessorio({ voci: vociAnno(2026, [lordo]), trattenute })).totali,
        calcolato(accessorio({ voci: vociAnno(2026, [lordo]) })).totali,
      ];
      expect([con.ritenuteFiscali, con.lordoStato, con.netto + con.altreTrattenute]).toEqual([
        senza.ritenuteFiscali,
        senza.lordoStato,
        senza.netto,
      ]);
    }));
  test('to the euro: a whole net, a difference within one euro, the rest carried over', () =>
    vale(fc.tuple(importi, fc.integer({ min: -50, max: 50 })), ([lordo, arrotondamentoPrecedente]) => {
      const pagato = calcolato(
        accessorio({ voci: vociAnno(2026, [lordo]), opzioni: { arrotondamentoNetto: true, arrotondamentoPrecedente } }),
      );
      expect(pagato.totali.netto % 100).toBe(0);
      expect(Math.abs(pagato.totali.arrotondamento)).toBeLessThanOrEqual(100);
      expect(pagato.totali.netto - pagato.totali.arrotondamento + arrotondamentoPrecedente - pagato.totali.netto).toBe(
        pagato.arrotondamentoDaRiportare,
      );
    }));
});
