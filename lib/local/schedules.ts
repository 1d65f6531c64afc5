import { schedules } from '../../events/schedules.ts';
import type { LoadHandler } from './handlers.ts';

/** Fires what runs by itself, with the same payloads as the cloud's scheduler: once soon after the start, then at its pace. @returns how to stop it */
export const startSchedules = (load: LoadHandler): (() => void) => {
  const timers = schedules.map(({ name, everyMinutes, handler, payload }) => {
    const fire = async (): Promise<void> => {
      const run = await load(handler);
      await run(payload);
    };
    const safely = () => {
      fire().catch((error: unknown) =>
        process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`),
      );
    };
    safely();
    return setInterval(safely, everyMinutes * 60_000);
  });
  return () => timers.forEach((timer) => clearInterval(timer));
};
