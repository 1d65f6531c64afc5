import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Attempts } from './attempts.ts';

/** A person who can sign in at the embedded provider; `subject` is the token's `sub`. */
export interface LocalUser {
  readonly subject: string;
  readonly login: string;
  readonly password: string;
  readonly nome: string;
}

/** How an attempt to sign in ended; `waitSeconds` is the time to let pass before the next. */
export type SignInOutcome =
  | { readonly kind: 'ok'; readonly user: LocalUser }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly waitSeconds: number };

export type CheckCredentials = (login: string, password: string) => SignInOutcome;

/**
 * Checks a login and a password against `users`. An unknown login takes the same path and the same time as a wrong
 * password, and waits like one. Logins ignore case and surrounding blanks.
 */
export function credentialCheck(users: readonly LocalUser[], attempts: Attempts): CheckCredentials {
  const key = randomBytes(32);
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const known = new Map(users.map((user) => [normalized(user.login), { user, digest: digest(user.password) }]));
  const nobody = digest(randomBytes(32).toString('hex'));

  return (typedLogin, password) => {
    const login = normalized(typedLogin);
    const waitSeconds = attempts.secondsToWait(login);
    if (waitSeconds > 0) return { kind: 'wait', waitSeconds };
    const found = known.get(login);
    const matches = timingSafeEqual(digest(password), found?.digest ?? nobody);
    if (found && matches) {
      attempts.succeeded(login);
      return { kind: 'ok', user: found.user };
    }
    attempts.failed(login);
    const penalty = attempts.secondsToWait(login);
    return penalty > 0 ? { kind: 'wait', waitSeconds: penalty } : { kind: 'wrong' };
  };
}

function normalized(login: string): string {
  return login.trim().toLowerCase();
}
