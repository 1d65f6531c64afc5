import type { Archivio } from '#platform/data/archivio.ts';
import { asRead, type Operazione } from '#platform/data/modifica.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import { Preferenza } from '#shared/contracts/accesso/sessione.ts';

const contemporanea = () =>
  new AppError('TROPPE_RICHIESTE', "Le preferenze dell'elenco sono cambiate nello stesso istante: ripetere.");

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
    /** Over the stored ones, whatever version the caller had read; refused, to be repeated, when they change in the same instant. How somebody looks at a list is no fact of the school: the audit trail does not tell it. */
    save: async (
      preferenza: Preferenza,
    ): Promise<{ readonly record: Preferenza; readonly operazioni: readonly Operazione[] }> => {
      const letto = await archivio.get(chiave(preferenza.lista));
      const versione = nextVersion({ versione: Number(letto?.versione ?? 0) });
      const record = { ...preferenza, versione };
      return {
        record,
        operazioni: [
          {
            tipo: 'put',
            chiave: chiave(preferenza.lista),
            item: { ...Preferenza.parse(record), tipo: 'PREFERENZA', scuola: archivio.codmin, schema: 1 },
            condizione: asRead(letto),
            rifiuto: contemporanea,
          },
        ],
      };
    },
  };
};
