import { useSearchParams } from 'react-router-dom';
import { useAnnoCorrente } from './use-anno-corrente.ts';

interface Anni {
  /** The first that may be shown; the last is the year in course. */
  readonly dal: number;
  /** Shown when the address names none. */
  readonly predefinito: number;
}

/** The year a screen shows: the one its address names (`anno=2025`), so that links lead to it and who comes back finds it. */
export const useAnnoScelto = ({ dal, predefinito }: Anni): readonly [anno: number, setAnno: (anno: number) => void] => {
  const [parametri, setParametri] = useSearchParams();
  const scritto = Number(parametri.get('anno'));
  const corrente = useAnnoCorrente();
  const isAnno = Number.isInteger(scritto) && scritto >= dal && scritto <= corrente;
  const setAnno = (anno: number) =>
    setParametri(
      (prima) => {
        const nuovi = new URLSearchParams(prima);
        nuovi.set('anno', String(anno));
        return nuovi;
      },
      { replace: true },
    );
  return [isAnno ? scritto : predefinito, setAnno];
};
