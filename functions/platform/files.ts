import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { setting, type Environment } from './environment.ts';

/** Files of the schools in the bucket. A key begins with the school: `<codmin>/<kind>/<uid>…`. */
export interface Files {
  readonly put: (key: string, body: Uint8Array, contentType: string) => Promise<void>;
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  readonly size: (key: string) => Promise<number | undefined>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Removing what is not there is not an error. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes every file below a folder; called again it removes what was left. */
  readonly removeFolder: (folder: `${string}/`) => Promise<void>;
  /** A link that downloads the file for 300 s; it is issued only after the caller was authorised. */
  readonly downloadLink: (key: string, fileName: string, disposition?: 'inline' | 'attachment') => Promise<string>;
  /** A link that for 300 s accepts an upload of this type and of so many bytes, and no other. */
  readonly uploadLink: (key: string, contentType: string, bytes: number) => Promise<string>;
}

const SECONDI = 300;

export const filesFromEnv = (env: Environment): Files => {
  const client = new S3Client({
    maxAttempts: 6,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = setting(env, 'BUCKET_NAME');
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    get: async (Key) => {
      const found = await absentAsUndefined(client.send(new GetObjectCommand({ Bucket, Key })));
      return found?.Body?.transformToByteArray();
    },
    size: async (Key) => (await absentAsUndefined(client.send(new HeadObjectCommand({ Bucket, Key }))))?.ContentLength,
    copy: async (from, Key) => {
      await client.send(
        new CopyObjectCommand({
          Bucket,
          Key,
          CopySource: `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`,
        }),
      );
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    removeFolder: async (Prefix) => {
      for (let dopo: string | undefined; ;) {
        const { Contents = [], NextContinuationToken } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(dopo === undefined ? {} : { ContinuationToken: dopo }) }),
        );
        for (const { Key } of Contents)
          if (Key !== undefined) await client.send(new DeleteObjectCommand({ Bucket, Key }));
        if (NextContinuationToken === undefined) return;
        dopo = NextContinuationToken;
      }
    },
    downloadLink: (Key, fileName, disposition = 'attachment') =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentDisposition: `${disposition}; filename="${fileName.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          ResponseCacheControl: 'no-store',
        }),
        { expiresIn: SECONDI },
      ),
    uploadLink: (Key, ContentType, ContentLength) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, ContentLength }), {
        expiresIn: SECONDI,
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      }),
  };
};

const absentAsUndefined = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return undefined;
    throw error;
  }
};
