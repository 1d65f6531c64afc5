import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, voce } from './situazioni.ts';

const righeDi = (situazione: SituazioneInput): readonly RigaCedolino[] => {
  const esito = cedolino(situazione);
  if (esito.esito !== 'calcolato') throw new Error(JSON.stringify(esito.anomalie));
  return esito.cedolino.righe;
};
const quoteDi = (righe: readonly RigaCedolino[], codice: string) =>
  righe
    .filter((riga) => riga.codice === codice && riga.gruppo !== 'riepilogo')
    .flatMap(({ quote = [] }) => quote.map(({ anno, mese, base, importo }) => [`${anno}-${mese}`, base, importo]));
const mese = (anno: number, numero: string) => ({ dal: `${anno}-${numero}-01`, al: `${anno}-${numero}-28` });

describe('competence months of a line', () => {
  test('what is withheld and due is shared among the months paid, in proportion, to the cent', () => {
    // 1.000,00 of May 2024 and 500,00 of November 2023: P101 base 1.500,00, withheld 8,80 % = 132,00.
    const righe = righeDi(
      accessorio({
        dataPagamento: '2024-06-20',
        liquidazione: { anno: 2024, mese: 6 },
        fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'x' } },
        voci: [voce(100_000, { competenza: mese(2024, '05') }), voce(50_000, { competenza: mese(2023, '11') })],
      }),
    );
    expect(quoteDi(righe, 'PENSIONE_DIPENDENTE')).toEqual([
      ['2023-11', 50_000, 4_400],
      ['2024-5', 100_000, 8_800],
    ]);
  });
  test('a line over two months is shared by the days of each', () => {
    // From 16 April to 15 May: 15 days and 15 days.
    const righe = righeDi(
      accessorio({ voci: [voce(30_001, { competenza: { dal: '2025-04-16', al: '2025-05-15' } })] }),
    );
    const paga = righe.find(({ gruppo }) => gruppo === 'competenze');
    expect(paga?.quote?.map(({ importo }) => importo)).toEqual([15_001, 15_000]);
  });
  test('arrears of earlier years share out among their own months only', () => {
    const righe = righeDi(
      accessorio({
        dataPagamento: '2025-06-20',
        voci: [
          voce(100_000, { competenza: mese(2025, '05') }),
          voce(60_000, { competenza: mese(2022, '03'), trattamento: 'ARRETRATO_ANNI_PRECEDENTI' }),
        ],
        fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'x' }, redditiBiennio: [2_000_000, 2_000_000] },
      }),
    );
    expect(quoteDi(righe, 'IRPEF_SEPARATA').map(([quando]) => quando)).toEqual(['2022-3']);
    expect(quoteDi(righe, 'IRAP').map(([quando, base]) => [quando, base])).toEqual([
      ['2025-5', 100_000],
      ['2022-3', 60_000],
    ]);
  });
  test('the shares of every line sum to it, base and amount', () => {
    const importo = fc.integer({ min: 1_000, max: 300_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(importo, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 }),
        (pagate) => {
          const voci = pagate.map(([cent, n]) => voce(cent, { competenza: mese(2025, `0${n}`) }));
          for (const { gruppo, base, importo: intero, quote = [] } of righeDi(accessorio({ voci }))) {
            if (gruppo === 'riepilogo') continue;
            expect(quote.reduce((somma, quota) => somma + quota.importo, 0)).toBe(intero);
            if (base !== null) expect(quote.reduce((somma, quota) => somma + (quota.base ?? 0), 0)).toBe(base);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  test('what is withheld of an heir is of the months of the pay, whatever is exempt', () => {
    const righe = righeDi(
      accessorio({
        percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
        fiscali: { redditiBiennio: [2_000_000, 2_000_000] },
        voci: [
          voce(100_000, { competenza: mese(2026, '04') }),
          voce(50_000, { trattamento: 'ESENTE', competenza: mese(2026, '05') }),
        ],
      }),
    );
    expect(quoteDi(righe, 'IRPEF_SEPARATA').map(([quando]) => quando)).toEqual(['2026-4']);
    expect(quoteDi(righe, 'IRAP').map(([quando]) => quando)).toEqual(['2026-4']);
  });
});
