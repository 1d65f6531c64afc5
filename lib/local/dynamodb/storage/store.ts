import { mkdir, statfs } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import { AvvioNonRiuscito, danneggiata } from '../../avvio.ts';
import { isFullDisk } from '../../full-disk.ts';
import type { Item } from '../model/attribute-value.ts';
import { insufficientStorage, internalError, ServiceError } from '../model/service-error.ts';
import type { Table } from '../model/table.ts';

/** Raised when the layout of the keys changes; an older program then refuses the folder instead of damaging it. */
const FORMAT = 1;
/** What LevelDB may need to reopen: it turns its log (4 MB) into a table file. */
const ROOM_TO_REOPEN = 16 * 1024 * 1024;

/** A transaction that was carried out: the hash of its request and when (epoch milliseconds). */
export interface Token {
  hash: string;
  at: number;
}

interface Values {
  /** Table name → definition. */
  tables: Table;
  /** Table, item key → item. */
  items: Item;
  /** Table, index, index key, item key → projected item. */
  indexes: Item;
  /** Table, expiry time, item key → item key. */
  expiries: string;
  /** Period of ten minutes, client token → transaction. */
  tokens: Token;
}

/** One key of a batch; without a value it is deleted. */
export type Write = {
  [Space in keyof Values]: { space: Space; key: string; value?: Values[Space] | undefined };
}[keyof Values];

export type Spaces = ReturnType<typeof spacesOf>;

function spacesOf(level: ClassicLevel) {
  const json = { valueEncoding: 'json' };
  return {
    tables: level.sublevel<string, Values['tables']>('tables', json),
    items: level.sublevel<string, Values['items']>('items', json),
    indexes: level.sublevel<string, Values['indexes']>('indexes', json),
    expiries: level.sublevel('expiries'),
    tokens: level.sublevel<string, Values['tokens']>('tokens', json),
  };
}

function reasonOf(error: unknown): string {
  const causes = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message);
  return causes.join(': ');
}

function refusalOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return isFullDisk(error) ? insufficientStorage() : internalError();
}

async function openLevel(folder: string): Promise<ClassicLevel> {
  const level = new ClassicLevel(folder);
  await level.open();
  return level;
}

async function checkFormat(level: ClassicLevel, folder: string): Promise<void> {
  const stored = await level.get('format');
  if (stored === undefined) return level.put('format', String(FORMAT));
  if (Number(stored) > FORMAT) {
    throw new AvvioNonRiuscito(
      `I dati in ${folder} sono stati scritti da una versione più recente del programma (formato ${stored}, qui si legge fino al ${FORMAT}): ` +
        "avviare quella versione, oppure indicare un'altra cartella con DATA_DIR.",
    );
  }
}

async function openFirst(folder: string): Promise<ClassicLevel> {
  try {
    await mkdir(folder, { recursive: true });
    const level = await openLevel(folder);
    await checkFormat(level, folder).catch(async (error: unknown) => {
      await level.close();
      throw error;
    });
    return level;
  } catch (error) {
    if (error instanceof AvvioNonRiuscito) throw error;
    const reason = reasonOf(error);
    const danno = /lock/i.test(reason) ? undefined : danneggiata(folder, reason);
    if (danno !== undefined) throw danno;
    throw new AvvioNonRiuscito(
      /lock/i.test(reason)
        ? `I dati in ${folder} sono già in uso: il programma è già avviato, chiuderlo prima di avviarne un altro.`
        : `I dati in ${folder} non si possono aprire (${reason}): controllare lo spazio su disco e i permessi della cartella.`,
    );
  }
}

/** @throws ServiceError InsufficientStorageException where a store could not be opened again */
async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_TO_REOPEN) throw insufficientStorage();
}

/** Keys and values that are written together in a copy. */
const TOGETHER = 500;

async function copyMoment(level: ClassicLevel, folder: string): Promise<void> {
  const snapshot = level.snapshot();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const raw = { keyEncoding: 'buffer', valueEncoding: 'buffer' } as const;
  const copy = new ClassicLevel<Buffer, Buffer>(folder, raw);
  await copy.open();
  try {
    const entries = level.iterator<Buffer, Buffer>({ ...raw, snapshot });
    for (let some = await entries.nextv(TOGETHER); some.length > 0; some = await entries.nextv(TOGETHER))
      await copy.batch(some.map(([key, value]) => ({ type: 'put' as const, key, value })));
    await entries.close();
  } finally {
    await copy.close();
    await snapshot.close();
  }
}

async function writeTogether(level: ClassicLevel, spaces: Spaces, writes: readonly Write[]): Promise<void> {
  const batch = level.batch();
  for (const { space, key, value } of writes) {
    if (value === undefined) batch.del(key, { sublevel: spaces[space] });
    else batch.put(key, value, { sublevel: spaces[space] });
  }
  await batch.write();
}

/**
 * Opens the key-value store in a folder, made if absent.
 *
 * A write that fails half-way (a full disk) leaves LevelDB's log misaligned: what is appended after it would be lost
 * at the next start. So after a failure nothing is written until the store has been reopened, which drops the
 * damaged tail; reads go on meanwhile.
 * @throws AvvioNonRiuscito when the folder is in use, newer than this program, or cannot be opened
 */
export async function openStore(folder: string) {
  let level = await openFirst(folder);
  let spaces = spacesOf(level);
  let damaged = false;

  /** @param before work on the files while nobody has them open */
  async function reopen(before: () => Promise<void>): Promise<void> {
    await level.close();
    await before();
    level = await openLevel(folder);
    spaces = spacesOf(level);
    damaged = false;
  }

  return {
    get spaces(): Spaces {
      return spaces;
    },

    /** Makes the store writable again after a failed write; does nothing otherwise. @throws ServiceError while it cannot be */
    async heal(): Promise<void> {
      if (!damaged) return;
      try {
        await requireRoom(folder);
        await reopen(async () => undefined);
      } catch (error) {
        throw refusalOf(error);
      }
    },

    /**
     * Writes everything or nothing, safe from a kill of the process once it returns.
     * @throws ServiceError InsufficientStorageException when the disk is full, InternalServerError when it refuses otherwise
     */
    async commit(writes: readonly Write[]): Promise<void> {
      if (writes.length === 0) return;
      try {
        await writeTogether(level, spaces, writes);
      } catch (error) {
        damaged = true;
        console.error(
          `DynamoDB locale: scrittura non riuscita in ${folder} (${reasonOf(error)}); nulla è stato modificato.`,
        );
        throw refusalOf(error);
      }
    },

    /** Drops what of the files cannot be read, and opens the store again. */
    repair: (): Promise<void> => reopen(() => ClassicLevel.repair(folder)),

    /** Bytes a table takes on disk, about. */
    sizeOf: (tableName: string): Promise<number> =>
      level.approximateSize(
        spaces.items.prefixKey(`${tableName}~`, 'utf8'),
        spaces.items.prefixKey(`${tableName}~~`, 'utf8'),
      ),

    /** Writes everything, as it is at this moment, in another folder: whoever reads or writes meanwhile is not stopped. */
    copyInto: (other: string): Promise<void> => copyMoment(level, other),

    close: (): Promise<void> => level.close(),
  };
}
