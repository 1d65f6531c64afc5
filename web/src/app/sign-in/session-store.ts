import { Sessione } from '../../../../shared/contracts/accesso/sessione.ts';

const CHIAVE = 'emolumenti.sessione';
const RICORDAMI = 'emolumenti.ricordami';

/** The stored session, reused only if its user, client code and expiry still match; one opened during maintenance is asked for again, in case that is over. */
export const storedSession = (chi: { readonly subject: string }): Sessione | null => {
  const text = sessionStorage.getItem(CHIAVE);
  if (text === null) return null;
  const parsed = Sessione.safeParse(parseJson(text));
  if (
    !parsed.success ||
    parsed.data.subject !== chi.subject ||
    parsed.data.codcli === '' ||
    !parsed.data.isUtenteAccessibile ||
    Date.parse(parsed.data.expiration) <= Date.now()
  )
    return null;
  return parsed.data;
};

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
