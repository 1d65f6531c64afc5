import { registro, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { sendIntervento, type Momento } from '../amministrazione.ts';
import { listLavoriAperti } from '../lavori.ts';
import { setManutenzione } from '../scuole.ts';
import { writeCopia } from './archivio-cifrato.ts';
import { fileKeysOf, getFile, improntaOfFile, itemsOf, type Deposito } from './scuola-conservata.ts';

/** Where a school is kept, and when it is looked at. */
export interface Dove extends Momento {
  readonly store: Store;
  readonly deposito: Deposito;
}

export interface EsitoCopia {
  readonly items: number;
  readonly file: number;
}

/**
 * Copies everything of a school, records and files, into one encrypted file. The school is closed meanwhile, so that the copy is of one
 * moment; it is opened again whatever happens. From another table, restored beside as it was at a moment, nobody is disturbed.
 * @throws when the school is not registered, or some of its long work has not ended
 */
export const createCopia = async (
  dove: Dove,
  {
    scuola,
    file,
    chiave,
    tabella,
  }: { readonly scuola: string; readonly file: string; readonly chiave: string; readonly tabella?: string | undefined },
): Promise<EsitoCopia> => {
  const { store, deposito, adesso } = dove;
  const letta = tabella === undefined ? store : { ...store, table: tabella };
  const copy = () => copyItems({ store: letta, deposito }, { scuola, file, chiave, adesso });
  if (tabella === undefined) {
    return whileClosed(dove, scuola, { perche: 'copia di tutti i dati', per: 'copia' }, copy);
  }
  await sendIntervento(store, scuola, { cosa: `Copia di tutti i dati dalla tabella ${tabella}` }, dove);
  return copy();
};

/** Copies the records and the files of a school, as they are found, into one encrypted file: of one moment, where nobody writes meanwhile. */
export const copyItems = async (
  { store, deposito }: Pick<Dove, 'store' | 'deposito'>,
  {
    scuola,
    file,
    chiave,
    adesso,
  }: { readonly scuola: string; readonly file: string; readonly chiave: string; readonly adesso: Date },
): Promise<EsitoCopia> => {
  const esito = { items: 0, file: 0 };
  const righe = async function* () {
    for await (const item of itemsOf(store, scuola)) {
      esito.items += 1;
      yield JSON.stringify(['item', item]);
    }
    for await (const nome of fileKeysOf(deposito, scuola)) {
      const letto = await getFile(deposito, nome);
      esito.file += 1;
      yield JSON.stringify(['file', nome, letto.tipo, improntaOfFile(letto), letto.bytes.toString('base64')]);
    }
  };
  await writeCopia(file, { scuola, chiave, adesso }, righe());
  return esito;
};

/** Why a school is closed, for its audit trail, and for which command. */
interface Chiusura {
  readonly perche: string;
  readonly per: NonNullable<ScuolaRegistrata['chiusaPer']>;
}

/**
 * Does something while nobody works in the school. The audit trail says when it was closed and opened again, and why. A restore that fails half way leaves it closed. What a
 * command closed and, because it was cut, left so, is reopened by the same command done again, and by a restore; nobody reopens what somebody closed by hand.
 * @throws when the school is not registered, or some of its long work has not ended
 */
export const whileClosed = async <T>(
  dove: Dove,
  scuola: string,
  { perche, per }: Chiusura,
  work: () => Promise<T>,
): Promise<T> => {
  const { store } = dove;
  const prima = await registro(store).getScuola(scuola);
  if (prima === undefined) throw new Error(`La scuola ${scuola} non è registrata: crearla prima con "scuola".`);
  const isOurs =
    !prima.inManutenzione || prima.chiusaPer === per || (per === 'ripristino' && prima.chiusaPer === 'copia');
  const chiusaPer = isOurs ? per : prima.chiusaPer;
  await setManutenzione(store, scuola, true, dove, { cosa: `Scuola chiusa: ${perche}`, chiusaPer });
  const inizio = performance.now();
  const reopen = (comeFinisce: string) =>
    setManutenzione(
      store,
      scuola,
      !isOurs,
      { ...dove, adesso: new Date(dove.adesso.getTime() + performance.now() - inizio) },
      {
        cosa: `${isOurs ? 'Scuola riaperta' : 'Scuola ancora chiusa'}: ${perche}${comeFinisce}`,
        chiusaPer: isOurs ? undefined : chiusaPer,
      },
    );
  const aperti = (await listLavoriAperti(store)).filter(({ codmin }) => codmin === scuola);
  if (aperti.length > 0) {
    if (!prima.inManutenzione) await reopen(' (senza esito)');
    throw new Error(
      `La scuola ${scuola} ha lavori non finiti (${aperti.map(({ lavoro }) => lavoro.descrizione).join('; ')}): aspettare che finiscano, o fermarli con "lavori ferma".`,
    );
  }
  try {
    const esito = await work();
    await reopen('');
    return esito;
  } catch (error) {
    if (per === 'copia') await reopen(' (senza esito)');
    throw error;
  }
};
