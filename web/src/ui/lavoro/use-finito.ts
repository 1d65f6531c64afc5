import { useEffect, useRef } from 'react';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { isInCorso } from './andamento.ts';

/** Calls back once for each ending that is seen (a retry or an undo has one of its own): short work may have ended before the first look. */
export const useFinito = (lavoro: Lavoro | undefined, onFinito: ((lavoro: Lavoro) => void) | undefined): void => {
  const detto = useRef(0);
  useEffect(() => {
    if (lavoro === undefined || isInCorso(lavoro) || detto.current === lavoro.versione) return;
    detto.current = lavoro.versione;
    onFinito?.(lavoro);
  }, [lavoro, onFinito]);
};
