import type { HomeOptions } from '#lib/local/home.ts';
import type { Answer } from '../home/test-home.ts';

/** The services as they are on a bad day: late indexes, conflicts nobody caused, throttling, answers lost after the work was done, deliveries made twice. */
export const badDay = (seed: number): NonNullable<HomeOptions['faults']> => ({
  dynamodb: { seed, indexDelayMs: 1000, conflictRate: 0.1, throttleRate: 0.15, appliedButTimedOutRate: 0.05 },
  s3: { seed, throttleRate: 0.15, appliedButTimedOutRate: 0.05 },
  stepFunctions: { seed, duplicateRate: 0.3 },
});

/** As a browser does: the same request again, until the services let it through. */
export const insisting = async <B>(call: () => Promise<Answer<B>>): Promise<Answer<B>> => {
  for (let volta = 1; ; volta++) {
    const risposta = await call();
    if (risposta.status === 200 || volta === 20) return risposta;
  }
};
