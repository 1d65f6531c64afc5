import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The tab that is open: kept beside the address, it is there when the page is loaded again and when one comes back to it. */
export const useScheda = (prima: string): readonly [string, (scheda: string) => void] => {
  const { pathname, search, state } = useLocation();
  const naviga = useNavigate();
  const [scheda, setScheda] = useState(() => keptIn(state) ?? prima);
  const apri = (quale: string): void => {
    setScheda(quale);
    void naviga({ pathname, search }, { replace: true, state: { ...Object(state), scheda: quale } });
  };
  return [scheda, apri];
};

const keptIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'scheda' in state && typeof state.scheda === 'string'
    ? state.scheda
    : null;
