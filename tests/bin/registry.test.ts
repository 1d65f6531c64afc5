import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closed, listen } from '#lib/local/listen.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { trialProject, type TrialProject } from './trial-project.ts';

const NAME = '@prove/prodotto';
const PROGRAM = 'bin/local.ts';

let project: TrialProject;
let server: Server;
let origin: string;
/** The requests that reached the registry, in order. */
let asked: string[];
/** Where the registry keeps the package. */
let place: string;
let integrity: string;

beforeEach(async () => {
  project = trialProject();
  const packed = project.pack('prodotto');
  integrity = packed.integrity;
  const manifest = { name: 'progetto', version: '1.0.0', dependencies: { [NAME]: '1.0.0' } };
  const entry = { version: packed.version, integrity };
  project.write('package.json', JSON.stringify(manifest));
  project.write(
    'package-lock.json',
    JSON.stringify({ lockfileVersion: 3, packages: { '': manifest, [`node_modules/${NAME}`]: entry } }),
  );
  project.write(PROGRAM, `console.log(require('${NAME}'));`);
  asked = [];
  place = '/@prove/prodotto/-/prodotto-1.0.0.tgz';
  const port = await freePortBlock();
  origin = `http://127.0.0.1:${port}`;
  server = await listen(port, async ({ url = '' }, response) => {
    asked.push(url);
    const body = answerTo(url);
    response.writeHead(body === undefined ? 404 : 200);
    response.end(body);
  });
});
afterEach(async () => {
  await closed(server);
  project.remove();
});

const answerTo = (url: string): string | Buffer | undefined => {
  if (url === place) return readFileSync(join(project.folder, 'prodotto.tgz'));
  if (url !== '/@prove%2fprodotto') return undefined;
  const version = { name: NAME, version: '1.0.0', dist: { tarball: `${origin}${place}`, integrity } };
  return JSON.stringify({ name: NAME, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } });
};

const run = (): Promise<string> => project.run(PROGRAM, { npm_config_registry: `${origin}/` });

test('the registry is asked for the packages and not for their histories', async () => {
  expect(await run()).toContain('prodotto intero');
  expect(asked).toEqual([place]);
  expect(readFileSync(join(project.folder, 'package-lock.json'), 'utf8')).not.toContain('resolved');
});

test('a registry that keeps them at another place is asked where', async () => {
  place = '/magazzino/1.tgz';
  expect(await run()).toContain('prodotto intero');
  expect(asked.slice(-2)).toEqual(['/@prove%2fprodotto', place]);
});

test('the copy of the lock goes away, also that of a command that was cut', async () => {
  project.write('npm-shrinkwrap.json', '{');
  expect(await run()).toContain('prodotto intero');
  expect(() => rmSync(join(project.folder, 'npm-shrinkwrap.json'))).toThrow('ENOENT');
});
