import { notifica } from '#archivio/casa/notifica.ts';
import { allentate, opzioniApprovazione } from '#archivio/casa/opzioni-approvazione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica } from '#platform/data/modifica.ts';
import { descrizioneApprovazione } from '#shared/domain/approvazione.ts';
import { sendIntervento, type Momento } from './amministrazione.ts';

const SENZA = {
  CONTABILIZZAZIONE: 'NESSUNO',
  INVIO: 'NESSUNO',
  COORDINATE: 'NESSUNO',
  MANDATI: 'NESSUNO',
} as const;

/**
 * The way out of a school in which nobody can approve any more: its rules of two people are taken away, its trail says so and everybody of the school is told.
 * @returns how many rules there were
 */
export const removeApprovazioni = async (store: Store, codmin: string, momento: Momento): Promise<number> => {
  const archivio = archivioDi(store, codmin);
  const prima = await opzioniApprovazione.get(archivio);
  const tolte = allentate(prima, SENZA);
  if (tolte.length === 0) return 0;
  const modifica = new Modifica().admit(tolte.map(({ effetto }) => effetto));
  await opzioniApprovazione.save(SENZA, prima.versione, { archivio, modifica });
  const nomi = tolte.map(({ regola }) => descrizioneApprovazione[regola]).join('; ');
  notifica(modifica, { archivio, adesso: momento.adesso }, 'REGOLE_TOLTE', codmin, { cosa: nomi });
  await sendIntervento(
    store,
    codmin,
    { cosa: `Approvazioni di due persone tolte: ${nomi}`, prima, dopo: SENZA },
    momento,
    modifica,
  );
  return tolte.length;
};
