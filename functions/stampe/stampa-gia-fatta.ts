import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import type { Files } from '#platform/files.ts';
import { lavoriRepository, type LavoroSalvato, type NuovoLavoro } from '#platform/work/lavoro.ts';
import { RigaLavoro } from '#platform/work/riga-lavoro.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';

const UN_GIORNO = 24 * 3_600_000;
/** Longer than a call lasts: what began before a print and was stored after it is dated before it by less than this. */
const IN_VOLO = 30_000;
/** Changes looked at: where there are more, somebody has touched what is printed. */
const GUARDATE = 200;
/** As many prints of one title, in a day, as are compared with what is asked. */
const CONFRONTATE = 10;
/** Long work that changes nothing that is printed. */
const NON_CAMBIA: ReadonlySet<string> = new Set(['stampa', 'esportazione']);
/** Records of who looks at the screen: no print says them. */
const DI_CHI_GUARDA: ReadonlySet<string> = new Set(['PREFERENZA', 'NOTIFICA', 'NOVITA', 'SESSIONE']);

const VoceAudit = z.object({ entita: z.string(), uid: z.string(), azione: z.string() });

/**
 * The same print, made by this release of the program within a day and on the same business date, when nothing of the school has changed since; null when there is none.
 * The audit trail says what has changed: every change counts, whether or not this print reads it, but for those of who looks at the screen.
 */
export const findStampaGiaFatta = async (
  { files, release }: { readonly files: Files; readonly release: string },
  nuova: NuovoLavoro,
  context: RequestContext,
): Promise<LavoroSalvato | null> => {
  const lavori = lavoriRepository(context.archivio);
  const dal = instant(new Date(context.adesso.getTime() - UN_GIORNO));
  const recenti = (await lavori.queryIndice({ index: 'indice1', from: dal })).map((item) => readRiga(RigaLavoro, item));
  if (recenti.some(isChanging)) return null;
  const simili = recenti.filter(
    ({ tipo, stato, descrizione }) =>
      tipo === nuova.tipo && stato === 'COMPLETATO' && descrizione === nuova.descrizione,
  );
  const fatta = (await lavori.getMany(simili.slice(-CONFRONTATE).map(({ uid }) => uid)))
    .toSorted((a, b) => compareCodici(b.avviatoIl, a.avviatoIl))
    .find((una) => isSame(una, nuova, context));
  if (fatta?.file?.release !== release || (await files.size(fatta.file.chiave)) === undefined) return null;
  return (await isUnchangedSince(fatta.avviatoIl, context)) ? fatta : null;
};

const isChanging = ({ tipo, stato }: RigaLavoro): boolean =>
  !NON_CAMBIA.has(tipo) && (stato === 'ATTESA' || stato === 'IN_CORSO');

/** What was asked then is what is asked now, by who may see it. */
const isSame = (
  { oggetto, parametri, persona, oggi, utente, ruoli }: LavoroSalvato,
  nuova: NuovoLavoro,
  context: RequestContext,
): boolean =>
  oggetto === nuova.oggetto &&
  oggi === context.oggi &&
  (persona ?? null) === (nuova.persona ?? null) &&
  (utente === context.sessione.utente || isAutorizzato(context.sessione.ruoli, ruoli)) &&
  isDeepStrictEqual(parametri, definiti(nuova.parametri));

/** Parameters as they are stored: without those that were not said. */
const definiti = (parametri: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(parametri).filter(([, valore]) => valore !== undefined));

const isUnchangedSince = async (istante: string, { archivio, adesso }: RequestContext): Promise<boolean> => {
  const da = instant(new Date(Date.parse(istante) - IN_VOLO));
  const mesi = [...new Set([da.slice(0, 7), instant(adesso).slice(0, 7)])];
  const pagine = await Promise.all(
    mesi.map((mese) => archivio.query({ pk: `${archivio.chiavi.elenco('AUDIT')}#${mese}`, from: da, limit: GUARDATE })),
  );
  if (pagine.some(({ last }) => last !== undefined)) return false;
  const voci = pagine
    .flatMap(({ items }) => items.map((item) => readSenzaSpecie(VoceAudit, item)))
    .filter(({ entita, azione }) => azione !== 'letto' && !DI_CHI_GUARDA.has(entita));
  const diLavori = voci.filter(({ entita }) => entita === 'LAVORO');
  if (diLavori.length < voci.length) return false;
  const lavori = await lavoriRepository(archivio).getMany([...new Set(diLavori.map(({ uid }) => uid))]);
  return lavori.every(({ tipo }) => NON_CAMBIA.has(tipo));
};
