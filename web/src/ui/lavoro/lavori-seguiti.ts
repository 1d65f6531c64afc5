const CHIAVE = 'emolumenti.lavori';
const MASSIMO = 10;

/** The works followed in this window, which a reload must find again. */
export const readSeguiti = (): readonly string[] =>
  (sessionStorage.getItem(CHIAVE) ?? '').split(' ').filter((uid) => /^[A-Za-z0-9_-]{1,64}$/.test(uid));

export const keepSeguiti = (uids: readonly string[]): void =>
  sessionStorage.setItem(CHIAVE, uids.slice(-MASSIMO).join(' '));
