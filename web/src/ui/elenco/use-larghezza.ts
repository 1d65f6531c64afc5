import { useSyncExternalStore } from 'react';

/** As wide as a phone held upright: a table does not fit. */
const STRETTA = '(max-width: 600px)';
/** Wide enough for the menu beside a list with all its columns. */
const LARGA = '(min-width: 1200px)';

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

/** Whether the window has place for what can also be left out. */
export const useLarga = (): boolean => useFinestra(LARGA);
