import { expect, test } from 'vitest';
import { avvisiConguaglio } from '#functions/cedolini/calcolo/conguaglio/avvisi-conguaglio.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

const situazione = (cambi: Partial<SituazioneInput>): Situazione =>
  Situazione.parse({
    tipo: 'CON',
    liquidazione: { anno: 2026, mese: 5 },
    dataPagamento: '2026-05-20',
    percettore: { tipo: 'COCOCO' },
    ...cambi,
  });
const detto = (cambi: Partial<SituazioneInput>, finisce = false): boolean =>
  avvisiConguaglio(situazione(cambi), finisce).length > 0;

test('a settlement of the year in course of who goes on is told, whatever the road', () => {
  expect(detto({ annoConguagliato: 2026 })).toBe(true);
  expect(detto({ tipo: 'COC', opzioni: { conguaglio: true } })).toBe(true);
  expect(detto({ tipo: 'COC', opzioni: { cessazione: true } })).toBe(true);
  expect(avvisiConguaglio(situazione({ annoConguagliato: 2026 }), false)[0]?.messaggio).toContain('Conguaglia il 2026');
});

test('not of the year before, of December, of who leaves in the month or died, of a payslip that settles nothing', () => {
  expect(detto({ annoConguagliato: 2025 })).toBe(false);
  expect(detto({ annoConguagliato: 2026, dataPagamento: '2026-12-18' })).toBe(false);
  expect(detto({ annoConguagliato: 2026 }, true)).toBe(false);
  expect(detto({ tipo: 'COC', opzioni: { cessazione: true, decesso: true } })).toBe(false);
  expect(detto({ tipo: 'COC' })).toBe(false);
  expect(avvisiConguaglio(null, false)).toEqual([]);
});
