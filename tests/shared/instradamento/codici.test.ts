import { describe, expect, test } from 'vitest';
import { codiceNelModello, codiciDel } from '#shared/instradamento/modello-f24.ts';
import { quadri770 } from '#shared/rules/adempimenti/modello-770.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { codiciVersamento } from '#shared/rules/versamenti.ts';

const codici = Object.values(codiciVersamento).flatMap(({ versioni: [{ valore }] }) =>
  valore === null ? [] : [valore],
);

describe('codes of the two forms of F24', () => {
  test('a code of the ordinary form that several codes of public bodies share is the common one, on every day', () => {
    for (const giorno of ['2020-06-30', '2026-11-23'])
      expect(codiceNelModello('ORDINARIO', '1001', giorno)).toMatchObject({ ep: '100E', ordinario: '1001' });
    const nomi = new Set(codici.flatMap(({ ordinario }) => ordinario ?? []));
    for (const nome of nomi) expect(codiciDel('ORDINARIO')[nome]?.versioni[0].valore?.ordinario, nome).toBe(nome);
  });
  test('arrears taxed apart pay with the code of employees where bodies have no other, with their own in the ordinary form', () => {
    expect(codiciDel('EP')['102E']).toBeUndefined();
    expect(codiceNelModello('ORDINARIO', '1002', '2026-11-23')).toMatchObject({ ep: '100E', ordinario: '1002' });
    expect(codiceNelModello('EP', '100E', '2026-11-23')).toMatchObject({ ep: '100E', ordinario: '1001' });
  });
});

test.each([
  ['EP', '165E'],
  ['ORDINARIO', '1655'],
] as const)('in the form %s the code %s, of a bonus that ended, is known and over', (modello, codice) => {
  expect(codiceNelModello(modello, codice, '2020-06-16')).toMatchObject({ ep: '165E', credito: true });
  for (const giorno of ['2021-03-17', '2026-11-23']) expect(codiceNelModello(modello, codice, giorno)).toBeNull();
});

/** What is withheld from nobody: VAT and IRAP of the school. */
const DELLA_SCUOLA: readonly string[] = ['620E', '380E'];

test('every code under which a tax is withheld or given back has its part of the return', () => {
  const { perCodice } = inForceOn(quadri770, '2026-12-31').valore;
  const tributi = codici.filter(({ ep, sezione }) => ['F', 'R', 'S'].includes(sezione) && !DELLA_SCUOLA.includes(ep));
  expect([...new Set(tributi.map(({ ep }) => ep))].toSorted()).toEqual(Object.keys(perCodice).toSorted());
  for (const { ep, credito } of tributi) expect(perCodice[ep] === 'SX', ep).toBe(credito);
});
