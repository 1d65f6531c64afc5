import { Preferenza } from '../../../shared/contracts/accesso/sessione.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import type { Operazione } from '../../platform/data/modifica.ts';

/** Preferences of one user for one list: columns, filters, page size. The last write wins: nobody else sees them. */
export const preferenzeRepository = (archivio: Archivio, utente: string) => {
  const chiave = (lista: string) => ({ pk: archivio.chiavi.elenco('PREFERENZA'), sk: `${utente}#${lista}` });
  return {
    get: async (lista: string): Promise<Preferenza | null> => {
      const item = await archivio.get(chiave(lista));
      if (item === undefined) return null;
      const { pk: _pk, sk: _sk, tipo: _tipo, scuola: _scuola, schema: _schema, ...preferenza } = item;
      return Preferenza.parse(preferenza);
    },
    put: (preferenza: Preferenza): Operazione => ({
      tipo: 'put',
      chiave: chiave(preferenza.lista),
      item: { ...Preferenza.parse(preferenza), tipo: 'PREFERENZA', scuola: archivio.codmin, schema: 1 },
    }),
  };
};
