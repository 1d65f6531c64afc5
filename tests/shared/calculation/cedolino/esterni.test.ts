import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, motivi, occasionale, voce } from '../situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('esterni', () => {
  test('la società: nessuna ritenuta, IVA versata dalla scuola', () => {
    const pagato = calcolato(occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } }));
    expect(pagato.totali).toMatchObject({ netto: 100_000, lordoStato: 122_000, ritenuteFiscali: 22_000 });
    expect(pagato.righe.find(({ codice }) => codice === 'IVA_SCISSIONE')?.tributo).toBe('620E');
  });
  test('il forfettario non addebita IVA', () =>
    expect(
      motivi(
        occasionale({
          percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
        }),
      ),
    ).toEqual(['PERCETTORE_NON_AMMESSO']));
  test('oltre la franchigia senza classe serve la classe', () =>
    expect(motivi(occasionale({ fiscali: { compensiOccasionaliAnno: 500_000 } }))).toEqual(['DATO_MANCANTE']));
  test('il massimale della Gestione separata ferma il contributo', () =>
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
  test('dipendente di altra amministrazione: occasionale o aliquota massima', () => {
    const altra = (regime: 'OCCASIONALE' | 'ALIQUOTA_MASSIMA') =>
      calcolato(
        occasionale({
          percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime },
          fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' } },
        }),
      ).totali.ritenuteFiscali;
    expect([altra('OCCASIONALE'), altra('ALIQUOTA_MASSIMA')]).toEqual([20_000, 43_000]);
  });
  test('il bollo si ricorda da 77,48 euro', () =>
    expect(
      [7_747, 7_748].map((compenso) =>
        codici(occasionale({ voci: [voce(compenso)] })).includes('BOLLO_SULLA_RICEVUTA'),
      ),
    ).toEqual([false, true]));
  test('la verifica dei debiti: 5.000 euro netti per gli esterni, 2.500 per gli stipendi dal 2026', () => {
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
