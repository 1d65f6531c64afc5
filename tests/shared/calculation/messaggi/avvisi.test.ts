import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { testoEsito } from '#shared/calculation/cedolino/testo-cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, voce } from '../situazioni.ts';

const aliquotaMassima = { aliquota: 330_000, lettaDa: 'x' };

describe('warnings', () => {
  const avvisi = (situazione: SituazioneInput) =>
    calcolato(situazione)
      .avvisi.filter(({ codice }) => codice !== 'REGOLA_NON_VERIFICATA')
      .map(({ codice, campo, messaggio }) => `${codice} [${campo ?? ''}] ${messaggio}`);
  test('service in the month of liquidation', () =>
    expect(
      avvisi(accessorio({ voci: [voce(1_000), voce(1_000, { competenza: { dal: '2026-06-01', al: '2026-06-30' } })] })),
    ).toEqual([
      'COMPETENZA_FUTURA [voci.1.competenza] "Compenso": la competenza arriva al mese di liquidazione o oltre; il portale degli accessori fuori sistema la rifiuta.',
    ]));
  test('income over the substitute tax', () =>
    expect(
      avvisi(accessorio({ fiscali: { aliquotaMassima, plafondSostitutiva: 1, redditoLavoroDipendente: 5_000_001 } })),
    ).toEqual([
      'LIMITE_RAGGIUNTO [fiscali.redditoLavoroDipendente] Imposta sostitutiva non applicata: reddito di lavoro oltre 50.000,00 €.',
    ]));
});

describe('a payslip as text', () => {
  test('kind, day, groups with their lines and explanations, filings, warnings', () => {
    const righe = testoEsito(cedolino(accessorio({ voci: [voce(38_500)] }))).split('\n');
    expect(righe.slice(0, 6)).toEqual([
      'CEDOLINO ACC — pagamento del 20/06/2026, anno fiscale 2026',
      '',
      'Competenze',
      `  ${'Compenso'.padEnd(56)}${'385,00 €'.padStart(16)}`,
      '    · Compenso: 385,00 €',
      '',
    ]);
    expect(righe.filter((riga) => /^[A-Z]/.test(riga)).slice(1)).toEqual([
      'Competenze',
      'Ritenute previdenziali',
      'Ritenute fiscali',
      'Oneri a carico della scuola',
      'Riepilogo',
      'Adempimenti: SPT, F24, IRAP, MODM',
    ]);
    expect(righe).toContain('      · lordo dipendente = 385,00 €');
  });
  test('no filing, no warning', () =>
    expect(
      testoEsito({
        esito: 'calcolato',
        cedolino: { ...calcolato(accessorio()), righe: [], adempimenti: [], avvisi: [] },
      }),
    ).toBe('CEDOLINO ACC — pagamento del 20/06/2026, anno fiscale 2026\n\nAdempimenti: nessuno'));
  test('reasons, one a line', () =>
    expect(testoEsito(cedolino(accessorio({ fiscali: {} })))).toBe(
      "CEDOLINO NON CALCOLATO\n  ALIQUOTA_MASSIMA_MANCANTE: Manca l'aliquota massima del percipiente: leggerla nel riquadro informativo del cedolino NoiPA e inserirla nei dati fiscali.",
    ));
});
