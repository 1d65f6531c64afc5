import type { BenchRow } from './bench-row.ts';
import { run as restore } from './operation/restore.ts';
import { run as verifica } from './operation/verifica.ts';

/** What an administrator does with a school of two hundred people paid for two years: gives it back its data, checks it. */
export const run = async (): Promise<BenchRow[]> => [...(await restore()), ...(await verifica())];
