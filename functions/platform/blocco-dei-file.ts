import { HeadObjectCommand, PutObjectRetentionCommand, S3Client } from '@aws-sdk/client-s3';
import type { Environment } from './environment.ts';
import { setting } from './environment.ts';

/** The lock that keeps a file from being removed, whoever asks, until a day: of the bucket, not of the product. */
export interface BloccoDeiFile {
  /** The version of a file that is served, and until when it is locked; undefined of a file that is not there. */
  readonly stato: (chiave: string) => Promise<{ readonly versione?: string; readonly fino?: Date } | undefined>;
  /** Locks the current version of a file; a lock that lasts longer stays. @returns whether it had none, or a shorter one */
  readonly blocca: (chiave: string, fino: Date) => Promise<boolean>;
}

/** The locks of a bucket that has Object Lock. */
export const bloccoIn = (client: S3Client, Bucket: string): BloccoDeiFile => {
  const stato: BloccoDeiFile['stato'] = async (Key) => {
    try {
      const { VersionId, ObjectLockRetainUntilDate } = await client.send(new HeadObjectCommand({ Bucket, Key }));
      return {
        ...(VersionId === undefined ? {} : { versione: VersionId }),
        ...(ObjectLockRetainUntilDate === undefined ? {} : { fino: ObjectLockRetainUntilDate }),
      };
    } catch (error) {
      if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return undefined;
      throw error;
    }
  };
  return {
    stato,
    blocca: async (Key, RetainUntilDate) => {
      const trovato = await stato(Key);
      if (trovato === undefined || (trovato.fino !== undefined && trovato.fino >= RetainUntilDate)) return false;
      const Retention = { Mode: 'GOVERNANCE' as const, RetainUntilDate };
      await client.send(new PutObjectRetentionCommand({ Bucket, Key, VersionId: trovato.versione, Retention }));
      return true;
    },
  };
};

/** The locks of the deployment's bucket; undefined on one machine, whose disk is of who has it: there copies protect, and nothing else. */
export const bloccoFromEnv = (env: Environment): BloccoDeiFile | undefined =>
  env.BLOCCO_DEI_FILE === 'GOVERNANCE'
    ? bloccoIn(new S3Client({ maxAttempts: 6 }), setting(env, 'BUCKET_NAME'))
    : undefined;
