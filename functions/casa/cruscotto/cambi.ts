import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Cambio } from '../letture/cambio.ts';

/** Entries looked through in one request: after more of them the day is gathered again. */
const CAMBI = 300;

/** What changed since an instant; `molti` when there is little room left for more. */
export interface Cambi {
  readonly voci: readonly Cambio[];
  readonly molti: boolean;
}

/** What the audit trail of the month tells since an instant; undefined when it is too much to look through. One request. */
export const listCambi = async (archivio: Archivio, adesso: Date, dal: string): Promise<Cambi | undefined> => {
  const pk = `${archivio.chiavi.elenco('AUDIT')}#${instant(adesso).slice(0, 7)}`;
  const { items, last } = await archivio.query({ pk, from: dal, limit: CAMBI });
  if (last !== undefined) return undefined;
  const voci = items.map(({ entita, uid, azione, sk }) => ({
    entita: String(entita),
    uid: String(uid),
    azione: String(azione),
    sk: String(sk),
  }));
  return { voci, molti: items.length > CAMBI / 2 };
};
