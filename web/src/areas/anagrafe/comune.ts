import { useMemo } from 'react';
import { elenchiScuolaRoutes, type Comune } from '../../../../shared/contracts/elenchi-scuola.ts';
import { formatGiorno } from '../../../../shared/domain/date.ts';
import { useClient } from '../../api/query.ts';
import type { RicercaVoci } from '../../ui/modulo/campo-ricerca.tsx';
import type { Voce } from '../../ui/modulo/campo-scelta.tsx';

/** Which places a field accepts: towns of today, also abolished ones (births), also foreign states, foreign states only. */
export type Luoghi = 'comuni' | 'comuni-estero' | 'nascita' | 'estero';

const MASSIMO = 20;
const PAUSA_MINIMA = 2;

const voceDi = ({ codBelfiore, desComune, siglaProvincia, al, flagEstinto }: Comune): Voce<string> => ({
  codice: codBelfiore, descrizione: nomeLuogo(desComune, siglaProvincia),
  ...(flagEstinto ? { dettaglio: al === null ? 'Non esiste più' : `Estinto: ultimo giorno ${formatGiorno(al)}` } : {}),
});

/** A place as fields show it: 'ROMA (RM)', 'FRANCIA (EE)'. */
export const nomeLuogo = (descrizione: string, sigla: string | null): string => sigla === null || descrizione === '' ? descrizione : `${descrizione} (${sigla})`;

/** The name without the province. */
export const soloNome = (luogo: string): string => luogo.replace(/ \([A-Z]{2}\)$/, '');

/** Search of places by beginning of name or Belfiore code. */
export const useRicercaLuoghi = (luoghi: Luoghi): RicercaVoci => {
  const client = useClient();
  return useMemo(() => ({
    nome: `luoghi-${luoghi}`, minimo: PAUSA_MINIMA,
    cerca: async (criteria, signal) => {
      const flagestinto = luoghi === 'nascita';
      const cerca = (criteriaProv?: string) => client(elenchiScuolaRoutes.searchComuni, { body: { criteria, limit: MASSIMO, flagestinto, ...(criteriaProv === undefined ? {} : { criteriaProv }) } }, { signal });
      const risposte = await Promise.all([...(luoghi === 'estero' ? [] : [cerca()]), ...(luoghi === 'comuni' ? [] : [cerca('EE')])]);
      return risposte.flatMap(({ righe }) => righe).map(voceDi);
    },
  }), [client, luoghi]);
};
