import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareVersioni, VERSIONE } from '#shared/domain/versione.ts';
import { versioni } from '#web/areas/aiuto/testi-leggimi.ts';

test('versions are ordered part by part, as numbers', () => {
  const ordinate = ['0.1.0', '0.1.2', '0.1.10', '0.2', '1', '1.0.1'];
  expect([...ordinate].reverse().sort(compareVersioni)).toEqual(ordinate);
  expect(compareVersioni('1.0.0', '1')).toBe(0);
});

test('the version is one, wherever it is said, and the latest of both lists', () => {
  const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const versionOf = (path: string): unknown => JSON.parse(file(path)).version;
  const inReadme = [...file('README.md').matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, versione]) => versione);
  const inPagina = versioni.map(({ versione }) => versione);
  expect([versionOf('package.json'), versionOf('package-lock.json'), inReadme[0], inPagina[0]]).toEqual(
    Array.from({ length: 4 }, () => VERSIONE),
  );
  expect(inReadme).toEqual(inPagina);
  expect(inPagina.toSorted(compareVersioni).toReversed()).toEqual(inPagina);
});
