import { expect, test } from 'vitest';
import { giornoEseguito, statoMandati, type OrdineDiPagamento } from '#shared/domain/elaborazione/esecuzione.ts';

const TOTALI = { netto: 1_000, lordo: 1_500, lordoStato: 1_900 };
const alle = (importo: number, data = '2026-03-20'): OrdineDiPagamento => ({ data, importo });
const al = (importo: number, data = '2026-03-20'): OrdineDiPagamento => ({ data, importo, creditore: 'Inventata' });

test.each([
  ['nothing', [], 'MANCANO'],
  ['the net', [alle(1_000)], 'TORNANO'],
  ['less', [alle(900)], 'INCOMPLETI'],
  ['the net, a part of it to a creditor', [alle(900), al(100)], 'INCOMPLETI'],
  ['a creditor alone', [al(100)], 'INCOMPLETI'],
  ['the net, and a creditor', [al(100), alle(1_000)], 'TORNANO'],
  ['the net, and two of two creditors', [alle(600), al(100), alle(400), al(50)], 'TORNANO'],
  ['the gross, a part of it to a creditor', [alle(1_400), al(100)], 'TORNANO'],
  ['the gross, and a creditor again', [alle(1_500), al(100)], 'NON_TORNANO'],
] as const)('orders of %s', (_nome, mandati, stato) => expect(statoMandati(mandati, TOTALI)).toBe(stato));

test('the day of payment is that of the orders to the people, whatever is paid to creditors before or after', () => {
  for (const giorno of ['2026-01-02', '2026-03-20', '2026-05-02'])
    for (const mandati of [
      [alle(1_000), al(5_000, giorno)],
      [al(5_000, giorno), alle(1_000)],
    ])
      expect(giornoEseguito(mandati, 1_000)).toBe('2026-03-20');
  expect(giornoEseguito([al(100)], 1_000)).toBeNull();
});
