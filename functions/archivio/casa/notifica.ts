import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Modifica, Operazione } from '#platform/data/modifica.ts';
import { newUid } from '#platform/data/repository.ts';
import { readSenzaSpecie, writeSenzaSpecie } from '#platform/data/senza-specie.ts';
import { nonTrovato } from '#platform/errors.ts';
import { Notifica, type DatiNotifica } from '#shared/contracts/casa/notifiche.ts';
import type { TipoNotifica } from '#shared/domain/accesso/notifiche.ts';

export const NOTIFICA = 'NOTIFICA';

/** Notifications of the school. The uid of one begins with its instant, so that the partition is in order of creation. */
export const notificheRepository = (archivio: Archivio) => {
  const pk = archivio.chiavi.elenco(NOTIFICA);
  return {
    /** Newest first. */
    list: async (): Promise<Notifica[]> => archivio.leggi(await archivio.queryAll({ pk, reverse: true }), notificaDi),
    /** @throws NON_TROVATO */
    load: async (uid: string): Promise<Notifica> => {
      const item = await archivio.get({ pk, sk: uid });
      if (item === undefined) throw nonTrovato('La notifica');
      return notificaDi(item);
    },
    put: (notifica: Notifica): Operazione => putNotifica(archivio, notifica),
    remove: (uid: string): Operazione => ({ tipo: 'delete', chiave: { pk, sk: uid } }),
  };
};

const putNotifica = (archivio: Archivio, notifica: Notifica): Operazione => ({
  tipo: 'put',
  chiave: { pk: archivio.chiavi.elenco(NOTIFICA), sk: notifica.UID },
  item: { ...writeSenzaSpecie(Notifica, notifica), tipo: NOTIFICA, scuola: archivio.codmin, schema: 1 },
});

const notificaDi = (item: Item): Notifica => readSenzaSpecie(Notifica, item);

/**
 * Adds a notification to a unit of change: `context.modifica` when it goes with the change, `context.seRifiutata` when the call is refused.
 * @param riferimento uid of the record it is about
 */
export const notifica = (
  modifica: Modifica,
  { archivio, adesso }: Pick<RequestContext, 'archivio' | 'adesso'>,
  tipo: TipoNotifica,
  riferimento: string,
  dati: DatiNotifica,
): void => {
  const quando = instant(adesso);
  const nuova: Notifica = {
    UID: `${quando.replace(/\D/g, '')}-${newUid()}`,
    DAT_CREAZIONE: quando,
    FLG_LETTA: false,
    RIFERIMENTO: riferimento,
    COD_TIPO: tipo,
    DES_JSON: dati,
  };
  modifica
    .add(putNotifica(archivio, nuova))
    .audit({ entita: NOTIFICA, uid: nuova.UID, azione: 'creato', dopo: { COD_TIPO: tipo, RIFERIMENTO: riferimento } });
};
