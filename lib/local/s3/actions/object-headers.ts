import { S3Error } from '../protocol/errors.ts';
import type { ObjectRecord } from '../storage/metadata.ts';

const STANDARD = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires'];
const MAX_USER_METADATA_BYTES = 2048;

const OVERRIDES: Readonly<Record<string, string>> = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
  'response-expires': 'expires',
};

/** Query parameters of GetObject and HeadObject that replace a header of the answer. */
export const OVERRIDE_PARAMETERS = Object.keys(OVERRIDES);

/** The headers of an upload that are kept and returned with the object. @throws S3Error MetadataTooLarge above 2 KB of `x-amz-meta-` */
export const storedHeaders = (headers: ReadonlyMap<string, string>): Record<string, string> => {
  const user = [...headers].filter(([name]) => name.startsWith('x-amz-meta-'));
  const bytes = user.reduce(
    (sum, [name, value]) => sum + name.length - 'x-amz-meta-'.length + Buffer.byteLength(value),
    0,
  );
  if (bytes > MAX_USER_METADATA_BYTES) throw new S3Error('MetadataTooLarge');
  const encoding = (headers.get('content-encoding') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'aws-chunked');
  return Object.fromEntries([
    ...[...headers].filter(([name]) => STANDARD.includes(name)),
    ...(encoding.length > 0 ? [['content-encoding', encoding.join(',')]] : []),
    ...user,
  ]);
};

const overridden = (query: ReadonlyMap<string, string>): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [parameter, header] of Object.entries(OVERRIDES)) {
    const value = query.get(parameter);
    if (value === undefined) continue;
    if (/[^\t\u0020-\u007e\u00a0-\u00ff]/.test(value)) {
      throw new S3Error('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', {
        ArgumentName: parameter,
      });
    }
    headers[header] = value;
  }
  return headers;
};

/** Headers of a GetObject or HeadObject answer, without length, range and checksum. */
export const objectHeaders = (record: ObjectRecord, query: ReadonlyMap<string, string>): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...record.headers,
  ...overridden(query),
  'accept-ranges': 'bytes',
  etag: `"${record.etag}"`,
  'last-modified': new Date(record.lastModified).toUTCString(),
  ...versionHeaders(record.versionId),
  ...(record.retention === undefined
    ? {}
    : {
        'x-amz-object-lock-mode': record.retention.mode,
        'x-amz-object-lock-retain-until-date': record.retention.until,
      }),
});

/** The header that names a version, where versions are kept. */
export const versionHeaders = (versionId: string | undefined): Record<string, string> =>
  versionId === undefined ? {} : { 'x-amz-version-id': versionId };
