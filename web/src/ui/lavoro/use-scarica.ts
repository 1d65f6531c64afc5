import { lavoroRoutes } from '../../../../shared/contracts/lavoro.ts';
import { useClient } from '../../api/query.ts';
import { useNotices } from '../notices.tsx';

/** Downloads the file that long work left: the link lasts five minutes, so a new one is asked for at each press. */
export const useScarica = (): ((uid: string) => Promise<void>) => {
  const client = useClient();
  const { notify, notifyError } = useNotices();
  return async (uid) => {
    try {
      const { link } = await client(lavoroRoutes.getLavoro, { params: { uid } });
      if (link === null) notify('warning', 'Il file non c\'è più: ripetere l\'operazione che lo ha prodotto.');
      else followLink(link);
    } catch (error) {
      notifyError(error);
    }
  };
};

/** Opens a download link without leaving the page. */
export const followLink = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
};
