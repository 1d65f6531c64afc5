import { avvisiPostaService } from '#archivio/scuola/avvisi-posta.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';

/** The calls of what the school tells by e-mail. */
export const avvisiPostaImplementation = ({ mittente }: Platform): Implementation<typeof avvisiPostaRoutes> => {
  const avvisi = avvisiPostaService({ mittente });
  return {
    getAvvisiPosta: (_input, { archivio }) => avvisi.get(archivio),
    saveAvvisiPosta: ({ body }, context) => avvisi.save(body.avvisi, body.versione, context),
  };
};
