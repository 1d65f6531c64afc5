import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { listaPosPARoutes } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import type { denunceService } from '../../denuncia/denunce-service.ts';
import { recordsService } from '../../denuncia/records-service.ts';
import { frontespizioDi } from '../fronte.ts';
import { lettureUniemens } from '../letture.ts';
import { uniemensService } from '../uniemens-service.ts';
import { importPosPA } from './importa-pos-pa.ts';
import { letturePosPA } from './letture-pos-pa.ts';
import { proposeImporti, proposeInquadramento } from './proposte.ts';
import { scritturePosPA } from './scritture-pos-pa.ts';

/** The calls of the public family of the monthly filing. */
export const listaPosPAImplementation = (
  uniemens: ReturnType<typeof denunceService>,
): Implementation<typeof listaPosPARoutes> => {
  const letture = letturePosPA(uniemens);
  const { uno } = lettureUniemens(uniemens);
  const records = recordsService({ di: 'UNIEMENS', datiDi: uniemensService.datiDi });
  const scritture = scritturePosPA(uniemens, records);
  const importa = importPosPA(records);
  return {
    listPosPA: ({ body: { uid } }, context) => letture.liste(uid, context),
    getFrontespizioPosPA: ({ body }, context) => letture.frontespizio(body, context),
    getProspettoPosPA: ({ body }, context) => letture.prospetto(body, context),
    listLavoratoriPosPA: ({ body }, context) => letture.lavoratori(body, context),
    getLavoratorePosPA: ({ body }, context) => letture.lavoratore(body, context),
    getD0: ({ body }, context) => uno(['lavoratore'], body, context),
    listE0: ({ body }, context) => letture.moduli('e0', body, context),
    listE1: ({ body }, context) => letture.moduli('e1', body, context),
    listF1: ({ body }, context) => letture.moduli('f1', body, context),
    listV1: ({ body }, context) => letture.moduli('v1', body, context),
    saveE0: ({ body }, context) => scritture.saveModulo('e0', body, context),
    saveE1: ({ body }, context) => scritture.saveModulo('e1', body, context),
    saveF1: ({ body }, context) => scritture.saveModulo('f1', body, context),
    saveV1: ({ body }, context) => scritture.saveModulo('v1', body, context),
    removeE0: ({ body }, context) => scritture.removeModulo('e0', body, context),
    removeE1: ({ body }, context) => scritture.removeModulo('e1', body, context),
    removeF1: ({ body }, context) => scritture.removeModulo('f1', body, context),
    removeV1: ({ body }, context) => scritture.removeModulo('v1', body, context),
    putFrontespizioPosPA: ({ body }, context) => scritture.putFrontespizio(body, context),
    putD0: ({ body }, context) => scritture.putLavoratore(body, context),
    importPosPA: ({ body }, context) => importa(body, context),
    multiplyV1: ({ body }, context) => scritture.multiplyV1(body, context),
    getFrontespizioPrincipale: async ({ query }, { archivio }) => ({
      campi: { ...frontespizioDi(await getScuolaPropria(archivio), ultimoGiornoDelMese(query)) },
    }),
    proponiInquadramento: ({ body }, { archivio }) => proposeInquadramento(body, archivio),
    proponiImporti: ({ body }, { archivio }) => proposeImporti(body, archivio),
  };
};
