import { Novita } from '../../shared/contracts/casa/notifiche.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { partizioneScuola } from '../platform/data/entita.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { nonTrovato } from '../platform/http/errors.ts';
import elenco from '../sessione/novita.json' with { type: 'json' };

/** News ship with the release they tell about. */
const novita: readonly Novita[] = elenco.map((una) => Novita.parse(una));

const chiave = (codmin: string, utente: string, codeNews = '') => ({
  pk: `${partizioneScuola(codmin)}#NOVITA_LETTA`,
  sk: `${utente}#${codeNews}`,
});

/** News shown today: begun, not ended, not dismissed by the user. */
export const novitaService = (store: Store) => ({
  list: async ({ codmin, sessione, oggi }: RequestContext): Promise<Novita[]> => {
    const { pk, sk } = chiave(codmin, sessione.utente);
    const lette = new Set((await store.queryAll({ pk, begins: sk })).map((item) => String(item.codeNews)));
    return novita.filter(
      ({ codeNews, dateStart, dateEnd }) =>
        dateStart <= oggi && (dateEnd === null || dateEnd >= oggi) && !lette.has(codeNews),
    );
  },
  dismiss: async (codeNews: string, { codmin, sessione, modifica }: RequestContext): Promise<{ codeNews: string }> => {
    if (!novita.some((una) => una.codeNews === codeNews)) throw nonTrovato('La novità');
    modifica
      .add({
        tipo: 'put',
        chiave: chiave(codmin, sessione.utente, codeNews),
        item: { tipo: 'NOVITA_LETTA', scuola: codmin, schema: 1, codeNews },
      })
      .audit({ entita: 'NOVITA', uid: codeNews, azione: 'modificato', dopo: { letta: true } });
    return { codeNews };
  },
});
