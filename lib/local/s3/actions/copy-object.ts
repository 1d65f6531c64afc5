import { pipeline } from 'node:stream/promises';
import { algorithmNamed, BodyDigester, CHECKSUM_ELEMENT } from '../protocol/checksum.ts';
import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { parseTarget } from '../protocol/target.ts';
import { element, optionalElement, xmlDocument } from '../protocol/xml.ts';
import { readCondition, writeCondition } from '../storage/preconditions.ts';
import type { Store } from '../storage/store.ts';
import { storedHeaders, versionHeaders } from './object-headers.ts';
import { commitBlob } from './objects.ts';
import { requireIntact } from './stored-bytes.ts';

/** Bucket and key of `x-amz-copy-source`: URL-encoded, with or without a leading slash. */
const copySource = (header: string): { bucket: string; key: string } => {
  const { bucket, key, query } = parseTarget(header.startsWith('/') ? header : `/${header}`);
  if (query.length > 0) throw new S3Error('NotImplemented', 'Copying a version is not implemented.');
  if (key === '')
    throw new S3Error('InvalidArgument', 'Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
  return { bucket, key };
};

/** Whether the copy takes its headers from the request instead of from the source. */
const replacesHeaders = (request: S3Request, source: { bucket: string; key: string }): boolean => {
  const directive = request.headers.get('x-amz-metadata-directive') ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE')
    throw new S3Error('InvalidArgument', 'Unknown metadata directive.');
  if (directive === 'COPY' && source.bucket === request.bucket && source.key === request.key) {
    throw new S3Error(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    );
  }
  return directive === 'REPLACE';
};

/** CopyObject: the copy is one file, so its entity tag is the MD5 of its bytes even when the source was uploaded in parts. */
export const copyObject = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const source = copySource(request.headers.get('x-amz-copy-source') ?? '');
  const replaces = replacesHeaders(request, source);
  const condition = writeCondition(request.headers);
  const opened = await store.openObject(source.bucket, source.key);
  try {
    if (!readCondition(request.headers, opened.record, 'x-amz-copy-source-')) throw new S3Error('PreconditionFailed');
    await requireIntact(opened);
    const digester = new BodyDigester(
      algorithmNamed(request.headers.get('x-amz-checksum-algorithm')) ?? opened.record.checksum?.algorithm,
    );
    const { blob, result } = await store.writeBlob(async (sink) => {
      await pipeline(
        opened.read(0, opened.record.size - 1),
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            digester.update(chunk);
            yield chunk;
          }
        },
        sink,
      );
      return digester.finish(new Map());
    });
    const { size, md5, checksum } = result;
    const lastModified = new Date().toISOString();
    const { versionId } = await commitBlob(
      store,
      request,
      {
        segments: [{ blob, size }],
        size,
        etag: md5,
        lastModified,
        headers: replaces ? storedHeaders(request.headers) : opened.record.headers,
        ...(checksum ? { checksum } : {}),
      },
      condition,
    );
    const checksumElement = checksum ? optionalElement(CHECKSUM_ELEMENT[checksum.algorithm], checksum.value) : [];
    return {
      status: 200,
      headers: { 'content-type': 'application/xml', ...versionHeaders(versionId) },
      body: xmlDocument(
        'CopyObjectResult',
        element('ETag', `"${md5}"`),
        element('LastModified', lastModified),
        checksumElement,
      ),
    };
  } finally {
    opened.release();
  }
};
