import { useEffect, useState, type RefObject } from 'react';
import { ALTEZZA_PIEDE, ALTEZZA_RIGA, ALTEZZA_TESTA } from './stile.ts';

/** Rows drawn beyond those in sight, above and below. */
const OLTRE = 8;

export interface Finestra {
  readonly prima: number;
  /** After the last one drawn. */
  readonly fine: number;
  /** Rows in sight: those of a page. */
  readonly pagina: number;
  readonly onScroll: () => void;
}

/** Which rows are in sight, and are drawn: of five hundred, thirty. The active one is brought into sight when it moves. */
export const useFinestra = (contenitore: RefObject<HTMLElement | null>, righe: number, attiva: number): Finestra => {
  const [vista, setVista] = useState({ alto: 0, altezza: 640 });
  const measure = () => {
    const elemento = contenitore.current;
    if (elemento) setVista({ alto: elemento.scrollTop, altezza: elemento.clientHeight });
  };
  useEffect(() => {
    const elemento = contenitore.current;
    if (!elemento) return undefined;
    const osservatore = new ResizeObserver(() =>
      setVista({ alto: elemento.scrollTop, altezza: elemento.clientHeight }),
    );
    osservatore.observe(elemento);
    return () => osservatore.disconnect();
  }, [contenitore]);
  useEffect(() => {
    const elemento = contenitore.current;
    if (!elemento) return;
    const [alto, basso] = [attiva * ALTEZZA_RIGA, (attiva + 1) * ALTEZZA_RIGA];
    const visibile = elemento.clientHeight - ALTEZZA_TESTA - ALTEZZA_PIEDE;
    if (alto < elemento.scrollTop) elemento.scrollTop = alto;
    else if (basso > elemento.scrollTop + visibile) elemento.scrollTop = basso - visibile;
  }, [contenitore, attiva]);
  const pagina = Math.max(1, Math.floor((vista.altezza - ALTEZZA_TESTA - ALTEZZA_PIEDE) / ALTEZZA_RIGA));
  const prima = Math.max(0, Math.min(Math.floor(vista.alto / ALTEZZA_RIGA), righe - pagina) - OLTRE);
  return { prima, fine: Math.min(righe, prima + pagina + 2 * OLTRE + 1), pagina, onScroll: measure };
};
