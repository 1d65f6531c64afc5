import { expect, test } from 'vitest';
import { tipiDenuncia } from '#shared/domain/denuncia.ts';
import { sources } from '#support/sources.ts';

/** Codes of the program begin with the part they judge; those of INPS are numbers, but for one. */
const PARTI = [...tipiDenuncia, 'pospa', 'collaboratori', 'denuncia', 'irap'];
const NOSTRI = new RegExp(String.raw`'((?:${PARTI.join('|')})\.[a-z]+(?:-[a-z]+)*)'`, 'g');
const DELL_ENTE = /(?:codice:|\()\s*'(\d{5}[EI]|1527|31|AMEV)'/g;

const codiciIn = (text: string): string[] =>
  [NOSTRI, DELL_ENTE].flatMap((forma) => [...text.matchAll(forma)].flatMap(([, codice]) => codice ?? []));

test('every code that a filing may be told is found by a test that names it', () => {
  const codici = new Set(sources('functions/denunce').flatMap(({ text }) => codiciIn(text)));
  const prove = sources('tests')
    .filter(({ path }) => /\.(?:test|e2e)\.ts$/.test(path))
    .map(({ text }) => text);
  // A code is named between quotes or blanks, so that one is not found in a longer one.
  const isProvato = (codice: string): boolean =>
    prove.some((text) => new RegExp(`['"\`| ]${codice.replaceAll('.', String.raw`\.`)}['"\`| :,)]`).test(text));
  expect(codici.size).toBeGreaterThan(90);
  expect([...codici].filter((codice) => !isProvato(codice)).toSorted()).toEqual([]);
});
