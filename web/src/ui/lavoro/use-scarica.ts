import { useClient } from '#api/query.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { useNotices } from '../notices.tsx';
import { followLink } from '../scarica.ts';

/** Downloads the file that long work left: the link lasts five minutes, so a new one is asked for at each press. */
export const useScarica = (): ((uid: string) => Promise<void>) => {
  const client = useClient();
  const { notify, notifyError } = useNotices();
  return async (uid) => {
    try {
      const { link } = await client(lavoroRoutes.getLavoro, { params: { uid } });
      if (link === null) notify('warning', "Il file non c'è più: ripetere l'operazione che lo ha prodotto.");
      else followLink(link);
    } catch (error) {
      notifyError(error);
    }
  };
};
