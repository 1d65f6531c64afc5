import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { alberoCon, difettoDi, differenzeDi, elementiDi } from '#functions/denunce/macchina/mappa.ts';
import type { Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { recordsDi } from '#support/denunce/uniemens-di-prova.ts';

const RADICE = 'DenunceMensili';
const riferimenti = await riferimentiDiProva();
const elementi = elementiDi(alberoCon(RADICE, Uniemens));

const testoCon = (mappa: Mappa): string =>
  Buffer.from(uniemens.parse(recordsDi('supplente-ds')).write(mappa)).toString('utf8');
const IND = `${RADICE}/Azienda/PosContributiva/DenunciaIndividuale`;

test('whatever names and order a mapping has, what is written under it is read back under it', () => {
  const mappe = fc
    .shuffledSubarray([...elementi])
    .map((scelti): Mappa =>
      scelti.map(({ elemento }, posto) => ({ elemento, nome: `E${posto}.${elemento.split('/').length}` })),
    );
  fc.assert(
    fc.property(mappe, (mappa) => {
      expect(difettoDi(RADICE, Uniemens, mappa)).toBeNull();
      const records = recordsDi('variazioni');
      const letta = uniemens.read(uniemens.parse(records).write(mappa), { ...riferimenti, mappa });
      expect([letta.records, letta.rilievi]).toEqual([records, []]);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('an element is renamed, two change places, one is not written; the rest stays', () => {
  const mappa: Mappa = [
    { elemento: `${IND}/Nome`, nome: 'nomeLavoratore' },
    { elemento: `${IND}/Cognome`, nome: 'Cognome' },
    { elemento: `${IND}/UnitaOperativa`, nome: null },
  ];
  const testo = testoCon(mappa);
  expect(testo).toMatch(/<CFLavoratore>\w+<\/CFLavoratore>\s*<nomeLavoratore>LIVIO<\/nomeLavoratore>\s*<Cognome>/);
  expect(testo).not.toContain('UnitaOperativa');
  expect(testoCon([])).toContain('UnitaOperativa');
  const differenze = differenzeDi(RADICE, Uniemens, mappa).map(({ elemento, cosa, nostro, suo }) => [
    elemento,
    cosa,
    nostro,
    suo,
  ]);
  expect(differenze).toEqual([
    [`${IND}/Nome`, 'NOME', 'Nome', 'nomeLavoratore'],
    [`${IND}/UnitaOperativa`, 'NON_SCRITTO', 'UnitaOperativa', ''],
    [IND, 'ORDINE', 'Cognome, Nome', 'Nome, Cognome'],
  ]);
});

test('the root has another name too; a file under ours is then another kind of file', () => {
  const mappa: Mappa = [{ elemento: RADICE, nome: 'Flusso' }];
  expect(testoCon(mappa)).toContain('<Flusso>');
  expect(() => uniemens.read(Buffer.from(testoCon([])), { ...riferimenti, mappa })).toThrow(
    'il file comincia con Flusso',
  );
});

test.each<[string, Mappa, string]>([
  ['an element that the layout has not', [{ elemento: `${RADICE}/Nuovo`, nome: 'a' }], 'non è un elemento'],
  [
    'an element twice',
    [
      { elemento: `${IND}/Nome`, nome: 'a' },
      { elemento: `${IND}/Nome`, nome: 'b' },
    ],
    'due volte',
  ],
  ['what no filing can lack left out', [{ elemento: `${IND}/Nome`, nome: null }], 'non si può omettere'],
  ['two siblings of one name', [{ elemento: `${IND}/Nome`, nome: 'Cognome' }], 'si chiamerebbero "Cognome"'],
])('is refused: %s', (_nome, mappa, perche) => {
  expect(difettoDi(RADICE, Uniemens, mappa)).toContain(perche);
});
