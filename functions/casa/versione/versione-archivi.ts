import { NOTIFICA } from '#archivio/casa/notifica.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { VersioneArchivi } from '#shared/contracts/casa/versione.ts';
import { riferimento, tabelle } from './archivi.calcolato.ts';

const corta = (...parti: readonly string[]): string => hashOf(...parti).slice(0, 16);

/**
 * What the lists kept by the browser depend on: program, reference data, tables of the school, its notifications.
 * The tables have no counter that a change could forget: their version is that of the rows they hold.
 */
export const versioneArchivi = async (archivio: Archivio, programma: string): Promise<VersioneArchivi> => {
  // what this read misses by a moment, the next one of the page sees
  const tutte = await archivio.partitions([NOTIFICA, ...tabelle].map(archivio.chiavi.elenco), false);
  const { notifiche = [], righe = [] } = Object.groupBy(tutte, ({ tipo }) =>
    tipo === NOTIFICA ? 'notifiche' : 'righe',
  );
  const scuola = corta(
    ...righe.map(({ pk, sk, versione }) => `${String(pk)}#${String(sk)}#${String(versione)}`).toSorted(),
  );
  const parti = { programma, riferimento: corta(riferimento), scuola };
  return {
    versione: corta(parti.programma, parti.riferimento, parti.scuola),
    ...parti,
    notifiche: corta(...notifiche.map(({ sk, FLG_LETTA }) => `${String(sk)}#${String(FLG_LETTA)}`).toSorted()),
  };
};
