import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey, useClient } from '#api/query.ts';
import { PERSONE_PER_VOLTA, rinnovoRoutes, type ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';

/** The arrears of each person that a renewal touches, computed some people at a time; how many were asked of how many. */
export const useArretrati = (noto: string) => {
  const client = useClient();
  const [letti, setLetti] = useState({ fatti: 0, tutti: 0 });
  const query = useQuery<readonly ArretratiPersona[]>({
    queryKey: [...queryKey(rinnovoRoutes.calcolaArretratiRinnovo), noto],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const persone = await client(rinnovoRoutes.listPersoneRinnovo, { query: { noto } }, { signal });
      const trovati: ArretratiPersona[] = [];
      for (let da = 0; da < persone.length; da += PERSONE_PER_VOLTA) {
        setLetti({ fatti: da, tutti: persone.length });
        const uidSubAnagrafeList = persone
          .slice(da, da + PERSONE_PER_VOLTA)
          .map(({ uidSubAnagrafe }) => uidSubAnagrafe);
        trovati.push(
          ...(await client(rinnovoRoutes.calcolaArretratiRinnovo, { body: { noto, uidSubAnagrafeList } }, { signal })),
        );
      }
      return trovati.filter(({ mesi, motivo }) => mesi.length > 0 || motivo === null);
    },
  });
  return { query, letti };
};
