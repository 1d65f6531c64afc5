import { expect, test } from 'vitest';
import { sources, type Source } from '#support/sources.ts';
import {
  declaredTests,
  hastyExpectations,
  hollowExpectations,
  namesThatExpect,
} from '#support/sources/declared-tests.ts';

const files = sources('tests');
const tried = files.filter(({ path }) => /\.(test|e2e)\.tsx?$/.test(path));

/** Words of Italian that a sentence hardly does without, and that no English sentence has. */
const ITALIAN =
  /(?<=^|[\s(’'])(il|lo|gli|un|una|uno|di|del|della|dello|dei|degli|delle|dal|dalla|dai|nel|nella|nei|nelle|con|che|non|si|è|sono|al|alla|alle|ai|agli|ogni|anche|quando|senza|più|dopo|prima|sul|sulla|chi|quello|questo|cui|viene|tutti|tutte|solo|mai|tra|suo|sua|loro|oltre|sotto|fino|dell|nell|all’|dall|sull)(?=[\s,.:;)’']|$)/i;
/** The words of a screen stand between quotes. */
const withoutQuotes = (title: string): string => title.replaceAll(/'[^']*'|"[^"]*"|«[^»]*»|`[^`]*`/g, '');
const isItalian = (title: string): boolean => ITALIAN.test(withoutQuotes(title));

const said = (text: string): Source => ({ path: 'tests/said.test.ts', text, imports: [] });

test('tests have English titles', () => {
  const titles = tried.flatMap(declaredTests);
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter(({ titolo }) => isItalian(titolo)).map(({ dove, titolo }) => `${dove} ${titolo}`)).toEqual([]);
});

test('an Italian title is told from an English one that quotes a screen', () => {
  expect(
    ['il netto non è mai negativo', "l'errore è al più mezza unità", 'prima del 2025'].filter(isItalian),
  ).toHaveLength(3);
  expect(
    ['the net is never negative', "begins with 'Tutti gli anni'", 'all come in due time'].filter(isItalian),
  ).toEqual([]);
});

test('every test expects something', () => {
  const expecting = namesThatExpect(files);
  const silent = tried.flatMap(declaredTests).filter(({ usa }) => usa?.every((name) => !expecting.has(name)));
  expect(silent.map(({ dove, titolo }) => `${dove} ${titolo}`)).toEqual([]);
});

test('no expectation is one that nothing can disappoint', () => {
  expect(tried.flatMap(hollowExpectations)).toEqual([]);
});

test('no expectation looks at a page in the instant after an act', () => {
  expect(tried.filter(({ path }) => path.endsWith('.e2e.ts')).flatMap(hastyExpectations)).toEqual([]);
});

test('a hasty expectation is told from one that waits', () => {
  const text = `
    expect(await field.inputValue()).toBe('18');
    await expect.poll(() => field.inputValue()).toBe('18');
    expect((await rows.first().innerText()).trim()).toContain('18');
    expect(await accessibilityFindings(page)).toEqual([]);`;
  expect(hastyExpectations({ path: 'tests/said.e2e.ts', text, imports: [] })).toEqual([
    'tests/said.e2e.ts:2 expect(await field.inputValue())',
    'tests/said.e2e.ts:4 expect((await rows.first().innerText()).trim())',
  ]);
});

test('a silent test and a hollow expectation are found', () => {
  const file = said(`
    const look = (x) => { expect(x).toBe(1); };
    test('through another', () => { look(2); });
    test('silent', () => { compute(2); });
    test('hollow', async () => {
      expect(true).toBe(true);
      expect(1);
      await expect(read()).resolves.toBeDefined();
      expect(['a', 'b']).toContain(read());
    });`);
  const expecting = namesThatExpect([file]);
  const silent = declaredTests(file).filter(({ usa }) => usa?.every((name) => !expecting.has(name)));
  expect(silent.map(({ dove }) => dove)).toEqual(['tests/said.test.ts:4']);
  expect(hollowExpectations(file)).toEqual([
    'tests/said.test.ts:6 expect(true).toBe(true)',
    'tests/said.test.ts:7 expect(1)',
    'tests/said.test.ts:8 expect(read()).resolves.toBeDefined()',
  ]);
});

/** Files share a process: what answers in the place of all clients of a kind would answer to those of the next file too. */
const answersForAll = ({ text }: Source): boolean =>
  [...text.matchAll(/^const (\w+) = mockClient\([A-Z]\w*\);$/gm)].some(
    ([, name = '']) => !text.includes(`${name}.restore()`),
  );

test('who answers in the place of a service leaves it as it was', () => {
  const faked = 'const s3 = mockClient(S3Client);\nafterEach(() => {\n  s3.reset();\n});\n';
  expect([faked, `${faked}afterAll(() => {\n  s3.restore();\n});\n`].map((text) => answersForAll(said(text)))).toEqual([
    true,
    false,
  ]);
  expect(tried.filter(answersForAll).map(({ path }) => path)).toEqual([]);
});
