import { opzioniCu } from '#archivio/denunce/opzioni-cu.ts';
import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { passaggioCuRoutes } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import { denunceService } from '../denuncia/denunce-service.ts';
import { invioService } from '../denuncia/invio-service.ts';
import { pageDenunce } from '../denuncia/ricerca.ts';
import { catena } from './catena.ts';
import { annoApertoCon, type MesiDellAnno } from './copertura/anno-aperto.ts';
import { getCopertura } from './copertura/copertura.ts';
import { cuService } from './cu-service.ts';
import { passaggioService } from './passaggio/passaggio-service.ts';

/** The calls of the yearly certification. */
export const cuImplementation = (
  { cursori }: Pick<Platform, 'cursori'>,
  files: Files,
  mesiDiServizio: MesiDellAnno,
): Implementation<typeof cuRoutes & typeof passaggioCuRoutes> => {
  const cu = denunceService({ di: 'CU', files, datiDi: cuService.datiDi });
  const invio = invioService('CU', catena);
  const annoAperto = annoApertoCon(mesiDiServizio);
  const passaggio = passaggioService({ files });
  return {
    elaboraCu: ({ body }, context) => cuService.save(body, context, annoAperto),
    getCopertura: ({ query }, { archivio }) => getCopertura(query.anno, archivio),
    getOpzioniCu: ({ query }, { archivio }) => opzioniCu.get(query.anno, archivio),
    saveOpzioniCu: ({ body }, context) => opzioniCu.save(body, context),
    consegnaCu: ({ body }, context) => cuService.consegna(body, context),
    putCertificato: ({ body }, context) => cu.putValore(body, context),
    listCu: ({ body }, { archivio }) => pageDenunce('CU', { archivio, cursori }, body),
    getCertificato: ({ body: { uid, riga } }, context) => cu.get(uid, riga, context),
    removeCu: ({ body }, context) => cu.remove(body, context),
    makeFileCu: ({ query }, context) => cu.makeFile(query, context),
    linkFileCu: ({ body: { uid, numero } }, { archivio }) => cu.linkFile(uid, numero, archivio),
    sendCu: ({ body }, context) => invio.send(body, context),
    undoSendCu: ({ body }, context) => invio.undoSend(body, context),
    issueTokenCu: ({ body }, context) => passaggio.issue(body.anno, context),
    handOverCu: ({ body }, context) => passaggio.redeem(body.token, context),
  };
};
