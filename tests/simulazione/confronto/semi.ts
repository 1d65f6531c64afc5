import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { compareOffice, type EsitoConfronto } from './sequenza.ts';

/** Sequences that product and ledger once parted on: the seed, its steps by name, and what differed. */
const FILE = join(import.meta.dirname, 'semi.json');
const Sequenza = z.strictObject({ seme: z.int(), passi: z.array(z.string()), differenza: z.string() });
export type Sequenza = z.infer<typeof Sequenza>;

/** Steps of a sequence that a seed draws. */
const PASSI = 60;

export const keptSequences = async (): Promise<readonly Sequenza[]> =>
  z.array(Sequenza).parse(JSON.parse(await readFile(FILE, 'utf8')));

const keep = async ({ seme, passi, differenza }: EsitoConfronto): Promise<void> => {
  const note = (await keptSequences()).filter((una) => una.seme !== seme);
  const nuova = { seme, passi: [...passi], differenza: (differenza ?? '').split('\n')[0]?.slice(0, 200) ?? '' };
  await writeFile(FILE, `${JSON.stringify([...note, nuova], null, 2)}\n`);
};

interface Come {
  /** Sequences to go through first, instead of those that are kept. */
  readonly kept?: readonly Sequenza[];
  /** Hears of each office as it ends. */
  readonly told?: (esito: EsitoConfronto) => void;
}

/**
 * Offices with the ledger beside them for so many seconds: first the kept sequences, then those that seeds draw from `seme` on. One that fails ends
 * it, and is kept.
 * @returns what became of each
 */
export const compareFor = async (
  secondi: number,
  seme: number,
  { kept, told = () => undefined }: Come = {},
): Promise<readonly EsitoConfronto[]> => {
  const until = performance.now() + secondi * 1000;
  const esiti: EsitoConfronto[] = [];
  for (const { seme: noto, passi } of kept ?? (await keptSequences())) {
    if (performance.now() >= until || hasFailed(esiti)) return esiti;
    const esito = await compareOffice(noto, { until, quanti: PASSI, fatti: passi });
    esiti.push(esito);
    told(esito);
  }
  for (let nuovo = seme; performance.now() < until && !hasFailed(esiti); nuovo += 1) {
    const esito = await compareOffice(nuovo, { until, quanti: PASSI });
    if (esito.differenza !== null) await keep(esito);
    esiti.push(esito);
    told(esito);
  }
  return esiti;
};

const hasFailed = (esiti: readonly EsitoConfronto[]): boolean => esiti.some(({ differenza }) => differenza !== null);
