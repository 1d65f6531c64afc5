import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { giorniDelMese } from '#shared/domain/tempo/mese.ts';
import { calcolato, importo } from '../situazioni.ts';
import { assente, con, pagato, VOCI, voci, type Assenze, type GiaPagato } from './mese-diviso.ts';

describe('two contiguous contracts of one post in a month', () => {
  test.each(['TD_30_6', 'SUPPLENTE_BREVE'] as const)('whatever the month, the cut and the order (%s)', (contratto) => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), fc.boolean()),
        ([mese, giorno, alContrario]) => {
          const ultimo = giorniDelMese({ anno: 2026, mese });
          const il = (quale: number) => `2026-${String(mese).padStart(2, '0')}-${String(quale).padStart(2, '0')}`;
          const taglio = Math.min(giorno, ultimo - 1);
          const parti = [
            [il(1), il(taglio)],
            [il(taglio + 1), il(ultimo)],
          ] as const;
          const [uno, due] = alContrario ? [parti[1], parti[0]] : parti;
          const prima = con(contratto, ...uno);
          const insieme = voci(con(contratto, il(1), il(ultimo)));
          voci(prima, con(contratto, ...due, [pagato(prima)])).forEach((importi, indice) =>
            // each line is rounded on each of the two payslips
            expect(Math.abs(importi - (insieme[indice] ?? 0)), VOCI[indice]).toBeLessThanOrEqual(1),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('pay and 13th are the same with days of illness at half pay, or of strike, in either of them', () => {
    const mese = (assenze: Assenze, dal: string, al: string, gia: readonly GiaPagato[] = []) =>
      assente(con('TD_30_6', dal, al, gia), assenze);
    fc.assert(
      fc.property(
        fc.record({
          numero: fc.integer({ min: 1, max: 12 }),
          taglio: fc.integer({ min: 1, max: 27 }),
          primo: fc.integer({ min: 1, max: 28 }),
          giorni: fc.integer({ min: 0, max: 27 }),
          malato: fc.boolean(),
          alContrario: fc.boolean(),
        }),
        ({ numero, taglio, primo, giorni, malato, alContrario }) => {
          const ultimo = giorniDelMese({ anno: 2026, mese: numero });
          const il = (quale: number) => `2026-${String(numero).padStart(2, '0')}-${String(quale).padStart(2, '0')}`;
          const fine = il(Math.min(ultimo, primo + giorni));
          // At half pay from the first day: the month before was all illness.
          const assenze: Assenze = malato
            ? [{ tipo: 'MALATTIA', dal: addGiorni(il(primo), -35), al: fine }]
            : [{ tipo: 'SCIOPERO', dal: il(primo), al: fine }];
          const parti = [
            [il(1), il(taglio)],
            [il(taglio + 1), il(ultimo)],
          ] as const;
          const [uno, due] = alContrario ? [parti[1], parti[0]] : parti;
          const prima = mese(assenze, ...uno);
          const dopo = mese(assenze, ...due, [pagato(prima)]);
          const intero = voci(mese(assenze, il(1), il(ultimo)));
          const inPiu = voci(prima, dopo).map((uno, indice) => uno - (intero[indice] ?? 0));
          // The pay or the twelfth that the second has nothing to take from is told, and left to the office.
          const detti = calcolato(dopo).avvisi.flatMap(
            ({ messaggio }) => /^(Paga|Rateo).*Recuperarli/u.exec(messaggio)?.[1] ?? [],
          );
          inPiu.forEach((importi, indice) => {
            const detto = detti.includes(VOCI[indice] === 'TREDICESIMA' ? 'Rateo' : 'Paga');
            expect(detto ? Math.sign(importi) : 0, VOCI[indice]).toBeGreaterThanOrEqual(0);
            // each line is rounded on each of the two payslips
            if (!detto) expect(Math.abs(importi), VOCI[indice]).toBeLessThanOrEqual(1);
          });
          // no more than one day of whole pay is left to it
          if (detti.length > 0) expect(importo(calcolato(dopo), 'STIPENDIO')).toBeLessThan(202_236 / 30);
        },
      ),
      { numRuns: 200 },
    );
  });
});
