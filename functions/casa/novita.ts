import { Novita } from '../../shared/contracts/casa/notifiche.ts';
import { novitaLette } from '../archivio/casa/novita-letta.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { nonTrovato } from '../platform/http/errors.ts';
import elenco from './novita.json' with { type: 'json' };

/** News ship with the release they tell about. */
const novita: readonly Novita[] = elenco.map((una) => Novita.parse(una));

/** News shown today: begun, not ended, not dismissed by the user. */
export const novitaService = {
  list: async ({ archivio, sessione, oggi }: RequestContext): Promise<Novita[]> => {
    const lette = await novitaLette(archivio, sessione.utente).list();
    return novita.filter(
      ({ codeNews, dateStart, dateEnd }) =>
        dateStart <= oggi && (dateEnd === null || dateEnd >= oggi) && !lette.has(codeNews),
    );
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
