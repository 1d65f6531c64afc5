import { createContext, useContext } from 'react';
import type { Sessione } from '#shared/contracts/accesso/sessione.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';

export interface SessionAccess {
  readonly sessione: Sessione;
  readonly signOut: () => Promise<void>;
  readonly switchScuola: (codmin: string) => Promise<void>;
  /** Asks the identity provider for a fresh sign-in and comes back to this page. */
  readonly reauthenticate: () => Promise<void>;
  /**
   * Before what cannot be taken back: resolves when the person signed in within the last two minutes, after asking for the
   * credentials in a window of its own if they did not. Called from a click. Rejects with the reason in words.
   */
  readonly confirmIdentity: () => Promise<void>;
}

export const SessionContext = createContext<SessionAccess | null>(null);

export const useSession = (): SessionAccess => {
  const access = useContext(SessionContext);
  if (access === null) throw new Error('SessionContext is missing');
  return access;
};

/** Whether the signed-in user has at least one of the roles. The server decides; this only hides what would be refused. */
export const useHasRole = (...ruoli: readonly Ruolo[]): boolean => {
  const { sessione } = useSession();
  return ruoli.some((ruolo) => sessione.ruoli.includes(ruolo));
};
