import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { denunceService } from '../denuncia/denunce-service.ts';
import { invioService } from '../denuncia/invio-service.ts';
import { recordsService } from '../denuncia/records-service.ts';
import { pageDenunce } from '../denuncia/ricerca.ts';
import { dipendentiSpt } from './dipendenti.ts';
import { sptService } from './spt-service.ts';

/** The calls of accessory pay outside the system. */
export const sptImplementation = (
  { cursori }: Pick<Platform, 'cursori'>,
  files: Files,
): Implementation<typeof sptRoutes> => {
  const mezzi = { di: 'SPT', datiDi: sptService.datiDi } as const;
  const spt = denunceService({ ...mezzi, files });
  const invio = invioService('SPT');
  const dipendenti = dipendentiSpt(spt, recordsService(mezzi));
  return {
    saveSpt: ({ body }, context) => sptService.save(body, context),
    listDipendentiSpt: ({ body: { uid } }, context) => dipendenti.list(uid, context),
    addDipendenteSpt: ({ body }, context) => dipendenti.add(body, context),
    removeDipendenteSpt: ({ body }, context) => dipendenti.remove(body, context),
    listCompensiSpt: ({ query: { uid, idDipendente } }, context) => dipendenti.compensi(uid, idDipendente, context),
    addCompensoSpt: ({ body }, context) => dipendenti.addCompenso(body, context),
    putValoreSpt: ({ body }, context) => spt.putValore(body, context),
    removeCompensoSpt: ({ body }, context) => dipendenti.removeCompenso(body, context),
    listSpt: ({ body }, { archivio }) => pageDenunce('SPT', { archivio, cursori }, body),
    getSpt: ({ body: { uid, riga } }, context) => spt.get(uid, riga, context),
    removeSpt: ({ body }, context) => spt.remove(body, context),
    makeFileSpt: ({ query }, context) => spt.makeFile(query, context),
    linkFileSpt: ({ body: { uid, numero } }, { archivio }) => spt.linkFile(uid, numero, archivio),
    sendSpt: ({ body }, context) => invio.send(body, context),
    undoSendSpt: ({ body }, context) => invio.undoSend(body, context),
  };
};
