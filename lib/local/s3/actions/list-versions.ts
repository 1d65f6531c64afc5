import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { uriEncode } from '../protocol/signature.ts';
import { element, optionalElement, xmlDocument, type Markup } from '../protocol/xml.ts';
import type { Version } from '../storage/metadata.ts';
import type { Store } from '../storage/store.ts';

const MAX_KEYS = 1000;

interface Found {
  readonly key: string;
  readonly version: Version;
}

const markupOf = (key: string, version: Version, isLatest: boolean): Markup =>
  'marker' in version
    ? element(
        'DeleteMarker',
        element('Key', key),
        element('VersionId', version.versionId),
        element('IsLatest', isLatest),
        element('LastModified', version.lastModified),
      )
    : element(
        'Version',
        element('Key', key),
        element('VersionId', version.versionId),
        element('IsLatest', isLatest),
        element('LastModified', version.lastModified),
        element('ETag', `"${version.etag}"`),
        element('Size', version.size),
        element('StorageClass', 'STANDARD'),
      );

const maxKeysOf = (text: string | undefined): number => {
  if (text !== undefined && !/^\d{1,9}$/.test(text))
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range', {
      ArgumentName: 'max-keys',
    });
  return Math.min(Number(text ?? MAX_KEYS), MAX_KEYS);
};

/** Where a page begins. @throws S3Error InvalidArgument of a version without its key */
const markerOf = (query: ReadonlyMap<string, string>): readonly [string, string] | undefined => {
  const [key, versionId] = [query.get('key-marker') ?? '', query.get('version-id-marker') ?? ''];
  if (key === '' && versionId !== '')
    throw new S3Error('InvalidArgument', 'A version-id marker cannot be specified without a key marker.');
  // without a version the page begins at the next key: after all that can name a version of this one
  return key === '' ? undefined : [key, versionId === '' ? '\u{10FFFF}' : versionId];
};

/** The versions of a page, one more where others follow. */
const collect = async (
  store: Store,
  bucket: string,
  prefix: string,
  after: readonly [string, string] | undefined,
  limit: number,
): Promise<Found[]> => {
  const cursor = store.versionsFrom(bucket, prefix, after);
  const found: Found[] = [];
  try {
    for (let one = await cursor.next(); one !== undefined && found.length <= limit; one = await cursor.next())
      found.push(one);
    return found;
  } finally {
    await cursor.close();
  }
};

/** ListObjectVersions, in order of keys, the newest version of each first. */
export const listObjectVersions = async (request: S3Request, store: Store): Promise<S3Answer> => {
  if (!(await store.requireBucket(request.bucket)).objectLock)
    throw new S3Error('NotImplemented', 'Versions are kept where Object Lock is enabled.');
  const encoding = request.query.get('encoding-type');
  if (encoding !== undefined && encoding !== 'url')
    throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request');
  const encoded = (text: string): string => (encoding === 'url' ? text.split('/').map(uriEncode).join('/') : text);
  const prefix = request.query.get('prefix') ?? '';
  const maxKeys = maxKeysOf(request.query.get('max-keys'));
  const after = markerOf(request.query);
  const found = await collect(store, request.bucket, prefix, after, maxKeys);
  const page = found.slice(0, maxKeys);
  const last = found.length > maxKeys ? page.at(-1) : undefined;
  // the first version of a key is its newest, but on a page that begins inside the key
  const isLatest = ({ key }: Found, index: number): boolean =>
    key !== (index === 0 ? after?.[0] : page[index - 1]?.key);
  const body = xmlDocument(
    'ListVersionsResult',
    element('Name', request.bucket),
    element('Prefix', encoded(prefix)),
    element('KeyMarker', encoded(after?.[0] ?? '')),
    element('MaxKeys', maxKeys),
    optionalElement('EncodingType', encoding),
    element('IsTruncated', last !== undefined),
    optionalElement('NextKeyMarker', last && encoded(last.key)),
    optionalElement('NextVersionIdMarker', last?.version.versionId),
    page.map((one, index) => markupOf(encoded(one.key), one.version, isLatest(one, index))),
  );
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
