import { expect, test } from 'vitest';
import { codiceF24InParole, enteF24InParole, riferimentoF24InParole } from '#shared/denunce/parole-f24.ts';
import { codiciSanzione } from '#shared/rules/adempimenti/ravvedimento.ts';
import { codiciVersamento } from '#shared/rules/versamenti.ts';

test('every code that a row is paid under has its words, on both forms', () => {
  const regole = [
    ...Object.values(codiciVersamento),
    ...Object.values(codiciSanzione.EP),
    ...Object.values(codiciSanzione.ORDINARIO),
  ];
  const nomi = regole.flatMap(({ versioni }) =>
    versioni.flatMap(({ valore }) => [valore?.ep, valore?.ordinario].filter((nome) => typeof nome === 'string')),
  );
  expect(nomi.length).toBeGreaterThan(40);
  expect(nomi.filter((nome) => codiceF24InParole(nome) === undefined)).toEqual([]);
});

test('a code of two meanings is said by the common one; a code that is none says nothing', () => {
  expect(codiceF24InParole('100E')).toBe('ritenute di lavoro dipendente e assimilati');
  expect(codiceF24InParole('1002')).toMatch(/arretrati/);
  expect(codiceF24InParole('CXX')).toMatch(/gestione separata/);
  expect(codiceF24InParole('999E')).toBeUndefined();
});

test.each([
  ['0010', 'ottobre'],
  ['102026', 'ottobre 2026'],
  ['2026', 'anno 2026'],
  ['', undefined],
  ['0013', undefined],
  ['132026', undefined],
])('the reference %j is said as %j', (riferimento, parole) => {
  expect(riferimentoF24InParole(riferimento)).toBe(parole);
});

test.each([
  ['R', '06', 'Emilia-Romagna'],
  ['R', '20', "Valle D'Aosta"],
  ['I', '8100', 'sede INPS'],
  ['Q', 'TO', 'provincia'],
  ['F', '', undefined],
  ['S', 'A944', undefined],
])('the body of a row of section %s, %j, is said as %j', (sezione, ente, parole) => {
  expect(enteF24InParole({ sezione, ente })).toBe(parole);
});
