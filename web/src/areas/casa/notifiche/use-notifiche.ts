import { useRoute, useWrite } from '#api/query.ts';
import { useVersioneArchivi } from '#api/versione-archivi.ts';
import { notificheRoutes, type Notifica, type Novita } from '#shared/contracts/casa/notifiche.ts';
import { isNotificaObbligatoria } from '#shared/domain/accesso/notifiche.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { markLette, useLette } from '#ui/lette.ts';
import { useSession } from '#ui/session.ts';

/** Who may read notifications and news. */
export const LETTORI_NOTIFICHE = ['GESTORE', 'TESTER', 'PRESIDE'] as const satisfies readonly Ruolo[];

const richiestaNotifiche = { body: { limit: 200, offset: 0 } };

/** News marked as read are told from notifications by their prefix. */
const idNovita = ({ codeNews }: Novita): string => `novita:${codeNews}`;

/**
 * Notifications and news of the user, what is unread, how to mark it; nothing is asked while not `enabled`. Notifications are read after their version, so that
 * whatever comes later makes it another, and are asked again when it is; news come with the program.
 */
export const useNotifiche = (enabled = true) => {
  const { sessione } = useSession();
  const richiestaNovita = { query: { appVersion: sessione.minVersion } };
  const { isPending } = useVersioneArchivi();
  const notifiche = useRoute(notificheRoutes.listNotifiche, richiestaNotifiche, { enabled: enabled && !isPending });
  const novita = useRoute(notificheRoutes.listNovita, richiestaNovita, { enabled });
  const leggi = useWrite(notificheRoutes.readNotifica, [notificheRoutes.listNotifiche]);
  const lette = useLette();
  const isLetta = (notifica: Notifica): boolean => notifica.FLG_LETTA || lette.has(notifica.UID);
  const isNovitaLetta = (una: Novita): boolean => lette.has(idNovita(una));
  const righe = notifiche.data?.righe ?? [];
  const nuove = novita.data ?? [];
  return {
    notifiche,
    novita,
    isLetta,
    isNovitaLetta,
    nonLette: righe.filter((notifica) => !isLetta(notifica)).length + nuove.filter((una) => !isNovitaLetta(una)).length,
    /** Mandatory ones are marked here only; the others on the server too. */
    segna: async (daSegnare: readonly Notifica[], novitaDaSegnare: readonly Novita[] = []): Promise<void> => {
      markLette([
        ...daSegnare.filter(({ COD_TIPO }) => isNotificaObbligatoria(COD_TIPO)).map(({ UID }) => UID),
        ...novitaDaSegnare.map(idNovita),
      ]);
      for (const { UID: uid } of daSegnare.filter(
        ({ COD_TIPO, FLG_LETTA }) => !isNotificaObbligatoria(COD_TIPO) && !FLG_LETTA,
      ))
        await leggi.mutateAsync({ body: { uid } });
    },
  };
};

export type Notifiche = ReturnType<typeof useNotifiche>;
