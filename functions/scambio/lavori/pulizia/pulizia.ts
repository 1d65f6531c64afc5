import * as z from 'zod';
import { instant } from '#platform/clock.ts';
import { asUid } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { precedenteRiuscito } from '#platform/work/programmato.ts';
import { GIORNI_STORIA } from '#shared/contracts/scambio/storia.ts';

/** Works of one block: each is a record and its audit entry. */
const INSIEME = 20;
const GIORNO_MS = 86_400_000;
/** What is made again by asking again, and where it leaves the pieces of its file. Files of filings, seals, hand-overs and imports are of no work of these kinds. */
const SCADONO: ReadonlyMap<string, string> = new Map([
  ['stampa', 'stampe'],
  ['esportazione', 'esportazioni'],
  ['dati-personali', 'esportazioni'],
]);
const SCADUTO = `Il file è stato eliminato ${GIORNI_STORIA} giorni dopo la richiesta: per averlo di nuovo, rifarla.`;

const RigaLavoro = z.object({ uid: z.string(), tipo: z.string() });

/**
 * Removes the files of prints and exports that were asked for more than ninety days before, as the list of what came in and went out shows them no more.
 * Each night looks at what has passed that age since the last night that ended well.
 */
export const puliziaFile = (files: Files): TipoLavoro => ({
  prepare: async (context) => {
    const { length: totale } = await listScaduti(context);
    return {
      blocchi: Array.from({ length: Math.ceil(totale / INSIEME) }, (_, indice) => String(indice).padStart(5, '0')),
      totale,
    };
  },

  blocco: async (blocco, context) => {
    const inizio = Number(blocco) * INSIEME;
    const uids = (await listScaduti(context)).slice(inizio, inizio + INSIEME);
    const finiti = (await lavoriRepository(context.archivio).getMany(uids.map((uid) => asUid(uid)))).filter(
      ({ stato }) => stato !== 'ATTESA' && stato !== 'IN_CORSO',
    );
    for (const lavoro of finiti) await removeFile(files, lavoro, context);
    return { fatti: finiti.filter(({ file }) => file !== null).length, scartati: 0, esiti: [], totali: {} };
  },

  close: async () => ({}),
});

/** Uids of the works whose file is expired, the oldest first: the same at every step, whatever was removed meanwhile. */
const listScaduti = async ({ archivio, lavoro }: PassoContext): Promise<readonly string[]> => {
  const prima = await precedenteRiuscito(archivio, lavoro);
  const righe = await lavoriRepository(archivio).queryIndice({
    index: 'indice1',
    to: scadutiAl(lavoro),
    ...(prima === undefined ? {} : { from: scadutiAl(prima) }),
  });
  return righe
    .map((item) => readRiga(RigaLavoro, item))
    .filter(({ tipo }) => SCADONO.has(tipo))
    .map(({ uid }) => uid);
};

const scadutiAl = ({ avviatoIl }: LavoroSalvato): string =>
  instant(new Date(Date.parse(avviatoIl) - GIORNI_STORIA * GIORNO_MS));

/** First what is in the bucket, then the record that tells of it: cut between the two, the step does both again. */
const removeFile = async (
  files: Files,
  lavoro: LavoroSalvato,
  { archivio, modifica }: Pick<PassoContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  const { uid, tipo, file } = lavoro;
  // one that failed leaves pieces alone
  await files.removeFolder(`${archivio.codmin}/${SCADONO.get(tipo) ?? ''}/${uid}/`);
  if (file === null) return;
  await files.remove(file.chiave);
  modifica.write(lavoriRepository(archivio).update(lavoro, { file: null, motivo: SCADUTO, riprovabile: false }));
};
