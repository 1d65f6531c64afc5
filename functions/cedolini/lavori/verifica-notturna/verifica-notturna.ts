import { createHash } from 'node:crypto';
import { processiAperti, processiSigillati } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Log } from '#platform/log.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { checkElaborazione } from '../../verifica/elaborazione.ts';

/** Nights in which every sealed run is looked at once: runs that can still change are looked at each night. */
const NOTTI = 28;
/** The event in the log that the alarm counts. */
const RILIEVO = 'rilievo';

/** Checks that what is stored of runs holds: those that are computed each night, those that are sealed once every four weeks. */
export const checkElaborazioni = (log: Log): TipoLavoro => ({
  prepare: async (context) => {
    const blocchi = await listDaVerificare(context);
    return { blocchi, totale: blocchi.length };
  },

  blocco: async (blocco, { archivio }) => {
    const processi = processiRepository(archivio);
    const prima = await processi.get(asUid(blocco));
    if (prima === undefined) return NULLA;
    const trovati = await checkElaborazione(archivio, prima);
    // who works at night changes what is being looked at: the next night sees how it ended
    if ((await processi.get(prima.uid))?.versione !== prima.versione) return NULLA;
    for (const { invariante, chiave } of trovati)
      log.error(RILIEVO, undefined, { scuola: archivio.codmin, invariante, chiave });
    return {
      fatti: 1,
      scartati: trovati.length,
      totali: {},
      esiti: trovati.map(({ messaggio }) => ({
        uid: prima.uid,
        descrizione: `${prima.DES_ELABORAZIONE} di ${formatMese({ anno: prima.ANNO, mese: prima.MESE })}`,
        messaggio: `${messaggio}.`,
      })),
    };
  },

  close: async (blocchi) => {
    const esiti = blocchi.flatMap((uno) => uno.esiti);
    const [primo] = esiti;
    return primo === undefined
      ? {}
      : {
          stato: 'FALLITO' as const,
          motivo: `${primo.descrizione}: ${primo.messaggio} I rilievi sono ${blocchi.reduce((somma, { scartati }) => somma + scartati, 0)}: avvisare chi amministra il programma.`,
        };
  },
});

const NULLA = { fatti: 0, scartati: 0, totali: {}, esiti: [] };

/** Uids of the runs of tonight, in a fixed order. */
const listDaVerificare = async ({ archivio, lavoro }: PassoContext): Promise<string[]> => {
  const [aperti, chiusi] = await Promise.all([processiAperti(archivio), processiSigillati(archivio)]);
  const notte = Math.floor(Date.parse(lavoro.oggetto) / 86_400_000) % NOTTI;
  return [
    ...aperti.filter(({ STATUS }) => STATUS === 'COMPLETATO').map(({ uid }) => uid),
    ...chiusi.map(({ uid }) => uid).filter((uid) => turnoDi(uid) === notte),
  ].toSorted();
};

/** The night of a run, spread evenly. */
const turnoDi = (uid: string): number => createHash('sha1').update(uid).digest().readUInt32BE(0) % NOTTI;
