/** Slows down whoever guesses a password: after `limit` wrong attempts on a login, none is looked at for a while. */
export interface Attempts {
  /** Whole seconds until this login may try again; 0 = now. */
  secondsToWait(login: string): number;
  /** Notes a wrong attempt. */
  failed(login: string): void;
  /** Forgets the wrong attempts of a login that has signed in. */
  succeeded(login: string): void;
}

interface Failures {
  readonly count: number;
  readonly last: number;
}

const forgetAfterMs = 15 * 60 * 1000;
const maxLoginsKept = 10_000;

/** Counts wrong attempts per login, in memory. `now` answers epoch milliseconds. */
export function wrongAttempts({
  limit,
  waitSeconds,
  now,
}: {
  limit: number;
  waitSeconds: number;
  now: () => number;
}): Attempts {
  const byLogin = new Map<string, Failures>();
  const waitMs = waitSeconds * 1000;

  const current = (login: string): Failures | undefined => {
    const failures = byLogin.get(login);
    if (!failures) return undefined;
    const age = now() - failures.last;
    const served = failures.count >= limit && age >= waitMs;
    return served || age >= forgetAfterMs ? undefined : failures;
  };

  return {
    secondsToWait(login) {
      const failures = current(login);
      return failures && failures.count >= limit ? Math.ceil((failures.last + waitMs - now()) / 1000) : 0;
    },
    failed(login) {
      const count = (current(login)?.count ?? 0) + 1;
      byLogin.delete(login);
      byLogin.set(login, { count, last: now() });
      // The map keeps insertion order, so the first key is the login that failed longest ago.
      const [oldest] = byLogin.keys();
      if (byLogin.size > maxLoginsKept && oldest !== undefined) byLogin.delete(oldest);
    },
    succeeded(login) {
      byLogin.delete(login);
    },
  };
}
