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

test('what is met has a test, and every test that is named is there', () => {
  for (const [, requisito, verdetto, , prova = ''] of righe) {
    const [file] = /tests\/[\w./-]+/.exec(prova) ?? [];
    if (verdetto === 'met') expect(file, requisito).toBeDefined();
    if (file !== undefined) expect(existsSync(join(root, file)), file).toBe(true);
  }
});
