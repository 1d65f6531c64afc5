import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect } from 'vitest';
import { startS3, type S3Options, type S3Server } from '#lib/local/s3/server.ts';

/** The bucket of a file of tests: in a store of others, which is not emptied between one file and the next, one of its own each time. */
export const BUCKET = process.env.PROVA_FUORI_S3 === undefined ? 'archivio' : `archivio-${randomUUID().slice(0, 8)}`;

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 's3-'));

export const clientAt = (port: number, config: S3ClientConfig = {}): S3Client =>
  new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    ...config,
  });

export interface Engine {
  readonly dataDir: string;
  readonly server: S3Server;
  readonly client: S3Client;
  /** A client of the same engine with other settings; closed with the engine. */
  clientWith(config: S3ClientConfig): S3Client;
  /** Names of the files of a subfolder of the data folder. */
  files(folder: 'blobs' | 'tmp'): Promise<string[]>;
}

/** An engine with an empty bucket for the tests of one file. */
export const useEngine = (faults?: S3Options['faults']): (() => Engine) => {
  let engine: Engine | undefined;
  const clients: S3Client[] = [];
  beforeAll(async () => {
    const dataDir = await temporaryFolder();
    const server = await startS3({ port: 0, dataDir, ...(faults ? { faults } : {}) });
    // the file store of others that `npm run prova-fuori` names: what only these folders can say then differs
    const { PROVA_FUORI_S3: endpoint, PROVA_FUORI_CHIAVE: key = 'local' } = process.env;
    const credentials = { accessKeyId: key, secretAccessKey: key };
    const clientWith = (config: S3ClientConfig): S3Client => {
      const client = clientAt(
        server.port,
        endpoint === undefined ? config : { credentials, ...config, endpoint, forcePathStyle: true },
      );
      clients.push(client);
      return client;
    };
    engine = { dataDir, server, client: clientWith({}), clientWith, files: (folder) => readdir(join(dataDir, folder)) };
    // In this region a bucket can be created twice, so the call survives the faults.
    await clientWith({ maxAttempts: 20, region: 'us-east-1' }).send(new CreateBucketCommand({ Bucket: BUCKET }));
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    await engine?.server.close();
    if (engine) await rm(engine.dataDir, { recursive: true });
  });
  return () => {
    if (engine === undefined) throw new Error('The engine has not started.');
    return engine;
  };
};

/** The call is refused by the service with this code and status. */
export const expectRefusal = async (
  call: Promise<unknown>,
  code: string,
  status: number,
): Promise<S3ServiceException> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof S3ServiceException))
    throw new Error(`Expected ${code}, got ${String(error)}`, { cause: error });
  expect([error.name, error.$metadata.httpStatusCode]).toEqual([code, status]);
  return error;
};

type Handle = S3Client['config']['requestHandler']['handle'];
export type SentRequest = Parameters<Handle>[0];

/** Makes the client change its requests after they are signed, as somebody on the way could. */
export const tamper = (client: S3Client, change: (request: SentRequest) => void): S3Client => {
  const { requestHandler } = client.config;
  const handle: Handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = (request, options) => {
    change(request);
    return handle(request, options);
  };
  return client;
};
