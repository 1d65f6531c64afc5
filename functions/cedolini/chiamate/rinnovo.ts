import { opzioniDi } from '#archivio/cedolini/opzioni-calcolo.ts';
import { soloSeOfferte } from '#archivio/scuola/opzioni-scuola.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { rinnovoRoutes } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { processiService } from '../processi/processi-service.ts';
import { rinnovoService } from '../rinnovo/rinnovo-service.ts';

/** The calls of the arrears of a renewal. */
export const rinnovoImplementation = (): Implementation<typeof rinnovoRoutes> => {
  const rinnovo = rinnovoService(processiService({ opzioniDi }));
  return soloSeOfferte(rinnovoRoutes, {
    listRinnovi: (_input, context) => rinnovo.list(context),
    listPersoneRinnovo: ({ query }, context) => rinnovo.persone(query.noto, context),
    calcolaArretratiRinnovo: ({ body }, context) => rinnovo.compute(body, context),
    creaArretratiRinnovo: ({ body }, context) => rinnovo.create(body, context),
  });
};
