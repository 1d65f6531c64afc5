import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';

/** What LevelDB may need to open again: it turns its log (4 MB) into a table file. */
const ROOM_TO_REOPEN = 16 * 1024 ** 2;
const PROBE = 1024 ** 2;
/** Of blocks read before: what is kept here is written once and seldom read again, unlike the table. */
const CACHE = 1024 ** 2;

export type LevelWrite<V> =
  | { readonly type: 'put'; readonly key: string; readonly value: V }
  | { readonly type: 'del'; readonly key: string };

/**
 * A LevelDB folder. A write is atomic; writes go one at a time, in the order they were asked.
 *
 * A write that fails half-way (a full disk) leaves LevelDB's log misaligned, and what is appended after it would be lost at the next start. So before the next
 * write the folder is opened again, which drops the damaged tail. Reads go on meanwhile, and wait for the moment of opening.
 */
export class LevelFolder<V> {
  readonly #folder: string;
  /** To go through its keys; a single one is read with `get`. */
  readonly level: ClassicLevel<string, V>;
  #damaged = false;
  #last: Promise<void> = Promise.resolve();
  #reopening: Promise<void> = Promise.resolve();

  private constructor(folder: string, level: ClassicLevel<string, V>) {
    this.#folder = folder;
    this.level = level;
  }

  /** @throws when another process holds the folder, or it cannot be read or written */
  static async open<V>(folder: string, valueEncoding: 'json' | 'utf8'): Promise<LevelFolder<V>> {
    const level = new ClassicLevel<string, V>(folder, { valueEncoding, cacheSize: CACHE });
    await level.open();
    return new LevelFolder(folder, level);
  }

  /** The stored value, undefined when there is none. */
  async get(key: string): Promise<V | undefined> {
    await this.#reopening;
    return this.level.get(key);
  }

  /** All of the changes or none. @param sync safe from the death of the machine too, not only of the process */
  write(changes: readonly LevelWrite<V>[], sync: boolean): Promise<void> {
    const written = this.#last.then(() => this.#write(changes, sync));
    this.#last = written.catch(() => undefined);
    return written;
  }

  /** Waits for the writes already asked, then lets the folder go. */
  async close(): Promise<void> {
    await this.#last;
    await this.level.close();
  }

  async #write(changes: readonly LevelWrite<V>[], sync: boolean): Promise<void> {
    if (this.#damaged) await this.#heal();
    try {
      await this.level.batch([...changes], { sync });
    } catch (error) {
      this.#damaged = true;
      throw error;
    }
  }

  /** @throws what the system says while there is still no space; nothing has changed then */
  async #heal(): Promise<void> {
    await this.#checkRoom();
    const reopened = this.level.close().then(() => this.level.open());
    this.#reopening = reopened.catch(() => undefined);
    await reopened;
    this.#damaged = false;
  }

  async #checkRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < ROOM_TO_REOPEN)
      throw Object.assign(new Error('No space left on device: not enough to open the store again'), { code: 'ENOSPC' });
    const probe = join(this.#folder, 'probe.tmp');
    try {
      await writeFile(probe, Buffer.alloc(PROBE));
    } finally {
      await rm(probe, { force: true });
    }
  }
}
