import { join } from 'node:path';
import { programArguments } from '#lib/command-line/arguments.ts';
import { buildWeb } from '#lib/web-build.ts';
import { chromiumPath } from '#support/home/chromium.ts';
import { forgetAnswers } from '#support/observed-answers.ts';
import { root } from '#support/sources.ts';
import { testAreas } from './run/area.ts';
import { testChanged } from './run/changed.ts';
import { enginesPassed, noteEnginesPassed } from './run/engines-stamp.ts';
import { filesLeft } from './run/of-the-day.ts';
import { program, summary, vitest, type Part } from './run/parts.ts';
import { printLastRun } from './run/times.ts';

const engines = (): Part => {
  const part = vitest({ name: 'engines', options: ['--project', 'engines', '--project', 'engines-apart'] });
  if (part.failed === 0) noteEnginesPassed();
  return part;
};

/** What the Lambdas get is tried on files that print, read a sent file and load every handler; with the whole suite when everything is asked for. */
const onBundles = (full: boolean): Part =>
  vitest({
    name: 'product on the bundles of the Lambdas',
    options: ['--project', 'product'],
    files: full ? [] : ['avvio/handlers', 'stampe/imposte', 'scambio/persone'],
    env: { BUNDLES: '1' },
  });

/**
 * Reads what the contracts promise against what the product answered. Where the files of today have not seen all of it, those of the other days run too:
 * what nobody saw is then seen by none of them.
 */
const everyAnswer = (full: boolean): Part[] => {
  const read = (): Part => program('every answer of every call', 'tests/contract-coverage.ts');
  const first = read();
  const files = full ? [] : filesLeft().filter((file) => file.startsWith('integration/'));
  if (first.failed === 0 || files.length === 0) return [first];
  return [vitest({ name: 'product of the other days', options: ['--project', 'product'], files }), read()];
};

/** Everything that must hold before a stop: types, lint, architecture, units, engines, the cloud templates, integration, the real browser. */
const testAll = async (full: boolean): Promise<number> => {
  forgetAnswers();
  // Everything asked for runs the samples of the day whole (`support/sample-of-the-day.ts`) and ten times as many generated payments.
  const part = full ? { CAMPIONE: 'intero', SITUAZIONI: '20000' } : { CAMPIONE: 'giorno' };
  const chromium = await chromiumPath();
  const web = join(root, 'node_modules', '.cache', 'emolumenti-web');
  await buildWeb(web, { minify: true });
  const skipEngines = !full && enginesPassed();
  const parts = [
    // The units hold the tests of the architecture.
    program('layout, types and rules', 'bin/check.ts', ['format', 'unused', 'types']),
    vitest({ name: 'units', options: ['--project', 'units', '--project', 'by-vite'], env: part }),
    vitest({ name: 'product', options: ['--project', 'product'], env: part }),
    ...everyAnswer(full),
    onBundles(full),
    ...(skipEngines ? [] : [engines()]),
    vitest({
      name: 'browser',
      options: ['--config', 'vitest.e2e.config.ts'],
      env: { ...part, CHROMIUM_PATH: chromium, WEB_DIR: web },
      secondLook: true,
    }),
  ];
  return summary(parts, [
    ...(skipEngines ? ['engines: unchanged since they passed here; npm run test:full runs them'] : []),
    ...(full
      ? []
      : [`${filesLeft().length} files are of other days: npm run test:full runs them (tests/run/of-the-day.ts)`]),
  ]);
};

const { values, positionals: areas } = programArguments({
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    da: { type: 'string' },
    times: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
  },
  positionals: Infinity,
});

const asked = async (): Promise<number> => {
  if (values.times || values.names) return printLastRun(values.names ? 'names' : 'times');
  if (values.changed) return testChanged(values.da);
  return areas.length > 0 ? testAreas(areas) : testAll(values.full);
};
process.exit(await asked());
