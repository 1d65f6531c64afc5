import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, importo, voce } from '../situazioni.ts';

type Contratto = 'TI' | 'TD_31_8' | 'TD_30_6' | 'SUPPLENTE_BREVE';
/** 2.000,00 of extra hours of the staff of an institute that pays its salaries; 8,80 % and 0,35 % to the funds leave 1.817,00. */
const ore = (altro: Partial<SituazioneInput> = {}, contratto: Contratto = 'TD_30_6') =>
  accessorio({
    scuola: 'AFAM',
    percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
    fiscali: { redditoComplessivo: 2_900_000 },
    voci: [voce(200_000, { trattamento: 'ORDINARIO' })],
    ...altro,
  });
const imposta = (situazione: SituazioneInput) => {
  const pagato = calcolato(situazione);
  return [pagato.righe.find(({ codice }) => codice === 'IRPEF')?.descrizione, importo(pagato, 'IRPEF')];
};
const avvisi = (situazione: SituazioneInput) =>
  calcolato(situazione)
    .avvisi.filter(({ codice }) => codice === 'DATO_PRESUNTO')
    .map(({ campo }) => campo);

describe('accessory pay of who has the salary from the school', () => {
  test.each<readonly [string, Partial<SituazioneInput>, number]>([
    // 1.817,00 × 23 %
    ['within the first bracket', { fiscali: { redditoComplessivo: 2_500_000 } }, 41_791],
    // 817,00 × 23 % + 1.000,00 × 33 %
    ['across two brackets', {}, 51_791],
    // 100,00 × 23 % + 1.717,00 × 33 %
    ['over what was paid in the year', { fiscali: {}, progressivi: { imponibileIrpef: 2_790_000 } }, 58_961],
  ])('is taxed by the brackets of the year, %s', (_dove, altro, attesa) =>
    expect(imposta(ore(altro))).toEqual(['IRPEF a scaglioni', attesa]),
  );

  test.each(['ARR', 'ACC'] as const)('of every kind of run, %s, and of every fixed-term contract', (tipo) => {
    for (const contratto of ['TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'] as const)
      expect(imposta(ore({ tipo }, contratto))[0]).toBe('IRPEF a scaglioni');
  });

  test('leave not taken too', () => {
    const ferie = calcolato(
      ore({
        tipo: 'FER',
        voci: [],
        ferie: {
          cessazione: '2026-06-30',
          profilo: 'DOCENTE_LAUREATO',
          fascia: '0-8',
          oreSettimanali: 1_800,
          oreCattedra: 1_800,
          giorniServizio: 83,
          anniServizio: 0,
        },
      }),
    );
    expect(ferie.righe.find(({ codice }) => codice === 'IRPEF')?.descrizione).toBe('IRPEF a scaglioni');
  });

  test('asks the presumed income, not a payslip of another', () => {
    expect(avvisi(ore({ fiscali: {} }))).toEqual(['fiscali.redditoComplessivo']);
    expect(avvisi(ore())).toEqual([]);
  });

  test('keeps the rate that somebody read, and the rate of who has the salary from the State', () => {
    const letta = { aliquotaMassima: { aliquota: 330_000, lettaDa: 'cedolino di prova' } };
    expect(imposta(ore({ fiscali: letta }))).toEqual(['IRPEF, aliquota massima', 59_961]);
    expect(imposta(ore({ scuola: 'SCUOLA' }))[0]).toBe('IRPEF, aliquota massima');
    expect(imposta(ore({ fiscali: letta }, 'TI'))[0]).toBe('IRPEF, aliquota massima');
  });
});
