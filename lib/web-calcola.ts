import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { whileBuilding } from './bundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SCRIPT = 'web/src/calcola/pagina.ts';
const STYLE = 'web/src/calcola/stile.css';

/** Cloudscape's design tokens as its package publishes them: each with the value it has in the light theme. */
const TOKENS = 'node_modules/@cloudscape-design/components/internal/generated/styles/tokens.js';

/** A style that names design tokens gets the values of those it names, and of no other: the whole theme weighs as much as the page. */
const designTokens: Plugin = {
  name: 'design-tokens',
  setup: ({ onLoad }) =>
    onLoad({ filter: /calcola[/\\]stile\.css$/ }, async ({ path }) => {
      const style = await readFile(path, 'utf8');
      const values = tokenValues(await readFile(join(root, TOKENS), 'utf8'));
      const named = [...new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))];
      const unknown = named.filter((name) => !values.has(name));
      if (unknown.length > 0) return { errors: [{ text: `No design token is called ${unknown.join(', ')}` }] };
      const declared = named.map((name) => `${name}:${values.get(name) ?? ''}`).join(';');
      return { contents: `:root{${declared}}\n${style}`, loader: 'css' };
    }),
};

/** The value of each token by its name, without the hash that the package adds. */
const tokenValues = (tokens: string): ReadonlyMap<string, string> =>
  new Map(
    [...tokens.matchAll(/"var\((--[\w-]+)-[a-z0-9]{6}, (.*)\)";/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('\\"', '"'),
    ]),
  );

/** How the public calculator is bundled: its page first, its engine and rules in a part that comes later. */
export const calculatorBuildOptions = (outdir: string, { minify }: { readonly minify: boolean }) =>
  ({
    absWorkingDir: root,
    entryPoints: { pagina: SCRIPT, stile: STYLE },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify,
    sourcemap: minify ? false : 'linked',
    metafile: true,
    logLevel: 'error',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [designTokens],
  }) satisfies BuildOptions;

interface Options {
  readonly minify: boolean;
}

/** Builds the page of the calculator into the folder `calcola` of a site. */
export const buildCalculator = (outdir: string, options: Options): Promise<void> =>
  whileBuilding(() => buildCalculatorBeside(outdir, options));

/** Builds it beside another builder, which ends esbuild's process when its own work ends. */
export const buildCalculatorBeside = async (outdir: string, options: Options): Promise<void> => {
  const folder = join(outdir, 'calcola');
  await mkdir(folder, { recursive: true });
  const { metafile } = await build(calculatorBuildOptions(folder, options));
  await writeFile(join(folder, 'index.html'), page(outputOf(metafile, SCRIPT), outputOf(metafile, STYLE)));
};

const outputOf = ({ outputs }: Metafile, source: string): string => {
  const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (output === undefined) throw new Error(`The build of the calculator has no ${source}`);
  return basename(output);
};

const page = (script: string, style: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calcolatrice dei compensi della scuola · Emolumenti</title>
<meta name="description" content="Lordo Stato, lordo dipendente e netto di chi è pagato da una scuola, con formula e norma di ogni cifra.">
<link rel="icon" href="/icona.svg" type="image/svg+xml">
<link rel="stylesheet" href="/calcola/${style}">
<script type="module" src="/calcola/${script}"></script>
</head>
<body>
<noscript>Per usare la calcolatrice serve JavaScript: il conto si fa in questa pagina, e niente viene inviato.</noscript>
</body>
</html>
`;
