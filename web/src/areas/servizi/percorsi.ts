import { generatePath } from 'react-router-dom';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

interface Chi {
  readonly uid: string;
  readonly desCognome: string;
  readonly desNome: string;
}

export const percorsoServizi = ({ uid, desCognome, desNome }: Chi): string =>
  generatePath('/servizi/:uid/:dipendente', { uid, dipendente: nominativo(desCognome, desNome) });

export const percorsoAttivita = ({ uid, desCognome, desNome }: Chi): string =>
  generatePath('/attivitapart/:uidSubAnagrafe/:dipendente', {
    uidSubAnagrafe: uid,
    dipendente: nominativo(desCognome, desNome),
  });
