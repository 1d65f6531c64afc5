import type { RequestContext } from '../caller/request-context.ts';
import type { Archivio } from '../data/archivio.ts';
import type { Registrazione } from '../data/entita.ts';
import { checkVersion, newUid, type Repository } from '../data/repository.ts';

/** The rules of one kind of record: what the office may not do with it. Each throws the AppError the caller reads. */
export interface Regole<T extends Registrazione> {
  /** Checked against the archive before a record is created or changed; may complete it. */
  readonly check?: (dopo: T, context: RequestContext, prima: T | undefined) => Promise<T>;
  /** Checked before a record is deleted: IN_USO names where it is used. */
  readonly checkRemove?: (prima: T, context: RequestContext) => Promise<void>;
}

/** Create, update and delete of one kind of record, with optimistic lock and audit, filling the caller's unit of change. */
export interface Gestione<T extends Registrazione> {
  readonly create: (input: Omit<T, 'uid' | 'versione'>, context: RequestContext, radice?: string) => Promise<T>;
  /** What the input does not carry stays as it was. @throws NON_TROVATO, VERSIONE_SUPERATA */
  readonly update: (
    uid: T['uid'],
    input: Partial<Omit<T, 'uid' | 'versione'>> & { readonly versione: number },
    context: RequestContext,
    motivo?: string,
  ) => Promise<T>;
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, IN_USO */
  readonly remove: (uid: T['uid'], versione: number, context: RequestContext) => Promise<{ uid: T['uid'] }>;
}

export const gestione = <T extends Registrazione>(
  recordsIn: (archivio: Archivio) => Repository<T>,
  regole: Regole<T> = {},
): Gestione<T> => {
  const checked = async (dopo: T, context: RequestContext, prima?: T): Promise<T> =>
    regole.check ? regole.check(dopo, context, prima) : dopo;
  return {
    create: async (input, context, radice) => {
      const records = recordsIn(context.archivio);
      const { entita } = records;
      const record = await checked(entita.schema.parse({ ...input, uid: newUid(radice), versione: 1 }), context);
      return context.modifica.write(records.create(record));
    },
    update: async (uid, input, context, motivo) => {
      const records = recordsIn(context.archivio);
      const prima = await records.load(uid);
      checkVersion(prima, input.versione);
      const dopo = await checked({ ...prima, ...input, uid, versione: prima.versione }, context, prima);
      return context.modifica.write(records.update(prima, dopo), { motivo: motivo ?? null });
    },
    remove: async (uid, versione, context) => {
      const records = recordsIn(context.archivio);
      const prima = await records.load(uid);
      checkVersion(prima, versione);
      await regole.checkRemove?.(prima, context);
      context.modifica.write(records.remove(prima));
      return { uid };
    },
  };
};
