import * as z from 'zod';
import type { Chiave, Item, Store } from '../dynamo.ts';

/** The shape that records are stored in: today's, or that of the version before, which the functions still running it can read. */
export const FormaScritta = z.enum(['nuova', 'precedente']);
export type FormaScritta = z.infer<typeof FormaScritta>;

/** Where the deployment keeps its choice: a global item. */
const CHIAVE: Chiave = { pk: 'INSTALLAZIONE', sk: 'FORMA_SCRITTA' };

/** The choice of the deployment, in the place of the one before: the last one holds. */
export const putForma = (forma: FormaScritta) => ({
  tipo: 'put' as const,
  chiave: CHIAVE,
  item: { forma, tipo: CHIAVE.sk, schema: 1 },
});

const VALE = 60_000;
const lette = new WeakMap<Store, { readonly forma: Promise<FormaScritta>; readonly il: number }>();

/** The shape that a deployment writes, read again once a minute; where nobody has chosen, what its store says. */
export const formaScritta = (store: Store, adesso = performance.now()): Promise<FormaScritta> => {
  const nota = lette.get(store);
  if (nota !== undefined && adesso - nota.il < VALE) return nota.forma;
  const forma = readForma(store);
  lette.set(store, { forma, il: adesso });
  // a choice that could not be read is asked for again at the next write
  forma.catch(() => lette.delete(store));
  return forma;
};

const readForma = async (store: Store): Promise<FormaScritta> =>
  FormaScritta.safeParse((await store.get(CHIAVE))?.forma).data ?? store.formaPredefinita;

const PRECEDENTE = Symbol('precedente');

/** An item with the one to store in its place where the shape of before is written. */
export const withPrecedente = (item: Item, precedente: Item): Item => ({ ...item, [PRECEDENTE]: precedente });

/** The item to store in the place of another where the shape of before is written; undefined of those that have one shape. */
export const precedenteDi = (item: Item | undefined): Item | undefined => {
  const suo: unknown = item && Reflect.get(item, PRECEDENTE);
  return typeof suo === 'object' && suo !== null ? { ...suo } : undefined;
};

/** Operations as the deployment stores them: its choice is asked for only by those that may be stored in the shape of before. */
export const inFormaScritta = async <O extends { readonly item?: Item | undefined }>(
  store: Store,
  operazioni: readonly O[],
): Promise<readonly O[]> => {
  if (!operazioni.some(({ item }) => precedenteDi(item) !== undefined)) return operazioni;
  if ((await formaScritta(store)) === 'nuova') return operazioni;
  return operazioni.map((operazione) => {
    const item = precedenteDi(operazione.item);
    return item === undefined ? operazione : { ...operazione, item };
  });
};
