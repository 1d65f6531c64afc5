import type { Item } from '#platform/data/dynamo.ts';
import {
  pageByIndex,
  pageInMemory,
  pageSelected,
  type ElencoIndicizzato,
  type Sfoglio,
} from '#platform/data/elenco.ts';
import { AppError } from '#platform/errors.ts';
import type { Clausola, Pagina, Ricerca } from '#shared/contracts/lista.ts';
import { PRIMO_GIORNO } from '#shared/domain/tempo/date.ts';
import { overlaps, type Periodo } from '#shared/domain/tempo/periodo.ts';

/** Lists of what people have: of one person, read whole with their partition; of the school, by index. */

const TUTTE = 1000;

/** A page of the records of one person. Their name is one: ordering or filtering by it looks at the surname. */
export const pageOfPersona = <R extends object>(
  righe: readonly R[],
  { ordine, filtri, ...ricerca }: Ricerca,
): Pagina<R> => {
  const campoDi = (campo: string): string => (campo === 'nominativo' ? 'desCognome' : campo);
  const tradotta: Ricerca = {
    ...ricerca,
    ...(ordine === undefined ? {} : { ordine: campoDi(ordine) }),
    filtri: (filtri ?? []).map((clausola: Clausola) => ({ ...clausola, campo: campoDi(clausola.campo) })),
  };
  return pageInMemory(righe, tradotta, { ordine: 'datInizio', verso: 'DESC' });
};

/** A page of the school's list; with `keep`, rows it refuses are left out while they are examined. @throws TROPPI_RISULTATI for limit 0 on a long list */
export const pageOfScuola = async <R>(
  sfoglio: Sfoglio,
  elenco: ElencoIndicizzato,
  ricerca: Ricerca,
  riga: (item: Item) => R,
  keep?: (riga: R) => boolean,
): Promise<Pagina<R>> => {
  if (keep === undefined) return pageByIndex(sfoglio, elenco, ricerca, riga);
  if (ricerca.limit !== 0) return pageSelected(sfoglio, elenco, ricerca, riga, keep);
  const tutte = await pageSelected(sfoglio, elenco, { ...ricerca, limit: TUTTE }, riga, keep);
  if (tutte.cursore !== null)
    throw new AppError(
      'TROPPI_RISULTATI',
      "L'elenco è troppo lungo per essere mostrato tutto insieme: scorrerlo a pagine, restringere le date, oppure esportarlo.",
    );
  return tutte;
};

interface Datato {
  readonly datInizio: string;
  readonly datFine: string | null;
}

export const periodoDi = ({ datInizio, datFine }: Datato): Periodo => ({ dal: datInizio, al: datFine });

/** True for what has at least one day between two, which may be open. */
export const isNelPeriodo =
  (dal: string | undefined, al: string | undefined) =>
  (record: Datato): boolean =>
    overlaps(periodoDi(record), { dal: dal ?? PRIMO_GIORNO, al: al ?? null });
