import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';
import { superata } from '#platform/data/repository.ts';

/** A record the school has one of. Until somebody saves it, it is what the program proposes, with version 1. */
export const impostazione = <T extends Registrazione>(entita: Entita<T>, archivio: Archivio, predefinita: T) => {
  const records = archivio.of(entita);
  return {
    load: async (): Promise<T> => (await records.get(predefinita.uid)) ?? predefinita,
    /** Keeps it; the audit trail says before and after in the words of `detta`, where there are. @throws VERSIONE_SUPERATA */
    save: async (
      dopo: T,
      { modifica }: Pick<RequestContext, 'modifica'>,
      detta?: (record: T) => object,
    ): Promise<T> => {
      const salvata = await records.get(predefinita.uid);
      const prima = salvata ?? predefinita;
      if (prima.versione !== dopo.versione) throw superata(prima);
      const cambiata = records.update(prima, dopo);
      return modifica.write(
        salvata === undefined ? { ...cambiata, operazioni: records.create(cambiata.record).operazioni } : cambiata,
        detta === undefined ? {} : { prima: detta(prima), dopo: detta(cambiata.record) },
      );
    },
  };
};
