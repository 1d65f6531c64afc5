import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { denunceService } from '../denuncia/denunce-service.ts';
import { invioService } from '../denuncia/invio-service.ts';
import { pageDenunce } from '../denuncia/ricerca.ts';
import { correzioniService } from '../f24/correzioni/correzioni-service.ts';
import { f24Service } from '../f24/f24-service.ts';
import { refuseCreditoPreso } from '../f24/riporti.ts';

/** The calls of the payment orders of tax and contributions. */
export const f24Implementation = (
  { cursori }: Pick<Platform, 'cursori'>,
  files: Files,
): Implementation<typeof f24Routes & typeof correzioniF24Routes> => {
  const f24 = denunceService({
    di: 'F24',
    files,
    datiDi: f24Service.datiDi,
  });
  const invio = invioService('F24');
  return {
    saveF24Ep: ({ body }, context) => f24Service.save('EP', body, context),
    saveF24Ordinario: ({ body }, context) => f24Service.save('ORDINARIO', body, context),
    listF24: ({ body }, { archivio }) => pageDenunce('F24', { archivio, cursori }, body),
    getF24: ({ body: { uid, riga } }, context) => f24.get(uid, riga, context),
    removeF24: async ({ body }, context) => {
      await refuseCreditoPreso(context.archivio, body.uid);
      return f24.remove(body, context);
    },
    proponiF24: ({ body }, { archivio }) => f24Service.propose(body, archivio),
    putValoreF24: ({ body }, context) => f24.putValore(body, context),
    makeFileF24: ({ query }, context) => f24.makeFile(query, context),
    linkFileF24: ({ body: { uid, numero } }, { archivio }) => f24.linkFile(uid, numero, archivio),
    sendF24: ({ body }, context) => invio.send(body, context),
    undoSendF24: async ({ body }, context) => {
      await refuseCreditoPreso(context.archivio, body.uid);
      return invio.undoSend(body, context);
    },
    saveCorrezioneF24: ({ body }, context) => correzioniService.save(body, context),
    removeCorrezioneF24: ({ body }, context) => correzioniService.remove(body, context),
  };
};
