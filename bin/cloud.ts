import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloudApp } from '../lib/cloud/app.ts';
import { buildWeb } from '../lib/web-build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache');
const webDir = join(cache, 'emolumenti-web');

await buildWeb(webDir, { minify: true });
(
  await cloudApp({ webDir, bundleDir: join(cache, 'lambda'), version: process.env.npm_package_version ?? '0.1.0' })
).synth();
