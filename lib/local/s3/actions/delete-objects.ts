import { receiveDocument } from '../protocol/body.ts';
import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { childText, readXml } from '../protocol/xml-reader.ts';
import { element, xmlDocument, type Markup } from '../protocol/xml.ts';
import { ifMatch } from '../storage/preconditions.ts';
import type { Store } from '../storage/store.ts';

const MAX_KEYS = 1000;

interface Deletion {
  readonly key: string;
  readonly etag: string | undefined;
}

const readDeletions = (document: string): { deletions: Deletion[]; quiet: boolean } => {
  const root = readXml(document);
  const objects = root.children.filter((child) => child.name === 'Object');
  if (root.name !== 'Delete' || objects.length === 0 || objects.length > MAX_KEYS) throw new S3Error('MalformedXML');
  const deletions = objects.map((object) => {
    const key = childText(object, 'Key');
    if (key === undefined || key === '') throw new S3Error('MalformedXML');
    if (object.children.some(({ name }) => name !== 'Key' && name !== 'ETag')) throw new S3Error('NotImplemented');
    return { key, etag: childText(object, 'ETag') };
  });
  return { deletions, quiet: childText(root, 'Quiet')?.trim() === 'true' };
};

const remove = async (store: Store, bucket: string, { key, etag }: Deletion, quiet: boolean): Promise<Markup[]> => {
  try {
    await store.removeObject(bucket, key, etag === undefined ? () => undefined : ifMatch(etag));
    return quiet ? [] : [element('Deleted', element('Key', key))];
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    return [element('Error', element('Key', key), element('Code', error.code), element('Message', error.message))];
  }
};

/** DeleteObjects: up to 1,000 keys, each with its own outcome in the answer. */
export const deleteObjects = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const verifiable = [...request.headers.keys()].some(
    (name) => name === 'content-md5' || name === 'x-amz-trailer' || /^x-amz-checksum-(crc32|sha256)$/.test(name),
  );
  if (!verifiable)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
  const { deletions, quiet } = readDeletions(await receiveDocument(request));
  const outcomes = await Promise.all(deletions.map((deletion) => remove(store, request.bucket, deletion, quiet)));
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument('DeleteResult', outcomes.flat()),
  };
};
