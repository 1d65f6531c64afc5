import { NOTIFICA, notificheRepository } from '#archivio/casa/notifica.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError } from '#platform/errors.ts';
import type { Notifica } from '#shared/contracts/casa/notifiche.ts';
import { isNotificaObbligatoria, isNotificaVisibile } from '#shared/domain/accesso/notifiche.ts';

/** Notifications as a role sees them; those that ask for the sync close with it alone. */
export const notificheService = {
  list: async (
    { limit = 200, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
    { archivio, sessione }: RequestContext,
  ) => {
    const tutte = (await notificheRepository(archivio).list()).filter(({ COD_TIPO }) =>
      isNotificaVisibile(COD_TIPO, sessione.ruoli),
    );
    return {
      righe: tutte.slice(offset, offset + limit),
      totale: tutte.length,
      nonLette: tutte.filter(({ FLG_LETTA }) => !FLG_LETTA).length,
    };
  },
  read: async (uid: string, { archivio, modifica }: RequestContext): Promise<Notifica> => {
    const notifiche = notificheRepository(archivio);
    const prima = await notifiche.load(uid);
    if (isNotificaObbligatoria(prima.COD_TIPO) || prima.FLG_LETTA) return prima;
    const dopo = { ...prima, FLG_LETTA: true };
    modifica
      .add(notifiche.put(dopo))
      .audit({ entita: NOTIFICA, uid, azione: 'modificato', prima: { FLG_LETTA: false }, dopo: { FLG_LETTA: true } });
    return dopo;
  },
  remove: async (uid: string, { archivio, modifica }: RequestContext): Promise<{ uid: string }> => {
    const notifiche = notificheRepository(archivio);
    const { COD_TIPO, RIFERIMENTO } = await notifiche.load(uid);
    if (isNotificaObbligatoria(COD_TIPO))
      throw new AppError(
        'STATO_NON_AMMESSO',
        'La notifica chiede di sincronizzare i dati anagrafici: eseguire la sincronizzazione, poi la notifica sparisce da sola.',
      );
    modifica
      .add(notifiche.remove(uid))
      .audit({ entita: NOTIFICA, uid, azione: 'eliminato', prima: { COD_TIPO, RIFERIMENTO } });
    return { uid };
  },
};
