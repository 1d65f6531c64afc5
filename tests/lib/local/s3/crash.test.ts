import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, clientAt, temporaryFolder } from './support.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 4);
const WRITERS = 12;

/** Bytes that only this version of this key has; null is a deletion. */
type Version = number | null;
const bodyOf = (key: string, version: number): Buffer => {
  const block = createHash('sha512').update(`${key}#${version}`).digest();
  return Buffer.concat(Array.from({ length: 1 + ((version * 397) % 4000) }, () => block));
};

interface KeyHistory {
  acknowledged: Version;
  /** Sent and not answered when the engine was killed: it may have happened or not. */
  pending?: { readonly version: Version };
}

let acknowledgements = 0;
const histories = new Map<string, KeyHistory>();
let dataDir = '';
let child: ChildProcess | undefined;

const start = async (): Promise<S3Client> => {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'crash-engine.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const [line]: unknown[] = await Promise.race([
    once(started.stdout, 'data'),
    once(started, 'exit').then(() => Promise.reject(new Error('The engine did not start.'))),
  ]);
  return clientAt(Number(String(line).trim()));
};

const kill = async (): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const apply = (client: S3Client, key: string, version: Version): Promise<unknown> => {
  if (version === null) return client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }));
  return client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: bodyOf(key, version) }));
};

/** Writes its own keys one after the other until the engine no longer answers. */
const writer = async (client: S3Client, name: string): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    const key = `${name}/${randomInt(8)}`;
    const history = histories.get(key) ?? { acknowledged: null };
    histories.set(key, history);
    const version: Version = randomInt(6) === 0 ? null : randomInt(1_000_000);
    history.pending = { version };
    try {
      await apply(client, key, version);
    } catch {
      return;
    }
    history.acknowledged = version;
    acknowledgements += 1;
    delete history.pending;
  }
};

const stored = async (client: S3Client): Promise<Map<string, { size: number; etag: string }>> => {
  const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(IsTruncated).toBe(false);
  return new Map(Contents.map(({ Key = '', Size = -1, ETag = '' }) => [Key, { size: Size, etag: ETag }]));
};

const read = async (client: S3Client, key: string): Promise<{ body: Buffer; etag: string | undefined }> => {
  const output = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
  return { body: Buffer.from((await output.Body?.transformToByteArray()) ?? []), etag: output.ETag };
};

/** Each key holds the last acknowledged version or the pending one, whole; from now on that is the acknowledged one. */
const check = async (client: S3Client): Promise<void> => {
  const listed = await stored(client);
  expect([...listed.keys()].filter((key) => !histories.has(key))).toEqual([]);
  for (const [key, history] of histories) {
    const possible =
      history.pending === undefined ? [history.acknowledged] : [history.acknowledged, history.pending.version];
    const entry = listed.get(key);
    if (entry === undefined) {
      expect(possible, `${key} is lost`).toContain(null);
      history.acknowledged = null;
    } else {
      const { body, etag } = await read(client, key);
      const version = possible.find((candidate) => candidate !== null && bodyOf(key, candidate).equals(body));
      expect(version, `${key} holds something else: ${body.length} bytes`).toBeDefined();
      expect([entry.size, entry.etag]).toEqual([body.length, etag]);
      history.acknowledged = version ?? null;
    }
    delete history.pending;
  }
};

describe('SIGKILL during concurrent writes', () => {
  beforeAll(async () => {
    dataDir = await temporaryFolder();
  });
  afterAll(async () => {
    await kill();
    await rm(dataDir, { recursive: true });
  });

  it(`loses and truncates nothing in ${ROUNDS} rounds`, { timeout: 30_000 + ROUNDS * 10_000 }, async () => {
    let client = await start();
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = Array.from({ length: WRITERS }, (_, index) => writer(client, `scrittore ${index}`));
      const before = acknowledgements;
      await expect.poll(() => acknowledgements - before, { timeout: 8000, interval: 20 }).toBeGreaterThan(10);
      await pause(randomInt(600));
      await kill();
      await Promise.all(writers);
      client.destroy();
      client = await start();
      await check(client);
      expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
    }
    client.destroy();
  });
});
