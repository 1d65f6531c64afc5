import { novitaLette } from '#archivio/casa/novita-letta.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { nonTrovato } from '#platform/errors.ts';
import { Novita } from '#shared/contracts/casa/notifiche.ts';
import { compareVersioni } from '#shared/domain/versione.ts';
import elenco from './novita.json' with { type: 'json' };

/** News ship with the release they tell about. */
const novita: readonly Novita[] = elenco.map((una) => Novita.parse(una));

const isShown = ({ dateStart, dateEnd }: Novita, oggi: string): boolean =>
  dateStart <= oggi && (dateEnd === null || dateEnd >= oggi);

/** News of a version later than the caller's tell of what is not there yet. */
const isKnown = ({ appVersion: della }: Novita, appVersion: string | undefined): boolean =>
  appVersion === undefined || compareVersioni(della, appVersion) <= 0;

/** News shown today: begun, not ended, of a version that the caller has, not dismissed by the user. */
export const novitaService = {
  list: async (appVersion: string | undefined, { archivio, sessione, oggi }: RequestContext): Promise<Novita[]> => {
    const lette = await novitaLette(archivio, sessione.utente).list();
    return novita.filter((una) => isShown(una, oggi) && isKnown(una, appVersion) && !lette.has(una.codeNews));
  },
  dismiss: async (
    codeNews: string,
    { archivio, sessione, modifica }: RequestContext,
  ): Promise<{ codeNews: string }> => {
    if (!novita.some((una) => una.codeNews === codeNews)) throw nonTrovato('La novità');
    modifica
      .add(novitaLette(archivio, sessione.utente).put(codeNews))
      .audit({ entita: 'NOVITA', uid: codeNews, azione: 'modificato', dopo: { letta: true } });
    return { codeNews };
  },
};
