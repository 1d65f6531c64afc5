import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#support/sources.ts';

const righe = readFileSync(join(root, 'ASVS.md'), 'utf8')
  .split('\n')
  .filter((riga) => /^\| \d/.test(riga))
  .map((riga) => riga.split('|').map((cella) => cella.trim()));

test('each line of the table says how it stands, and why where it does not hold', () => {
  expect(righe.length).toBeGreaterThan(35);
  for (const [, requisito, verdetto, perche] of righe) {
    expect(['met', 'read', 'partly', 'not'], requisito).toContain(verdetto);
    if (verdetto !== 'met') expect(perche, requisito).not.toBe('');
  }
});

/** The tests that a cell names: the file, and words of the title. */
const proveDi = (cella: string) =>
  [...cella.matchAll(/`(tests\/[\w./-]+)`(?: \*([^*]+)\*)?/g)].map(([, file = '', titolo = '']) => ({ file, titolo }));

const testo = (file: string): string => readFileSync(join(root, file), 'utf8');

test('what is met has a test, and every test that is named is there, by its title', () => {
  const prove = righe.flatMap(([, requisito = '', verdetto, , prova = '']) => {
    const sue = proveDi(prova);
    if (verdetto === 'met') expect(sue.length, requisito).toBeGreaterThan(0);
    return sue;
  });
  expect(prove.length).toBeGreaterThan(40);
  const mancanti = prove.filter(
    ({ file, titolo }) => titolo === '' || !existsSync(join(root, file)) || !testo(file).includes(titolo),
  );
  expect(mancanti).toEqual([]);
});
