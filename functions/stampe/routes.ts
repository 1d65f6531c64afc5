import { stampeRoutes, type CodiceStampa, type StampaAvviata } from '../../shared/contracts/stampe/stampe.ts';
import { formatMese } from '../../shared/domain/tempo/mese.ts';
import { processiRepository } from '../cedolini/processi/processi-repository.ts';
import type { Files } from '../platform/files.ts';
import type { Implementation, RequestContext } from '../platform/http/api-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { avviaStampa } from './avvio-stampa.ts';
import { statoStampa } from './stato-stampa.ts';

/** The calls that print, and the state of a print. */
export const stampeImplementation = (
  { store }: Platform,
  files: Files,
  workflows: Workflows,
): Implementation<typeof stampeRoutes> => {
  const cedolini = async (
    stampa: CodiceStampa,
    titolo: string,
    { idProcesso, idCedolini }: { readonly idProcesso: string; readonly idCedolini?: readonly string[] | undefined },
    context: RequestContext,
  ): Promise<StampaAvviata> => {
    const { ANNO, MESE, DES_ELABORAZIONE } = await processiRepository(store, context.codmin).load(idProcesso);
    const parametri = { idProcesso, idCedolini: idCedolini ?? null };
    return avviaStampa(
      store,
      workflows,
      {
        stampa,
        area: 'cedolini',
        titolo: `${titolo} ${formatMese({ anno: ANNO, mese: MESE })}, ${DES_ELABORAZIONE}`,
        ruoli: stampeRoutes.printCedolini.roles,
        parametri,
      },
      context,
    );
  };
  return {
    printCedolini: ({ body }, context) => cedolini('cedolini', 'Cedolini', body, context),
    printCedoliniDettagli: ({ body }, context) => cedolini('cedolini-dettagli', 'Cedolini spiegati', body, context),
    getStampa: ({ params, query }, context) => statoStampa(store, files, params.printId, query.area, context),
  };
};
