import { processiAperti, processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Esecuzione } from '#shared/contracts/cedolini/esecuzione.ts';
import { libroDi, type Processo } from '#shared/contracts/cedolini/processo.ts';

/**
 * The orders of a run whose number, in the books of their year, another run has too. It is no error: one order may pay several runs; two that were meant
 * are told apart by nobody else. Nothing is read for a run without orders.
 */
export const mandatiAltrove = async (
  archivio: Archivio,
  { uid, mandati }: Processo,
): Promise<NonNullable<Esecuzione['mandatiAltrove']>> => {
  if (mandati.length === 0) return [];
  const altre = (await Promise.all([processiContabilizzati(archivio), processiAperti(archivio)]))
    .flat()
    .filter((altra) => altra.uid !== uid && altra.mandati.length > 0);
  const suoi = new Set(mandati.map(libroDi));
  return altre.flatMap(({ uid: altra, ID_ELABORAZIONE, DES_ELABORAZIONE, mandati: altrui }) =>
    altrui
      .filter((mandato) => suoi.has(libroDi(mandato)))
      .map(({ numero, data }) => ({ numero, data, uid: altra, ID_ELABORAZIONE, DES_ELABORAZIONE })),
  );
};
