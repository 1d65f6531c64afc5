import type { Item } from '../dynamo.ts';

/** Where an object that was read keeps what a later version of the program wrote in it: copied with the object, and named by no list of its fields. */
const IGNOTE = Symbol('ignote');

type Oggetto = Readonly<Record<string, unknown>>;

/** Things kept on an object: its unknown keys and, on a record, the item it was read from. */
interface Tenute {
  readonly chiavi: Oggetto;
  readonly item?: Item | undefined;
}

/** A key that the program does not know, beside where it stood. */
export interface Ignota {
  readonly path: readonly PropertyKey[];
  readonly chiave: string;
  readonly valore: unknown;
}

interface Tenente {
  readonly [IGNOTE]?: Tenute;
}

const isOggetto = (valore: unknown): valore is Oggetto & Tenente => typeof valore === 'object' && valore !== null;

/** An object that fields can be added to: neither a list nor bytes. */
const isPlain = (valore: unknown): valore is Oggetto & Tenente =>
  isOggetto(valore) && !Array.isArray(valore) && !ArrayBuffer.isView(valore);

/** True of a value that was read with keys that the program does not know, at whatever depth. */
export const hasIgnote = (valore: unknown): boolean => {
  if (!isOggetto(valore)) return false;
  if (Object.hasOwn(valore, IGNOTE)) return true;
  for (const nome in valore) if (hasIgnote(valore[nome])) return true;
  return false;
};

/** The stored item of a record that a later version of the program wrote; undefined of any other. */
export const itemDi = (record: unknown): Item | undefined => (isOggetto(record) ? record[IGNOTE]?.item : undefined);

/** The value at a place of another. */
export const valoreA = (valore: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((dentro: unknown, nome) => (isOggetto(dentro) ? Reflect.get(dentro, nome) : undefined), valore);

/** Keeps unknown keys on what was just read with them, each on the object it stood in. */
export const keepIgnote = <T>(letto: T, ignote: readonly Ignota[], item?: Item): T => {
  if (isPlain(letto)) Reflect.set(letto, IGNOTE, { chiavi: {}, item } satisfies Tenute);
  for (const { path, chiave, valore } of ignote) {
    const dove = valoreA(letto, path);
    if (!isPlain(dove)) continue;
    const prima = dove[IGNOTE];
    Reflect.set(dove, IGNOTE, { ...prima, chiavi: { ...prima?.chiavi, [chiave]: valore } } satisfies Tenute);
  }
  return letto;
};

/** The value as it is stored: with every unknown key where it stood; where the program knows the name, its own value. */
export const withIgnote = <T>(valore: T): T => stored(valore) as T;

const stored = (valore: unknown): unknown => {
  if (Array.isArray(valore)) return valore.map(stored);
  if (!isPlain(valore)) return valore;
  const proprie = Object.entries(valore).map(([nome, dentro]) => [nome, stored(dentro)]);
  return { ...valore[IGNOTE]?.chiavi, ...Object.fromEntries(proprie) };
};

/** A value with the unknown keys of another one of the same shape: what a change was made from, whose objects it perhaps wrote anew. */
export const reunited = <T>(dopo: T, prima: unknown): T => reunite(dopo, prima) as T;

const reunite = (dopo: unknown, prima: unknown): unknown => {
  if (dopo === prima) return dopo;
  if (isPlain(dopo) && isPlain(prima)) return reuniteOggetti(dopo, prima);
  if (!Array.isArray(dopo) || !Array.isArray(prima)) return dopo;
  const suoi = pairs(dopo, prima);
  return dopo.map((uno, posto) => reunite(uno, suoi.get(posto)));
};

const reuniteOggetti = (dopo: Oggetto & Tenente, prima: Oggetto & Tenente): Oggetto => {
  const riuniti = Object.fromEntries(
    Object.entries(dopo).map(([nome, dentro]) => [nome, reunite(dentro, prima[nome])]),
  );
  const [sue, di] = [dopo[IGNOTE], prima[IGNOTE]];
  if (sue === undefined && di === undefined) return riuniti;
  const tenute: Tenute = { chiavi: { ...di?.chiavi, ...sue?.chiavi }, item: sue?.item ?? di?.item };
  return { ...riuniti, [IGNOTE]: tenute };
};

/** Each element of a list with the one that it was: by its uid, else the one it is most like, sooner that of its own place. */
const pairs = (dopo: readonly unknown[], prima: readonly unknown[]): ReadonlyMap<number, unknown> => {
  const stessaLunghezza = dopo.length === prima.length;
  const simili = dopo.flatMap((uno, qui) =>
    prima.map((suo, la) => ({ qui, la, suo, quanto: likeness(uno, suo) + (qui === la ? STESSO_POSTO : 0) })),
  );
  const [trovati, dati] = [new Map<number, unknown>(), new Set<number>()];
  for (const { qui, la, suo, quanto } of simili.toSorted((a, b) => b.quanto - a.quanto)) {
    if (quanto < (stessaLunghezza ? STESSO_POSTO : 1) || trovati.has(qui) || dati.has(la)) continue;
    trovati.set(qui, suo);
    dati.add(la);
  }
  return trovati;
};

const STESSO_POSTO = 0.5;
const LO_STESSO = 1e6;

/** How many fields two objects have in common, none where they are fewer than half; of two that have a uid it alone says. */
const likeness = (uno: unknown, suo: unknown): number => {
  if (!isOggetto(uno) || !isOggetto(suo)) return 0;
  if (uno.uid !== undefined || suo.uid !== undefined) return uno.uid === suo.uid ? LO_STESSO : -LO_STESSO;
  const nomi = Object.keys(uno);
  const uguali = nomi.filter((nome) => JSON.stringify(uno[nome]) === JSON.stringify(suo[nome]));
  return uguali.length * 2 >= nomi.length ? uguali.length : 0;
};
