import { irapDellAnno } from '#archivio/denunce/irap-dell-anno.ts';
import { opzioniIrap } from '#archivio/denunce/opzioni-irap.ts';
import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import type { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import type { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import type { riscontroRoutes } from '#shared/contracts/denunce/riscontro.ts';
import type { sommeRestituiteRoutes } from '#shared/contracts/denunce/somme-restituite.ts';
import { modelloMService } from '../annuali/modello-m-service.ts';
import { inviateToccate } from '../denuncia/restituzioni-dopo-invio.ts';
import { quadraturaService } from '../quadratura/quadratura-service.ts';
import { riscontroService } from '../quadratura/riscontro/riscontro-service.ts';

/** The calls that read what was paid and what was filed, side by side or summed. */
export const prospettiImplementation = (
  files: Files,
): Implementation<
  typeof irapRoutes &
    typeof modelloMRoutes &
    typeof quadraturaRoutes &
    typeof riscontroRoutes &
    typeof sommeRestituiteRoutes
> => {
  const quadratura = quadraturaService({ files });
  const riscontro = riscontroService({ files });
  const modelloM = modelloMService({ files });
  return {
    getModelloM: ({ body }, { archivio }) => modelloM.get(body.anno, archivio),
    exposeModelloM: ({ body }, context) => modelloM.expose(body, context),
    withdrawModelloM: ({ body }, context) => modelloM.withdraw(body, context),
    getQuadratura: ({ query }, context) => quadratura.get(query, context),
    getRiscontro: ({ query }, context) => riscontro.get(query.anno, context),
    listRigheRiscontro: ({ query }, context) => riscontro.listRighe(query, context),
    listDenunceRestituzione: ({ body }, { archivio }) => inviateToccate(body.uid, archivio),
    getIrap: ({ query }, { archivio }) => irapDellAnno(query.anno, archivio),
    getOpzioniIrap: ({ query }, { archivio }) => opzioniIrap.get(query.anno, archivio),
    saveOpzioniIrap: ({ body }, context) => opzioniIrap.save(body, context),
  };
};
