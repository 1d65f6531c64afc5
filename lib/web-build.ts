import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { whileBuilding } from './bundler.ts';
import { sourcesHash } from './sources-hash.ts';
import { buildCalculator } from './web-calcola.ts';
import { firstLoadTogether } from './web-first-load.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ENTRY = 'web/src/app/main.tsx';

/** Cloudscape's global styles without their eight base64 fonts: the page uses what the system has. */
const withoutEmbeddedFonts: Plugin = {
  name: 'without-embedded-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /global-styles[/\\]index\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, ''),
      loader: 'css',
    })),
};

/** The worker of the PDF viewer is a script of its own, served from here like every other: importing it gives its address. */
const pdfWorkerAsAsset: Plugin = {
  name: 'pdf-worker-as-asset',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdfjs-dist[/\\]build[/\\]pdf\.worker\.min\.mjs$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    })),
};

/** How the SPA is bundled: split by route, hashed names, no embedded fonts. */
export const webBuildOptions = (
  outdir: string,
  { minify, react = 'production' }: { readonly minify: boolean; readonly react?: 'production' | 'development' },
) =>
  ({
    absWorkingDir: root,
    entryPoints: { app: ENTRY },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify,
    sourcemap: minify ? false : 'linked',
    metafile: true,
    logLevel: 'error',
    legalComments: 'none',
    mainFields: ['browser', 'module', 'main'],
    entryNames: '[name]-[hash]',
    chunkNames: 'parti/[name]-[hash]',
    assetNames: 'parti/[name]-[hash]',
    loader: { '.svg': 'file', '.woff2': 'empty', '.woff': 'empty' },
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
    plugins: [withoutEmbeddedFonts, pdfWorkerAsAsset],
  }) satisfies BuildOptions;

/**
 * Builds the SPA into `outdir`: index.html, hashed scripts and styles split by route, the static files of web/public, the public calculator.
 * A build whose sources did not change is kept as it is. @returns true when something was built
 */
export const buildWeb = async (outdir: string, options: { readonly minify: boolean }): Promise<boolean> => {
  const mark = join(outdir, '.sources');
  const sources = `${options.minify ? 'minified' : 'plain'} ${await sourcesHash('web', 'shared', 'lib/web-build.ts', 'lib/web-first-load.ts', 'lib/web-calcola.ts')}`;
  if ((await readFile(mark, 'utf8').catch(() => '')) === sources) return false;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { script, first, style } = await whileBuilding(() => buildParts(webBuildOptions(outdir, options)));
  const early = first.map((part) => `\n<link rel="modulepreload" href="/parti/${fileName(part)}">`).join('');
  await writeIndex(outdir, fileName(script), style === undefined ? undefined : fileName(style), early);
  await buildCalculator(outdir, options);
  await writeFile(mark, sources);
  return true;
};

type Options = ReturnType<typeof webBuildOptions>;

interface Built {
  readonly script: string;
  /** The parts that the script imports at once. */
  readonly first: readonly string[];
  readonly style: string | undefined;
}

/**
 * Builds the scripts, then the one style of the whole program: left to itself esbuild writes a style for each part that is loaded
 * later too, most of a megabyte each, that nothing asks for, and takes half of its time for them.
 */
const buildParts = async (options: Options): Promise<Built> => {
  const withoutStyles = { ...options.loader, '.css': 'empty' } as const;
  const { metafile } = await build({
    ...options,
    loader: withoutStyles,
    plugins: [pdfWorkerAsAsset, firstLoadTogether(root, ENTRY)],
  });
  const [script, entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY) ?? [];
  if (script === undefined || entry === undefined) throw new Error('The web build has no entry script');
  const styles = stylesOf(metafile);
  const contents = styles.map((path) => `@import ${JSON.stringify(`./${path}`)};`).join('\n');
  const { outdir, minify, metafile: told, logLevel, legalComments, target, entryNames } = options;
  const style = await build({
    outdir,
    minify,
    metafile: told,
    logLevel,
    legalComments,
    target,
    absWorkingDir: root,
    plugins: [withoutEmbeddedFonts],
    stdin: { contents, loader: 'css', resolveDir: root },
    bundle: true,
    entryNames: entryNames.replace('[name]', 'app'),
    loader: options.loader,
  });
  const first = entry.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  return { script, first, style: Object.keys(style.metafile.outputs).find((path) => path.endsWith('.css')) };
};

/** The styles that the program imports, in the order in which its sources name them, each after what it imports. */
const stylesOf = ({ inputs }: Metafile): readonly string[] => {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, external } of inputs[path]?.imports ?? []) if (external !== true) visit(imported);
    if (path.endsWith('.css')) found.push(path);
  };
  visit(ENTRY);
  return found;
};

/** Writes index.html, which loads a script and a style, with `beside` in its head, and the static files of web/public. */
export const writeIndex = async (
  outdir: string,
  script: string,
  style: string | undefined,
  beside = '',
): Promise<void> => {
  await cp(join(root, 'web/public'), outdir, { recursive: true });
  await writePage(join(outdir, 'index.html'), script, style, beside);
};

/** Writes a page that loads a script and a style, with `beside` in its head. */
export const writePage = (file: string, script: string, style: string | undefined, beside: string): Promise<void> =>
  writeFile(file, page(script, style, beside));

const fileName = (path: string): string => path.split('/').at(-1) ?? path;

/** The page before its scripts: the bar is there at once, as `web/src/app/barra-sola.tsx` draws it. */
const page = (script: string, style: string | undefined, beside: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Emolumenti</title>
<link rel="icon" href="/icona.svg" type="image/svg+xml">
${style === undefined ? '' : `<link rel="stylesheet" href="/${style}">`}
<script type="module" src="/${script}"></script>${beside}
</head>
<body>
<div id="app">
<div style="display: flex; align-items: center; gap: 12px; padding: 10px 20px; background: #0f141a; color: #ffffff; font-family: 'Open Sans', 'Helvetica Neue', Roboto, Arial, sans-serif"><img src="/icona.svg" alt="" width="28" height="28"><b>Emolumenti</b></div>
</div>
<noscript>Per usare Emolumenti serve JavaScript: abilitarlo nelle impostazioni del browser.</noscript>
</body>
</html>
`;
