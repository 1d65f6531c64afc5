import { expect, test } from 'vitest';
import { source, sources } from '#support/sources.ts';
import { folderCycles } from '#support/sources/folder-cycles.ts';

/** Where areas are put together: the handlers, and the lists that name every area, every kind of long work, every kind of exchange and every print. They stand above the rooms. */
const COMPOSITION =
  /^(shared\/contracts\/stampe\/index\.ts|functions\/(areas\.ts|.*\/handler\.ts|lavori\/flussi\.ts|(scambio|stampe)\/catalogo\.ts|scambio\/lavori\/esportazione\/letture\.ts))$/;

const rooms = sources('bin', 'lib', 'functions', 'web', 'shared', 'events').filter(
  ({ path }) => !COMPOSITION.test(path),
);

test('no children of a folder, files or folders, import each other in a circle', () => {
  expect(folderCycles(rooms)).toEqual([]);
});

test('an import planted back, through an alias, closes a circle that is told', () => {
  const planted = source('functions/platform/data/prova.ts', "import type { X } from '#platform/http/answer.ts';\n");
  expect(folderCycles([...rooms, planted])).toEqual([
    'functions/platform: caller, data, http, platform.ts, segreti.ts, work',
  ]);
});

test.each([
  ['a loose file and a folder', { 'a/x.ts': ['a/b/y.ts'], 'a/b/y.ts': ['a/x.ts'] }, ['a: b, x.ts']],
  [
    'two folders, through a third',
    { 'a/b/x.ts': ['a/c/y.ts'], 'a/c/y.ts': ['a/d/z.ts'], 'a/d/z.ts': ['a/b/w.ts'], 'a/b/w.ts': [] },
    ['a: b, c, d'],
  ],
  ['a layer above another', { 'a/b/x.ts': ['a/c/y.ts'], 'a/c/y.ts': [] }, []],
])('%s', (_what, imports, cycles) => {
  expect(folderCycles(Object.entries(imports).map(([path, targets]) => ({ path, imports: targets })))).toEqual(cycles);
});

test('a folder of over twenty sources is told: it may hold more than one thing', () => {
  const folders = Map.groupBy(sources('functions', 'shared', 'lib', 'web', 'tests'), ({ path }) =>
    path.slice(0, path.lastIndexOf('/')),
  );
  const crowded = [...folders]
    .filter(([, files]) => files.length > 20)
    .map(([folder, { length }]) => `${folder} (${length})`);
  if (crowded.length > 0) process.stdout.write(`rooms: over twenty sources in ${crowded.join(', ')}\n`);
  expect(folders.size).toBeGreaterThan(300);
});
