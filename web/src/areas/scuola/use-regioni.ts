import { useMemo } from 'react';
import { useRoute } from '#api/query.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Voce } from '#ui/modulo/campi/campo-scelta.tsx';

const nessuna: readonly Voce<string>[] = [];

/** The regions: by ISTAT code, as calendars are decided, and by the code that taxes use. Bolzano and Trento share the first and have one each of the second. */
export const useRegioni = (): {
  readonly istat: readonly Voce<string>[];
  readonly fiscali: readonly Voce<string>[];
} => {
  const { data } = useRoute(fiscaleRoutes.listRegioni, { body: {} }, { staleTime: Infinity });
  return useMemo(() => {
    if (!data) return { istat: nessuna, fiscali: nessuna };
    const istat = [...Map.groupBy(data, ({ codIstat }) => codIstat)].map(([codice, stesse]) => ({
      codice,
      descrizione: stesse.map(({ desRegione }) => desRegione).join(', '),
    }));
    return {
      istat,
      fiscali: data.map(({ codRegione, desRegione }) => ({
        codice: codRegione,
        descrizione: `${codRegione} – ${desRegione}`,
      })),
    };
  }, [data]);
};
