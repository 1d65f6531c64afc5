import type { ReactNode } from 'react';
import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/tabelle.ts';

/** The town, or the foreign State, of a code of four characters; nothing while it is asked, and of a code that is none. */
const NomeComune = ({ codice }: { readonly codice: string }) => {
  const isCodice = /^[A-Z]\d{3}$/.test(codice);
  const cerca = (altro: object) => ({ body: { criteria: codice, limit: 1, flagestinto: true, ...altro } });
  const opzioni = { enabled: isCodice, staleTime: Infinity };
  const { data: comuni } = useRoute(elenchiScuolaRoutes.searchComuni, cerca({}), {
    ...opzioni,
    enabled: isCodice && !codice.startsWith('Z'),
  });
  const { data: stati } = useRoute(elenchiScuolaRoutes.searchComuni, cerca({ criteriaProv: 'EE' }), {
    ...opzioni,
    enabled: isCodice && codice.startsWith('Z'),
  });
  const trovato = [...(comuni?.righe ?? []), ...(stati?.righe ?? [])].find(({ codBelfiore }) => codBelfiore === codice);
  return <>{trovato?.desComune}</>;
};

/** The lists of INPS from which a classification takes its codes. */
export type ListaInps =
  | 'qualifica1List'
  | 'qualifica2List'
  | 'qualifica3List'
  | 'tipoContribuzioneList'
  | 'contrattoList';

/** The words of a code of a list of INPS, as the table of the classifications has them. */
const ParolaInps = ({ lista, codice }: { readonly lista: ListaInps; readonly codice: string }) => {
  const { data } = useRoute(tabelleRoutes.listListePosizioni, { body: {} }, { staleTime: Infinity });
  return <>{data?.[lista].find((voce) => voce.codice === codice)?.descrizione}</>;
};

/** The kind of school of a code, in words. */
const ParolaTipoScuola = ({ codice }: { readonly codice: string }) => {
  const { data } = useRoute(elenchiScuolaRoutes.listTipiScuola, {}, { staleTime: Infinity });
  return <>{data?.find((tipo) => tipo.codice === codice)?.descrizione}</>;
};

/** Returns the kind of school of a code, as the word of a field. */
export const nomeTipoScuola = (codice: string): ReactNode => <ParolaTipoScuola codice={codice} />;

/** Returns the town of a code, as the word of a field. */
export const nomeComune = (codice: string): ReactNode => <NomeComune codice={codice} />;

/** Returns how a field says what its codes mean: those of a list of INPS. */
export const inps =
  (lista: ListaInps) =>
  (codice: string): ReactNode => <ParolaInps lista={lista} codice={codice} />;
