import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { takeTurno } from '#archivio/persone/turno.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { radiceDi, type Entita, type Registrazione } from '#platform/data/entita.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { Uid } from '#shared/domain/campi.ts';

export interface Personale extends Registrazione {
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
}

/** Records of one kind of a person, whose rules look at the others of the same person. */
export interface GestionePersonale<T extends Personale> {
  /** @throws NON_TROVATO when the person is not of the school */
  readonly list: (uidSubAnagrafe: Uid<'PERSONA'>, context: RequestContext) => Promise<T[]>;
  readonly create: (input: Omit<T, 'uid' | 'versione'>, context: RequestContext) => Promise<T>;
  readonly update: (
    uid: T['uid'],
    input: Partial<Omit<T, 'uid' | 'versione'>> & { readonly versione: number },
    context: RequestContext,
  ) => Promise<T>;
  readonly remove: (uid: T['uid'], versione: number, context: RequestContext) => Promise<{ uid: T['uid'] }>;
}

/**
 * @param check the rules of a record against the others of the person; may complete it
 * @param onRemove what else changes with a deletion
 */
export const gestionePersonale = <T extends Personale>(
  entita: Entita<T>,
  check: (dopo: T, altri: readonly T[], context: RequestContext, prima: T | undefined) => Promise<T> | T,
  onRemove?: (prima: T, context: RequestContext) => Promise<void>,
): GestionePersonale<T> => {
  const records = (archivio: Archivio) => archivio.of(entita);
  const tabella = gestione(records, {
    ...(onRemove ? { checkRemove: onRemove } : {}),
    check: async (dopo, context, prima) => {
      const turno = await takeTurno(context.archivio, radiceDi(dopo.uid), entita.nome);
      const altri = (await records(context.archivio).listAll(radiceDi(dopo.uid))).filter(({ uid }) => uid !== dopo.uid);
      const completo = await check(dopo, altri, context, prima);
      context.modifica.add(turno);
      return completo;
    },
  });
  return {
    list: async (uidSubAnagrafe, { archivio }) => {
      const { uid } = await personeRepository(archivio).resolve(uidSubAnagrafe);
      return records(archivio).listAll(uid);
    },
    create: async (input, context) => {
      const { uid } = await personeRepository(context.archivio).resolve(input.uidSubAnagrafe);
      return tabella.create({ ...input, uidSubAnagrafe: uid }, context, uid);
    },
    update: (uid, input, context) => tabella.update(uid, input, context),
    remove: (uid, versione, context) => tabella.remove(uid, versione, context),
  };
};
