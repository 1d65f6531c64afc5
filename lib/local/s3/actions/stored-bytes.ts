import { createHash } from 'node:crypto';
import type { Checksum } from '../protocol/checksum.ts';
import { S3Error } from '../protocol/errors.ts';
import type { OpenObject } from '../storage/store.ts';

/** The mark of an entity tag that is no hash of the bytes: of an object written in parts. */
const OF_PARTS = '-';

/** The hash of the bytes as they lie on the disk; those of a blob that is gone are none. */
const hashOnDisk = async ({ record, read }: OpenObject, algorithm: 'sha256' | 'md5'): Promise<Buffer> => {
  const hash = createHash(algorithm);
  try {
    for await (const chunk of read(0, record.size - 1)) hash.update(chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return hash.digest();
};

/** The checksum of an object as its bytes are now: equal to the one kept unless somebody changed them from below. */
export const checksumOnDisk = async (opened: OpenObject): Promise<Checksum | undefined> => {
  const { checksum } = opened.record;
  if (checksum?.algorithm !== 'SHA256') return checksum;
  return { ...checksum, value: (await hashOnDisk(opened, 'sha256')).toString('base64') };
};

/** @throws S3Error InvalidObjectState when the bytes on the disk are not those that were put */
export const requireIntact = async (opened: OpenObject): Promise<void> => {
  const { checksum, etag } = opened.record;
  const intact =
    checksum?.algorithm === 'SHA256'
      ? (await checksumOnDisk(opened))?.value === checksum.value
      : etag.includes(OF_PARTS) || (await hashOnDisk(opened, 'md5')).toString('hex') === etag;
  if (!intact) throw new S3Error('InvalidObjectState', 'The bytes on the disk are not those that were stored.');
};
