import { campoNonValido } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { listaPosPARoutes } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { denunceService } from '../denuncia/denunce-service.ts';
import { invioService } from '../denuncia/invio-service.ts';
import { pageDenunce } from '../denuncia/ricerca.ts';
import { isChiaveDi, type NomeQuadro } from '../formati/uniemens/quadri.ts';
import { lettureUniemens } from '../uniemens/letture.ts';
import { listaPosPAImplementation } from '../uniemens/pospa/chiamate.ts';
import { uniemensService } from '../uniemens/uniemens-service.ts';

/** The calls of the monthly filing of contributions, of both its families. */
export const uniemensImplementation = (
  { cursori }: Pick<Platform, 'cursori'>,
  files: Files,
): Implementation<typeof uniemensRoutes & typeof listaPosPARoutes> => {
  const uniemens = denunceService({ di: 'UNIEMENS', files, datiDi: uniemensService.datiDi });
  const letture = lettureUniemens(uniemens);
  const invio = invioService('UNIEMENS');
  return {
    ...listaPosPAImplementation(uniemens),
    saveUniemens: ({ body }, context) => uniemensService.save(body, context),
    transferUniemens: ({ body }, context) => uniemensService.transfer(body, context),
    listUniemens: ({ body }, { archivio }) => pageDenunce('UNIEMENS', { archivio, cursori }, body),
    getUniemens: ({ body: { uid, riga } }, context) => uniemens.get(uid, riga, context),
    removeUniemens: ({ body }, context) => uniemens.remove(body, context),
    listPosContributive: ({ body: { uid } }, context) => letture.posizioni(uid, context),
    getPosContributiva: ({ body: { uid, matricola } }, context) => letture.posizione(uid, matricola, context),
    listDenunceIndividuali: async ({ body: { uid, matricola } }, context) =>
      (await letture.posizione(uid, matricola, context)).individuali,
    listCollaboratori: ({ body: { uid } }, context) => letture.collaboratori(uid, context),
    debugUniemens: ({ body: { uid } }, context) => uniemens.withOrigini(uid, context),
    getDenunciaIndividuale: ({ body }, context) => letture.uno(['individuale', 'variazione'], body, context),
    getDenunciaAziendale: ({ body }, context) => letture.uno(['aziendale'], body, context),
    getCollaboratore: ({ body }, context) => letture.uno(['collaboratore'], body, context),
    putDenunciaIndividuale: ({ body }, context) =>
      uniemens.putValore(ofQuadri(['individuale', 'variazione'], body), context),
    putDenunciaAziendale: ({ body }, context) => uniemens.putValore(ofQuadri(['aziendale'], body), context),
    putCollaboratore: ({ body }, context) => uniemens.putValore(ofQuadri(['collaboratore'], body), context),
    makeFileUniemens: ({ query }, context) => uniemens.makeFile(query, context),
    linkFileUniemens: ({ body: { uid, numero } }, { archivio }) => uniemens.linkFile(uid, numero, archivio),
    sendUniemens: ({ body }, context) => invio.send(body, context),
    undoSendUniemens: ({ body }, context) => invio.undoSend(body, context),
  };
};

/** A change of a record of its own kinds. @throws RICHIESTA_NON_VALIDA */
const ofQuadri = <C extends { readonly riga: string }>(quadri: readonly NomeQuadro[], correzione: C): C => {
  if (!quadri.some((quadro) => isChiaveDi(quadro, correzione.riga)))
    throw campoNonValido('riga', 'La riga non è di questo quadro: riaprire la denuncia.');
  return correzione;
};
