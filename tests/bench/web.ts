import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { webBuildOptions } from '#lib/web-build.ts';
import { firstLoadTogether } from '#lib/web-first-load.ts';
import type { BenchRow } from './bench-row.ts';
import { calculatorRows } from './browser/calcolatrice.ts';
import { gridRows } from './browser/grid.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A shell that holds the same libraries and one empty page. */
const SHELL = `
import '@cloudscape-design/global-styles/index.css';
import { I18nProvider } from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.it';
import AppLayout from '@cloudscape-design/components/app-layout';
import SideNavigation from '@cloudscape-design/components/side-navigation';
import TopNavigation from '@cloudscape-design/components/top-navigation';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Flashbar from '@cloudscape-design/components/flashbar';
import HelpPanel from '@cloudscape-design/components/help-panel';
import Modal from '@cloudscape-design/components/modal';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Box from '@cloudscape-design/components/box';
import { createRoot } from 'react-dom/client';
import { HashRouter, Routes, Route, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { QueryClient, QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub, ConsoleLogger } from 'aws-amplify/utils';
import { UserManager, WebStorageStateStore, InMemoryWebStorage } from 'oidc-client-ts';
import * as z from 'zod';
import { it } from 'zod/locales';
z.config({ ...it(), jitless: true });
Object.assign(window, { keep: [Amplify, fetchAuthSession, Hub, ConsoleLogger, UserManager, WebStorageStateStore, InMemoryWebStorage, useQuery, useMutation, useQueryClient, useLocation, useNavigate, useParams, Navigate, z.strictObject({ a: z.string().max(3), b: z.int(), c: z.enum(['x']), d: z.array(z.boolean()), e: z.iso.date(), f: z.email(), g: z.record(z.string(), z.unknown()) })] });
createRoot(document.getElementById('app')).render(<I18nProvider locale="it" messages={[messages]}><QueryClientProvider client={new QueryClient()}><HashRouter><TopNavigation identity={{ href: '#' }} /><AppLayout navigation={<SideNavigation />} breadcrumbs={<BreadcrumbGroup items={[]} />} tools={<HelpPanel />} notifications={<Flashbar items={[]} />} content={<Routes><Route path="*" element={<Container header={<Header />}><SpaceBetween><Box /><Spinner /><Button /><Checkbox /><Modal visible={false} /></SpaceBetween></Container>} /></Routes>} /></HashRouter></QueryClientProvider></I18nProvider>);
`;

const gzipOf = async (files: readonly string[]): Promise<number> =>
  (await Promise.all(files.map(async (file) => gzipSync(await readFile(file)).length))).reduce(
    (sum, size) => sum + size,
    0,
  );

/** The outputs that the page loads before any route: the entry and everything it imports statically. */
const firstLoad = (metafile: Metafile): string[] => {
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint?.endsWith('main.tsx') || output.entryPoint?.endsWith('shell.tsx'),
  );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  if (entry) visit(entry[0]);
  return [...seen].map((name) => join(root, name));
};

/** P9: first-load JavaScript (gzip) against a shell with the same libraries; size of the route chunks; no embedded fonts. P12: a key in the sheet of a run, and of a list of NoiPA. P17: the public calculator. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = join(root, 'node_modules', '.cache', `bench-web-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'shell.tsx'), SHELL);
  const built = (name: string, entry: string) => {
    const options = webBuildOptions(join(folder, name), { minify: true });
    const plugins = [...options.plugins, firstLoadTogether(root, entry)];
    return build({ ...options, entryPoints: { app: entry }, plugins, write: true });
  };
  const own = await built('own', 'web/src/app/main.tsx');
  const shell = await built('shell', relative(root, join(folder, 'shell.tsx')));
  const [ownSize, shellSize] = [await gzipOf(firstLoad(own.metafile)), await gzipOf(firstLoad(shell.metafile))];
  const first = new Set(firstLoad(own.metafile));
  const chunks = await Promise.all(
    Object.keys(own.metafile.outputs)
      .filter((name) => name.endsWith('.js') && !first.has(join(root, name)) && !/pdf/.test(name))
      .map(async (name) => ({ name, size: gzipSync(await readFile(join(root, name))).length })),
  );
  const largest = chunks.toSorted((a, b) => b.size - a.size)[0] ?? { name: 'none', size: 0 };
  const styles = (await readdir(join(folder, 'own'))).filter((name) => name.endsWith('.css'));
  const fonts = (await Promise.all(styles.map((name) => readFile(join(folder, 'own', name), 'utf8')))).filter((text) =>
    /@font-face/.test(text),
  ).length;
  await rm(folder, { recursive: true, force: true });
  return [
    {
      id: 'P9',
      goal: 'first load ≤ 1.15× a shell',
      measured: `${Math.round(ownSize / 1024)} KB against ${Math.round(shellSize / 1024)} KB gzip`,
      bound: { atMost: 1.15 },
      ratios: [ownSize / shellSize],
    },
    {
      id: 'P9',
      goal: 'route chunks ≤ 120 KB gzip',
      measured: `largest ${largest.name.split('/').at(-1)}: ${Math.round(largest.size / 1024)} KB of ${chunks.length} chunks`,
      bound: { atMost: 1 },
      ratios: [largest.size / (120 * 1024)],
    },
    {
      id: 'P9',
      goal: 'no embedded fonts',
      measured: `${fonts} style sheets with @font-face`,
      bound: { atMost: 0 },
      ratios: [fonts],
    },
    ...(await gridRows()),
    ...(await calculatorRows()),
  ];
};
