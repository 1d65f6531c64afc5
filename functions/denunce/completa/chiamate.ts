import type { Implementation } from '#platform/http/api-handler.ts';
import type { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import { daCompletare } from './da-completare.ts';

/** The call that says what the sent filings lack. */
export const completamentoImplementation = (): Implementation<typeof completaRoutes> => ({
  getDaCompletare: ({ body: { anno, processo } }, { archivio, oggi }) =>
    daCompletare({ anno, processo }, { archivio, oggi }),
});
