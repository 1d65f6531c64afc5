import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import type { Supplente } from '#shared/contracts/assenze/supplenti.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { assenzaEntita } from '../assenze/assenza.ts';
import { servizioEntita } from './servizio.ts';

const supplenteDi = ({
  uid,
  uidAssenzaCoperta,
  uidSubAnagrafe,
  matricola,
  desCognome,
  desNome,
  datInizio,
  datFine,
}: Servizio): readonly Supplente[] =>
  uidAssenzaCoperta === undefined
    ? []
    : [{ uid, uidAssenza: uidAssenzaCoperta, uidSubAnagrafe, matricola, desCognome, desNome, datInizio, datFine }];

const letti = async (archivio: Archivio, usi: readonly { readonly uid: string }[]): Promise<Supplente[]> =>
  (await archivio.of(servizioEntita).getMany(usi.map(({ uid }) => asUid<'SERVIZIO'>(uid))))
    .flatMap(supplenteDi)
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)));

/** Returns the services that cover the absences of a person, oldest first. Requests: the uses of the absences, then the services. */
export const listSupplenti = async (archivio: Archivio, persona: Uid<'PERSONA'>): Promise<Supplente[]> => {
  const usi = await riferimenti(archivio).listOfChildren({ entita: assenzaEntita.nome, uid: persona });
  return letti(archivio, usi);
};

/** Returns the services that cover some absences, by the uid of the absence, oldest first. Requests: the uses of all absences, then the services. */
export const supplentiDelle = async (
  archivio: Archivio,
  assenze: readonly Uid<'ASSENZA'>[],
): Promise<ReadonlyMap<string, readonly Supplente[]>> => {
  if (assenze.length === 0) return new Map();
  const usi = await riferimenti(archivio).listOfKind(assenzaEntita.nome);
  return Map.groupBy(
    await letti(
      archivio,
      assenze.flatMap((uid) => usi.get(uid) ?? []),
    ),
    ({ uidAssenza }) => uidAssenza,
  );
};
