import type { Client } from '#api/client.ts';
import { sessioneRoutes, type Sessione } from '#shared/contracts/accesso/sessione.ts';

interface Mezzi {
  /** A client that does not renew, with the session it is given. */
  readonly clientWith: (token: string | undefined) => Client;
  readonly ricordami: () => boolean;
  readonly onRenewed: (sessione: Sessione) => void;
}

/**
 * Opens another session in the place of one that the server has ended, for the same person and in the same school: what was being written
 * stays where it is. Calls that fail together ask once.
 * @returns whether there is a new session; false when the server knows the person no more, or another has signed in
 */
export const sessionRenewal = ({ clientWith, ricordami, onRenewed }: Mezzi) => {
  let inCorso: Promise<boolean> | null = null;
  const renew = async ({ subject, codmin }: Sessione): Promise<boolean> => {
    try {
      const aperta = await clientWith(undefined)(sessioneRoutes.login, { body: { ricordami: ricordami() } });
      if (aperta.subject !== subject) return false;
      const sua =
        aperta.codmin === codmin
          ? aperta
          : await clientWith(aperta.token)(sessioneRoutes.switchScuola, { body: { codmin } });
      onRenewed(sua);
      return true;
    } catch {
      return false;
    }
  };
  return (finita: Sessione): Promise<boolean> => {
    inCorso ??= renew(finita).finally(() => {
      inCorso = null;
    });
    return inCorso;
  };
};
