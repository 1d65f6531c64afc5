import { createContext, useContext, useSyncExternalStore } from 'react';

/** As wide as a phone held upright: a table does not fit. */
const STRETTA = '(max-width: 600px)';
/** Wide enough for the menu beside a list with all its columns. */
const LARGA = '(min-width: 1200px)';
/** As wide, with the help beside it. */
const LARGA_CON_AIUTO = '(min-width: 1500px)';

/** True while the help, or the row of a list, is open beside the page, which has as much less place. */
export const AiutoAccanto = createContext(false);

/** Whether the window is so, now and when it is made wider or narrower. */
const useFinestra = (quale: string): boolean =>
  useSyncExternalStore(
    (avvisa) => {
      const finestra = matchMedia(quale);
      finestra.addEventListener('change', avvisa);
      return () => finestra.removeEventListener('change', avvisa);
    },
    () => matchMedia(quale).matches,
  );

/** Whether the window is as narrow as a phone. */
export const useTelefono = (): boolean => useFinestra(STRETTA);

/** True of a window, with the help open or not, that has place for what can also be left out. */
export const useLargaCon = (aiuto: boolean): boolean => useFinestra(aiuto ? LARGA_CON_AIUTO : LARGA);

/** True of a page that has place for what can also be left out. */
export const useLarga = (): boolean => useLargaCon(useContext(AiutoAccanto));
