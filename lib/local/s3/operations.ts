import { createBucket, headBucket } from './actions/buckets.ts';
import { copyObject } from './actions/copy-object.ts';
import { deleteObjects } from './actions/delete-objects.ts';
import { listObjectVersions } from './actions/list-versions.ts';
import { listObjects } from './actions/listing.ts';
import { OVERRIDE_PARAMETERS } from './actions/object-headers.ts';
import { deleteObject, getObject, putObject } from './actions/objects.ts';
import { getObjectRetention, putObjectRetention } from './actions/retention.ts';
import { S3Error } from './protocol/errors.ts';
import type { S3Answer, S3Request } from './protocol/request.ts';
import type { Store } from './storage/store.ts';

export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly on: 'bucket' | 'object';
  /** Parameters, or the header, that tell this operation from the others of the same method. */
  readonly query?: readonly string[];
  readonly header?: string;
  readonly optionalQuery?: readonly string[];
  /** `x-amz-` headers it honours; a name that ends with `*` stands for all those that begin so. */
  readonly headers?: readonly string[];
  readonly writes: boolean;
  readonly run: (request: S3Request, store: Store) => Promise<S3Answer>;
}

const BODY = [
  'x-amz-decoded-content-length',
  'x-amz-trailer',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-checksum-crc32',
  'x-amz-checksum-sha256',
];
const META = 'x-amz-meta-*';
const BYPASS = 'x-amz-bypass-governance-retention';
const COPY = [
  'x-amz-copy-source',
  'x-amz-copy-source-if-*',
  'x-amz-metadata-directive',
  'x-amz-checksum-algorithm',
  META,
];

/** What the engine does, exactly. The first operation that fits a request is the one it asks for. */
const operations: readonly Operation[] = [
  {
    name: 'CreateBucket',
    method: 'PUT',
    on: 'bucket',
    headers: [...BODY, 'x-amz-bucket-object-lock-enabled'],
    writes: true,
    run: createBucket,
  },
  { name: 'HeadBucket', method: 'HEAD', on: 'bucket', writes: false, run: headBucket },
  {
    name: 'ListObjectsV2',
    method: 'GET',
    on: 'bucket',
    query: ['list-type'],
    optionalQuery: ['prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'encoding-type'],
    writes: false,
    run: listObjects,
  },
  {
    name: 'ListObjectVersions',
    method: 'GET',
    on: 'bucket',
    query: ['versions'],
    optionalQuery: ['prefix', 'max-keys', 'key-marker', 'version-id-marker', 'encoding-type'],
    writes: false,
    run: listObjectVersions,
  },
  {
    name: 'DeleteObjects',
    method: 'POST',
    on: 'bucket',
    query: ['delete'],
    headers: BODY,
    writes: true,
    run: deleteObjects,
  },
  {
    name: 'CopyObject',
    method: 'PUT',
    on: 'object',
    header: 'x-amz-copy-source',
    headers: COPY,
    writes: true,
    run: copyObject,
  },
  {
    name: 'PutObjectRetention',
    method: 'PUT',
    on: 'object',
    query: ['retention'],
    optionalQuery: ['versionId'],
    headers: [...BODY, BYPASS],
    writes: true,
    run: putObjectRetention,
  },
  {
    name: 'GetObjectRetention',
    method: 'GET',
    on: 'object',
    query: ['retention'],
    optionalQuery: ['versionId'],
    writes: false,
    run: getObjectRetention,
  },
  { name: 'PutObject', method: 'PUT', on: 'object', headers: [...BODY, META], writes: true, run: putObject },
  {
    name: 'GetObject',
    method: 'GET',
    on: 'object',
    optionalQuery: [...OVERRIDE_PARAMETERS, 'versionId'],
    headers: ['x-amz-checksum-mode'],
    writes: false,
    run: getObject,
  },
  {
    name: 'HeadObject',
    method: 'HEAD',
    on: 'object',
    optionalQuery: [...OVERRIDE_PARAMETERS, 'versionId'],
    headers: ['x-amz-checksum-mode'],
    writes: false,
    run: getObject,
  },
  {
    name: 'DeleteObject',
    method: 'DELETE',
    on: 'object',
    optionalQuery: ['versionId'],
    headers: [BYPASS],
    writes: true,
    run: deleteObject,
  },
];

const SIGNATURE_NAMES = [
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-user-agent',
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-signedheaders',
  'x-amz-signature',
  'x-amz-expires',
];

const allows = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * The operation a request asks for. A parameter or an `x-amz-` header that the operation would ignore is refused: ignoring it would promise what is not done.
 * @throws S3Error NotImplemented
 */
export const operationOf = (request: S3Request): Operation => {
  const on = request.key === '' ? 'bucket' : 'object';
  const operation =
    request.bucket === ''
      ? undefined
      : operations.find(
          (candidate) =>
            candidate.method === request.method &&
            candidate.on === on &&
            (candidate.query ?? []).every((name) => request.query.has(name)) &&
            (candidate.header === undefined || request.headers.has(candidate.header)),
        );
  if (operation === undefined) throw new S3Error('NotImplemented');
  const parameters = ['x-id', ...(operation.query ?? []), ...(operation.optionalQuery ?? [])];
  const headers = [...SIGNATURE_NAMES, ...(operation.headers ?? [])];
  const ignored = [
    ...[...request.query.keys()].filter((name) => !/^x-amz-/i.test(name) && !parameters.includes(name)),
    ...[...request.headers.keys()].filter(
      (name) => name.startsWith('x-amz-') && !headers.some((pattern) => allows(pattern, name)),
    ),
  ];
  if (ignored.length > 0)
    throw new S3Error('NotImplemented', `${operation.name} does not implement ${ignored.join(', ')}.`);
  return operation;
};
