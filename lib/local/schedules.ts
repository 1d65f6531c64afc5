import { schedules } from '../../events/schedules.ts';

/** Fires what runs by itself, with the same payloads as the cloud's scheduler: once soon after the start, then at its pace. @returns how to stop it */
export const startSchedules = (): (() => void) => {
  const timers = schedules.map(({ name, everyMinutes, handler, payload }) => {
    const fire = async (): Promise<void> => {
      const module: { handler: (payload: unknown) => Promise<unknown> } = await import(
        new URL(`../../${handler}`, import.meta.url).href
      );
      await module.handler(payload);
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
