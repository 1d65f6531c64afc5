import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import { AvvioNonRiuscito } from '#lib/local/avvio.ts';
import { FILLING_NAME } from '#lib/local/filling-requests.ts';
import { startS3, type S3Server } from '#lib/local/s3/server.ts';
import { BUCKET, clientAt, temporaryFolder } from './support.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const folder = async (): Promise<string> => {
  const path = await temporaryFolder();
  cleanups.push(() => rm(path, { recursive: true }));
  return path;
};

/** Starts the engine on the folder, runs the task with a client of it, and stops it. */
const running = async <T>(
  dataDir: string,
  task: (client: ReturnType<typeof clientAt>, server: S3Server) => Promise<T>,
): Promise<T> => {
  const server = await startS3({ port: 0, dataDir });
  const client = clientAt(server.port);
  try {
    return await task(client, server);
  } finally {
    client.destroy();
    await server.close();
  }
};

describe('restart', () => {
  it('finds again objects with their metadata', async () => {
    const dataDir = await folder();
    await running(dataDir, async (client) => {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'resta', Metadata: { x: 'y' } }));
    });
    await running(dataDir, async (client) => {
      const output = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'a' }));
      expect([await output.Body?.transformToString(), output.Metadata]).toEqual(['resta', { x: 'y' }]);
    });
  });

  it('finds again what the filling of the demonstration wrote; what that took the place of stays on the disk until then', async () => {
    const dataDir = await folder();
    const blobs = async () => (await readdir(join(dataDir, 'blobs'))).length;
    await running(dataDir, async (client, { port }) => {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'prima' }));
      const filling = clientAt(port, { userAgentAppId: FILLING_NAME.AWS_SDK_UA_APP_ID });
      await filling.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'dopo' }));
      const output = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'a' }));
      expect(await output.Body?.transformToString()).toBe('dopo');
      expect(await blobs()).toBe(2);
      filling.destroy();
    });
    await running(dataDir, async (client) => {
      const output = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'a' }));
      expect(await output.Body?.transformToString()).toBe('dopo');
      expect(await blobs()).toBe(1);
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'poi' }));
      expect(await blobs()).toBe(1);
    });
  });

  it('removes what a crash left behind, and only that', async () => {
    const dataDir = await folder();
    await running(dataDir, async (client) => {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'resta' }));
    });
    const kept = await readdir(join(dataDir, 'blobs'));
    await writeFile(join(dataDir, 'tmp', 'a-meta'), 'x');
    await writeFile(join(dataDir, 'blobs', 'orfano'), 'x');
    await running(dataDir, async (client) => {
      expect((await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))).Contents?.map(({ Key }) => Key)).toEqual(
        ['a'],
      );
    });
    expect([await readdir(join(dataDir, 'blobs')), await readdir(join(dataDir, 'tmp'))]).toEqual([kept, []]);
  });

  it('closes after the requests under way', async () => {
    const dataDir = await folder();
    const server = await startS3({ port: 0, dataDir });
    const client = clientAt(server.port);
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    const writes = Array.from({ length: 20 }, (_, index) =>
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: String(index), Body: Buffer.alloc(100_000) })),
    );
    const settled = Promise.allSettled(writes);
    await writes[0];
    await server.close();
    const outcomes = await settled;
    client.destroy();
    const acknowledged = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [String(index)] : []));
    await running(dataDir, async (again) => {
      const { Contents = [] } = await again.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      expect(Contents.map(({ Key }) => Key)).toEqual(expect.arrayContaining(acknowledged));
    });
  });
});

describe('a start that cannot happen', () => {
  const refusal = async (options: { port: number; dataDir: string }): Promise<string> => {
    const error = await startS3(options).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof AvvioNonRiuscito))
      throw new Error('It started, or failed in another way.', { cause: error });
    expect(error.message).toMatch(/^[A-Z][^\n]*[.]$/);
    return error.message;
  };

  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    cleanups.push(() => new Promise((resolve) => other.close(resolve)));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const dataDir = await folder();
    expect(await refusal({ port, dataDir })).toContain(`La porta ${port}`);
    await running(dataDir, () => Promise.resolve());
  });

  it('says that the data folder is of a newer version, and leaves it as it is', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'format'), '2\n');
    expect(await refusal({ port: 0, dataDir })).toContain('versione più recente');
    expect(await readdir(dataDir)).toEqual(['format']);
  });

  it('says that the data folder is in use', async () => {
    const dataDir = await folder();
    await running(dataDir, async () => {
      expect(await refusal({ port: 0, dataDir })).toContain('già in uso');
    });
  });

  it('says that the data folder cannot be written', async () => {
    const parent = await folder();
    await writeFile(join(parent, 'file'), '');
    expect(await refusal({ port: 0, dataDir: join(parent, 'file', 'dati') })).toContain(
      'non si può leggere o scrivere',
    );
    if (process.getuid?.() === 0) return;
    const readOnly = join(parent, 'sola-lettura');
    await mkdir(readOnly);
    await chmod(readOnly, 0o500);
    expect(await refusal({ port: 0, dataDir: readOnly })).toContain('permessi');
  });
});
