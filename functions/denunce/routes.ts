import type { denunceRoutes } from '../../shared/contracts/denunce/index.ts';
import { elencoDenunce, rigaDenuncia } from '../archivio/denunce/denuncia.ts';
import { irapDellAnno } from '../archivio/denunce/irap-dell-anno.ts';
import { opzioniIrap } from '../archivio/denunce/opzioni-irap.ts';
import { getScuolaPropria } from '../archivio/scuola/scuola-propria.ts';
import { pageByIndex } from '../platform/data/elenco.ts';
import type { Files } from '../platform/files.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import { campoNonValido } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { annualiImplementation } from './annuali/chiamate.ts';
import { modelloMService } from './annuali/modello-m-service.ts';
import { cuImplementation } from './cu/chiamate.ts';
import { denunceService } from './denunce-service.ts';
import { esitoService } from './esito-service.ts';
import { f24Service } from './f24/f24-service.ts';
import { fronteF24, modelloDelTipo } from './f24/fronte.ts';
import { invioService } from './invio-service.ts';
import { quadraturaService } from './quadratura/quadratura-service.ts';
import { withAnno } from './ricerca.ts';
import { sptImplementation } from './spt/chiamate.ts';
import { tracciatoService } from './tracciato-service.ts';
import { lettureUniemens } from './uniemens/letture.ts';
import { listaPosPAImplementation } from './uniemens/pospa/chiamate.ts';
import { isChiaveDi, type NomeQuadro } from './uniemens/quadri.ts';
import { uniemensService } from './uniemens/uniemens-service.ts';
import { verifyFile } from './verifica-service.ts';

export const denunceImplementation = ({ cursori }: Platform, files: Files): Implementation<typeof denunceRoutes> => {
  const f24 = denunceService({
    di: 'F24',
    files,
    datiDi: async (archivio, { tipo, dataPagamento }) =>
      fronteF24(await getScuolaPropria(archivio), modelloDelTipo(tipo), dataPagamento),
  });
  const uniemens = denunceService({ di: 'UNIEMENS', files, datiDi: uniemensService.datiDi });
  const letture = lettureUniemens(uniemens);
  const [invioF24, invioUniemens] = [invioService('F24'), invioService('UNIEMENS')];
  const quadratura = quadraturaService({ files });
  const modelloM = modelloMService({ files });
  const esito = esitoService(files);
  const tracciato = tracciatoService(files);
  return {
    ...annualiImplementation(),
    ...cuImplementation({ cursori }, files),
    ...sptImplementation({ cursori }, files),
    getModelloM: ({ body }, { archivio }) => modelloM.get(body.anno, archivio),
    exposeModelloM: ({ body }, context) => modelloM.expose(body, context),
    withdrawModelloM: ({ body }, context) => modelloM.withdraw(body, context),
    getQuadratura: ({ query }, context) => quadratura.get(query, context),
    getIrap: ({ query }, { archivio }) => irapDellAnno(query.anno, archivio),
    getOpzioniIrap: ({ query }, { archivio }) => opzioniIrap.get(query.anno, archivio),
    saveOpzioniIrap: ({ body }, context) => opzioniIrap.save(body, context),
    verificaFile: ({ body: { tipo, contenuto } }, { archivio }) =>
      verifyFile(tipo, Buffer.from(contenuto, 'base64'), archivio),
    getTracciato: ({ query }, { archivio }) => tracciato.get(query.tipo, archivio),
    putTracciato: ({ body }, context) => tracciato.put(body, context),
    setEsito: ({ body }, context) => esito.set(body, context),
    linkRicevuta: ({ body: { uid, numero } }, { archivio }) => esito.linkRicevuta(uid, numero, archivio),
    saveF24Ep: ({ body }, context) => f24Service.save('EP', body, context),
    saveF24Ordinario: ({ body }, context) => f24Service.save('ORDINARIO', body, context),
    listF24: ({ body }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoDenunce('F24'), withAnno(body), rigaDenuncia),
    getF24: ({ body: { uid, riga } }, { archivio }) => f24.get(uid, riga, archivio),
    removeF24: ({ body }, context) => f24.remove(body, context),
    proponiF24: ({ body }, { archivio }) => f24Service.propose(body, archivio),
    putValoreF24: ({ body }, context) => f24.putValore(body, context),
    makeFileF24: ({ query }, context) => f24.makeFile(query, context),
    linkFileF24: ({ body: { uid, numero } }, { archivio }) => f24.linkFile(uid, numero, archivio),
    sendF24: ({ body }, context) => invioF24.send(body, context),
    undoSendF24: ({ body }, context) => invioF24.undoSend(body, context),
    ...listaPosPAImplementation(uniemens),
    saveUniemens: ({ body }, context) => uniemensService.save(body, context),
    transferUniemens: ({ body }, context) => uniemensService.transfer(body, context),
    listUniemens: ({ body }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoDenunce('UNIEMENS'), withAnno(body), rigaDenuncia),
    getUniemens: ({ body: { uid, riga } }, { archivio }) => uniemens.get(uid, riga, archivio),
    removeUniemens: ({ body }, context) => uniemens.remove(body, context),
    listPosContributive: ({ body: { uid } }, { archivio }) => letture.posizioni(uid, archivio),
    getPosContributiva: ({ body: { uid, matricola } }, { archivio }) => letture.posizione(uid, matricola, archivio),
    listDenunceIndividuali: async ({ body: { uid, matricola } }, { archivio }) =>
      (await letture.posizione(uid, matricola, archivio)).individuali,
    listCollaboratori: ({ body: { uid } }, { archivio }) => letture.collaboratori(uid, archivio),
    debugUniemens: ({ body: { uid } }, { archivio }) => uniemens.withOrigini(uid, archivio),
    getDenunciaIndividuale: ({ body }, { archivio }) => letture.uno('individuale', body, archivio),
    getDenunciaAziendale: ({ body }, { archivio }) => letture.uno('aziendale', body, archivio),
    getCollaboratore: ({ body }, { archivio }) => letture.uno('collaboratore', body, archivio),
    putDenunciaIndividuale: ({ body }, context) => uniemens.putValore(ofQuadro('individuale', body), context),
    putDenunciaAziendale: ({ body }, context) => uniemens.putValore(ofQuadro('aziendale', body), context),
    putCollaboratore: ({ body }, context) => uniemens.putValore(ofQuadro('collaboratore', body), context),
    makeFileUniemens: ({ query }, context) => uniemens.makeFile(query, context),
    linkFileUniemens: ({ body: { uid, numero } }, { archivio }) => uniemens.linkFile(uid, numero, archivio),
    sendUniemens: ({ body }, context) => invioUniemens.send(body, context),
    undoSendUniemens: ({ body }, context) => invioUniemens.undoSend(body, context),
  };
};

/** A change of a record of its own kind. @throws RICHIESTA_NON_VALIDA */
const ofQuadro = <C extends { readonly riga: string }>(quadro: NomeQuadro, correzione: C): C => {
  if (!isChiaveDi(quadro, correzione.riga))
    throw campoNonValido('riga', 'La riga non è di questo quadro: riaprire la denuncia.');
  return correzione;
};
