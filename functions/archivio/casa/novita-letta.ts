import type { Store } from '../../platform/data/dynamo.ts';
import { partizioneScuola } from '../../platform/data/entita.ts';
import type { Operazione } from '../../platform/data/modifica.ts';

const NOME = 'NOVITA_LETTA';

/** The news that one user has dismissed. */
export const novitaLette = (store: Store, codmin: string, utente: string) => {
  const pk = `${partizioneScuola(codmin)}#${NOME}`;
  const inizio = `${utente}#`;
  return {
    /** Codes of the dismissed news. */
    list: async (): Promise<ReadonlySet<string>> =>
      new Set((await store.queryAll({ pk, begins: inizio })).map(({ codeNews }) => String(codeNews))),
    put: (codeNews: string): Operazione => ({
      tipo: 'put',
      chiave: { pk, sk: `${inizio}${codeNews}` },
      item: { tipo: NOME, scuola: codmin, schema: 1, codeNews },
    }),
  };
};
