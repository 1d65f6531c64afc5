import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#support/sources.ts';
import { fingerprintOf } from '#support/sources/fingerprint.ts';
import { filesLeft } from './of-the-day.ts';

/**
 * What the behaviour of the embedded engines depends on, of the work they resume after a kill, of the start that a kill
 * may interrupt, and of who reads the files that people send.
 */
const SOURCES = [
  'bin/bootstrap.mjs',
  'bin/local.ts',
  'lib/local',
  'lib/workflows',
  'functions/archivio/cedolini',
  'functions/cedolini',
  'functions/lavori',
  'functions/platform',
  'functions/scambio',
  'tests/lib/local',
  'tests/integration/avvio/crash.test.ts',
  'tests/integration/casa/avvisi/crash.test.ts',
  'tests/integration/cedolini/crash.test.ts',
  'tests/integration/cedolini/elaborazione/crash.test.ts',
  'tests/integration/scambio/file-ostili',
  'tests/support/home',
  'package-lock.json',
] as const;

/** The sources, and the files of the engines that are left to other days: those run on theirs. */
const triedNow = (): string => [fingerprintOf(SOURCES), ...filesLeft().filter((file) => /crash$/.test(file))].join(' ');

/** Not in the repository: a clean clone has none and runs the engines. */
const stamp = join(root, 'node_modules', '.cache', 'engines-passed');

/** True when the engine suites passed here on these very sources. */
export const enginesPassed = (): boolean => {
  try {
    return readFileSync(stamp, 'utf8') === triedNow();
  } catch {
    return false;
  }
};

export const noteEnginesPassed = (): void => {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, triedNow());
};
