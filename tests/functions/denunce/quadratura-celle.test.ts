import { expect, test } from 'vitest';
import { quadraturaDi, VUOTO, type Parte } from '#functions/denunce/quadratura/celle.ts';

const parte = (come: Partial<Parte>): Parte => ({
  ...VUOTO,
  denuncia: 'F24',
  mese: 3,
  codice: '100E',
  dovuto: 0,
  denunciato: 0,
  righe: 1,
  voce: { nome: 'BIANCHI ADA', descrizione: 'Compensi di marzo' },
  ...come,
});
const nelFile = (denunciato: number): Parte =>
  parte({ denunciato, righe: 0, voce: { nome: 'F24.T24', descrizione: '' } });

/** The one cell of some amounts on a day. */
const cella = (parti: readonly Parte[], oggi: string) => {
  const { righe, diverse } = quadraturaDi(parti, oggi);
  return righe.map(({ esito, entro, differenza }) => [esito, entro, differenza, diverse]);
};

const daInviare = parte({ dovuto: 500, daInviareEntro: '2026-04-15' });

test.each([
  ['2026-04-15', 'DA_INVIARE', 0],
  ['2026-04-16', 'SCADUTA', 1],
] as const)('what no sent filing has is, on %s, %s', (oggi, esito, diverse) => {
  expect(cella([daInviare], oggi)).toEqual([[esito, '2026-04-15', -500, diverse]]);
});

test('what was sent beside it may be as it should; where it is not, the cell does not agree, whatever is still to be sent', () => {
  const inviata = parte({ dovuto: 300 });
  expect(cella([inviata, nelFile(300), daInviare], '2026-04-01')).toEqual([['DA_INVIARE', '2026-04-15', -500, 0]]);
  expect(cella([inviata, nelFile(299), daInviare], '2026-04-01')).toEqual([['DIVERSA', null, -501, 1]]);
  expect(cella([inviata], '2026-04-01')).toEqual([['DIVERSA', null, -300, 1]]);
});

test('of several days the first counts', () => {
  const dopo = parte({ dovuto: 1, daInviareEntro: '2026-04-30' });
  expect(cella([dopo, daInviare], '2026-04-20')).toEqual([['SCADUTA', '2026-04-15', -501, 1]]);
});

test('what no file can hold is told so, and no day is said', () => {
  expect(cella([{ ...daInviare, perche: 'non ha un codice' }], '2026-04-01')).toEqual([
    ['SENZA_CODICE', null, -500, 1],
  ]);
});
