import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { simulateMonth, type Esito } from './mese.ts';

/** Seeds that failed once, and up to which step they are gone through again. */
const FILE = join(import.meta.dirname, 'semi.json');
const Semi = z.array(z.strictObject({ seme: z.int(), passi: z.int() }));
/** A defect that was mended may show itself a little later. */
const OLTRE = 10;

const keptSeeds = async () => Semi.parse(JSON.parse(await readFile(FILE, 'utf8')));

const keep = async ({ seme, passi }: Pick<Esito, 'seme' | 'passi'>): Promise<void> => {
  const altri = (await keptSeeds()).filter((uno) => uno.seme !== seme);
  await writeFile(FILE, `${JSON.stringify([...altri, { seme, passi: passi + OLTRE }], null, 2)}\n`);
};

/**
 * Months one after the other for so many seconds: first the seeds that failed once, then those from `seme` on. One that fails ends it, and is kept.
 * @returns what became of each
 */
export const simulateFor = async (
  secondi: number,
  seme: number,
  told?: (passo: number, fatto: string) => void,
): Promise<readonly Esito[]> => {
  const until = performance.now() + secondi * 1000;
  const esiti: Esito[] = [];
  const semi = await keptSeeds();
  for (let nuovo = seme; performance.now() < until && (esiti.at(-1)?.difetto ?? null) === null;) {
    const noto = semi[esiti.length];
    const esito = await simulateMonth(noto?.seme ?? nuovo, { until, quanti: noto?.passi, told });
    if (noto === undefined) nuovo += 1;
    if (esito.difetto !== null) await keep(esito);
    esiti.push(esito);
  }
  return esiti;
};
