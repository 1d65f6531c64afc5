import { useEffect, useRef, type RefObject } from 'react';

/** Returns the place of a guide whose steps have headings of the first level: under the heading of the page they are told as of the second. */
export const useTitoliSotto = (): RefObject<HTMLDivElement | null> => {
  const posto = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dentro = posto.current;
    if (dentro === null) return undefined;
    const lower = () => {
      for (const titolo of dentro.querySelectorAll('h1')) titolo.setAttribute('aria-level', '2');
    };
    lower();
    const guardia = new MutationObserver(lower);
    guardia.observe(dentro, { childList: true, subtree: true });
    return () => guardia.disconnect();
  }, []);
  return posto;
};
