import type { denunceRoutes } from '../../shared/contracts/denunce/index.ts';
import type { Ricerca } from '../../shared/contracts/lista.ts';
import { elencoDenunce, rigaDenuncia } from '../archivio/denunce/denuncia.ts';
import { irapDellAnno } from '../archivio/denunce/irap-dell-anno.ts';
import { opzioniIrap } from '../archivio/denunce/opzioni-irap.ts';
import { getScuolaPropria } from '../archivio/scuola/scuola-propria.ts';
import { pageByIndex } from '../platform/data/elenco.ts';
import type { Files } from '../platform/files.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { denunceService } from './denunce-service.ts';
import { f24Service } from './f24/f24-service.ts';
import { fronteF24, modelloDelTipo } from './f24/fronte.ts';
import { invioService } from './invio-service.ts';
import { quadraturaService } from './quadratura-service.ts';
import { listScadenze } from './scadenze/scadenze-service.ts';
import { verifyFile } from './verifica-service.ts';

export const denunceImplementation = ({ cursori }: Platform, files: Files): Implementation<typeof denunceRoutes> => {
  const denunce = denunceService({
    files,
    datiDi: async (archivio, { tipo, dataPagamento }) =>
      fronteF24(await getScuolaPropria(archivio), modelloDelTipo(tipo), dataPagamento),
  });
  const quadratura = quadraturaService({ files });
  return {
    getQuadratura: ({ query }, { archivio }) => quadratura.get(query, archivio),
    getIrap: ({ query }, { archivio }) => irapDellAnno(query.anno, archivio),
    getOpzioniIrap: ({ query }, { archivio }) => opzioniIrap.get(query.anno, archivio),
    saveOpzioniIrap: ({ body }, context) => opzioniIrap.save(body, context),
    verificaFile: ({ body: { tipo, contenuto } }) => verifyFile(tipo, Buffer.from(contenuto, 'base64')),
    listScadenze: (_, { archivio, oggi }) => listScadenze(archivio, oggi),
    saveF24Ep: ({ body }, context) => f24Service.save('EP', body, context),
    saveF24Ordinario: ({ body }, context) => f24Service.save('ORDINARIO', body, context),
    listF24: ({ body }, { archivio }) =>
      pageByIndex({ archivio, cursori }, elencoDenunce('F24'), withAnno(body), rigaDenuncia),
    getF24: ({ body: { uid, riga } }, { archivio }) => denunce.get(uid, riga, archivio),
    removeF24: ({ body }, context) => denunce.remove(body, context),
    proponiF24: ({ body }, { archivio }) => f24Service.propose(body, archivio),
    putValoreF24: ({ body }, context) => denunce.putValore(body, context),
    makeFileF24: ({ query }, context) => denunce.makeFile(query, context),
    linkFileF24: ({ body: { uid, numero } }, { archivio }) => denunce.linkFile(uid, numero, archivio),
    sendF24: ({ body }, context) => invioService.send(body, context),
    undoSendF24: ({ body }, context) => invioService.undoSend(body, context),
    setEsitoF24: ({ body }, context) => invioService.setEsito(body, context),
  };
};

/** The index holds every obligation: without a filter, all the years of this one. */
const withAnno = (ricerca: Ricerca): Ricerca =>
  ricerca.filtri?.length ? ricerca : { ...ricerca, filtri: [{ campo: 'anno', operatore: 'inizia', valore: '' }] };
