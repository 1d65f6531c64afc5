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
