import { doConto, listContiDaFare } from '#archivio/accesso/conti-da-fare.ts';
import type { Identita } from '#platform/identita.ts';
import type { StepPlatform } from '#platform/platform.ts';

interface Mezzi extends Pick<StepPlatform, 'store' | 'log' | 'clock'> {
  /** Undefined where an external issuer makes the accounts. */
  readonly identita: Identita | undefined;
}

/** Less than the time of the function, so that what is left is left in order. Milliseconds. */
const TEMPO = 240_000;

/** Does what the archive has said of accounts and the installation has not done: one after the other, so that the service is not asked more than it answers. */
export const retryConti = async ({
  identita,
  ...mezzi
}: Mezzi): Promise<{ readonly fatti: number; readonly rimasti: number }> => {
  if (identita === undefined) return { fatti: 0, rimasti: 0 };
  const { clock } = mezzi;
  const fine = clock.now().getTime() + TEMPO;
  const daFare = await listContiDaFare(mezzi.store);
  let fatti = 0;
  for (const uno of daFare)
    if (clock.now().getTime() < fine && (await doConto({ ...mezzi, identita }, uno))) fatti += 1;
  return { fatti, rimasti: daFare.length - fatti };
};
