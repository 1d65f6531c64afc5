import { Readable } from 'node:stream';
import { receiveBody } from '../protocol/body.ts';
import { checksumHeaders } from '../protocol/checksum.ts';
import { S3Error } from '../protocol/errors.ts';
import { requestedRange } from '../protocol/range.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import type { ObjectRecord } from '../storage/metadata.ts';
import { ifMatch, readCondition, writeCondition, type WriteCondition } from '../storage/preconditions.ts';
import type { Store } from '../storage/store.ts';
import { objectHeaders, storedHeaders, versionHeaders } from './object-headers.ts';
import { checksumOnDisk, requireIntact } from './stored-bytes.ts';

/** Commits an object of one file, or throws the file away. */
export const commitBlob = async (
  store: Store,
  request: S3Request,
  record: ObjectRecord,
  condition: WriteCondition,
): Promise<{ readonly versionId?: string }> => {
  try {
    return await store.commitObject(request.bucket, request.key, record, condition);
  } catch (error) {
    await store.removeSegments(record.segments);
    throw error;
  }
};

/** PutObject: the object exists, whole and durable, exactly when the answer is 200. */
export const putObject = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const condition = writeCondition(request.headers);
  const headers = storedHeaders(request.headers);
  const { blob, result } = await store.writeBlob((sink) => receiveBody(request, sink));
  const { size, md5, checksum } = result;
  const { versionId } = await commitBlob(
    store,
    request,
    {
      segments: [{ blob, size }],
      size,
      etag: md5,
      lastModified: new Date().toISOString(),
      headers,
      ...(checksum ? { checksum } : {}),
    },
    condition,
  );
  return { status: 200, headers: { etag: `"${md5}"`, ...checksumHeaders(checksum), ...versionHeaders(versionId) } };
};

/** GetObject and HeadObject, whole or one range, under the conditions of the request: bytes that were changed on the disk are not served. */
export const getObject = async (request: S3Request, store: Store): Promise<S3Answer> => {
  const opened = await store.openObject(request.bucket, request.key, request.query.get('versionId'));
  const { record } = opened;
  try {
    if (!readCondition(request.headers, record)) {
      opened.release();
      return {
        status: 304,
        headers: { etag: `"${record.etag}"`, 'last-modified': new Date(record.lastModified).toUTCString() },
      };
    }
    const range = requestedRange(request.headers.get('range'), record.size);
    const withChecksum = range === undefined && request.headers.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
    const { start, end } = range ?? { start: 0, end: record.size - 1 };
    const headers = {
      ...objectHeaders(record, request.query),
      ...(withChecksum ? checksumHeaders(await checksumOnDisk(opened)) : {}),
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${record.size}` } : {}),
    };
    const status = range ? 206 : 200;
    if (request.method === 'HEAD') {
      opened.release();
      return { status, headers };
    }
    await requireIntact(opened);
    const body = Readable.from(opened.read(start, end), { objectMode: false });
    body.once('close', opened.release);
    return { status, headers, body };
  } catch (error) {
    opened.release();
    throw error;
  }
};

/** True if the request asks to pass over a retention, which whoever signs it here may do. */
export const asksBypass = (request: S3Request): boolean =>
  request.headers.get('x-amz-bypass-governance-retention')?.toLowerCase() === 'true';

/** DeleteObject: 204 whether or not there was one, unless a condition is given or the version that is named is retained. */
export const deleteObject = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const match = request.headers.get('if-match');
  const versionId = request.query.get('versionId');
  if (versionId !== undefined && match !== undefined) throw new S3Error('NotImplemented');
  const removal =
    versionId === undefined
      ? await store.removeObject(request.bucket, request.key, match === undefined ? () => undefined : ifMatch(match))
      : await store.removeVersion(request.bucket, request.key, versionId, asksBypass(request));
  const marker = removal.marker === true ? { 'x-amz-delete-marker': 'true' } : {};
  return { status: 204, headers: { ...versionHeaders(removal.versionId), ...marker } };
};
