import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';

const NOME = 'NOVITA_LETTA';

/** The news that one user has dismissed. */
export const novitaLette = (archivio: Archivio, utente: string) => {
  const pk = archivio.chiavi.elenco(NOME);
  const inizio = `${utente}#`;
  return {
    /** Codes of the dismissed news. */
    list: async (): Promise<ReadonlySet<string>> =>
      new Set((await archivio.queryAll({ pk, begins: inizio })).map(({ codeNews }) => String(codeNews))),
    put: (codeNews: string): Operazione => ({
      tipo: 'put',
      chiave: { pk, sk: `${inizio}${codeNews}` },
      item: { tipo: NOME, scuola: archivio.codmin, schema: 1, codeNews },
    }),
  };
};
