import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/** A file of bytes under a random name; an object is a list of them, in order. */
export interface Segment {
  readonly blob: string;
  readonly size: number;
}

/** The bytes on disk. Names are random, so that no key can name a path; only the metadata says what a file is. */
export interface Blobs {
  /**
   * Writes what `fill` sends to the sink and makes it durable: temporary file, fsync, rename, fsync of the folder.
   * When `fill` fails nothing is left.
   */
  write<T>(fill: (sink: Writable) => Promise<T>): Promise<{ blob: string; result: T }>;
  /** The same, durable from the next `settle` on. */
  writeLate: Blobs['write'];
  /** Makes durable what was written late. */
  settle(): Promise<void>;
  /** Keeps the files readable until the function it returns is called, even if they are removed meanwhile. */
  hold(segments: readonly Segment[]): () => void;
  /** Bytes from `start` to `end`, both included, of the segments put together. */
  read(segments: readonly Segment[], start: number, end: number): AsyncGenerator<Buffer>;
  /** Never fails: the metadata has already forgotten these files. */
  remove(segments: readonly Segment[]): Promise<void>;
  /** Removes what a crash left: temporary files, and files that no metadata refers to. */
  sweep(referenced: ReadonlySet<string>): Promise<void>;
}

/** Makes a file durable, or the names in a folder: a rename is durable only when its folder is. */
const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file of bytes and gives it its name; `flush`: its bytes are durable before that. */
type Place = <T>(fill: (sink: Writable) => Promise<T>, flush: boolean) => Promise<{ blob: string; result: T }>;

const placing =
  (temporary: string, permanent: string): Place =>
  async (fill, flush) => {
    const blob = randomUUID();
    const path = join(temporary, blob);
    try {
      const result = await fill(createWriteStream(path, { flags: 'wx', flush }));
      await rename(path, join(permanent, blob));
      return { blob, result };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };

const lateWrites = (permanent: string, place: Place): Pick<Blobs, 'writeLate' | 'settle'> => {
  const late = new Set<string>();
  return {
    async writeLate(fill) {
      const written = await place(fill, false);
      late.add(written.blob);
      return written;
    },
    async settle() {
      if (late.size === 0) return;
      const these = [...late];
      await Promise.all(these.map((blob) => sync(join(permanent, blob)).catch(unlessAbsent)));
      await sync(permanent);
      for (const blob of these) late.delete(blob);
    },
  };
};

/** Lets pass that a file is not there: it was removed meanwhile. @throws any other error */
const unlessAbsent = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};

export const openBlobs = async (folder: string): Promise<Blobs> => {
  const temporary = join(folder, 'tmp');
  const permanent = join(folder, 'blobs');
  await mkdir(temporary, { recursive: true });
  await mkdir(permanent, { recursive: true });
  const readers = new Map<string, number>();
  const doomed = new Set<string>();
  const removeFile = (blob: string): Promise<void> => rm(join(permanent, blob), { force: true });
  // A file that cannot be removed now is an orphan, and goes at the next start.
  const dispose = (blob: string): Promise<void> => removeFile(blob).catch(() => undefined);
  const release = (blob: string): void => {
    const left = (readers.get(blob) ?? 1) - 1;
    if (left > 0) readers.set(blob, left);
    else readers.delete(blob);
    if (left <= 0 && doomed.delete(blob)) void dispose(blob);
  };
  const place = placing(temporary, permanent);
  return {
    ...lateWrites(permanent, place),
    async write(fill) {
      const written = await place(fill, true);
      await sync(permanent);
      return written;
    },
    hold(segments) {
      for (const { blob } of segments) readers.set(blob, (readers.get(blob) ?? 0) + 1);
      let held = true;
      return () => {
        if (held) for (const { blob } of segments) release(blob);
        held = false;
      };
    },
    async *read(segments, start, end) {
      let offset = 0;
      for (const { blob, size } of segments) {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, size - 1);
        if (from <= to) yield* createReadStream(join(permanent, blob), { start: from, end: to });
        offset += size;
      }
    },
    async remove(segments) {
      for (const { blob } of segments) {
        if (readers.has(blob)) doomed.add(blob);
        else await dispose(blob);
      }
    },
    async sweep(referenced) {
      for (const name of await readdir(temporary)) await rm(join(temporary, name), { force: true });
      for (const name of await readdir(permanent)) if (!referenced.has(name)) await removeFile(name);
    },
  };
};
