import { expect, test } from 'vitest';
import { daDireNelMese, type Tratto } from '#functions/anagrafe/unilav/rapporti-del-mese.ts';
import { asUid } from '#platform/data/entita.ts';
import { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

const incarico = Incarico.parse({ ...incaricoDiProva(), uid: 'incarico-1', uidSubAnagrafe: 'persona-1', versione: 1 });
const tratto = (dal: string, al: string | null, stesso = 'A'): Tratto => ({
  persona: asUid('persona-1'),
  dal,
  al,
  stesso,
  di: { incarico },
});

const dette = (tratti: readonly Tratto[], mese: number) =>
  daDireNelMese(tratti, { anno: 2026, mese }).map(({ evento, giorno, dallInizio }) => [evento, giorno, dallInizio]);

test('a contract is told when it begins and when it ends, in the month of each', () => {
  const solo = [tratto('2026-02-10', '2026-04-20')];
  expect([1, 2, 3, 4, 5].map((mese) => dette(solo, mese))).toEqual([
    [],
    [['INIZIO', '2026-02-10', '2026-02-10']],
    [],
    [['FINE', '2026-04-20', '2026-02-10']],
    [],
  ]);
  expect(dette([tratto('2026-02-10', null)], 2)).toHaveLength(1);
});

test('one that begins the day after another of the same kind extends it, however many there are; the end is that of the last', () => {
  const tre = [
    tratto('2026-02-10', '2026-02-28'),
    tratto('2026-03-01', '2026-03-15'),
    tratto('2026-03-16', '2026-03-31'),
  ];
  expect(dette(tre, 2)).toEqual([['INIZIO', '2026-02-10', '2026-02-10']]);
  expect(dette(tre, 3)).toEqual([
    ['PROROGA', '2026-03-01', '2026-02-10'],
    ['PROROGA', '2026-03-16', '2026-02-10'],
    ['FINE', '2026-03-31', '2026-02-10'],
  ]);
});

test('a day between them, or another kind, makes two relations', () => {
  expect(dette([tratto('2026-02-10', '2026-02-27'), tratto('2026-03-01', '2026-03-15')], 2)).toEqual([
    ['INIZIO', '2026-02-10', '2026-02-10'],
    ['FINE', '2026-02-27', '2026-02-10'],
  ]);
  expect(dette([tratto('2026-02-10', '2026-02-28'), tratto('2026-03-01', '2026-03-15', 'B')], 3)).toEqual([
    ['INIZIO', '2026-03-01', '2026-03-01'],
    ['FINE', '2026-03-15', '2026-03-01'],
  ]);
});
