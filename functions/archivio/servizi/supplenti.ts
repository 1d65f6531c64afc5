import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import type { Supplente } from '#shared/contracts/assenze/supplenti.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { assenzaEntita } from '../assenze/assenza.ts';
import { servizioEntita } from './servizio.ts';

/** Returns the services that cover the absences of a person, oldest first. Requests: the uses of the absences, then the services. */
export const listSupplenti = async (archivio: Archivio, persona: Uid<'PERSONA'>): Promise<Supplente[]> => {
  const usi = await riferimenti(archivio).listOfChildren({ entita: assenzaEntita.nome, uid: persona });
  const servizi = await archivio.of(servizioEntita).getMany(usi.map(({ uid }) => asUid<'SERVIZIO'>(uid)));
  return servizi
    .flatMap(({ uid, uidAssenzaCoperta, uidSubAnagrafe, matricola, desCognome, desNome, datInizio, datFine }) =>
      uidAssenzaCoperta === undefined
        ? []
        : [{ uid, uidAssenza: uidAssenzaCoperta, uidSubAnagrafe, matricola, desCognome, desNome, datInizio, datFine }],
    )
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)));
};
