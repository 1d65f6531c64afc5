import { expect, test } from 'vitest';
import { ritardoDi } from '#web/areas/casa/ritardo.ts';

test('a run not accounted by its day of payment is late from the day after, an accounted one never', () => {
  const il = (dataPagamento: string, stato: 'COMPLETATO' | 'CONTABILIZZATO' = 'COMPLETATO') =>
    ritardoDi({ dataPagamento, stato }, '2026-11-29');
  expect(['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-23'].map((giorno) => il(giorno))).toEqual([
    '',
    '',
    'In ritardo di 1 giorno',
    'In ritardo di 6 giorni',
  ]);
  expect(il('2026-11-23', 'CONTABILIZZATO')).toBe('');
});
