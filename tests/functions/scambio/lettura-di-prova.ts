import { readFileSync } from 'node:fs';
import { readFile } from '#functions/scambio/file/lettura-file.ts';

/** The most memory of this process alone, in megabytes: what `getrusage` says begins with that of the process it was forked from. */
const picco = (): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** A function for `memoria-lettura.test.ts`: reads a file as the reader does, and says what it came to and the most memory that this process has had, in megabytes. */
export const handler = async ({ base64, nome }: { readonly base64: string; readonly nome: string }) => {
  const bytes = Buffer.from(base64, 'base64');
  const esito = await readFile(bytes, nome, 'primo').then(
    ([foglio]) => `${foglio?.righe.length} × ${foglio?.intestazioni.length}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { esito, picco: picco() };
};
