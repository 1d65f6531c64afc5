import type { Implementation } from '#platform/http/api-handler.ts';
import type { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { isConCreditore, vociDizionario } from '../../riferimento/voci/soggettive.ts';
import { particolarita } from '../voci/particolarita.ts';
import { soggettive } from '../voci/soggettiva.ts';
import { vociPersona } from '../voci/voce-persona.ts';
import { dalPiuRecente } from './dal-piu-recente.ts';

export const vociPersonaImplementation = (): Implementation<typeof vociPersonaRoutes> => {
  const [personali, utente, speciali] = [soggettive, vociPersona, particolarita];
  return {
    listSoggettive: async ({ body }, context) =>
      dalPiuRecente(await personali.list(body.criteria.uidSubAnagrafe, context)).filter(
        ({ codVoce }) => body.criteria.codVoce === undefined || codVoce === body.criteria.codVoce,
      ),
    createSoggettiva: ({ body }, context) => personali.create(body, context),
    updateSoggettiva: ({ body }, context) => personali.update(body.uid, body, context),
    removeSoggettiva: ({ body }, context) => personali.remove(body.uid, body.versione, context),
    listVociDizionario: async () =>
      vociDizionario.map(({ trattenuta, ...voce }) => ({ ...voce, flgCreditore: isConCreditore({ trattenuta }) })),
    listVociPersona: ({ query }, context) => utente.list(query.uidSubAnagrafe, context),
    createVocePersona: ({ body }, context) => utente.create(body, context),
    updateVocePersona: ({ body }, context) => utente.update(body.uid, body, context),
    removeVocePersona: ({ body }, context) => utente.remove(body.uid, body.versione, context),
    listParticolarita: async ({ query }, context) => dalPiuRecente(await speciali.list(query.uidSubAnagrafe, context)),
    createParticolarita: ({ body }, context) => speciali.create(body, context),
    updateParticolarita: ({ body }, context) => speciali.update(body.uid, body, context),
    removeParticolarita: ({ body }, context) => speciali.remove(body.uid, body.versione, context),
  };
};
