import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, motivi, occasionale, voce } from '../situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('dates decide the lines', () => {
  const dicembre = (dataPagamento: string, aliquota: number, altro = {}) =>
    accessorio({
      dataPagamento,
      liquidazione: { anno: 2026, mese: 1 },
      fiscali: { aliquotaMassima: { aliquota, lettaDa: 'x' } },
      voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
      ...altro,
    });
  test('until 12 January sums of the year before belong to that year; from the 13th they do not', () => {
    expect(calcolato(dicembre('2026-01-12', 350_000)).annoFiscale).toBe(2025);
    expect(motivi(dicembre('2026-01-12', 330_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
    expect(calcolato(dicembre('2026-01-13', 330_000)).annoFiscale).toBe(2026);
    expect(motivi(dicembre('2026-01-13', 350_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
  });
  test('self-employment always follows the payment', () =>
    expect(
      calcolato(
        occasionale({
          dataPagamento: '2026-01-12',
          voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
        }),
      ).annoFiscale,
    ).toBe(2026));
  test('different years by 12 January: two runs', () =>
    expect(
      motivi(
        dicembre('2026-01-10', 350_000, {
          voci: [
            voce(1, { competenza: { dal: '2025-12-01', al: '2025-12-31' } }),
            voce(1, { competenza: { dal: '2026-01-01', al: '2026-01-10' } }),
          ],
        }),
      ),
    ).toEqual(['ANNO_FISCALE_MISTO']));
  test('a period in the month of payment or after it is pointed out', () => {
    expect(
      codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-05-31' } })] })),
    ).not.toContain('COMPETENZA_FUTURA');
    expect(codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-06-01' } })] }))).toContain(
      'COMPETENZA_FUTURA',
    );
  });
  test('who never goes to the portal of accessory pay has no such notice', () =>
    expect(
      codici(occasionale({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-12-31' } })] })),
    ).not.toContain('COMPETENZA_FUTURA'));
});
