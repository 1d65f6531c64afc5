import { Sessione } from '#shared/contracts/accesso/sessione.ts';

const CHIAVE = 'emolumenti.sessione';
const RICORDAMI = 'emolumenti.ricordami';

/** Who asks for a session: the user, and whether with an invitation, which opens that of another school. */
interface Richiesta {
  readonly subject: string;
  readonly invitato: boolean;
}

/** The stored session, when it is still the one that would be asked for. */
export const storedSession = (richiesta: Richiesta): Sessione | null => {
  const text = sessionStorage.getItem(CHIAVE);
  if (text === null) return null;
  const parsed = Sessione.safeParse(parseJson(text));
  return parsed.success && isReusable(parsed.data, richiesta, Date.now()) ? parsed.data : null;
};

/**
 * Whether a session is still that of the user who asks, of one of their schools, with a client code and time left. With an invitation, or
 * when it was opened during maintenance, it is asked for again.
 */
export const isReusable = (sessione: Sessione, { subject, invitato }: Richiesta, adesso: number): boolean =>
  !invitato &&
  sessione.subject === subject &&
  sessione.scuole.some(({ codmin }) => codmin === sessione.codmin) &&
  sessione.codcli !== '' &&
  sessione.token !== '' &&
  sessione.isUtenteAccessibile &&
  Date.parse(sessione.expiration) > adesso;

export const keepSession = (sessione: Sessione): void => sessionStorage.setItem(CHIAVE, JSON.stringify(sessione));

/** Clears everything the product keeps in the browser, but for the wish to be remembered at the next sign-in. */
export const clearStorage = (): void => {
  for (const storage of [sessionStorage, localStorage]) {
    for (const chiave of Object.keys(storage))
      if (chiave.startsWith('emolumenti') && chiave !== RICORDAMI) storage.removeItem(chiave);
  }
};

export const wantsToBeRemembered = (): boolean => localStorage.getItem(RICORDAMI) === 'true';
export const setRemembered = (ricordami: boolean): void => localStorage.setItem(RICORDAMI, String(ricordami));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
