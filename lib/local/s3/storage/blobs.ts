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
  /** Keeps the files readable until the function it returns is called, even if they are removed meanwhile. */
  hold(segments: readonly Segment[]): () => void;
  /** Bytes from `start` to `end`, both included, of the segments put together. */
  read(segments: readonly Segment[], start: number, end: number): AsyncGenerator<Buffer>;
  /** Never fails: the metadata has already forgotten these files. */
  remove(segments: readonly Segment[]): Promise<void>;
  /** Removes what a crash left: temporary files, and files that no metadata refers to. */
  sweep(referenced: ReadonlySet<string>): Promise<void>;
}

/** A rename is durable only when its folder is. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
  return {
    async write(fill) {
      const blob = randomUUID();
      const path = join(temporary, blob);
      try {
        const result = await fill(createWriteStream(path, { flags: 'wx', flush: true }));
        await rename(path, join(permanent, blob));
        await syncFolder(permanent);
        return { blob, result };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
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
