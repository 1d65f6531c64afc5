import { useRef } from 'react';
import { useClient } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import type { Sesso } from '#shared/domain/persona/valori-ammessi.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { useSession } from '#ui/session.ts';
import { campiDaScrivere, nascitaNel, type Nascita } from './nato-dal-codice.ts';

interface Modulo {
  readonly leggi: () => Nascita;
  readonly sesso: (valore: Sesso) => void;
  readonly giorno: (valore: Giorno) => void;
  readonly comune: (codice: string) => void;
  /** The code itself until the name is found. */
  readonly nomeComune: (nome: string) => void;
}

/** Returns what a codice fiscale does as it is written: it fills sex, day and place of birth, which stay there to be changed. */
export const useNatoDalCodice = ({ leggi, sesso, giorno, comune, nomeComune }: Modulo) => {
  const client = useClient();
  const { oggi } = useSession().sessione;
  const prima = useRef<Nascita | null>(null);
  return (codice: string): void => {
    const detta = nascitaNel(codice, oggi);
    if (detta === null) return;
    const { flgSesso, datNascita, codComuneNascita } = campiDaScrivere(detta, leggi(), prima.current);
    prima.current = detta;
    if (flgSesso !== undefined) sesso(flgSesso);
    if (datNascita != null) giorno(datNascita);
    if (codComuneNascita === undefined) return;
    comune(codComuneNascita);
    nomeComune(codComuneNascita);
    const body = { criteria: codComuneNascita, flagestinto: true, limit: 20 };
    void client(elenchiScuolaRoutes.searchComuni, { body }).then(
      ({ righe }) => {
        const trovato = righe.find(({ codBelfiore }) => codBelfiore === codComuneNascita);
        if (trovato !== undefined && leggi().codComuneNascita === codComuneNascita) nomeComune(trovato.desComune);
      },
      // without the name the code stays, and the town can be chosen by hand
      () => undefined,
    );
  };
};
