import { useParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { situazioniRoutes, type Situazione } from '#shared/contracts/anagrafe/situazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { useSoggetto } from '../frame.tsx';
import { diUno, type DiUno } from './di-uno.ts';

export interface PersonaAperta extends DiUno {
  readonly uid: string;
  /** The name as the addresses of the other screens of the person carry it: that of this address until the record is read. */
  readonly dipendente: string;
}

/** Returns the name of a person of the school, and what they do today; undefined until it is read. */
export const useSituazioneDi = (uid: string) => {
  const { data, refetch } = useRoute(situazioniRoutes.listSituazioni, { body: { uids: [uid] } });
  return { situazione: data?.[0], rileggi: refetch };
};

/** Returns the name of the record. */
export const nomeDi = ({ desCognome, desNome }: Situazione): string => nominativo(desCognome, desNome);

/** Returns the person whose screen is open: the id is the address's, the name, which may have changed since the address was written, the record's. */
export const usePersonaAperta = (): PersonaAperta => {
  const { uid, uidSubAnagrafe, id, dipendente = '' } = useParams();
  const chi = uid ?? uidSubAnagrafe ?? id ?? '';
  const { situazione } = useSituazioneDi(chi);
  const nome = situazione && nomeDi(situazione);
  useSoggetto(nome);
  return { uid: chi, dipendente: nome ?? dipendente, ...diUno(situazione, 'della persona') };
};
