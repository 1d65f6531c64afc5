import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;

/** Types, lint and the architecture test, in this order; stops at the first that fails. */
const steps: readonly { readonly name: string; readonly script: string; readonly args: readonly string[] }[] = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  {
    name: 'lint',
    script: 'node_modules/eslint/bin/eslint.js',
    args: ['--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint', '.'],
  },
  { name: 'architecture', script: 'node_modules/vitest/vitest.mjs', args: ['run', 'tests/architecture.test.ts'] },
];

for (const { name, script, args } of steps) {
  process.stdout.write(`check: ${name}\n`);
  const { status } = spawnSync(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
