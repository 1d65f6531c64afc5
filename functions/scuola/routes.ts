import { scuolaRoutes } from '../../shared/contracts/scuola.ts';
import { archivio } from '../platform/archivio.ts';
import { repository } from '../platform/repository.ts';
import { settoreEntita } from './settore.ts';
import type { Implementation } from '../platform/api-handler.ts';
import type { Platform } from '../platform/platform.ts';

export const scuolaImplementation = ({ store }: Platform): Implementation<typeof scuolaRoutes> => {
  const settori = (codmin: string) => repository(settoreEntita, store, codmin);
  return {
    listSettori: async (_input, { codmin }) => (await settori(codmin).listAll()).toSorted((a, b) => a.codice.localeCompare(b.codice, 'it')),
    createSettore: ({ body }, context) => archivio(settori(context.codmin)).create(body, context),
    updateSettore: ({ params, body }, context) => archivio(settori(context.codmin)).update(params.uid, body, context),
    removeSettore: ({ params, query }, context) => archivio(settori(context.codmin)).remove(params.uid, query.versione, context),
  };
};
