import { createHash, randomUUID } from 'node:crypto';
import { receiveBody, receiveDocument } from '../protocol/body.ts';
import {
  algorithmNamed,
  CHECKSUM_ELEMENT,
  checksumHeaders,
  checksumOf,
  type Checksum,
  type ChecksumAlgorithm,
} from '../protocol/checksum.ts';
import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { childText, readXml, type XmlElement } from '../protocol/xml-reader.ts';
import { element, optionalElement, xmlDocument } from '../protocol/xml.ts';
import type { ObjectRecord, PartRecord, UploadRecord } from '../storage/metadata.ts';
import { writeCondition } from '../storage/preconditions.ts';
import { forgetUpload, type Store } from '../storage/store.ts';
import { storedHeaders } from './object-headers.ts';

const MIN_PART_BYTES = 5 * 1024 ** 2;
const MAX_PARTS = 10_000;

const uploadId = (request: S3Request): string => request.query.get('uploadId') ?? '';

/** CreateMultipartUpload: nothing is visible until the upload is completed. */
export const createMultipartUpload = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const algorithm = algorithmNamed(request.headers.get('x-amz-checksum-algorithm'));
  if ((request.headers.get('x-amz-checksum-type') ?? 'COMPOSITE') !== 'COMPOSITE') throw new S3Error('NotImplemented');
  const id = randomUUID();
  const { bucket, key } = request;
  await store.createUpload(id, {
    bucket,
    key,
    headers: storedHeaders(request.headers),
    ...(algorithm ? { algorithm } : {}),
  });
  const announced = algorithm ? { 'x-amz-checksum-algorithm': algorithm, 'x-amz-checksum-type': 'COMPOSITE' } : {};
  return {
    status: 200,
    headers: { 'content-type': 'application/xml', ...announced },
    body: xmlDocument(
      'InitiateMultipartUploadResult',
      element('Bucket', bucket),
      element('Key', key),
      element('UploadId', id),
    ),
  };
};

const partNumber = (text: string): number => {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_PARTS) {
    throw new S3Error('InvalidArgument', `Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`, {
      ArgumentName: 'partNumber',
    });
  }
  return number;
};

const checkAlgorithm = (upload: UploadRecord, given: ChecksumAlgorithm | undefined): void => {
  if (upload.algorithm === undefined || upload.algorithm === given) return;
  throw new S3Error(
    'InvalidRequest',
    `Checksum Type mismatch occurred, expected checksum Type: ${upload.algorithm}, actual checksum Type: ${given ?? 'null'}`,
  );
};

/** UploadPart: a part sent again replaces the one before. */
export const uploadPart = async (request: S3Request, store: Store): Promise<S3Answer> => {
  const { bucket, key } = request;
  const id = uploadId(request);
  const number = partNumber(request.query.get('partNumber') ?? '');
  await store.requireBucket(bucket);
  const upload = await store.withUpload(bucket, key, id, (found) => Promise.resolve(found));
  const { blob, result } = await store.writeBlob((sink) => receiveBody(request, sink));
  const { size, md5, checksum } = result;
  const segment = { blob, size };
  try {
    checkAlgorithm(upload, checksum?.algorithm);
    await store.putPart(bucket, key, id, { number, segment, md5, ...(checksum ? { checksum } : {}) });
  } catch (error) {
    await store.removeSegments([segment]);
    throw error;
  }
  return { status: 200, headers: { etag: `"${md5}"`, ...checksumHeaders(checksum) } };
};

/** The part the client names in its list, if it is the one that was uploaded. */
const namedPart = (named: XmlElement, upload: UploadRecord, uploaded: ReadonlyMap<number, PartRecord>): PartRecord => {
  const part = uploaded.get(partNumber(childText(named, 'PartNumber')?.trim() ?? ''));
  const etag = childText(named, 'ETag')
    ?.trim()
    .replace(/^"(.*)"$/, '$1');
  if (part === undefined || etag !== part.md5) throw new S3Error('InvalidPart');
  if (upload.algorithm !== undefined) checkNamedChecksum(named, upload.algorithm, part);
  return part;
};

const checkNamedChecksum = (named: XmlElement, algorithm: ChecksumAlgorithm, part: PartRecord): void => {
  const checksum = childText(named, CHECKSUM_ELEMENT[algorithm])?.trim();
  if (checksum === undefined) {
    throw new S3Error(
      'InvalidRequest',
      `The upload was created using the ${algorithm} checksum. The complete request must include the checksum for each part.`,
    );
  }
  if (checksum !== part.checksum?.value) throw new S3Error('InvalidPart');
};

/** @throws S3Error MalformedXML, InvalidPart, InvalidPartOrder, EntityTooSmall */
const chosenParts = (document: string, upload: UploadRecord, uploaded: readonly PartRecord[]): PartRecord[] => {
  const root = readXml(document);
  const named = root.children.filter((child) => child.name === 'Part');
  if (root.name !== 'CompleteMultipartUpload' || named.length === 0 || named.length > MAX_PARTS)
    throw new S3Error('MalformedXML');
  const byNumber = new Map(uploaded.map((part) => [part.number, part]));
  const parts = named.map((part) => namedPart(part, upload, byNumber));
  if (parts.some((part, index) => part.number <= (parts[index - 1]?.number ?? 0)))
    throw new S3Error('InvalidPartOrder');
  if (parts.slice(0, -1).some((part) => part.segment.size < MIN_PART_BYTES)) throw new S3Error('EntityTooSmall');
  return parts;
};

const compositeChecksum = (
  algorithm: ChecksumAlgorithm | undefined,
  parts: readonly PartRecord[],
): { checksum?: Checksum } => {
  if (algorithm === undefined) return {};
  const values = Buffer.concat(parts.map((part) => Buffer.from(part.checksum?.value ?? '', 'base64')));
  return { checksum: { algorithm, value: `${checksumOf(algorithm, values)}-${parts.length}`, type: 'COMPOSITE' } };
};

const completedRecord = (upload: UploadRecord, parts: readonly PartRecord[]): ObjectRecord => ({
  segments: parts.map(({ segment }) => segment),
  size: parts.reduce((sum, { segment }) => sum + segment.size, 0),
  etag: `${createHash('md5')
    .update(Buffer.concat(parts.map(({ md5 }) => Buffer.from(md5, 'hex'))))
    .digest('hex')}-${parts.length}`,
  lastModified: new Date().toISOString(),
  headers: upload.headers,
  ...compositeChecksum(upload.algorithm, parts),
});

/** CompleteMultipartUpload: the object appears and the upload goes in one atomic change; when it is refused the upload stays. */
export const completeMultipartUpload = async (request: S3Request, store: Store): Promise<S3Answer> => {
  const { bucket, key } = request;
  const id = uploadId(request);
  await store.requireBucket(bucket);
  const condition = writeCondition(request.headers);
  const document = await receiveDocument(request);
  const { etag, checksum } = await store.withUpload(bucket, key, id, async (upload) => {
    const uploaded = await store.listParts(id);
    const parts = chosenParts(document, upload, uploaded);
    const record = completedRecord(upload, parts);
    await store.commitObject(bucket, key, record, condition, forgetUpload(id, uploaded));
    await store.removeSegments(uploaded.filter((part) => !parts.includes(part)).map(({ segment }) => segment));
    return record;
  });
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument(
      'CompleteMultipartUploadResult',
      element('Location', `/${bucket}/${key}`),
      element('Bucket', bucket),
      element('Key', key),
      element('ETag', `"${etag}"`),
      ...(checksum
        ? [
            ...optionalElement(CHECKSUM_ELEMENT[checksum.algorithm], checksum.value),
            element('ChecksumType', checksum.type),
          ]
        : []),
    ),
  };
};

/** AbortMultipartUpload: the parts are freed. */
export const abortMultipartUpload = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  await store.removeUpload(request.bucket, request.key, uploadId(request));
  return { status: 204, headers: {} };
};
