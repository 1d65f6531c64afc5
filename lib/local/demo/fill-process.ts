import * as z from 'zod';
import { fillDemo } from './fill.ts';

const DaRiempire = z.object({ dataDir: z.string(), oggi: z.string(), ripresa: z.boolean() });

/** The process that began this one ends it: Ctrl-C reaches both, and the engines have to end after what was asked of them. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const say = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

try {
  const daRiempire = DaRiempire.parse(JSON.parse(process.argv[2] ?? ''));
  await say({ fine: await fillDemo(daRiempire, (part) => void say({ part })) });
} catch (error) {
  await say({ errore: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
process.exit();
