import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whileBuilding } from '#lib/bundler.ts';
import { bundleHandlers } from '#lib/cloud/bundle.ts';

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'emolumenti-bundler-'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

/** How many processes of esbuild this one has begun and not ended. */
const services = async (): Promise<number> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.filter((stat) => new RegExp(`^\\d+ \\(esbuild\\) [^Z] ${process.pid} `).test(stat)).length;
};
const expectServices = (number: number): Promise<void> => expect.poll(services).toBe(number);

describe.skipIf(process.platform !== 'linux')('the process of esbuild', () => {
  test('is there while something is built, and ends with the last of those that build', async () => {
    const entry = join(out, 'due.ts');
    await writeFile(entry, 'export const due: number = 2;');
    const one = () => build({ entryPoints: [entry], outfile: join(out, 'due.js'), logLevel: 'error' });
    const stays = Promise.withResolvers<undefined>();
    const builder = whileBuilding(async () => {
      await one();
      await stays.promise;
      return one();
    });
    await whileBuilding(one);
    await expectServices(1);
    stays.resolve(undefined);
    expect((await builder).errors).toEqual([]);
    await expectServices(0);
  });

  test('ends when a build fails', async () => {
    await expect(
      whileBuilding(() => build({ entryPoints: [join(out, 'manca.ts')], logLevel: 'silent' })),
    ).rejects.toThrow(/manca\.ts/);
    await expectServices(0);
  });

  test('does not outlive the bundles of the Lambdas', async () => {
    await bundleHandlers(['functions/lavori/programmati/handler.ts'], join(out, 'lambda'));
    await expectServices(0);
  });
});
