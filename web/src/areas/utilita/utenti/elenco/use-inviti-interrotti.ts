import { useState } from 'react';
import type { EsitoRigaUtenti, RigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import { inviteAgain, invitedBy, withoutAddress, type Righe } from './inviti-interrotti.ts';

/** What saves that did not succeed have left: invitations that were made, whose addresses this page never had. */
export const useInvitiInterrotti = () => {
  const [tentate, setTentate] = useState<Righe>(new Set());
  const [rifatte, setRifatte] = useState<Righe>(new Set());
  return {
    /** The rows of the file with what was chosen for those. */
    righeDa: (righe: readonly RigaUtenti[]) => inviteAgain(righe, rifatte),
    senzaIndirizzo: (esiti: readonly EsitoRigaUtenti[]) => withoutAddress(esiti, tentate, rifatte),
    rifai: (numeri: readonly number[]) => setRifatte((prima) => new Set([...prima, ...numeri])),
    /** A save of these rows did not succeed. */
    onFallito: (esiti: readonly EsitoRigaUtenti[]) => {
      setTentate((prima) => new Set([...prima, ...invitedBy(esiti)]));
      setRifatte(new Set());
    },
  };
};
