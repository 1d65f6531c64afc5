import { describe, expect, test } from 'vitest';
import { datiNonLetti, nonLettiScritti, type SpecieConNonLetti } from '#shared/domain/dati-non-letti.ts';

/** A record with a value at a field, one in each list on the way. */
const con = (campo: string, valore: unknown): object =>
  campo
    .split('.')
    .toReversed()
    .reduce<unknown>((dentro, nome) => ({ [nome]: dentro }), valore) as object;

const righe = Object.entries(datiNonLetti).flatMap(([specie, campi]) =>
  Object.entries(campi).map(([campo, motivo]) => [specie as SpecieConNonLetti, campo, motivo] as const),
);

describe.each(righe)('%s %s', (specie, campo, motivo) => {
  test('is refused when it is written and when it is changed, with what to do', () => {
    expect(nonLettiScritti(specie, undefined, con(campo, 'X'))).toEqual([{ campo, motivo }]);
    expect(nonLettiScritti(specie, con(campo, 'X'), con(campo, 'Y'))).toEqual([{ campo, motivo }]);
    expect(motivo).toMatch(/^[A-Z][^:]+: qui ness|^[A-Z][^:]+: qui la /);
    expect(motivo).toMatch(/scriver|indicar|lasciar/i);
  });

  test('stays as it was, and is emptied', () => {
    expect(nonLettiScritti(specie, con(campo, 'X'), con(campo, 'X'))).toEqual([]);
    for (const vuoto of [null, '', false, []])
      expect(nonLettiScritti(specie, con(campo, 'X'), con(campo, vuoto))).toEqual([]);
    expect(nonLettiScritti(specie, undefined, {})).toEqual([]);
  });
});

test('of a list, one row may go and none may come', () => {
  const uno = { codice: '043', giorni: 30 };
  const altro = { codice: '007', giorni: 60 };
  expect(nonLettiScritti('SERVIZIO', { maggiorazioni: [uno, altro] }, { maggiorazioni: [altro] })).toEqual([]);
  expect(nonLettiScritti('SERVIZIO', { maggiorazioni: [uno] }, { maggiorazioni: [uno, altro] })).toHaveLength(1);
});

test('rows of dated data are looked into', () => {
  const dal = (codEnteNoipa: string) => ({ dati: { altriDati: [{ codEnteNoipa: '' }, { codEnteNoipa }] } });
  expect(nonLettiScritti('SCUOLA', dal(''), dal('XX01')).map(({ campo }) => campo)).toEqual([
    'dati.altriDati.codEnteNoipa',
  ]);
  expect(nonLettiScritti('SCUOLA', dal('XX01'), dal('XX01'))).toEqual([]);
});
