import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { canarino } from '#events/canarino.ts';
import { schedules } from '#events/schedules.ts';
import { versioniSuperate } from '#events/versioni.ts';
import { fontFiles } from '#functions/impaginazione/layout/pdf/font-files.ts';
import { areas } from '../areas.ts';
import { whileBuilding } from '../bundler.ts';
import { workflows } from '../workflows/index.ts';

/** Every handler of the product: those of the areas, of the steps of long work, of what runs by itself. */
export const handlerPaths: readonly string[] = [
  ...Object.values(areas).map(({ handler }) => handler),
  ...Object.values(workflows).flatMap(({ handler, lettore }) => (lettore ? [handler, lettore.handler] : [handler])),
  ...new Set([...schedules, canarino, versioniSuperate].map(({ handler }) => handler)),
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** Some dependencies are CommonJS: inside an ES module they need a `require` of their own. */
const BANNER =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);';

/** A module of values alone (`*.calcolato.ts`) is computed here: a bundle has what they come to, not all that they come from. */
const calcolati: Plugin = {
  name: 'calcolati',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.calcolato\.ts$/ }, async ({ path }) => {
      const valori: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
      const righe = Object.entries(valori).map(([nome, valore]) => `export const ${nome} = ${JSON.stringify(valore)};`);
      return { contents: righe.join('\n') };
    });
  },
};

/** The folder of the bundle of each handler, by the handler's path. */
export const bundleFolders = (handlers: readonly string[], outdir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(handlers.map((handler) => [handler, join(outdir, bundleName(handler))]));

/** Name of a handler's folder: 'functions/stampe/lavori/stampa/handler.ts' → 'stampe-lavori-stampa'. */
const bundleName = (handler: string): string =>
  dirname(handler)
    .replace(/^functions\//, '')
    .replaceAll('/', '-');

/**
 * Bundles each handler into a folder of its own (index.mjs), as the Lambda runs it; what is imported on demand (the archive of towns) is a file
 * beside it, read when it is first needed. @returns folder by handler path
 * The fonts go where a handler prints.
 */
export const bundleHandlers = async (
  handlers: readonly string[],
  outdir: string,
): Promise<Readonly<Record<string, string>>> => {
  await rm(outdir, { recursive: true, force: true });
  const folders = bundleFolders(handlers, outdir);
  await whileBuilding(async () => {
    for (const [handler, folder] of Object.entries(folders)) await bundleHandler(handler, folder);
  });
  return folders;
};

const bundleHandler = async (handler: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { index: handler },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    // beside the bundle, so that the stack of an error says a line of ours
    sourcemap: 'linked',
    sourcesContent: false,
    keepNames: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    banner: { js: BANNER },
    plugins: [calcolati],
  });
  if (Object.keys(metafile.inputs).some((input) => input.endsWith('layout/font-files.ts'))) await copyFonts(folder);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n');
};

const copyFonts = async (folder: string): Promise<void> => {
  for (const font of Object.values(fontFiles)) {
    await mkdir(join(folder, 'fonts'), { recursive: true });
    await cp(require.resolve(font), join(folder, 'fonts', basename(font)));
  }
};
