import { expect, test } from 'vitest';
import { erroriCu } from '#shared/contracts/anagrafe/dati-cu.ts';

const CU = {
  desDatore: 'Scuola Inventata',
  dal: '2026-01-01',
  al: '2026-03-31',
  numReddito: 100_000,
  numRitenute: 0,
  numAddizionaleRegionale: 0,
  numAddizionaleComunale: 0,
  numDetrazioni: 0,
  numTrattamentoIntegrativo: 0,
  numSommaIntegrativa: 0,
  numGiorni: 90,
} as const;
const erroriDi = (cfDatore: string, cfRappresentante: string | null) =>
  erroriCu({ numAnno: 2026, cfRappresentante, cuAltri: [{ ...CU, cfDatore }], risultati730: [] });

test('codes of another employer and of who represents a person are taken when they are right', () => {
  expect(erroriDi('98765432103', null)).toEqual([]);
  expect(erroriDi('RSSMRA80A01H501U', 'VRDTTV66D61H501M')).toEqual([]);
});

test('one that is wrong in itself is refused on its field', () => {
  expect(erroriDi('98765432106', 'RSSMRA80A01H501X').map(([campo]) => campo)).toEqual([
    'cfRappresentante',
    'cuAltri.0.cfDatore',
  ]);
});
