import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { root } from '#support/sources.ts';

/** The folder of what the parts of the last run wrote. */
export const reports = join(root, 'node_modules', '.cache', 'reports');

/** The fields of a part that `whole-report.ts` writes and the tables read. */
const Report = z.object({
  outside: z.array(z.string()),
  times: z.array(z.object({ file: z.string(), importSeconds: z.number(), seconds: z.number() })),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** A test that fell, or a file that did before its tests. */
interface Fallen {
  readonly file: string;
  readonly told: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly fallen: readonly Fallen[];
  /** What fell outside of every test: no file can be run again for it, and some may never have begun. */
  readonly outside: readonly string[];
}

export const readReport = (file: string): Report => Report.parse(JSON.parse(readFileSync(file, 'utf8')));

const beginning = (reason: string): string => reason.split('\n').slice(0, 12).join('\n').slice(0, 1500);

const fallenOf = ({ testResults }: Report): Fallen[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${beginning(failureMessages.join('\n'))}`);
    const told = status === 'failed' && tests.length === 0 ? [`${file}\n${beginning(message)}`] : tests;
    return told.map((one) => ({ file, told: one }));
  });

/** Counts a part by its report; a part that ended badly and wrote none, or none that fell, counts one failure. */
export const countsOf = (file: string, status: number): Counts => {
  try {
    const report = readReport(file);
    return {
      passed: report.numPassedTests,
      failed: status === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests),
      skipped: report.numPendingTests,
      fallen: fallenOf(report),
      outside: report.outside.map(beginning),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, fallen: [], outside: [] };
  }
};
