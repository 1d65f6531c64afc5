import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the open tab in view where the tabs are more than the window is wide: put on what holds them. The page itself does not move. */
export const useSchedaInVista = (aperta: string): RefObject<HTMLDivElement | null> => {
  const contenitore = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dentro = contenitore.current;
    if (dentro === null) return undefined;
    const mostra = (): void => {
      const scheda = dentro.querySelector('[role="tab"][aria-selected="true"]');
      const striscia = scheda === null ? null : scorrevole(scheda, dentro);
      if (scheda === null || striscia === null) return;
      const [sua, sue] = [scheda.getBoundingClientRect(), striscia.getBoundingClientRect()];
      if (sua.left < sue.left || sua.right > sue.right)
        striscia.scrollLeft += sua.left - sue.left - (sue.width - sua.width) / 2;
    };
    const larghezza = new ResizeObserver(mostra);
    larghezza.observe(dentro);
    return () => larghezza.disconnect();
  }, [aperta]);
  return contenitore;
};

/** The part around a tab that scrolls sideways; null when all of them are in view. */
const scorrevole = (scheda: Element, fino: Element): Element | null => {
  for (let intorno = scheda.parentElement; intorno !== null && intorno !== fino; intorno = intorno.parentElement)
    if (intorno.scrollWidth > intorno.clientWidth + 1 && getComputedStyle(intorno).overflowX !== 'visible')
      return intorno;
  return null;
};
