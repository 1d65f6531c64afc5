import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#support/sources.ts';

/** A project of its own folder with the bootstrap of this one. */
export interface TrialProject {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  /** Writes a package into a file, as npm does. @returns its entry in the lock */
  readonly pack: (name: string) => { readonly version: string; readonly resolved: string; readonly integrity: string };
  /** Runs a program by the bootstrap. @returns all it wrote */
  readonly run: (program: string, extra?: Readonly<Record<string, string>>) => Promise<string>;
  /** True when a path of the installed packages is there. */
  readonly there: (path: string) => boolean;
  readonly remove: () => void;
}

export const trialProject = (): TrialProject => {
  const folder = mkdtempSync(join(tmpdir(), 'installazione-'));
  for (const file of ['bootstrap.mjs', 'installation.mjs']) cpSync(join(root, 'bin', file), join(folder, 'bin', file));
  const write: TrialProject['write'] = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    folder,
    write,
    pack: (name) => {
      write('package/package.json', JSON.stringify({ name, version: '1.0.0' }));
      write('package/index.js', `module.exports = '${name} intero';`);
      spawnSync('tar', ['-czf', `${name}.tgz`, 'package'], { cwd: folder });
      rmSync(join(folder, 'package'), { recursive: true });
      return { version: '1.0.0', resolved: `file:${name}.tgz`, integrity: integrityOf(join(folder, `${name}.tgz`)) };
    },
    run: (program, extra = {}) =>
      new Promise((resolve) => {
        const env = { ...process.env, npm_config_cache: join(folder, 'cache'), ...extra };
        const child = spawn(process.execPath, ['bin/bootstrap.mjs', program], { cwd: folder, env });
        let text = '';
        child.stdout.on('data', (chunk) => (text += String(chunk)));
        child.stderr.on('data', (chunk) => (text += String(chunk)));
        child.on('close', () => resolve(text));
      }),
    there: (path) => existsSync(join(folder, 'node_modules', path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const integrityOf = (file: string): string =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
