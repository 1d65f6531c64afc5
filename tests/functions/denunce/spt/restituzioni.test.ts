import { expect, test } from 'vitest';
import { withRestituzioni } from '#functions/denunce/spt/restituzioni.ts';
import { asUid } from '#platform/data/entita.ts';
import { restituzioneDiProva } from '#support/persone-di-prova.ts';

const resa = (percettore: 'DIPENDENTE' | 'OCCASIONALE') => ({
  ...restituzioneDiProva('una', { percettore, numLordo: 8_000, numContributi: 704, numIrpef: 1_678 }),
  uid: asUid<'RESTITUZIONE'>('una-resa'),
  versione: 1,
});
const VUOTO = { cedolini: [], records: [], escluse: [] };

test('of a person whom these months do not tell of, what came back is to be lowered on the portal', () => {
  const { records, escluse } = withRestituzioni(VUOTO, [resa('DIPENDENTE')]);
  expect(records).toEqual([]);
  expect(escluse).toMatchObject([
    { codice: 'spt.somma-restituita', trovato: '80,00 € restituiti il 05/03/2026: Ore non prestate' },
  ]);
});

test('a fee that came back was never told to NoiPA', () =>
  expect(withRestituzioni(VUOTO, [resa('OCCASIONALE')])).toEqual(VUOTO));
