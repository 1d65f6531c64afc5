import { useContext, useEffect, useRef } from 'react';
import { useNotices } from '../notices.tsx';
import { SessionContext } from '../session.ts';
import { takeBozza, watchModulo, type Bozza } from './bozze.ts';

interface ModuloConBozza {
  readonly campi: readonly string[];
  readonly modificato: boolean;
  readonly read: () => Pick<Bozza, 'valori' | 'versione'>;
  readonly resume: (bozza: Bozza) => void;
}

/**
 * Signing in again, or a new version of the program, may mean leaving the page: what is written in the form is kept meanwhile, and is there again when the person comes back. It is not saved:
 * the person looks at it and saves it.
 */
export const useBozza = ({ campi, modificato, read, resume }: ModuloConBozza): void => {
  const subject = useContext(SessionContext)?.sessione.subject;
  const { notify } = useNotices();
  const corrente = useRef({ modificato, read, resume });
  useEffect(() => {
    corrente.current = { modificato, read, resume };
  });
  const elenco = campi.join(' ');
  useEffect(() => {
    if (subject === undefined) return undefined;
    const modulo = `${location.hash} ${elenco}`;
    const bozza = takeBozza(subject, modulo);
    if (bozza !== null) {
      corrente.current.resume(bozza);
      notify('info', 'È stato ripreso quello che era scritto e non ancora salvato: controllarlo e salvare.');
    }
    return watchModulo(() => (corrente.current.modificato ? { modulo, ...corrente.current.read() } : null));
  }, [subject, elenco, notify]);
};
