import { loadPrestatoServizio, savePrestatoServizio } from '#archivio/servizi/prestato-servizio.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { prestatoServizioRoutes } from '#shared/contracts/servizi/prestato-servizio.ts';

/** The calls of the service that short substitutes give in a month. */
export const prestatoServizioImplementation = (): Implementation<typeof prestatoServizioRoutes> => ({
  getPrestatoServizio: ({ query }, { archivio }) => loadPrestatoServizio(archivio, query),
  savePrestatoServizio: ({ body: { anno, mese, ...scritto } }, context) =>
    savePrestatoServizio({ anno, mese }, scritto, context),
});
