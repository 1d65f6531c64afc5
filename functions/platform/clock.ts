import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';

/** The two clocks: `now` is always real (tokens, sessions, audit); `oggi` is the business date in Europe/Rome. */
export interface Clock {
  readonly now: () => Date;
  readonly oggi: () => string;
}

/** The real clock; a fixed business date may be given where the product runs on one machine. */
export const systemClock = (oggiFissato?: string): Clock => ({
  now: () => new Date(),
  oggi: () => oggiFissato ?? giornoDellIstante(new Date()),
});

/** Instant as it is stored and sent: UTC ISO with Z. */
export const instant = (date: Date): string => date.toISOString();

/** Seconds since the epoch, as the store's time-to-live and tokens want it. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
