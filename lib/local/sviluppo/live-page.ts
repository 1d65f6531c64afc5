import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { context, type BuildFailure, type Plugin } from 'esbuild';
import { whileBuilding } from '../../bundler.ts';
import { webBuildOptions, writeIndex, writePage } from '../../web-build.ts';
import { buildCalculatorBeside } from '../../web-calcola.ts';

/** Where the page hears that it changed. */
const EVENTS = '/sviluppo/eventi';

/** The script beside the page: it loads the page again when it was built, and shows why it was not. */
const SCRIPT = `
const eventi = new EventSource(${JSON.stringify(EVENTS)});
eventi.addEventListener('ricarica', () => location.reload());
eventi.addEventListener('errore', ({ data }) => {
  const detto = document.createElement('pre');
  detto.textContent = JSON.parse(data);
  Object.assign(detto.style, { position: 'fixed', inset: '0', zIndex: '99999', margin: '0', padding: '24px', overflow: 'auto', background: '#1b1b1b', color: '#ff9d9d' });
  document.body.append(detto);
});
`;

/** The page as it is developed: built again when its sources change, and loaded again where it is open. */
export interface LivePage {
  /** Builds what changed and tells the open pages. @returns why it could not, the page staying as it was; null when it could */
  readonly rebuild: () => Promise<string | null>;
  /** Answers the pages that listen; false for any other address. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  readonly close: () => Promise<void>;
}

/** The pages that are built: the product, and the catalogue of its parts, which exists here alone. */
const ENTRIES = { app: 'web/src/app/main.tsx', catalogo: 'web/src/catalogo/main.tsx' };
/** The script beside both. */
const BESIDE = '<script type="module" src="/sviluppo.js"></script>';
/** The name of a page's style once the first build has left it: the builds after it leave an empty one. */
const styleOf = (entry: keyof typeof ENTRIES): string => `stile-${entry}.css`;

/** Leaves styles out of every build but the first: they are the packages' own, three quarters of what a build writes. */
const stylesOnce = (isBuilt: () => boolean): Plugin => ({
  name: 'styles-once',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, () => (isBuilt() ? { contents: '', loader: 'css' as const } : undefined)),
});

/** Builds the page and the catalogue into `outdir` with linked source maps and the development React. @throws when the first build fails */
export const livePage = async (outdir: string): Promise<LivePage> => {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const options = webBuildOptions(outdir, { minify: false, react: 'development' });
  let built = false;
  const builder = await context({
    ...options,
    entryPoints: ENTRIES,
    loader: { ...options.loader, '.pdf': 'file' },
    plugins: [stylesOnce(() => built), ...options.plugins],
    entryNames: '[name]',
    metafile: false,
    logLevel: 'silent',
  });
  const build = async (): Promise<void> => {
    await builder.rebuild();
    await buildCalculatorBeside(outdir, { minify: false });
    if (built) return;
    built = true;
    await rename(join(outdir, 'app.css'), join(outdir, styleOf('app')));
    await rename(join(outdir, 'catalogo.css'), join(outdir, styleOf('catalogo')));
    await writeIndex(outdir, 'app.js', styleOf('app'), BESIDE);
    await writePage(join(outdir, 'catalogo.html'), 'catalogo.js', styleOf('catalogo'), BESIDE);
    await writeFile(join(outdir, 'sviluppo.js'), SCRIPT);
  };
  const listening = new Set<ServerResponse>();
  const tell = (event: string, data: unknown): void => {
    for (const page of listening) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  await build();
  return {
    rebuild: async () => {
      try {
        await build();
        tell('ricarica', null);
        return null;
      } catch (error) {
        const reason = reasonOf(error);
        tell('errore', reason);
        return reason;
      }
    },
    answer: (_request, response, path) => {
      if (path !== EVENTS) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': in ascolto\n\n');
      listening.add(response);
      response.on('close', () => listening.delete(response));
      return true;
    },
    close: () => whileBuilding(() => builder.dispose()),
  };
};

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

const reasonOf = (error: unknown): string =>
  isBuildFailure(error)
    ? error.errors
        .map(({ text, location }) => (location === null ? text : `${location.file}:${location.line}: ${text}`))
        .join('\n')
    : String(error);
