import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { signIn } from '#support/home/test-home.ts';
import type { BenchRow } from '../bench-row.ts';
import { median, milliseconds, percentile, rounds } from '../measures/rounds.ts';
import { cleanHome, type Running } from './avvio/clean-home.ts';

/** The program's own words when a person may open the page and sign in. */
const READY = 'Emolumenti è pronto';
const FILLED = 'Scuole dimostrative create.';
/** How often somebody who works while it is filled asks for a screen. */
const ASKS_EVERY_MS = 500;
const IDLE_MS = 30_000;

/** Seconds, milliseconds and megabytes of one first start in a clean home, and of the start after it. */
interface Start {
  readonly packages: number;
  readonly page: number;
  readonly filled: number;
  readonly screen: number;
  readonly idle: number;
  readonly second: number;
}

const measureStart = async (): Promise<Start> => {
  const home = cleanHome();
  try {
    const first = await home.start();
    const packages = await first.packages();
    const page = await opened(first);
    const { filled, screen } = await filling(first);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle = first.megabytes();
    await first.stop();
    const again = await home.start();
    const second = await opened(again);
    await again.stop();
    return { packages, page, filled: filled - page, screen, idle, second };
  } finally {
    home.remove();
  }
};

/** Waits until the program says that it is ready and its page comes. @returns the seconds since the command was given */
const opened = async (running: Running): Promise<number> => {
  await running.says(READY);
  return running.page();
};

/** Asks for the list of people, as an office does, until the demonstration is filled. */
const filling = async (first: Running): Promise<Pick<Start, 'filled' | 'screen'>> => {
  let filled: number | undefined;
  const end = first.says(FILLED).then((seconds) => (filled = seconds));
  const office = await signIn(first.origin, `${first.origin}/oidc`, 'gestore', 'demo');
  const took: number[] = [];
  while (filled === undefined) {
    took.push(await milliseconds(() => office.ok(anagrafeRoutes.searchAll, { body: { criteria: '' } })));
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, ASKS_EVERY_MS))]);
  }
  return { filled, screen: percentile(took, 95) };
};

const row = (goal: string, atMost: number, ratios: readonly number[], unit: string): BenchRow => ({
  id: 'P14',
  goal,
  measured: unit,
  bound: { atMost },
  ratios,
});

/** The first start of somebody who just took the sources, with the packages that it installs; the start after it; the demonstration; the memory at rest. */
export const run = async (): Promise<BenchRow[]> => {
  const starts = await rounds(measureStart, { warm: 0 });
  const all = (what: keyof Start): number[] => starts.map((one) => one[what]);
  return [
    {
      ...row('first page in a clean home, packages included, ≤ 20 s', 20, all('page'), 's'),
      note: `${median(all('packages')).toFixed(1)} s of npm`,
    },
    row('page of the second start ≤ 2 s', 2, all('second'), 's'),
    row('demonstration filled after the first page ≤ 30 s', 30, all('filled'), 's'),
    row('the list of people meanwhile, 95 times of 100, ≤ 1 s', 1000, all('screen'), 'ms'),
    row('memory of all its processes at rest, filled, ≤ 250 MB', 250, all('idle'), 'MB'),
  ];
};
