import { createHash } from 'node:crypto';
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
import * as z from 'zod';
import { setting, type Environment } from './environment.ts';
import { AppError } from './errors.ts';

/** A file as the record that names it sealed it: where it lies, the SHA-256 of its bytes (hexadecimal), the name people know it by. */
export interface FileSigillato {
  readonly chiave: string;
  readonly sha256: string;
  readonly nome: string;
}

/** A file as it lies in the bucket. */
export interface FileDepositato {
  readonly dimensione: number;
  readonly sha256: string;
  /** Absent where the bucket keeps no versions. */
  readonly versione?: string;
}

type Disposition = 'inline' | 'attachment';

/** Files of the schools in the bucket. A key begins with the school: `<codmin>/<kind>/<uid>…`. */
export interface Files {
  /** @returns the SHA-256 that is kept with the file */
  readonly put: (key: string, body: Uint8Array, contentType: string) => Promise<string>;
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** The bytes of a sealed file, undefined when it is not there. @throws FILE_ALTERATO */
  readonly getSealed: (sigillato: FileSigillato) => Promise<Uint8Array | undefined>;
  /** Says what the bucket holds under a key: one request, and one more for a file put before hashes were kept. */
  readonly head: (key: string) => Promise<FileDepositato | undefined>;
  readonly size: (key: string) => Promise<number | undefined>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Removing what is not there is not an error. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes every file below a folder; called again it removes what was left. */
  readonly removeFolder: (folder: `${string}/`) => Promise<void>;
  /** A link to exactly the bytes that were sealed. @throws FILE_ALTERATO when the file is gone or is another */
  readonly sealedLink: (sigillato: FileSigillato, disposition?: Disposition) => Promise<string>;
  /** A link that downloads a file that no record sealed for 300 s; it is issued only after the caller was authorised. */
  readonly downloadLink: (key: string, fileName: string, disposition?: Disposition) => Promise<string>;
  /** A link that for 300 s accepts an upload of this type and of so many bytes, and no other. */
  readonly uploadLink: (key: string, contentType: string, bytes: number) => Promise<string>;
  /** How a link was made, said of the last ones that this process made: it opens nothing by itself, and can be kept. */
  readonly recipeOf: (link: string) => Ricetta | undefined;
  /** A new link, to what another was made for. */
  readonly linkOf: (ricetta: Ricetta) => Promise<string>;
}

type Scarica = Extract<Ricetta, { scarica: unknown }>['scarica'];
type Carica = Extract<Ricetta, { carica: unknown }>['carica'];

/** All that it takes to make a link again. */
export const Ricetta = z.union([
  z.object({
    scarica: z.object({
      chiave: z.string(),
      nome: z.string(),
      come: z.enum(['inline', 'attachment']),
      versione: z.string().exactOptional(),
    }),
  }),
  z.object({ carica: z.object({ chiave: z.string(), tipo: z.string(), byte: z.int() }) }),
]);
export type Ricetta = z.infer<typeof Ricetta>;

const SECONDI = 300;
/** Links whose making a process remembers: those of the calls under way. */
const RICORDATI = 500;

export const filesFromEnv = (env: Environment): Files =>
  filesIn(
    new S3Client({
      maxAttempts: 6,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    setting(env, 'BUCKET_NAME'),
  );

/** The SHA-256 of some bytes, hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** The hexadecimal form of a hash written in base64, as the bucket says it, or in base64url, as some records do. */
export const hexOf = (hash: string): string => Buffer.from(hash, 'base64').toString('hex');

/** Puts a file with its SHA-256, which the bucket compares with what arrives and keeps. */
export const putWithHash = async (client: S3Client, { Bucket, Key, Body, ContentType }: Deposited): Promise<string> => {
  const hash = sha256Of(Body);
  const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64');
  await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ChecksumSHA256 }));
  return hash;
};
interface Deposited {
  readonly Bucket: string;
  readonly Key: string;
  readonly Body: Uint8Array;
  readonly ContentType: string;
}

const alterato = (nome: string, perche: string): AppError =>
  new AppError(
    'FILE_ALTERATO',
    `Il file "${nome}" ${perche}: non si consegna. Avvisare chi amministra il programma, che lo riprende da una copia dei dati.`,
  );

/** @throws FILE_ALTERATO */
const requireSealed = ({ nome, sha256 }: FileSigillato, trovato: string | undefined): void => {
  if (trovato === undefined) throw alterato(nome, 'non è più dove fu messo');
  if (trovato !== sha256) throw alterato(nome, 'non è più quello che fu sigillato');
};

/** The files of a bucket, through a client. */
export const filesIn = (client: S3Client, Bucket: string): Files => {
  const get: Files['get'] = async (Key) => {
    const found = await absentAsUndefined(client.send(new GetObjectCommand({ Bucket, Key })));
    return found?.Body?.transformToByteArray();
  };
  const head: Files['head'] = async (Key) => {
    const found = await absentAsUndefined(client.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' })));
    if (found === undefined) return undefined;
    const { ChecksumSHA256, ContentLength: dimensione = 0, VersionId } = found;
    const sha256 = ChecksumSHA256 === undefined ? sha256Of((await get(Key)) ?? Buffer.of()) : hexOf(ChecksumSHA256);
    return { dimensione, sha256, ...(VersionId === undefined ? {} : { versione: VersionId }) };
  };
  const fatti = new Map<string, Ricetta>();
  const linkOf = async (ricetta: Ricetta): Promise<string> => {
    const link = await ('scarica' in ricetta ? downloadOf(ricetta.scarica) : uploadOf(ricetta.carica));
    if (fatti.size >= RICORDATI) fatti.clear();
    fatti.set(link, ricetta);
    return link;
  };
  const downloadOf = ({ chiave, nome, come, versione }: Scarica) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket,
        Key: chiave,
        VersionId: versione,
        ResponseContentDisposition: `${come}; filename="${nome.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nome)}`,
        ResponseCacheControl: 'no-store',
      }),
      { expiresIn: SECONDI },
    );
  const uploadOf = ({ chiave, tipo, byte }: Carica) =>
    getSignedUrl(client, new PutObjectCommand({ Bucket, Key: chiave, ContentType: tipo, ContentLength: byte }), {
      expiresIn: SECONDI,
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
  return {
    put: (Key, Body, ContentType) => putWithHash(client, { Bucket, Key, Body, ContentType }),
    get,
    getSealed: async (sigillato) => {
      const bytes = await get(sigillato.chiave);
      if (bytes !== undefined) requireSealed(sigillato, sha256Of(bytes));
      return bytes;
    },
    head,
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
    sealedLink: async (sigillato, disposition = 'attachment') => {
      const depositato = await head(sigillato.chiave);
      requireSealed(sigillato, depositato?.sha256);
      const { chiave, nome } = sigillato;
      const { versione } = depositato ?? {};
      return linkOf({ scarica: { chiave, nome, come: disposition, ...(versione === undefined ? {} : { versione }) } });
    },
    downloadLink: (chiave, nome, come = 'attachment') => linkOf({ scarica: { chiave, nome, come } }),
    uploadLink: (chiave, tipo, byte) => linkOf({ carica: { chiave, tipo, byte } }),
    recipeOf: (link) => fatti.get(link),
    linkOf,
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
