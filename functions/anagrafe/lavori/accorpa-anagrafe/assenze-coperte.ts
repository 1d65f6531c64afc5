import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { MOTIVO } from './chi-resta.ts';

/** Writes into the services of substitutes the absence that they cover, as it is called under the person who stays. Services of the two people move by themselves. */
export const followCoperte = async (
  archivio: Archivio,
  spostati: readonly Item[],
  da: string,
  a: string,
  modifica: Modifica,
): Promise<void> => {
  const assenze = spostati.filter(({ tipo }) => tipo === assenzaEntita.nome);
  const usi = await Promise.all(
    assenze.map(({ uid }) => riferimenti(archivio).list({ entita: assenzaEntita.nome, uid: String(uid) })),
  );
  const uids = [...new Set(usi.flat().map(({ uid }) => uid))].filter((uid) => !uid.startsWith(da));
  const servizi = archivio.of(servizioEntita);
  for (const servizio of await servizi.getMany(uids.map((uid) => asUid<'SERVIZIO'>(uid))))
    if (servizio.uidAssenzaCoperta !== undefined) {
      const uidAssenzaCoperta = asUid<'ASSENZA'>(servizio.uidAssenzaCoperta.replace(da, a));
      modifica.write(servizi.update(servizio, { ...servizio, uidAssenzaCoperta }), { motivo: MOTIVO });
    }
};
