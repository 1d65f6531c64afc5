import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)));
    server.listen(port, '127.0.0.1');
  });

/** Above 10080, the last of the ports that browsers, and fetch with them, refuse to open. */
const FROM = 10_084;
/** From here on the system takes the ports of who calls: one that is free now may be somebody's in a moment, or while a product starts again. */
const UP_TO = 32_768;

/** As many workers as have ports of their own: a product that starts again finds its own free. */
const WORKERS = 8;
const EACH = Math.floor((UP_TO - FROM) / WORKERS / 4) * 4;
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS;

/** The first of four consecutive free ports, searched from a random place among those of this worker. */
export const freePortBlock = async (): Promise<number> => {
  for (let tentativo = 0; tentativo < 200; tentativo += 1) {
    const base = FROM + worker * EACH + Math.floor((Math.random() * EACH) / 4) * 4;
    if ((await Promise.all([0, 1, 2, 3].map((offset) => isFree(base + offset)))).every(Boolean)) return base;
  }
  throw new Error('No block of four free ports');
};
