import { personeRepository } from '../../archivio/persone/persone-repository.ts';
import { takeTurno } from '../../archivio/persone/turno.ts';
import { archivio } from '../../platform/data/archivio.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import { radiceDi, type Entita, type Registrazione } from '../../platform/data/entita.ts';
import { repository } from '../../platform/data/repository.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';

export interface Personale extends Registrazione {
  readonly uidSubAnagrafe: string;
}

/** Records of one kind of a person, whose rules look at the others of the same person. */
export interface ArchivioPersonale<T extends Personale> {
  /** @throws NON_TROVATO when the person is not of the school */
  readonly list: (uidSubAnagrafe: string, context: RequestContext) => Promise<T[]>;
  readonly create: (input: Omit<T, 'uid' | 'versione'>, context: RequestContext) => Promise<T>;
  readonly update: (
    uid: string,
    input: Partial<Omit<T, 'uid' | 'versione'>> & { readonly versione: number },
    context: RequestContext,
  ) => Promise<T>;
  readonly remove: (uid: string, versione: number, context: RequestContext) => Promise<{ uid: string }>;
}

/**
 * @param check the rules of a record against the others of the person; may complete it
 * @param onRemove what else changes with a deletion
 */
export const archivioPersonale = <T extends Personale>(
  store: Store,
  entita: Entita<T>,
  check: (dopo: T, altri: readonly T[], context: RequestContext, prima: T | undefined) => Promise<T> | T,
  onRemove?: (prima: T, context: RequestContext) => Promise<void>,
): ArchivioPersonale<T> => {
  const records = (codmin: string) => repository(entita, store, codmin);
  const di = (codmin: string) =>
    archivio(records(codmin), {
      ...(onRemove ? { checkRemove: onRemove } : {}),
      check: async (dopo, context, prima) => {
        const turno = await takeTurno(store, context.codmin, radiceDi(dopo.uid), entita.nome);
        const altri = (await records(context.codmin).listAll(radiceDi(dopo.uid))).filter(({ uid }) => uid !== dopo.uid);
        const completo = await check(dopo, altri, context, prima);
        context.modifica.add(turno);
        return completo;
      },
    });
  return {
    list: async (uidSubAnagrafe, { codmin }) => {
      const { uid } = await personeRepository(store, codmin).resolve(uidSubAnagrafe);
      return records(codmin).listAll(uid);
    },
    create: async (input, context) => {
      const { uid } = await personeRepository(store, context.codmin).resolve(input.uidSubAnagrafe);
      return di(context.codmin).create({ ...input, uidSubAnagrafe: uid }, context, uid);
    },
    update: (uid, input, context) => di(context.codmin).update(uid, input, context),
    remove: (uid, versione, context) => di(context.codmin).remove(uid, versione, context),
  };
};
