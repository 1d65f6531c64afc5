import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { Page } from 'playwright-core';
import * as z from 'zod';

/** A breakpoint that was set. */
interface Breakpoint {
  /** Waits until it is hit, goes on, and says in which source. */
  readonly hit: () => Promise<string>;
}

const Mapped = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** Sets a breakpoint where the built page has that text of a source, as a debugger does: by the source map of its script. */
export const breakpointInPage = async (page: Page, source: string, text: string): Promise<Breakpoint> => {
  const line = (await readFile(source, 'utf8')).split('\n').findIndex((one) => one.includes(text));
  const debug = await page.context().newCDPSession(page);
  const scripts: { readonly url: string; readonly sourceMapURL?: string | undefined }[] = [];
  debug.on('Debugger.scriptParsed', ({ url, sourceMapURL }) => scripts.push({ url, sourceMapURL }));
  await debug.send('Debugger.enable');
  for (const { url, sourceMapURL = '' } of scripts.filter(({ sourceMapURL }) => sourceMapURL?.endsWith('.map'))) {
    const served = await fetch(new URL(sourceMapURL, url));
    if (!served.ok) continue;
    const map = Mapped.parse(await served.json());
    if (!map.sources.some((one) => one.endsWith(source.split('/').at(-1) ?? source))) continue;
    const script = (await (await fetch(url)).text()).split('\n');
    const place = placeOf(
      new SourceMap({ ...map, file: '', sourceRoot: '', sourcesContent: [] }),
      script,
      source,
      line,
    );
    if (place === undefined) continue;
    await debug.send('Debugger.setBreakpointByUrl', { url, lineNumber: place });
    return {
      hit: () =>
        new Promise((resolve) => {
          debug.once('Debugger.paused', ({ callFrames }) => {
            const at = callFrames[0]?.location.lineNumber;
            void debug.send('Debugger.disable').then(() => resolve(at === place ? source : `line ${String(at)}`));
          });
        }),
    };
  }
  throw new Error(`No script of the page has line ${line + 1} of ${source}`);
};

/** Returns the line of a built script that comes from a line of a source. */
const placeOf = (map: SourceMap, script: readonly string[], source: string, line: number): number | undefined => {
  const name = source.split('/').at(-1) ?? source;
  const found = script.findIndex((text, generated) => {
    const column = text.length - text.trimStart().length;
    const entry = map.findEntry(generated, column);
    return 'originalLine' in entry && entry.originalSource.endsWith(name) && entry.originalLine === line;
  });
  return found === -1 ? undefined : found;
};

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z
    .object({
      scriptId: z.string(),
      url: z.string(),
      callFrames: z.array(z.object({ location: z.object({ scriptId: z.string() }) })),
    })
    .partial()
    .optional()
    .catch(undefined),
});

/** Sets a breakpoint in a source of the functions, by the debugger's port of the process that runs them. */
export const breakpointInFunctions = async (port: number, source: string, text: string): Promise<Breakpoint> => {
  const line = (await readFile(source, 'utf8')).split('\n').findIndex((one) => one.includes(text));
  const [target] = Targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let calls = 0;
  const send = (method: string, params: object = {}): Promise<void> =>
    new Promise((resolve) => {
      calls += 1;
      const id = calls;
      const heard = ({ data }: MessageEvent): void => {
        if (Message.parse(JSON.parse(String(data))).id !== id) return;
        socket.removeEventListener('message', heard);
        resolve();
      };
      socket.addEventListener('message', heard);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const scripts = new Map<string | undefined, string | undefined>();
  const paused = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = Message.parse(JSON.parse(String(data)));
      if (method === 'Debugger.scriptParsed') scripts.set(params?.scriptId, params?.url);
      if (method === 'Debugger.paused') resolve(scripts.get(params?.callFrames?.[0]?.location.scriptId) ?? '');
    });
  });
  await send('Debugger.enable');
  await send('Debugger.setBreakpointByUrl', { url: `file://${source}`, lineNumber: line });
  return {
    hit: async () => {
      const where = await paused;
      await send('Debugger.resume');
      socket.close();
      return where;
    },
  };
};
