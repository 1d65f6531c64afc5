import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, motivi, occasionale, voce } from '../situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('externals', () => {
  test('a company: nothing withheld, VAT paid over by the school', () => {
    const pagato = calcolato(occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } }));
    expect(pagato.totali).toMatchObject({ netto: 100_000, lordoStato: 122_000, ritenuteFiscali: 22_000 });
    expect(pagato.righe.find(({ codice }) => codice === 'IVA_SCISSIONE')?.tributo).toBe('620E');
  });
  test('a flat-rate professional charges no VAT', () =>
    expect(
      motivi(
        occasionale({
          percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
        }),
      ),
    ).toEqual(['PERCETTORE_NON_AMMESSO']));
  test('beyond the exempt amount a class is needed', () =>
    expect(motivi(occasionale({ fiscali: { compensiOccasionaliAnno: 500_000 } }))).toEqual(['DATO_MANCANTE']));
  test('the ceiling of the Gestione separata stops the contribution', () =>
    expect(
      calcolato(
        occasionale({
          fiscali: {
            gestioneSeparata: 'SENZA_DIS_COLL',
            compensiOccasionaliAnno: 500_000,
            imponibileGestioneSeparataAnno: 12_229_500 - 10_000,
          },
        }),
      ).totali.imponibileGestioneSeparata,
    ).toBe(10_000));
  test('an employee of another administration: occasional, or the highest rate', () => {
    const altra = (regime: 'OCCASIONALE' | 'ALIQUOTA_MASSIMA') =>
      calcolato(
        occasionale({
          percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime },
          fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' } },
        }),
      ).totali.ritenuteFiscali;
    expect([altra('OCCASIONALE'), altra('ALIQUOTA_MASSIMA')]).toEqual([20_000, 43_000]);
  });
  test('the stamp is recalled from 77.48 euro', () =>
    expect(
      [7_747, 7_748].map((compenso) =>
        codici(occasionale({ voci: [voce(compenso)] })).includes('BOLLO_SULLA_RICEVUTA'),
      ),
    ).toEqual([false, true]));
  test('the check of debts: 5,000 euro net for externals, 2,500 for salaries from 2026', () => {
    expect(
      [625_000, 625_001].map((compenso) =>
        codici(occasionale({ percettore: { tipo: 'COMMISSARIO_ESTERNO' }, voci: [voce(compenso)] })).includes(
          'VERIFICA_INADEMPIMENTI',
        ),
      ),
    ).toEqual([false, true]);
    const stipendio = (anno: number) =>
      codici(
        accessorio({
          dataPagamento: `${anno}-06-20`,
          fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
          voci: [voce(400_000)],
        }),
      ).includes('VERIFICA_INADEMPIMENTI');
    expect([stipendio(2025), stipendio(2026)]).toEqual([false, true]);
  });
});
