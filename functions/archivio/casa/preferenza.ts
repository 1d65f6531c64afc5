import { Preferenza } from '../../../shared/contracts/accesso/sessione.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import { partizioneScuola } from '../../platform/data/entita.ts';
import type { Operazione } from '../../platform/data/modifica.ts';

/** Preferences of one user for one list: columns, filters, page size. The last write wins: nobody else sees them. */
export const preferenzeRepository = (store: Store, codmin: string, utente: string) => {
  const chiave = (lista: string) => ({ pk: `${partizioneScuola(codmin)}#PREFERENZA`, sk: `${utente}#${lista}` });
  return {
    get: async (lista: string): Promise<Preferenza | null> => {
      const item = await store.get(chiave(lista));
      if (item === undefined) return null;
      const { pk: _pk, sk: _sk, tipo: _tipo, scuola: _scuola, schema: _schema, ...preferenza } = item;
      return Preferenza.parse(preferenza);
    },
    put: (preferenza: Preferenza): Operazione => ({
      tipo: 'put',
      chiave: chiave(preferenza.lista),
      item: { ...preferenza, tipo: 'PREFERENZA', scuola: codmin, schema: 1 },
    }),
  };
};
