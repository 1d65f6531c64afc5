import type { Adapter, AdapterPayload } from 'oidc-provider';
import { isFullDisk } from '../full-disk.ts';
import { LevelFolder, type LevelWrite } from '../level.ts';
import { DiscoPieno } from './disco-pieno.ts';

/** What the provider must find again after a restart: its models, the indexes over them, its own secrets. */
export interface IdentityStore {
  /** The storage of one model of oidc-provider (Session, Grant, RefreshToken …), as its `adapter` option wants it. */
  adapter(model: string): Adapter;
  /** Deletes the grant and every token that descends from it. */
  revokeGrant(grantId: string): Promise<void>;
  /** The secret stored under this name; the first time, makes it and stores it before answering. */
  secret(name: string, make: () => Promise<string>): Promise<string>;
  /** Deletes the sessions, grants and tokens of a person. */
  revokePerson(subject: string): Promise<void>;
  /** The texts kept beside the models of the provider, under a prefix that no model uses. */
  readonly texts: TextStore;
  close(): Promise<void>;
}

/** Texts by key. */
export interface TextStore {
  get(key: string): Promise<string | undefined>;
  under(prefix: string): Promise<string[]>;
  /** All of the changes or none; a null removes the key. */
  change(changes: ReadonlyMap<string, string | null>): Promise<void>;
}

interface Entry {
  readonly payload: AdapterPayload;
  /** Epoch milliseconds, null = never. */
  readonly expiresAt: number | null;
}

/** Entries hold the models; a plain string is a secret, or the id that an index key leads to. */
type Level = LevelFolder<Entry | string>;

type Operation = LevelWrite<Entry | string>;

const sweepEveryMs = 10 * 60 * 1000;
const entryKey = (model: string, id: string): string => `voce/${model}/${id}`;
const uidKey = (uid: string): string => `uid/${uid}`;
const grantPrefix = (grantId: string): string => `grant/${grantId}/`;

/** The reads and writes that everything above LevelDB is made of. */
interface Access {
  read(model: string, id: string): Promise<Entry | undefined>;
  /** A secret, or the id an index key leads to. */
  text(key: string): Promise<string | undefined>;
  /** All of the operations or none, on disk when it answers. */
  write(operations: readonly Operation[]): Promise<void>;
  keysUnder(prefix: string): Promise<string[]>;
}

/**
 * Opens (or creates) the store in `folder`. Every change is one synchronous LevelDB batch, so a killed process leaves
 * either all of it or none. Throws when another process holds the folder.
 */
export async function openIdentityStore(folder: string): Promise<IdentityStore> {
  const level: Level = await LevelFolder.open(folder, 'json');
  const access = accessTo(level);
  await removeExpired(level, access);
  const sweep = setInterval(() => void removeExpired(level, access).catch(reportSweep), sweepEveryMs);
  sweep.unref();
  return {
    adapter: (model) => modelAdapter(model, access),
    revokeGrant: (grantId) => revokeGrant(grantId, access),
    secret: (name, make) => storedSecret(`segreto/${name}`, make, access),
    revokePerson: (subject) => revokePerson(level, subject, access),
    texts: textStore(access),
    close: async () => {
      clearInterval(sweep);
      await level.close();
    },
  };
}

function accessTo(level: Level): Access {
  return {
    async read(model, id) {
      const entry = await level.get(entryKey(model, id));
      return typeof entry !== 'object' || isExpired(entry) ? undefined : entry;
    },
    async text(key) {
      const value = await level.get(key);
      return typeof value === 'string' ? value : undefined;
    },
    write: (operations) =>
      level.write(operations, true).catch((error: unknown) => {
        throw isFullDisk(error) ? new DiscoPieno(error) : error;
      }),
    keysUnder: (prefix) => level.level.keys({ gte: prefix, lt: `${prefix}\uffff` }).all(),
  };
}

async function storedSecret(key: string, make: () => Promise<string>, { text, write }: Access): Promise<string> {
  const stored = await text(key);
  if (stored !== undefined) return stored;
  const made = await make();
  await write([{ type: 'put', key, value: made }]);
  return made;
}

async function revokeGrant(grantId: string, { keysUnder, write }: Access): Promise<void> {
  const members = await keysUnder(grantPrefix(grantId));
  await write([
    { type: 'del', key: entryKey('Grant', grantId) },
    ...members.flatMap((key): Operation[] => [
      { type: 'del', key },
      { type: 'del', key: `voce/${key.slice(grantPrefix(grantId).length)}` },
    ]),
  ]);
}

async function revokePerson(level: Level, subject: string, { write }: Access): Promise<void> {
  const gone: Operation[] = [];
  for await (const [key, entry] of level.level.iterator({ gte: 'voce/', lt: 'voce/\uffff' })) {
    if (typeof entry !== 'object' || entry.payload.accountId !== subject) continue;
    const [, model = '', id = ''] = key.split('/');
    gone.push(...[key, ...indexKeys(model, id, entry)].map((k): Operation => ({ type: 'del', key: k })));
  }
  if (gone.length > 0) await write(gone);
}

function textStore({ text, write, keysUnder }: Access): TextStore {
  const own = (key: string): string => `testo/${key}`;
  return {
    get: (key) => text(own(key)),
    under: async (prefix) => {
      const found = await Promise.all((await keysUnder(own(prefix))).map(text));
      return found.filter((one) => one !== undefined);
    },
    change: (changes) =>
      write(
        [...changes].map(([key, value]): Operation =>
          value === null ? { type: 'del', key: own(key) } : { type: 'put', key: own(key), value },
        ),
      ),
  };
}

function modelAdapter(model: string, access: Access): Adapter {
  const { read, text, write } = access;
  const put = (id: string, entry: Entry): Promise<void> =>
    write([
      { type: 'put', key: entryKey(model, id), value: entry },
      ...indexKeys(model, id, entry).map((key): Operation => ({ type: 'put', key, value: id })),
    ]);
  return {
    upsert: (id, payload, seconds) =>
      put(id, { payload, expiresAt: seconds === undefined ? null : Date.now() + seconds * 1000 }),
    find: async (id) => (await read(model, id))?.payload,
    findByUid: async (uid) => {
      const id = await text(uidKey(uid));
      return id === undefined ? undefined : (await read(model, id))?.payload;
    },
    // User codes belong to the device flow, which this provider does not offer.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      const entry = await read(model, id);
      if (entry) await put(id, { ...entry, payload: { ...entry.payload, consumed: Math.floor(Date.now() / 1000) } });
    },
    destroy: async (id) => {
      const entry = await read(model, id);
      const uidNowOf = entry?.payload.uid === undefined ? undefined : await text(uidKey(entry.payload.uid));
      // The uid may already lead to the same session under a newer identifier.
      const indexes = entry
        ? indexKeys(model, id, entry).filter((key) => !key.startsWith('uid/') || uidNowOf === id)
        : [];
      await write([entryKey(model, id), ...indexes].map((key) => ({ type: 'del', key })));
    },
    revokeByGrantId: (grantId) => revokeGrant(grantId, access),
  };
}

/** The keys that lead to an entry otherwise than by its id: a session by its uid, a token by its grant. */
function indexKeys(model: string, id: string, { payload }: Entry): string[] {
  return [
    ...(model === 'Session' && payload.uid !== undefined ? [uidKey(payload.uid)] : []),
    ...(payload.grantId === undefined ? [] : [`${grantPrefix(payload.grantId)}${model}/${id}`]),
  ];
}

async function removeExpired(level: Level, { write }: Access): Promise<void> {
  const gone: Operation[] = [];
  for await (const [key, entry] of level.level.iterator({ gte: 'voce/', lt: 'voce/\uffff' })) {
    if (typeof entry !== 'object' || !isExpired(entry)) continue;
    const [, model = '', id = ''] = key.split('/');
    gone.push(...[key, ...indexKeys(model, id, entry)].map((k): Operation => ({ type: 'del', key: k })));
  }
  if (gone.length > 0) await write(gone);
}

function reportSweep(cause: unknown): void {
  console.error('identity: expired entries were not removed', cause);
}

function isExpired({ expiresAt }: Entry): boolean {
  return expiresAt !== null && expiresAt <= Date.now();
}
