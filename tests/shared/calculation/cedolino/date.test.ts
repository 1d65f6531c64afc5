import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, motivi, occasionale, voce } from '../situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('le date decidono le righe', () => {
  const dicembre = (dataPagamento: string, aliquota: number, altro = {}) =>
    accessorio({
      dataPagamento,
      liquidazione: { anno: 2026, mese: 1 },
      fiscali: { aliquotaMassima: { aliquota, lettaDa: 'x' } },
      voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
      ...altro,
    });
  test("fino al 12 gennaio le somme dell'anno prima sono di quell'anno; dal 13 no", () => {
    expect(calcolato(dicembre('2026-01-12', 350_000)).annoFiscale).toBe(2025);
    expect(motivi(dicembre('2026-01-12', 330_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
    expect(calcolato(dicembre('2026-01-13', 330_000)).annoFiscale).toBe(2026);
    expect(motivi(dicembre('2026-01-13', 350_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
  });
  test('il lavoro autonomo segue sempre il pagamento', () =>
    expect(
      calcolato(
        occasionale({
          dataPagamento: '2026-01-12',
          voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
        }),
      ).annoFiscale,
    ).toBe(2026));
  test('anni diversi entro il 12 gennaio: due elaborazioni', () =>
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
  test('la competenza nel mese di liquidazione o dopo è segnalata', () => {
    expect(
      codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-05-31' } })] })),
    ).not.toContain('COMPETENZA_FUTURA');
    expect(codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-06-01' } })] }))).toContain(
      'COMPETENZA_FUTURA',
    );
  });
});
