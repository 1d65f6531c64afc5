import { instant } from '../clock.ts';
import type { Item, Store } from '../data/dynamo.ts';
import { chiaveDi } from '../data/entita.ts';
import { Modifica, sendModifica, type Operazione } from '../data/modifica.ts';
import { readItem } from '../data/repository.ts';
import type { Log } from '../log.ts';
import { lavoroEntita, type LavoroDiScuola, type LavoroSalvato } from './lavoro.ts';

/** Who writes on a work what happened to it. */
export const AUTORE = { utente: 'programma', nome: 'Il programma' };

/** Why nobody can ever perform a work, as who asked for it reads it. */
const MOTIVI = {
  ILLEGGIBILE:
    'Il programma non riesce a leggere questo lavoro e lo ha chiuso. Quanto fatto fin qui è conservato: avvisare chi amministra il programma, poi chiederlo di nuovo.',
  SENZA_TIPO:
    'Il programma non esegue più lavori di questo tipo: questo è stato chiuso. Quanto fatto fin qui è conservato.',
} as const;
export type Perduto = keyof typeof MOTIVI;

/** While a new version arrives, a work may be of a kind or a shape that only part of the program knows: so long a lost one is waited for. */
const ATTESA_DI_UN_RILASCIO = 3_600_000;

/** Open work that the list of all schools names, in one request; undefined when it is open no more. */
export const getAperto = async (
  store: Store,
  { codmin, uid }: LavoroDiScuola,
): Promise<LavoroSalvato | 'ILLEGGIBILE' | undefined> => {
  const item = await store.get(chiaveDi(codmin, lavoroEntita, uid));
  if (item?.indice3pk === undefined) return undefined;
  try {
    return readItem(lavoroEntita, item);
  } catch {
    return 'ILLEGGIBILE';
  }
};

/**
 * Closes as failed a work that nobody can perform, whatever can be read of it: it leaves the list of what is open.
 * @returns false when it is not so old yet, or is open no more
 */
export const closePerduto = async (
  { codmin, uid, dal }: LavoroDiScuola,
  perche: Perduto,
  { store, log, adesso }: { readonly store: Store; readonly log: Log; readonly adesso: Date },
): Promise<boolean> => {
  if (adesso.getTime() - Date.parse(dal) < ATTESA_DI_UN_RILASCIO) return false;
  const item = await store.get(chiaveDi(codmin, lavoroEntita, uid));
  if (item?.indice3pk === undefined) return false;
  const modifica = new Modifica();
  modifica.add(closing(codmin, uid, item, MOTIVI[perche], adesso)).audit({
    entita: lavoroEntita.nome,
    uid,
    azione: 'stato',
    prima: { stato: item.stato ?? null },
    dopo: { stato: 'FALLITO', motivo: MOTIVI[perche] },
  });
  const correlationId = typeof item.correlationId === 'string' ? item.correlationId : uid;
  await sendModifica(store, modifica, { codmin, ...AUTORE, correlationId, adesso });
  const flusso = String(Object(item.riga).tipo ?? '');
  log.error('lavoro-perduto', new Error('The work is closed'), { scuola: codmin, lavoro: uid, flusso, perche });
  return true;
};

/** The fields that say it is closed, over a record that perhaps cannot be written whole. */
const closing = (codmin: string, uid: string, item: Item, motivo: string, adesso: Date): Operazione => ({
  tipo: 'update',
  chiave: chiaveDi(codmin, lavoroEntita, uid),
  condizione: { expression: 'indice3sk = :aperto', values: { ':aperto': item.indice3sk } },
  cambi: {
    expression:
      'SET stato = :stato, motivo = :motivo, finitoIl = :finito, riprovabile = :no, versione = :versione, riga = :riga, indice2sk = :indice2 REMOVE indice3pk, indice3sk',
    values: {
      ':stato': 'FALLITO',
      ':motivo': motivo,
      ':finito': instant(adesso),
      ':no': false,
      ':versione': typeof item.versione === 'number' ? item.versione + 1 : 1,
      ':riga': { ...Object(item.riga), stato: 'FALLITO' },
      ':indice2': `FALLITO#${typeof item.avviatoIl === 'string' ? item.avviatoIl : ''}#${uid}`,
    },
  },
});
