import type { Item } from '#platform/data/dynamo.ts';
import { partizioneScuola } from '#platform/data/entita.ts';
import type { Dove } from '../copia/copia.ts';
import type { Impronte } from '../copia/ripristino.ts';
import { fileKeysOf, getFile, improntaOf, improntaOfFile, itemsOf, nameOf } from '../copia/scuola-conservata.ts';

/** The school that gives and the one that takes, by the mechanographic codes with which they use the program. */
export interface Scuole {
  readonly cedente: string;
  readonly subentrante: string;
}

/** The partition of the people who may enter, which does not pass: each school invites its own. */
const ACCESSI = /#ACCESSO$/;
/** The partition of the seals of the audit trail: entries that pass stand among those of the other school, and are sealed anew that night. */
const SIGILLI = /#SIGILLO_REGISTRO$/;

/** True of what passes from a school to the one that takes its place. */
const passa = ({ pk }: Item): boolean => !ACCESSI.test(String(pk)) && !SIGILLI.test(String(pk));

/** The key of a file under the school that takes it. */
export const fileDelSubentrante = (chiave: string, { cedente, subentrante }: Scuole): string =>
  chiave.startsWith(`${cedente}/`) ? `${subentrante}${chiave.slice(cedente.length)}` : chiave;

/** An item as the school that takes it keeps it: its keys, its indexes and the files it names are of that school; nothing else of it changes. */
const itemDelSubentrante = (item: Item, scuole: Scuole): Item =>
  Object.fromEntries(
    Object.entries(item).map(([campo, valore]) => [
      campo,
      campo === 'scuola' ? scuole.subentrante : moved(valore, scuole),
    ]),
  );

const moved = (valore: unknown, scuole: Scuole): unknown => {
  if (typeof valore === 'string') return movedText(valore, scuole);
  if (Array.isArray(valore)) return valore.map((uno) => moved(uno, scuole));
  if (typeof valore !== 'object' || valore === null || valore instanceof Uint8Array || valore instanceof Set)
    return valore;
  return Object.fromEntries(Object.entries(valore).map(([campo, suo]) => [campo, moved(suo, scuole)]));
};

const movedText = (testo: string, scuole: Scuole): string => {
  const [da, a] = [partizioneScuola(scuole.cedente), partizioneScuola(scuole.subentrante)];
  return testo === da || testo.startsWith(`${da}#`)
    ? `${a}${testo.slice(da.length)}`
    : fileDelSubentrante(testo, scuole);
};

/** The things that the school that takes will keep, each by its name with what stands for its content. */
export const impronteDelPassaggio = async ({ store, deposito }: Dove, scuole: Scuole): Promise<Impronte> => {
  const [items, file] = [new Map<string, string>(), new Map<string, string>()];
  for await (const item of itemsOf(store, scuole.cedente))
    if (passa(item)) {
      const suo = itemDelSubentrante(item, scuole);
      items.set(nameOf(suo), improntaOf(suo));
    }
  for await (const chiave of fileKeysOf(deposito, scuole.cedente)) {
    const letto = await getFile(deposito, chiave);
    file.set(fileDelSubentrante(chiave, scuole), improntaOfFile(letto));
  }
  return { items, file };
};

/** The items that pass, as the school that takes them will keep them. */
export async function* itemsDelPassaggio({ store }: Dove, scuole: Scuole): AsyncGenerator<Item> {
  for await (const item of itemsOf(store, scuole.cedente)) if (passa(item)) yield itemDelSubentrante(item, scuole);
}
