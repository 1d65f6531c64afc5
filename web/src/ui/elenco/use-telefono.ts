import { useSyncExternalStore } from 'react';

/** As wide as a phone held upright: a table does not fit. */
const STRETTO = '(max-width: 600px)';

const subscribe = (avvisa: () => void): (() => void) => {
  const stretto = matchMedia(STRETTO);
  stretto.addEventListener('change', avvisa);
  return () => stretto.removeEventListener('change', avvisa);
};

/** Whether the window is as narrow as a phone, now and when it is turned. */
export const useTelefono = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(STRETTO).matches);
