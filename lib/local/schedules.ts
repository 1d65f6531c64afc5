import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { schedules, type Schedule } from '#events/schedules.ts';
import { FUSO_ITALIANO } from '#shared/domain/tempo/istante.ts';
import type { LoadHandler } from './handlers.ts';

/** How often the hour of daily work is looked at: the first time once a new machine has had the time to fill its schools. */
const LOOK_EVERY_MINUTES = 5;

/**
 * Fires what runs by itself, with the same payloads as the cloud's scheduler: what is frequent soon after the start and then at its pace, what is
 * daily when its hour has come, or has gone by while the machine was off. @returns how to stop it
 */
export const startSchedules = (
  load: LoadHandler,
  { daily = true, afterMs = 0 }: { readonly daily?: boolean; readonly afterMs?: number },
): (() => void) => {
  const timers = schedules.flatMap((schedule) => {
    if ('hour' in schedule.when) return daily ? [onceADay(load, schedule, schedule.when.hour)] : [];
    const fire = firing(load, schedule);
    return [setTimeout(fire, afterMs), setInterval(fire, schedule.when.everyMinutes * 60_000)];
  });
  return () => timers.forEach((timer) => clearTimeout(timer));
};

const firing =
  (load: LoadHandler, { name, handler, payload }: Schedule) =>
  (): void => {
    load(handler)
      .then((run) => run(payload))
      .catch((error: unknown) =>
        process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`),
      );
  };

/** Twice on one day, after a restart, is harmless: the work of a school has the day in its name. What is monthly is asked each day, and has the month: a machine may be off on the first. */
const onceADay = (load: LoadHandler, schedule: Schedule, hour: number): NodeJS.Timeout => {
  const fire = firing(load, schedule);
  let done = '';
  return setInterval(() => {
    const [day = '', now = ''] = format(new Date(), 'yyyy-MM-dd H', { in: tz(FUSO_ITALIANO) }).split(' ');
    if (day === done || Number(now) < hour) return;
    done = day;
    fire();
  }, LOOK_EVERY_MINUTES * 60_000);
};
