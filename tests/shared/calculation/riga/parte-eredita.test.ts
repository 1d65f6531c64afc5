import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partiDegliEredi } from '#archivio/fascicolo/eredita.ts';
import { asUid } from '#platform/data/entita.ts';
import { UNO } from '#shared/money/centesimi.ts';
import { accessorio, calcolato, voce } from '../situazioni.ts';

const eredi = (quote: readonly number[]) =>
  partiDegliEredi(
    quote.map((quotaEredita, indice) => ({
      uid: asUid<'PERSONA'>(`erede${indice}`),
      desCf: `EREDE${String(indice).padStart(3, '0')}`,
      quotaEredita,
    })),
  );
const pagato = (parte: { da: number; a: number }, importi: readonly number[], base: 'LD' | 'LS' = 'LD') =>
  calcolato(
    accessorio({
      base,
      percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE', parte },
      fiscali: { redditiBiennio: [0, 0] },
      voci: importi.map((importo) => voce(importo)),
    }),
  );
/** Random shares that make the whole: cuts of a million, in order. */
const quoteIntere = fc
  .uniqueArray(fc.integer({ min: 1, max: UNO - 1 }), { minLength: 0, maxLength: 5 })
  .map((tagli) => [0, ...tagli.toSorted((a, b) => a - b), UNO])
  .map((tagli) => tagli.slice(1).map((taglio, indice) => taglio - (tagli[indice] ?? 0)));

describe('the part of an heir', () => {
  test('each line says whole, share and what is paid, and the heir is taxed apart on it', () => {
    const [primo] = eredi([600_000, 400_000]);
    const { righe, totali } = pagato(primo?.parte ?? { da: 0, a: 1 }, [10_001]);
    expect(totali.lordoDipendente).toBe(6_001);
    const competenza = righe.find(({ gruppo }) => gruppo === 'competenze');
    expect(competenza?.spiegazione.testo).toContain('60,00 % di 100,01 € = 60,01 € — quota di eredità');
    const [, secondo] = eredi([600_000, 400_000]);
    const suo = pagato(secondo?.parte ?? { da: 0, a: 1 }, [10_001]).righe.find(({ gruppo }) => gruppo === 'competenze');
    expect(suo).toMatchObject({
      importo: 4_000,
      base: 10_001,
      aliquota: 400_000,
      spiegazione: {
        testo: '40,00 % di 100,01 € = 40,00 € — quota di eredità',
        formula: 'dovuto a chi è deceduto × quota di eredità',
        ingressi: [
          { nome: 'dovuto a chi è deceduto', valore: '100,01 €' },
          { nome: 'quota di eredità', valore: '40,00 %' },
        ],
      },
    });
    expect(righe.filter(({ descrizione }) => descrizione.endsWith(' — agli eredi')).length).toBeGreaterThan(0);
    expect(righe.some(({ descrizione }) => descrizione.includes('anni precedenti'))).toBe(false);
  });

  test('three thirds are the whole, though a third is not a millionth', () =>
    expect(eredi([333_333, 333_333, 333_333]).map(({ parte, quote }) => [parte.da, parte.a, quote])).toEqual([
      [0, 333_333, UNO],
      [333_333, 666_666, UNO],
      [666_666, UNO, UNO],
    ]));

  test('shares that lack a part, or go beyond, are told as they are', () => {
    expect(eredi([500_000, 400_000]).map(({ quote }) => quote)).toEqual([900_000, 900_000]);
    expect(eredi([1_000_000, 600_000]).map(({ quote }) => quote)).toEqual([1_600_000, 1_600_000]);
  });

  test('what the heirs are paid of each line makes the line, to the cent, in gross and in all-inclusive amounts', () => {
    fc.assert(
      fc.property(
        quoteIntere,
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 4 }),
        (quote, importi) => {
          const parti = eredi(quote).map(({ parte }) => parte);
          const lordi = parti.map((parte) => pagato(parte, importi));
          const indicati = parti.map((parte) => {
            const { lordoStato, residuoLordoStato } = pagato(parte, importi, 'LS').totali;
            return lordoStato + residuoLordoStato;
          });
          const totale = importi.reduce((somma, importo) => somma + importo, 0);
          expect(lordi.reduce((somma, { totali }) => somma + totali.lordoDipendente, 0)).toBe(totale);
          expect(indicati.reduce((somma, indicato) => somma + indicato, 0)).toBe(totale);
        },
      ),
      { numRuns: 60 },
    );
  });
});
