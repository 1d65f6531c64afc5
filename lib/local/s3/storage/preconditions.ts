import { S3Error } from '../protocol/errors.ts';
import type { ObjectRecord } from './metadata.ts';

/** Checks a write against the object it would replace or delete; called in the same critical section as the commit. */
export type WriteCondition = (current: ObjectRecord | undefined) => void;

const failed = (condition: string): S3Error => new S3Error('PreconditionFailed', undefined, { Condition: condition });

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));

const matchesTag = (header: string, record: ObjectRecord): boolean =>
  header.trim() === '*' || tagsOf(header).includes(record.etag);

/** If-Match with an entity tag: an absent object is a 404, another content a 412 (S3 user guide, "conditional writes", "conditional deletes"). */
export const ifMatch =
  (header: string): WriteCondition =>
  (current) => {
    if (current === undefined) throw header.trim() === '*' ? failed('If-Match') : new S3Error('NoSuchKey');
    if (!matchesTag(header, current)) throw failed('If-Match');
  };

/** Condition of a PutObject, CopyObject or CompleteMultipartUpload: `If-None-Match: *` or `If-Match: "etag"`. */
export const writeCondition = (headers: ReadonlyMap<string, string>): WriteCondition => {
  const match = headers.get('if-match');
  const noneMatch = headers.get('if-none-match');
  const unsupported =
    (match !== undefined && noneMatch !== undefined) || (noneMatch !== undefined && noneMatch !== '*') || match === '*';
  if (unsupported) throw new S3Error('NotImplemented');
  if (match !== undefined) return ifMatch(match);
  return (current) => {
    if (noneMatch !== undefined && current !== undefined) throw failed('If-None-Match');
  };
};

const wholeSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000) * 1000;

/**
 * Condition of a GetObject or HeadObject, or of the source of a CopyObject (`prefix` = `x-amz-copy-source-`), in the order of RFC 7232 section 6.
 * @returns false when the caller already has this content (304)
 * @throws S3Error PreconditionFailed
 */
export const readCondition = (headers: ReadonlyMap<string, string>, record: ObjectRecord, prefix = ''): boolean => {
  const modified = wholeSeconds(record.lastModified);
  const date = (name: string): number => Date.parse(headers.get(prefix + name) ?? '');
  const match = headers.get(`${prefix}if-match`);
  if (match !== undefined && !matchesTag(match, record)) throw failed('If-Match');
  if (match === undefined && modified > date('if-unmodified-since')) throw failed('If-Unmodified-Since');
  const noneMatch = headers.get(`${prefix}if-none-match`);
  if (noneMatch !== undefined) return !matchesTag(noneMatch, record);
  return !(modified <= date('if-modified-since'));
};
