import { useRoute } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { addMesi } from '#shared/domain/tempo/mese.ts';
import { similePrima, type Confrontabile } from './simile-prima.ts';

/** The runs of a month that a page of the list holds. */
const DEL_MESE = 100;

/** The run of the month before that one is compared with: undefined while it is looked for, null when there is none. */
export const useSimilePrima = (
  processo: Confrontabile & Pick<RigaProcesso, 'ANNO' | 'MESE'>,
): { readonly simile: RigaProcesso | null | undefined; readonly errore: Error | null } => {
  const { anno, mese } = addMesi({ anno: processo.ANNO, mese: processo.MESE }, -1);
  const { data, error } = useRoute(processiRoutes.listProcessi, {
    body: {
      limit: DEL_MESE,
      filtri: [{ campo: 'anno', operatore: 'inizia', valore: `${anno}-${String(mese).padStart(2, '0')}` }],
    },
  });
  return { simile: data === undefined ? undefined : similePrima(processo, data.righe), errore: error };
};
