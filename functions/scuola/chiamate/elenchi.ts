import type { Implementation } from '#platform/http/api-handler.ts';
import type { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { anniScolastici, lookup, lookupComuni } from '../../riferimento/elenchi.ts';
import { ambiti } from '../../riferimento/luoghi/ambiti.ts';
import { searchClassiConcorso } from '../../riferimento/personale/classi-concorso.ts';
import { profiliAta } from '../../riferimento/personale/profili-ata.ts';
import { tipiNomina } from '../../riferimento/personale/tipi-nomina.ts';
import { tipiPersonale } from '../../riferimento/personale/tipi-personale.ts';
import { tipiScuola } from '../../riferimento/personale/tipi-scuola.ts';

/** The calls that look up the lists of the State. */
export const elenchiImplementation = (): Implementation<typeof elenchiScuolaRoutes> => ({
  listAnniScolastici: async (_input, { oggi }) => anniScolastici(oggi),
  listTipiScuola: async () => [...tipiScuola.voci],
  listTipiPersonale: async () => [...tipiPersonale.voci],
  listTipiNomina: async () => [...tipiNomina.voci],
  searchComuni: ({ body }) => lookupComuni(body),
  searchClassiConcorso: async ({ body }, { oggi }) => lookup(searchClassiConcorso('', body.data ?? oggi), body),
  searchProfiliAta: async ({ body }) => lookup(profiliAta.voci, body),
  searchAmbiti: async ({ body }) => lookup(ambiti.voci, body),
});
