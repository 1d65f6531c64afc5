import * as z from 'zod';
import { effettiDi } from '#archivio/index.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { asRead, type Operazione } from '#platform/data/modifica.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError } from '#platform/errors.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { immaginiRepository, isCambiata, type Immagine, type Immagini } from '../../immagini.ts';
import { pegnoRipristino } from '../../pegni.ts';
import { changeImportazione, loadImportazione, type Fase, type MezziImportazione } from './fase.ts';
import { alignNomiCopiati } from './nomi-copiati.ts';

/** `perche`: what the import says once it is over, whatever interrupted it meanwhile; work begun by an earlier version does not tell. */
const Parametri = z.object({ finale: z.enum(['RIPRISTINATA', 'ANNULLATA']), perche: z.string().optional() });
const MOTIVO = "Ripristino di un'importazione";

/** Putting back what an import wrote, block by block, the last one first. A record that somebody has changed since stays as it is, and is named. */
export const faseRipristino = (mezzi: MezziImportazione): Fase => ({
  prepare: async (context) => {
    const { importazione } = await loadImportazione(mezzi, context);
    const rimasti = await immaginiRepository(context.archivio, importazione.uid).list();
    return {
      blocchi: rimasti.map(({ blocco }) => blocco).toSorted((a, b) => (a.slice(1) < b.slice(1) ? 1 : -1)),
      totale: rimasti.reduce(
        (somma, { immagini }) => somma + immagini.filter(({ ruolo }) => ruolo === 'RECORD').length,
        0,
      ),
    };
  },
  blocco: async (blocco, context) => {
    const { importazione } = await loadImportazione(mezzi, context);
    const repository = immaginiRepository(context.archivio, importazione.uid);
    const immagini = await repository.get(blocco);
    if (immagini === undefined) return { fatti: 0, scartati: 0, esiti: [], totali: {} };
    const lasciati = await restore(immagini, context);
    admitRipristino(importazione.uid, context);
    context.modifica.add(repository.remove(blocco));
    const tutti = immagini.immagini.filter(({ ruolo }) => ruolo === 'RECORD').length;
    return {
      fatti: tutti - lasciati.length,
      scartati: lasciati.length,
      esiti: lasciati.map(({ immagine: { uid, descrizione }, messaggio }) => ({ uid, descrizione, messaggio })),
      totali: {},
    };
  },
  close: async (blocchi, context) => {
    const { importazione } = await loadImportazione(mezzi, context);
    const { finale, perche = importazione.motivo } = Parametri.parse(context.lavoro.parametri);
    const lasciati = blocchi.flatMap(({ esiti }) => esiti);
    const nomi = lasciati
      .slice(0, 5)
      .map(({ descrizione }) => descrizione)
      .join('; ');
    const motivo =
      lasciati.length === 0
        ? perche
        : `${lasciati.length} record sono cambiati dopo l'importazione e restano come sono ora: ${nomi}${lasciati.length > 5 ? '; …' : ''}.`;
    changeImportazione(context, importazione, { stato: finale, motivo });
    return { motivo, riprovabile: false };
  },
  seguito: (context) => alignNomiCopiati(mezzi, context),
  fallito: async (motivo, context) => {
    const { importazione } = await loadImportazione(mezzi, context);
    if (importazione.stato === 'RIPRISTINO') changeImportazione(context, importazione, { stato: 'SOSPESA', motivo });
  },
});

/** Records are put back when the whole was asked before it began, or an import that did not end is taken back. */
const admitRipristino = (uid: string, { modifica }: PassoContext): void => {
  if (modifica.ammessi !== 'TUTTI' && modifica.ammessi.has(pegnoRipristino(uid)))
    modifica.admit(modifica.operazioni.flatMap(({ effetti = [] }) => effetti));
};

interface Lasciato {
  readonly immagine: Immagine;
  readonly messaggio: string;
}

const idOf = ({ pk, sk }: Immagine['chiave']): string => `${pk}\n${sk}`;

/** Fills the unit of change with the items as they were. @returns the records left as they are now, and why */
const restore = async ({ immagini }: Immagini, context: PassoContext): Promise<readonly Lasciato[]> => {
  const items = new Map(
    (await context.archivio.batchGet(immagini.map(({ chiave }) => chiave))).map((item) => [
      `${String(item.pk)}\n${String(item.sk)}`,
      item,
    ]),
  );
  const lasciati: Lasciato[] = [];
  for (const immagine of immagini.filter(({ ruolo }) => ruolo === 'RECORD')) {
    const { messaggio, turni } = await whyLeft(immagine, immagini, items.get(idOf(immagine.chiave)), context);
    if (messaggio !== null) {
      lasciati.push({ immagine, messaggio });
      continue;
    }
    putBack(immagine, immagini, items, context);
    context.modifica.add(...turni);
  }
  return lasciati;
};

interface Giudizio {
  readonly messaggio: string | null;
  readonly turni: readonly Operazione[];
}
const libero = (turni: readonly Operazione[] = []): Giudizio => ({ messaggio: null, turni });
const occupato = ({ descrizione }: Immagine, motivo: string): Giudizio => ({
  messaggio: `${descrizione}: ${motivo}`,
  turni: [],
});

/** Whether a record can be put back, and which turns of writing go with it when it was created by the import. */
const whyLeft = async (
  immagine: Immagine,
  immagini: readonly Immagine[],
  ora: Item | undefined,
  { archivio }: PassoContext,
): Promise<Giudizio> => {
  if (isCambiata(ora, immagine)) return occupato(immagine, "è stato modificato dopo l'importazione.");
  if (immagine.prima !== null || ora === undefined) return libero();
  const proprie = new Set(immagini.map(({ chiave }) => idOf(chiave)));
  const radice = immagine.chiave.pk === archivio.chiavi.radice(String(ora.tipo), immagine.uid);
  const altri = radice
    ? (await archivio.queryAll({ pk: immagine.chiave.pk })).filter(
        ({ pk, sk }) => !proprie.has(`${String(pk)}\n${String(sk)}`),
      )
    : [];
  if (altri.some(({ tipo }) => tipo !== 'TURNO'))
    return occupato(immagine, "dopo l'importazione ha ricevuto altri dati.");
  const usi = await riferimenti(archivio).list({ entita: String(ora.tipo), uid: immagine.uid });
  const estraneo = usi.find(({ uid }) => !immagini.some((altra) => altra.uid === uid && altra.prima === null));
  if (estraneo !== undefined) return occupato(immagine, `ora è in uso (${estraneo.descrizione}).`);
  const turni = radice ? await archivio.queryAll({ pk: immagine.chiave.pk, begins: 'TURNO#' }) : [];
  return libero(turni.map(({ pk, sk }) => ({ tipo: 'delete', chiave: { pk: String(pk), sk: String(sk) } })));
};

/** The record and what follows it, as before; the number of changes goes on, so that who had read it finds out. */
const putBack = (
  immagine: Immagine,
  immagini: readonly Immagine[],
  items: ReadonlyMap<string, Item>,
  { modifica }: PassoContext,
): void => {
  const ora = items.get(idOf(immagine.chiave));
  const versione = Number(ora?.versione ?? 0);
  const guardia: Required<Pick<Operazione, 'condizione' | 'rifiuto'>> & Pick<Operazione, 'effetti'> = {
    ...effettiDi(ora, immagine.prima ?? undefined),
    condizione: asRead(ora),
    rifiuto: () =>
      new AppError(
        'TROPPE_RICHIESTE',
        `${immagine.descrizione}: qualcuno lo sta modificando mentre l'importazione viene ripristinata.`,
      ),
  };
  modifica.add(
    immagine.prima === null
      ? { tipo: 'delete', chiave: immagine.chiave, ...guardia }
      : {
          tipo: 'put',
          chiave: immagine.chiave,
          item: {
            ...immagine.prima,
            versione: nextVersion({ versione: Math.max(versione, Number(immagine.prima.versione ?? 0)) }),
          },
          ...guardia,
        },
  );
  for (const { chiave, prima } of immagini.filter(({ ruolo, uid }) => ruolo === 'COLLEGATO' && uid === immagine.uid)) {
    modifica.add(prima === null ? { tipo: 'delete', chiave } : { tipo: 'put', chiave, item: prima });
  }
  modifica.audit({
    entita: String((ora ?? immagine.prima)?.tipo ?? ''),
    uid: immagine.uid,
    azione: immagine.prima === null ? 'eliminato' : 'modificato',
    prima: ora ?? null,
    dopo: immagine.prima,
    motivo: MOTIVO,
  });
};
