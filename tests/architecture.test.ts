import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas } from '#lib/areas.ts';
import { workflows } from '#lib/workflows/index.ts';
import { contracts } from '#shared/contracts/index.ts';
import { importRules, offenders } from '#support/architecture/import-rules.ts';
import { root, source, sources, type Source } from '#support/sources.ts';
import { importCycles } from '#support/sources/import-cycles.ts';

const all = sources('bin', 'lib', 'functions', 'web', 'shared', 'events');
const below = (prefix: string): Source[] => all.filter(({ path }) => path.startsWith(prefix));

/** Names of the folders below a place that have a certain file of their own. */
const areasBelow = (place: string, file: string): string[] =>
  below(place)
    .flatMap(({ path }) =>
      path.split('/').length === place.split('/').length + 1 && path.endsWith(`/${file}`)
        ? [path.split('/').at(-2) ?? '']
        : [],
    )
    .toSorted();

/** Folders of functions/ that lie below the areas. */
const LAYERS = ['platform', 'riferimento', 'archivio', 'colonne', 'impaginazione'];

/** Where areas are put together: a handler hands down the hooks, the lists name every area, every kind of long work, every kind of exchange and every print. */
const COMPOSITION =
  /^functions\/(areas\.ts|.*\/handler\.ts|lavori\/flussi\.ts|(scambio|stampe)\/catalogo\.ts|scambio\/lavori\/esportazione\/letture\.ts)$/;

/** Arrows between areas that the house allows. Machines that several areas share lie in a layer below them. */
const ARROWS = 11;

/** 'area → other area' for each import of one area's source from another. */
const arrowsOf = ({ path, imports }: Source): string[] => {
  const from = path.split('/')[1] ?? '';
  if (COMPOSITION.test(path) || LAYERS.includes(from)) return [];
  return imports.flatMap((target) => {
    const [place, to = ''] = target.split('/');
    return place !== 'functions' || to === from || LAYERS.includes(to) || target === 'functions/areas.ts'
      ? []
      : [`${from} → ${to}`];
  });
};

/** Returns the arrows that are left when those into areas that call nobody are taken away: a circle, and what leads to it. */
const circleOf = (arrows: readonly string[]): string[] => {
  let left = arrows;
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    left = left.filter((arrow) => left.some((other) => other.split(' → ')[0] === arrow.split(' → ')[1]));
  }
  return [...left];
};

describe('direction of imports', () => {
  test.each(importRules)('$name', (rule) => {
    expect(offenders(rule, all)).toEqual([]);
  });
  test.each(importRules)('an import planted against it is told: $name', (rule) => {
    const [path, specifier] = rule.planted;
    const planted = source(path, `import type { X } from '${specifier}';\n`);
    expect(offenders(rule, [...all, planted])).toEqual([`${path} → ${planted.imports[0]}`]);
  });
  test('areas call each other along a graph without circles', () => {
    const arrows = [...new Set(below('functions/').flatMap(arrowsOf))].toSorted();
    expect(arrows.length, arrows.join(', ')).toBeLessThanOrEqual(ARROWS);
    expect(circleOf(arrows)).toEqual([]);
  });
  test('an arrow planted back, and one too many, are told', () => {
    const back = source('functions/anagrafe/prova.ts', "import type { X } from '#functions/scambio/routes.ts';\n");
    const arrows = [...new Set([...below('functions/'), back].flatMap(arrowsOf))];
    expect(arrows).toContain('anagrafe → scambio');
    expect(circleOf(arrows)).toEqual(expect.arrayContaining(['anagrafe → scambio', 'scambio → anagrafe']));
  });
  test('above the archive nobody is handed the code of a school, nor the whole table', () => {
    const areas = below('functions/').filter(
      ({ path }) => path.split('/').length > 2 && !LAYERS.includes(path.split('/')[1] ?? ''),
    );
    const named = areas.filter(({ text }) =>
      /\bcodmin\b|\bStore\b/.test(text.replace(/\b(archivio|sessione)\.codmin\b|codmin: base\.codmin/g, '')),
    );
    expect(named.map(({ path }) => path).toSorted()).toEqual([
      'functions/accesso/accesso-service.ts',
      'functions/accesso/atti-sui-conti.ts',
      'functions/accesso/conti-service.ts',
      'functions/accesso/inviti.ts',
      'functions/accesso/primo-accesso.ts',
      'functions/accesso/regole-utenti.ts',
      'functions/accesso/righe-utenti.ts',
      'functions/accesso/ruoli-approvati.ts',
      'functions/accesso/sessioni-proprie.ts',
      'functions/accesso/utenti-service.ts',
      // the user that a person is, and the one linked to a merged person, are global items
      'functions/anagrafe/dati-personali/utente.ts',
      'functions/anagrafe/lavori/accorpa-anagrafe/accorpa-anagrafe.ts',
      // a rule names a role that some user of the school has: users are global items
      'functions/casa/approvazioni/chiamate.ts',
      'functions/casa/approvazioni/regole.ts',
      // tells the state machine whose work to stop
      'functions/lavori/lavori-service.ts',
      // begins the work of the day in every school
      'functions/lavori/programmati/programmati.ts',
      // look for work that waits, or that nobody performs any more, in every school
      'functions/lavori/riavvio/interrotti.ts',
      'functions/lavori/riavvio/riavvio.ts',
      // sends what follows an import by itself
      'functions/scambio/lavori/importazione/fase.ts',
    ]);
  });
  test('no file imports itself through others, not even for a type', () => {
    expect(importCycles(all)).toEqual([]);
  });
});

describe('shape of the project', () => {
  test('every area has its contracts, its folder of functions, its entry among the areas', () => {
    const named = Object.keys(contracts).toSorted();
    expect(Object.keys(areas).toSorted()).toEqual(named);
    expect(areasBelow('shared/contracts/', 'index.ts')).toEqual(named);
    expect(areasBelow('functions/', 'handler.ts')).toEqual(named);
  });
  test('every file of routes, and every print, is in the union of its area', () => {
    const united = below('shared/contracts/').filter(({ path }) => path.endsWith('/index.ts'));
    expect(
      below('shared/contracts/')
        .filter(({ text }) => /^export const (\w+Routes = \{|\w+ = stampa\()/m.test(text))
        .filter(({ path }) => !united.some((index) => index.path === path || index.imports.includes(path)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('every kind of long work is declared beside its steps, and is among the kinds', () => {
    const folders = [...new Set(all.flatMap(({ path }) => /^functions\/\w+\/lavori\/[\w-]+\//.exec(path)?.[0] ?? []))];
    expect(
      Object.values(workflows)
        .map(({ handler }) => handler.replace(/handler\.ts$/, ''))
        .toSorted(),
    ).toEqual(folders.toSorted());
    const paths = all.map(({ path }) => path);
    for (const folder of folders)
      expect(paths).toEqual(expect.arrayContaining([`${folder}lavoro.ts`, `${folder}handler.ts`]));
  });
  test('the top level is the one the README describes', () => {
    const visible = readdirSync(root).filter(
      (name) => !name.startsWith('.') && !/^(node_modules|cdk\.out|reports|coverage)$/.test(name),
    );
    expect(visible.toSorted()).toEqual([
      'ALLARMI.md',
      'ASVS.md',
      'DEPLOY.md',
      'DOSSIER.md',
      'README.md',
      'bin',
      'cdk.json',
      'events',
      'functions',
      'lib',
      'package-lock.json',
      'package.json',
      'shared',
      'tests',
      'tsconfig.json',
      'vitest.config.ts',
      'vitest.e2e.config.ts',
      'vitest.fuori.config.ts',
      'web',
    ]);
  });
  test('a base name is of shared or of web, not of both', () => {
    const baseName = ({ path }: Source): string => (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
    const ofShared = new Set(below('shared/').map(baseName));
    expect(
      below('web/')
        .filter((one) => ofShared.has(baseName(one)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('no folder or file is called utils, helpers, common or misc', () => {
    expect(
      all.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.|-)/.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });
});
