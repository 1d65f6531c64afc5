import type { RequestContext } from '#platform/caller/request-context.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { personeRepository } from '../persone/persone-repository.ts';

/** Who the session is of, under the record they have now: it may have been merged into another. @throws NON_TROVATO */
export const personaPropria = async ({
  archivio,
  sessione,
}: Pick<RequestContext, 'archivio' | 'sessione'>): Promise<Uid<'PERSONA'>> =>
  (await personeRepository(archivio).resolve(sessione.uidSubAnagrafe ?? asUid(''))).uid;
