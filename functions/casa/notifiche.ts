import { Notifica, type DatiNotifica } from '../../shared/contracts/casa/notifiche.ts';
import {
  isNotificaObbligatoria,
  isNotificaVisibile,
  type TipoNotifica,
} from '../../shared/domain/accesso/notifiche.ts';
import { instant } from '../platform/clock.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { partizioneElenco } from '../platform/data/entita.ts';
import type { Modifica, Operazione } from '../platform/data/modifica.ts';
import { newUid } from '../platform/data/repository.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { AppError, nonTrovato } from '../platform/http/errors.ts';

const NOME = 'NOTIFICA';

/** A notification's uid begins with its instant, so that the partition is in order of creation. */
const chiave = (codmin: string, uid: string) => ({ pk: partizioneElenco(codmin, NOME), sk: uid });
const put = (codmin: string, notifica: Notifica): Operazione => ({
  tipo: 'put',
  chiave: chiave(codmin, notifica.UID),
  item: { ...notifica, tipo: NOME, scuola: codmin, schema: 1 },
});

/**
 * Adds a notification to a unit of change: `context.modifica` when it goes with the change, `context.seRifiutata` when the call is refused.
 * @param riferimento uid of the record it is about
 */
export const notifica = (
  modifica: Modifica,
  context: Pick<RequestContext, 'codmin' | 'adesso'>,
  tipo: TipoNotifica,
  riferimento: string,
  dati: DatiNotifica,
): void => {
  const quando = instant(context.adesso);
  const nuova: Notifica = {
    UID: `${quando.replace(/\D/g, '')}-${newUid()}`,
    DAT_CREAZIONE: quando,
    FLG_LETTA: false,
    RIFERIMENTO: riferimento,
    COD_TIPO: tipo,
    DES_JSON: dati,
  };
  modifica
    .add(put(context.codmin, nuova))
    .audit({ entita: NOME, uid: nuova.UID, azione: 'creato', dopo: { COD_TIPO: tipo, RIFERIMENTO: riferimento } });
};

export const notificheService = (store: Store) => {
  const load = async (codmin: string, uid: string): Promise<Notifica> => {
    const item = await store.get(chiave(codmin, uid));
    if (item === undefined) throw nonTrovato('La notifica');
    return parse(item);
  };
  return {
    list: async (
      { limit = 200, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
      { codmin, sessione }: RequestContext,
    ) => {
      const tutte = (await store.queryAll({ pk: partizioneElenco(codmin, NOME), reverse: true }))
        .map(parse)
        .filter(({ COD_TIPO }) => isNotificaVisibile(COD_TIPO, sessione.ruoli));
      return {
        righe: tutte.slice(offset, offset + limit),
        totale: tutte.length,
        nonLette: tutte.filter(({ FLG_LETTA }) => !FLG_LETTA).length,
      };
    },
    read: async (uid: string, { codmin, modifica }: RequestContext): Promise<Notifica> => {
      const prima = await load(codmin, uid);
      if (isNotificaObbligatoria(prima.COD_TIPO) || prima.FLG_LETTA) return prima;
      const dopo = { ...prima, FLG_LETTA: true };
      modifica
        .add(put(codmin, dopo))
        .audit({ entita: NOME, uid, azione: 'modificato', prima: { FLG_LETTA: false }, dopo: { FLG_LETTA: true } });
      return dopo;
    },
    remove: async (uid: string, { codmin, modifica }: RequestContext): Promise<{ uid: string }> => {
      const prima = await load(codmin, uid);
      if (isNotificaObbligatoria(prima.COD_TIPO))
        throw new AppError(
          'STATO_NON_AMMESSO',
          'La notifica chiede di sincronizzare i dati anagrafici: eseguire la sincronizzazione, poi la notifica sparisce da sola.',
        );
      modifica.add({ tipo: 'delete', chiave: chiave(codmin, uid) }).audit({
        entita: NOME,
        uid,
        azione: 'eliminato',
        prima: { COD_TIPO: prima.COD_TIPO, RIFERIMENTO: prima.RIFERIMENTO },
      });
      return { uid };
    },
    /** The notifications about changed personal data, both variants: the sync closes them. */
    listSync: async (codmin: string): Promise<Notifica[]> =>
      (await store.queryAll({ pk: partizioneElenco(codmin, NOME) }))
        .map(parse)
        .filter(({ COD_TIPO }) => COD_TIPO === 'SYNCANAG_W' || COD_TIPO === 'SYNCANAG_R'),
    close: (codmin: string, uid: string): Operazione => ({ tipo: 'delete', chiave: chiave(codmin, uid) }),
  };
};

const parse = (item: object): Notifica => Notifica.strip().parse(item);
