import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas } from '#lib/areas.ts';
import { workflows } from '#lib/workflows/index.ts';
import { contracts } from '#shared/contracts/index.ts';
import { root, sources, type Source } from '#support/sources.ts';
import { importCycles } from '#support/sources/import-cycles.ts';

const all = sources('bin', 'lib', 'functions', 'web', 'shared', 'events');
const below = (prefix: string): Source[] => all.filter(({ path }) => path.startsWith(prefix));

/** Files below `prefix` that import something the predicate forbids, as 'file → import'. */
const offenders = (prefix: string, forbidden: (target: string, source: Source) => boolean): string[] =>
  below(prefix).flatMap((source) =>
    source.imports.filter((target) => forbidden(target, source)).map((target) => `${source.path} → ${target}`),
  );

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
const LAYERS = ['platform', 'riferimento', 'archivio'];

/** Where areas are put together: a handler hands down the hooks, the two lists name every area and every kind of long work. */
const COMPOSITION =
  /^functions\/(areas\.ts|.*\/handler\.ts|lavori\/flussi\.ts|scambio\/lavori\/esportazione\/letture\.ts)$/;

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

const isPackage = (target: string): boolean =>
  !/^(\.|shared\/|functions\/|web\/|lib\/|bin\/|events\/|tests\/)/.test(target);

describe('direction of imports', () => {
  test('shared imports zod, date-fns, ibantools, the codice fiscale package and itself', () => {
    expect(
      offenders('shared/', (target) =>
        isPackage(target)
          ? !/^(zod|date-fns|@date-fns\/tz|ibantools|@marketto\/codice-fiscale-utils)(\/|$)/.test(target)
          : !target.startsWith('shared/'),
      ),
    ).toEqual([]);
  });
  test('money imports nothing of ours, rules only money, calculation only rules, money and itself', () => {
    expect(offenders('shared/money/', (target) => !isPackage(target) && !target.startsWith('shared/money/'))).toEqual(
      [],
    );
    expect(
      offenders('shared/rules/', (target) => !isPackage(target) && !/^shared\/(money|rules)\//.test(target)),
    ).toEqual([]);
    expect(
      offenders(
        'shared/calculation/',
        (target) => !isPackage(target) && !/^shared\/(money|rules|calculation|domain)\//.test(target),
      ),
    ).toEqual([]);
  });
  test('contracts and domain never import rules or calculation', () => {
    expect(
      offenders('shared/contracts/', (target) => /^shared\/(rules|calculation|instradamento|scadenze)\//.test(target)),
    ).toEqual([]);
    expect(offenders('shared/domain/', (target) => /^shared\/(rules|calculation|contracts)\//.test(target))).toEqual(
      [],
    );
  });
  test('the platform knows no domain area', () => {
    expect(
      offenders(
        'functions/platform/',
        (target) => target.startsWith('functions/') && !target.startsWith('functions/platform/'),
      ),
    ).toEqual([]);
  });
  test('the archive knows what is stored and nothing of what is done with it', () => {
    expect(
      offenders(
        'functions/archivio/',
        (target) => !isPackage(target) && !/^(shared|functions\/(platform|riferimento|archivio))\//.test(target),
      ),
    ).toEqual([]);
    expect(
      offenders(
        'functions/riferimento/',
        (target) => !isPackage(target) && !/^(shared|functions\/(platform|riferimento))\//.test(target),
      ),
    ).toEqual([]);
  });
  test('areas call each other along a graph without circles', () => {
    const arrows = [...new Set(below('functions/').flatMap(arrowsOf))].toSorted();
    expect(arrows).toEqual([
      'accesso → anagrafe',
      'assenze → servizi',
      'casa → cedolini',
      'casa → denunce',
      'cedolini → anagrafe',
      'cedolini → assenze',
      'denunce → assenze',
      'scambio → anagrafe',
      'scambio → assenze',
      'scambio → scuola',
      'scambio → servizi',
      'scambio → tabelle',
      'stampe → assenze',
      'stampe → cedolini',
      'stampe → denunce',
      'stampe → scuola',
      'stampe → servizi',
    ]);
    let left = arrows.map((arrow) => arrow.split(' → '));
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = left.filter(([, to]) => left.some(([from]) => from === to));
    }
    expect(left).toEqual([]);
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
      'functions/accesso/inviti.ts',
      'functions/accesso/utenti-service.ts',
      // the user that a person is, and the one linked to a merged person, are global items
      'functions/anagrafe/dati-personali/utente.ts',
      'functions/anagrafe/lavori/accorpa-anagrafe/accorpa-anagrafe.ts',
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
  test('functions never import web, lib or bin, and an area does not import the index of all contracts', () => {
    expect(
      offenders(
        'functions/',
        (target, { path }) =>
          /^(web|lib|bin)\//.test(target) ||
          // the list of the areas takes types only
          (target === 'shared/contracts/index.ts' && path !== 'functions/areas.ts'),
      ),
    ).toEqual([]);
  });
  test('an area of the browser imports no other area; ui knows neither areas nor app; api knows neither ui nor areas', () => {
    expect(
      offenders(
        'web/src/areas/',
        (target, { path }) =>
          target.startsWith('web/src/app/') ||
          (target.startsWith('web/src/areas/') && target.split('/')[3] !== path.split('/')[3]),
      ),
    ).toEqual([]);
    expect(offenders('web/src/ui/', (target) => /^web\/src\/(areas|app)\//.test(target))).toEqual([]);
    expect(offenders('web/src/api/', (target) => /^web\/src\/(ui|areas|app)\//.test(target))).toEqual([]);
  });
  test('the catalogue shows the parts and nothing of the screens; nothing but itself imports it', () => {
    expect(offenders('web/src/catalogo/', (target) => /^web\/src\/(areas|app)\//.test(target))).toEqual([]);
    expect(
      offenders(
        '',
        (target, { path }) => target.startsWith('web/src/catalogo/') && !path.startsWith('web/src/catalogo/'),
      ),
    ).toEqual([]);
  });
  test('nothing but bin and tests imports bin; nothing but web imports web', () => {
    expect(
      all
        .filter(({ path }) => !path.startsWith('bin/'))
        .flatMap(({ path, imports }) =>
          imports.filter((target) => target.startsWith('bin/')).map((target) => `${path} → ${target}`),
        ),
    ).toEqual([]);
    expect(
      all
        .filter(({ path }) => !path.startsWith('web/'))
        .flatMap(({ path, imports }) =>
          imports.filter((target) => target.startsWith('web/')).map((target) => `${path} → ${target}`),
        ),
    ).toEqual([]);
  });
  test('no file imports itself through others, not even for a type', () => {
    expect(importCycles(all)).toEqual([]);
  });
  test('only the local home knows the engines, only the cloud home knows CDK', () => {
    expect(
      all
        .filter(({ path }) => !path.startsWith('lib/local/') && path !== 'lib/workflows/asl-problems.ts')
        .flatMap(({ path, imports }) =>
          imports
            .filter((target) => /^(dynalite|classic-level|oidc-provider|jsonata)/.test(target))
            .map((target) => `${path} → ${target}`),
        ),
    ).toEqual([]);
    expect(
      all
        .filter(({ path }) => !/^(lib\/cloud\/|bin\/(cloud|synth))/.test(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter((target) => /^(aws-cdk-lib|constructs|cdk-nag)/.test(target))
            .map((target) => `${path} → ${target}`),
        ),
    ).toEqual([]);
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
      'README.md',
      'bin',
      'cdk.json',
      'eslint.config.js',
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
      'web',
    ]);
  });
  test('no folder or file is called utils, helpers, common or misc', () => {
    expect(
      all.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.|-)/.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });
});
