import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod';
import { fontFiles } from '#functions/impaginazione/layout/pdf/font-files.ts';
import type { BenchRow } from './bench-row.ts';
import { median, rounds } from './measures/rounds.ts';
import { ourPages, pdfkitPages, pdfLibPages } from './prints/peers.ts';

const PAGES = 200;
const MASS_PERSONS = 2000;
const SHEETS = 2000;
const CERTIFICATES = 1000;
const LIST_ROWS = 20_000;
const MASS_MEGABYTES = 400;

interface Sample {
  readonly pagesPerSecond: number;
  readonly bytesPerPage: number;
}

/** P4: pages a second and bytes of a table page beside the other writers, turn by turn; memory and time of a long print of each family. */
export const run = async (): Promise<BenchRow[]> => {
  const writers = {
    ours: () => ourPages(PAGES),
    bare: () => pdfkitPages(PAGES, false),
    tagged: () => pdfkitPages(PAGES, true),
    drawText: () => pdfLibPages(PAGES),
  };
  const all = await rounds(async () => ({
    ours: await sample(writers.ours),
    bare: await sample(writers.bare),
    tagged: await sample(writers.tagged),
    drawText: await sample(writers.drawText),
  }));
  const speed = (peer: 'bare' | 'tagged' | 'drawText', goal: number, name: string): BenchRow => {
    const rate = (writer: keyof typeof writers) =>
      `${Math.round(median(all.map((each) => each[writer].pagesPerSecond)))} pages/s`;
    return {
      id: 'P4',
      goal: `tagged prints ≥ ${goal}× ${name}`,
      measured: `${rate('ours')} against ${rate(peer)}`,
      bound: { atLeast: goal },
      ratios: all.map((each) => each.ours.pagesPerSecond / each[peer].pagesPerSecond),
      note: 'same cells and rules; ours tagged, fonts embedded',
    };
  };
  const memories: BenchRow[] = [];
  for (const print of longPrints) memories.push(await memoryOf(print));
  const bytes = (writer: keyof typeof writers) => median(all.map((each) => each[writer].bytesPerPage));
  return [
    speed('bare', 1.5, 'bare pdfkit, not tagged'),
    speed('tagged', 1.3, 'pdfkit tagged'),
    speed('drawText', 1.5, 'pdf-lib drawText, not tagged'),
    {
      id: 'P4',
      goal: 'tagged pages ≤ 0.5× the bytes of pdfkit tagged',
      bound: { atMost: 0.5 },
      measured: `${bytes('ours')} against ${bytes('tagged')} bytes a page`,
      ratios: all.map(({ ours, tagged }) => ours.bytesPerPage / tagged.bytesPerPage),
    },
    ...memories,
  ];
};

const sample = async (write: () => Promise<Uint8Array>): Promise<Sample> => {
  const start = performance.now();
  const bytes = await write();
  return {
    pagesPerSecond: (PAGES / (performance.now() - start)) * 1000,
    bytesPerPage: Math.round(bytes.length / PAGES),
  };
};

const Outcome = z.object({ quanti: z.number(), byte: z.number(), secondi: z.number(), megabyte: z.number() });

/** A long print of one family: the program that makes it, what it is asked for and how what it makes is called. */
interface LongPrint {
  readonly what: string;
  readonly program: URL;
  readonly many: number;
  readonly made: string;
  readonly family?: string;
  readonly note?: string;
}

const lists = new URL('./prints/lists.ts', import.meta.url);

const longPrints: readonly LongPrint[] = [
  {
    what: 'mass print of any length',
    program: new URL('./prints/mass.ts', import.meta.url),
    many: MASS_PERSONS,
    made: 'pages',
    note: '; payslips with their annex, in blocks of 250, joined in the same process',
  },
  { what: `list of ${LIST_ROWS} rows`, program: lists, many: LIST_ROWS, made: 'rows', family: 'elenco' },
  {
    what: `summary by month of ${LIST_ROWS} rows`,
    program: lists,
    many: LIST_ROWS,
    made: 'rows',
    family: 'riepilogo',
  },
  {
    what: `statement to sign of ${LIST_ROWS} rows`,
    program: lists,
    many: LIST_ROWS,
    made: 'rows',
    family: 'prospetto',
  },
  {
    what: `${SHEETS} numbered sheets`,
    program: new URL('./prints/sheets.ts', import.meta.url),
    many: SHEETS,
    made: 'sheets',
  },
  {
    what: `CU of ${CERTIFICATES} people, every point`,
    program: new URL('./prints/certificates.ts', import.meta.url),
    many: CERTIFICATES,
    made: 'certificates',
  },
];

/** The most that the process of a long print holds, in megabytes. */
const memoryOf = async ({ what, program, many, made, family = '', note = '' }: LongPrint): Promise<BenchRow> => {
  const outcomes = await runBundled(program, many, family);
  const of = (which: 'quanti' | 'byte' | 'secondi' | 'megabyte') => median(outcomes.map((one) => one[which]));
  return {
    id: 'P4',
    goal: `${what} ≤ ${MASS_MEGABYTES} MB`,
    bound: { atMost: 1 },
    measured: `${Math.round(of('megabyte'))} MB for ${of('quanti')} ${made} in ${of('secondi').toFixed(1)} s (${Math.round(of('quanti') / of('secondi'))}/s, ${(of('byte') / 1e6).toFixed(1)} MB written)`,
    ratios: outcomes.map(({ megabyte }) => megabyte / MASS_MEGABYTES),
    note: `peak of a process of its own, bundled as a Lambda is${note}`,
  };
};

/** Runs a program of prints as they are deployed, once a round: one file made by esbuild, the typefaces beside it. @returns what it says each time */
const runBundled = async (source: URL, quanti: number, famiglia: string): Promise<z.infer<typeof Outcome>[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-prints-'));
  try {
    const program = join(folder, 'print.mjs');
    const entry = fileURLToPath(source);
    await build({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'esm',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
    for (const file of Object.values(fontFiles))
      await cp(createRequire(import.meta.url).resolve(file), join(folder, 'fonts', basename(file)));
    return await rounds(
      async () => {
        const { stdout } = await promisify(execFile)(process.execPath, [program, String(quanti), famiglia]);
        return Outcome.parse(JSON.parse(stdout));
      },
      { warm: 0 },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
