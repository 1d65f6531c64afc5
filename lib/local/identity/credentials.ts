import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Attempts } from './attempts.ts';
import { normalized, PUBLIC, type Conti, type Conto, type LocalUser } from './conti.ts';
import { isPassword } from './password.ts';
import { matchingStep } from './totp.ts';

/** How an attempt ended; `waitSeconds` is the time to let pass before the next. */
export type SignInOutcome =
  | { readonly kind: 'ok'; readonly conto: Conto }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly waitSeconds: number };

export interface Credentials {
  readonly checkPassword: (login: string, password: string) => Promise<SignInOutcome>;
  /** Checks the code of a second factor; `segreto` is the one being enrolled, which the account then keeps. */
  readonly checkCode: (subject: string, code: string, segreto?: string) => Promise<SignInOutcome>;
}

/**
 * Checks what a person proves themselves by. An unknown login takes the same path and the same time as a wrong password, and waits like one; so does a disabled
 * account. Logins ignore case and surrounding blanks.
 */
export function credentialsOf(conti: Conti, users: readonly LocalUser[], attempts: Attempts): Credentials {
  const key = randomBytes(32);
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const publicPasswords = new Map(users.map(({ subject, password }) => [subject, digest(password)]));

  const isRight = (conto: Conto | undefined, password: string): Promise<boolean> | boolean => {
    const known = conto?.password === PUBLIC ? publicPasswords.get(conto.subject) : undefined;
    return known === undefined
      ? isPassword(password, conto?.password ?? null)
      : timingSafeEqual(digest(password), known);
  };
  const judged = (login: string, conto: Conto | undefined, right: boolean): SignInOutcome => {
    if (conto !== undefined && right) {
      attempts.succeeded(login);
      return { kind: 'ok', conto };
    }
    attempts.failed(login);
    const waitSeconds = attempts.secondsToWait(login);
    return waitSeconds > 0 ? { kind: 'wait', waitSeconds } : { kind: 'wrong' };
  };
  return {
    checkPassword: async (typed, password) => {
      const login = normalized(typed);
      const waitSeconds = attempts.secondsToWait(login);
      if (waitSeconds > 0) return { kind: 'wait', waitSeconds };
      const conto = await conti.find(login);
      const right = await isRight(conto, password);
      return judged(login, conto, right && conto?.abilitato === true);
    },
    checkCode: async (subject, code, segreto) => {
      const login = `codice ${subject}`;
      const waitSeconds = attempts.secondsToWait(login);
      if (waitSeconds > 0) return { kind: 'wait', waitSeconds };
      const conto = await conti.change(subject, (prima) => {
        const fattore = segreto === undefined ? prima.secondoFattore : { segreto, ultimo: 0 };
        const ultimo = fattore && matchingStep(fattore.segreto, code, Date.now(), fattore.ultimo);
        return fattore && ultimo !== null && prima.abilitato
          ? { ...prima, secondoFattore: { ...fattore, ultimo } }
          : null;
      });
      return judged(login, conto, conto !== undefined);
    },
  };
}
