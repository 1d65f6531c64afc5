import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the open tab in view where the tabs are more than the window is wide: put on what holds them. The page itself does not move. */
export const useSchedaInVista = (aperta: string): RefObject<HTMLDivElement | null> => {
  const contenitore = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dentro = contenitore.current;
    const striscia = dentro?.querySelector('[role="tablist"]') ?? null;
    if (dentro === null || striscia === null) return undefined;
    // The strip is narrowed a second time by the buttons that move it, which come after the window is narrower.
    const larghezza = new ResizeObserver(() => mostra(striscia));
    for (const parte of [dentro, striscia, ...striscia.querySelectorAll('[role="tab"]')]) larghezza.observe(parte);
    return () => larghezza.disconnect();
  }, [aperta]);
  return contenitore;
};

/** Moves a strip of tabs so that the open one is in the middle, unless it is in view. */
const mostra = (striscia: Element): void => {
  const scheda = striscia.querySelector('[role="tab"][aria-selected="true"]');
  if (scheda === null) return;
  const [sua, sue] = [scheda.getBoundingClientRect(), striscia.getBoundingClientRect()];
  if (sua.left < sue.left || sua.right > sue.right)
    striscia.scrollLeft += sua.left - sue.left - (sue.width - sua.width) / 2;
};
