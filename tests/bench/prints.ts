import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod';
import { fontFiles } from '../../functions/stampe/layout/pdf/font-files.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './measures/time.ts';
import { ourPages, pdfkitPages, pdfLibPages } from './prints/peers.ts';

const PAGES = 200;
const ROUNDS = 5;
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
  const rounds: Record<keyof typeof writers, Sample>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      ours: await sample(writers.ours),
      bare: await sample(writers.bare),
      tagged: await sample(writers.tagged),
      drawText: await sample(writers.drawText),
    });
  }
  const warm = rounds.slice(1);
  const speed = (peer: 'bare' | 'tagged' | 'drawText', goal: number, name: string): BenchRow => {
    const ratio = median(warm.map((each) => each.ours.pagesPerSecond / each[peer].pagesPerSecond));
    const rate = (writer: keyof typeof writers) =>
      `${Math.round(median(warm.map((each) => each[writer].pagesPerSecond)))} pages/s`;
    return {
      id: 'P4',
      goal: `tagged prints ≥ ${goal}× ${name}`,
      measured: `${rate('ours')} against ${rate(peer)}`,
      ratio,
      reached: ratio >= goal,
      note: 'same cells and rules; ours tagged, fonts embedded',
    };
  };
  const [{ ours, tagged }] = [warm[0] ?? { ours: { bytesPerPage: 0 }, tagged: { bytesPerPage: 0 } }];
  const bytesRatio = ours.bytesPerPage / tagged.bytesPerPage;
  return [
    speed('bare', 1.5, 'bare pdfkit, not tagged'),
    speed('tagged', 1.3, 'pdfkit tagged'),
    speed('drawText', 1.5, 'pdf-lib drawText, not tagged'),
    {
      id: 'P4',
      goal: 'tagged pages ≤ 0.5× the bytes of pdfkit tagged',
      measured: `${ours.bytesPerPage} against ${tagged.bytesPerPage} bytes a page`,
      ratio: bytesRatio,
      reached: bytesRatio <= 0.5,
    },
    await massPrint(),
    await longList('elenco', 'list'),
    await longList('riepilogo', 'summary by month'),
    await longList('prospetto', 'statement to sign'),
    await manySheets(),
    await manyCertificates(),
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

const Outcome = z.object({ byte: z.number(), secondi: z.number(), megabyte: z.number() });
const MassOutcome = Outcome.extend({ pagine: z.number() });
const ListOutcome = Outcome.extend({ righe: z.number() });
const SheetsOutcome = Outcome.extend({ schede: z.number() });

const massPrint = async (): Promise<BenchRow> => {
  const { pagine, byte, secondi, megabyte } = MassOutcome.parse(
    await runBundled(new URL('./prints/mass.ts', import.meta.url), MASS_PERSONS),
  );
  return {
    id: 'P4',
    goal: `mass print of any length ≤ ${MASS_MEGABYTES} MB`,
    measured: `${Math.round(megabyte)} MB for ${pagine} pages in ${secondi.toFixed(1)} s (${Math.round(pagine / secondi)} pages/s, ${(byte / 1e6).toFixed(1)} MB written)`,
    ratio: megabyte / MASS_MEGABYTES,
    reached: megabyte <= MASS_MEGABYTES,
    note: 'peak of a process of its own, bundled as a Lambda is; payslips with their annex, in blocks of 250, joined in the same process',
  };
};

const longList = async (famiglia: string, name: string): Promise<BenchRow> => {
  const { righe, ...outcome } = ListOutcome.parse(
    await runBundled(new URL('./prints/lists.ts', import.meta.url), LIST_ROWS, famiglia),
  );
  return measured(`${name} of ${LIST_ROWS} rows`, `${righe} rows`, righe, outcome);
};

const manySheets = async (): Promise<BenchRow> => {
  const { schede, ...outcome } = SheetsOutcome.parse(
    await runBundled(new URL('./prints/sheets.ts', import.meta.url), SHEETS),
  );
  return measured(`${SHEETS} numbered sheets`, `${schede} sheets`, schede, outcome);
};

const manyCertificates = async (): Promise<BenchRow> => {
  const { schede, ...outcome } = SheetsOutcome.parse(
    await runBundled(new URL('./prints/certificates.ts', import.meta.url), CERTIFICATES),
  );
  return measured(`CU of ${CERTIFICATES} people, every point`, `${schede} certificates`, schede, outcome);
};

const measured = (
  what: string,
  made: string,
  quanti: number,
  { byte, secondi, megabyte }: z.infer<typeof Outcome>,
): BenchRow => ({
  id: 'P4',
  goal: `${what} ≤ ${MASS_MEGABYTES} MB`,
  measured: `${Math.round(megabyte)} MB for ${made} in ${secondi.toFixed(1)} s (${Math.round(quanti / secondi)}/s, ${(byte / 1e6).toFixed(1)} MB written)`,
  ratio: megabyte / MASS_MEGABYTES,
  reached: megabyte <= MASS_MEGABYTES,
  note: 'peak of a process of its own, bundled as a Lambda is',
});

/** Runs a program of prints as they are deployed: one file made by esbuild, the typefaces beside it. @returns what it says, as JSON */
const runBundled = async (source: URL, quanti: number, famiglia = ''): Promise<unknown> => {
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
    const { stdout } = await promisify(execFile)(process.execPath, [program, String(quanti), famiglia]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
