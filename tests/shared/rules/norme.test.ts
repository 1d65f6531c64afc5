import { expect, test } from 'vitest';
import { adempimentiPercettore } from '#shared/rules/adempimenti/adempimenti.ts';
import { contributiDovuti } from '#shared/rules/percettori.ts';
import { inForceOn, type RegolaDatata } from '#shared/rules/regola.ts';

const norme = (regola: RegolaDatata<unknown>) => inForceOn(regola, '2026-06-01').norma.map(({ testo }) => testo);

test('each payee quotes the norms of what it bears, and no other', () => {
  expect(norme(contributiDovuti.TEMPO_INDETERMINATO)).toEqual([
    'L. 335/1995, art. 2 c. 2',
    'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2',
  ]);
  expect(norme(contributiDovuti.OCCASIONALE)).toEqual([
    'DL 269/2003, art. 44 c. 2',
    'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2',
  ]);
  expect(norme(contributiDovuti.COCOCO)).toEqual([
    'L. 335/1995, art. 2 c. 26',
    'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2',
  ]);
  expect(norme(contributiDovuti.SOCIETA)).toEqual(['D.Lgs. 446/1997, art. 10-bis c. 1 (compensi fuori dalla base)']);
});

test('each payee quotes the norms of the filings it feeds, and no other', () => {
  expect(norme(adempimentiPercettore.STATALE.FORMATORE)).toEqual([
    'D.Lgs. 241/1997, art. 17',
    'D.Lgs. 446/1997, art. 10-bis',
  ]);
  expect(norme(adempimentiPercettore.STATALE.PROFESSIONISTA)).toEqual([
    'D.Lgs. 241/1997, art. 17',
    'DPR 322/1998, art. 4',
  ]);
  expect(norme(adempimentiPercettore.STATALE.FORFETTARIO)).toEqual(['D.Lgs. 1/2024, art. 3 c. 1']);
});

test('each day quotes the norms of its own stretch, in whatever order the days are asked', () => {
  const regola: RegolaDatata<number> = {
    id: 'prova.norme',
    descrizione: 'Prova',
    versioni: [
      {
        dal: '2020-01-01',
        valore: 1,
        norma: [
          { testo: 'sempre' },
          { testo: 'prima', finoA: '2026-12-31' },
          { testo: 'in mezzo', dal: '2026-07-01', finoA: '2027-06-30' },
          { testo: 'dopo', dal: '2027-01-01' },
        ],
        fonte: 'fonte',
        riscontro: null,
      },
    ],
  };
  const quotate = {
    '2027-07-01': ['sempre', 'dopo'],
    '2026-06-30': ['sempre', 'prima'],
    '2026-07-01': ['sempre', 'prima', 'in mezzo'],
    '2026-12-31': ['sempre', 'prima', 'in mezzo'],
    '2027-01-01': ['sempre', 'in mezzo', 'dopo'],
    '2027-06-30': ['sempre', 'in mezzo', 'dopo'],
  };
  for (const giro of [Object.entries(quotate), Object.entries(quotate).toReversed()])
    for (const [giorno, testi] of giro)
      expect(inForceOn(regola, giorno).norma, giorno).toEqual(testi.map((testo) => ({ testo })));
});
