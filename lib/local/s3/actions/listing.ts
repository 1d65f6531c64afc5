import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { uriEncode } from '../protocol/signature.ts';
import { element, optionalElement, xmlDocument, type Markup } from '../protocol/xml.ts';
import type { ObjectRecord } from '../storage/metadata.ts';
import type { Store } from '../storage/store.ts';

const MAX_KEYS = 1000;

/** Where a page begins: after a key, or after every key that begins with a common prefix already listed. */
interface Position {
  readonly kind: 'key' | 'prefix';
  readonly text: string;
}

type Entry =
  | { readonly kind: 'key'; readonly text: string; readonly record: ObjectRecord }
  | { readonly kind: 'prefix'; readonly text: string };

interface ListQuery {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxKeys: number;
  readonly position: Position | undefined;
}

const tokenOf = ({ kind, text }: Position): string => Buffer.from(`${kind}:${text}`).toString('base64url');

const positionOf = (token: string): Position => {
  const [, kind, text = ''] = /^(key|prefix):(.+)$/s.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (kind !== 'key' && kind !== 'prefix')
    throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect', {
      ArgumentName: 'continuation-token',
    });
  return { kind, text };
};

const listQuery = (query: ReadonlyMap<string, string>): ListQuery => {
  const maxKeys = query.get('max-keys') ?? String(MAX_KEYS);
  if (!/^\d{1,9}$/.test(maxKeys))
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range', {
      ArgumentName: 'max-keys',
    });
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after') ?? '';
  const after: Position | undefined = startAfter === '' ? undefined : { kind: 'key', text: startAfter };
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: Math.min(Number(maxKeys), MAX_KEYS),
    position: token === undefined ? after : positionOf(token),
  };
};

const isAfter = (left: string, right: string): boolean => Buffer.compare(Buffer.from(left), Buffer.from(right)) > 0;

/** Where the reading begins: at the prefix, or where the page before ended when that comes later. */
const cursorAt = (store: Store, bucket: string, prefix: string, position: Position | undefined) => {
  if (position === undefined || !isAfter(position.text, prefix)) return store.objectsFrom(bucket, prefix, false);
  const cursor = store.objectsFrom(bucket, position.text, position.kind === 'key');
  if (position.kind === 'prefix') cursor.skip(position.text);
  return cursor;
};

/** The entries of a page and whether more follow. Keys under one common prefix are jumped over, not read. */
const collect = async (
  store: Store,
  bucket: string,
  { prefix, delimiter, maxKeys, position }: ListQuery,
): Promise<{ entries: Entry[]; truncated: boolean }> => {
  const cursor = cursorAt(store, bucket, prefix, position);
  const entries: Entry[] = [];
  try {
    for (let found = await cursor.next(); found?.key.startsWith(prefix) === true; found = await cursor.next()) {
      if (entries.length >= maxKeys) return { entries, truncated: maxKeys > 0 };
      const entry = entryOf(found.key, found.record, prefix, delimiter);
      entries.push(entry);
      if (entry.kind === 'prefix') cursor.skip(entry.text);
    }
    return { entries, truncated: false };
  } finally {
    await cursor.close();
  }
};

/** A key, or the common prefix that stands for it and for all that begin with it. */
const entryOf = (key: string, record: ObjectRecord, prefix: string, delimiter: string): Entry => {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? { kind: 'key', text: key, record } : { kind: 'prefix', text: key.slice(0, end + delimiter.length) };
};

const contents = (key: string, record: ObjectRecord): Markup =>
  element(
    'Contents',
    element('Key', key),
    element('LastModified', record.lastModified),
    element('ETag', `"${record.etag}"`),
    ...(record.checksum
      ? [element('ChecksumAlgorithm', record.checksum.algorithm), element('ChecksumType', record.checksum.type)]
      : []),
    element('Size', record.size),
    element('StorageClass', 'STANDARD'),
  );

/** ListObjectsV2, in order of UTF-8 bytes; keys and common prefixes together count towards `max-keys`. */
export const listObjects = async (request: S3Request, store: Store): Promise<S3Answer> => {
  if (request.query.get('list-type') !== '2') throw new S3Error('NotImplemented');
  await store.requireBucket(request.bucket);
  const encoding = request.query.get('encoding-type');
  if (encoding !== undefined && encoding !== 'url')
    throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request', {
      ArgumentName: 'encoding-type',
    });
  const encoded = (text: string): string => (encoding === 'url' ? text.split('/').map(uriEncode).join('/') : text);
  const query = listQuery(request.query);
  const { entries, truncated } = await collect(store, request.bucket, query);
  const last = entries.at(-1);
  const startAfter = request.query.get('start-after');
  const body = xmlDocument(
    'ListBucketResult',
    element('Name', request.bucket),
    element('Prefix', encoded(query.prefix)),
    optionalElement('Delimiter', query.delimiter === '' ? undefined : encoded(query.delimiter)),
    element('MaxKeys', query.maxKeys),
    optionalElement('EncodingType', encoding),
    element('KeyCount', entries.length),
    element('IsTruncated', truncated),
    optionalElement('ContinuationToken', request.query.get('continuation-token')),
    optionalElement('NextContinuationToken', truncated && last !== undefined ? tokenOf(last) : undefined),
    optionalElement('StartAfter', startAfter === undefined ? undefined : encoded(startAfter)),
    entries.flatMap((entry) => (entry.kind === 'key' ? [contents(encoded(entry.text), entry.record)] : [])),
    entries.flatMap((entry) =>
      entry.kind === 'prefix' ? [element('CommonPrefixes', element('Prefix', encoded(entry.text)))] : [],
    ),
  );
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
