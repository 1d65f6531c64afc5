import { describe, expect, test } from 'vitest';
import { etaNotifica, etaNovita } from '#web/areas/casa/notifiche/eta.ts';

const ADESSO = Date.parse('2026-03-10T12:00:00Z');
const fa = (minuti: number): string => etaNotifica(new Date(ADESSO - minuti * 60_000).toISOString(), ADESSO);

describe('age of a notification', () => {
  test.each([
    [-5, 'meno di un minuto fa'],
    [0.5, 'meno di un minuto fa'],
    [1, 'un minuto fa'],
    [59, '59 minuti fa'],
    [60, "un'ora fa"],
    [119, "un'ora fa"],
    [120, '2 ore fa'],
    [23 * 60 + 59, '23 ore fa'],
    [24 * 60, 'un giorno fa'],
    [29 * 24 * 60, '29 giorni fa'],
    [30 * 24 * 60, 'un mese fa'],
    [61 * 24 * 60, '2 mesi fa'],
  ])('%d minutes: %s', (minuti, attesa) => {
    expect(fa(minuti)).toBe(attesa);
  });
});

describe('age of a news item', () => {
  test.each([
    ['2026-03-10', 'oggi'],
    ['2026-03-12', 'oggi'],
    ['2026-03-09', 'un giorno fa'],
    ['2026-02-09', '29 giorni fa'],
    ['2026-02-08', 'un mese fa'],
    ['2025-03-10', '12 mesi fa'],
  ])('%s: %s', (data, attesa) => {
    expect(etaNovita(data, '2026-03-10')).toBe(attesa);
  });
});
