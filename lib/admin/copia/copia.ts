import { registro } from '../../../functions/archivio/accesso/registro.ts';
import type { Store } from '../../../functions/platform/data/dynamo.ts';
import { listLavoriAperti } from '../lavori.ts';
import { setManutenzione } from '../scuole.ts';
import { writeCopia } from './archivio-cifrato.ts';
import { fileKeysOf, getFile, improntaOfFile, itemsOf, type Deposito } from './scuola-conservata.ts';

/** Where a school is kept, and the day on which it is looked at. */
export interface Dove {
  readonly store: Store;
  readonly deposito: Deposito;
  readonly oggi: string;
  readonly adesso: Date;
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
  const esito = { items: 0, file: 0 };
  const { store, deposito, adesso } = dove;
  const letta = tabella === undefined ? store : { ...store, table: tabella };
  const righe = async function* () {
    for await (const item of itemsOf(letta, scuola)) {
      esito.items += 1;
      yield JSON.stringify(['item', item]);
    }
    for await (const nome of fileKeysOf(deposito, scuola)) {
      const letto = await getFile(deposito, nome);
      esito.file += 1;
      yield JSON.stringify(['file', nome, letto.tipo, improntaOfFile(letto), letto.bytes.toString('base64')]);
    }
  };
  const copy = () => writeCopia(file, { scuola, chiave, adesso }, righe());
  if (tabella === undefined) await whileClosed(dove, scuola, copy);
  else await copy();
  return esito;
};

/**
 * Does something while nobody works in the school. It stays closed when that fails half way: `resta` says so.
 * @throws when the school is not registered, or some of its long work has not ended
 */
export const whileClosed = async <T>(
  { store, oggi }: Dove,
  scuola: string,
  work: () => Promise<T>,
  resta: 'aperta' | 'chiusa' = 'aperta',
): Promise<T> => {
  const prima = await registro(store).getScuola(scuola);
  if (prima === undefined) throw new Error(`La scuola ${scuola} non è registrata: crearla prima con "scuola".`);
  await setManutenzione(store, scuola, true, oggi);
  const reopen = () => (prima.inManutenzione ? Promise.resolve() : setManutenzione(store, scuola, false, oggi));
  const aperti = (await listLavoriAperti(store)).filter(({ codmin }) => codmin === scuola);
  if (aperti.length > 0) {
    await reopen();
    throw new Error(
      `La scuola ${scuola} ha lavori non finiti (${aperti.map(({ lavoro }) => lavoro.descrizione).join('; ')}): aspettare che finiscano, o fermarli con "lavori ferma".`,
    );
  }
  try {
    const esito = await work();
    await reopen();
    return esito;
  } catch (error) {
    if (resta === 'aperta') await reopen();
    throw error;
  }
};
