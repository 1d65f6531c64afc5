import * as z from 'zod';
import { receiveDocument } from '../protocol/body.ts';
import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { childText, readXml } from '../protocol/xml-reader.ts';
import { element, xmlDocument } from '../protocol/xml.ts';
import type { Retention } from '../storage/metadata.ts';
import type { Store } from '../storage/store.ts';
import { asksBypass } from './objects.ts';

const Until = z.iso.datetime({ offset: true });

/** The retention that a document says; an empty one ends it. @throws S3Error */
const readRetention = (document: string): Retention | undefined => {
  const root = readXml(document);
  if (root.name !== 'Retention') throw new S3Error('MalformedXML');
  const mode = childText(root, 'Mode');
  const until = childText(root, 'RetainUntilDate');
  if (mode === undefined && until === undefined) return undefined;
  if (mode === 'COMPLIANCE') throw new S3Error('NotImplemented', 'The mode COMPLIANCE is not implemented.');
  if (mode !== 'GOVERNANCE' || !Until.safeParse(until).success) throw new S3Error('MalformedXML');
  const instant = new Date(until ?? '');
  if (instant.getTime() <= Date.now())
    throw new S3Error('InvalidArgument', 'The retain until date must be in the future!', {
      ArgumentName: 'RetainUntilDate',
    });
  return { mode, until: instant.toISOString() };
};

/** PutObjectRetention, of one version or of the current one. */
export const putObjectRetention = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  const { bucket, key, query } = request;
  const retention = readRetention(await receiveDocument(request));
  await store.retain({ bucket, key, versionId: query.get('versionId') }, retention, asksBypass(request));
  return { status: 200, headers: {} };
};

/** GetObjectRetention, of one version or of the current one. */
export const getObjectRetention = async (request: S3Request, store: Store): Promise<S3Answer> => {
  if (!(await store.requireBucket(request.bucket)).objectLock)
    throw new S3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
  const { record, release } = await store.openObject(request.bucket, request.key, request.query.get('versionId'));
  release();
  if (record.retention === undefined) throw new S3Error('NoSuchObjectLockConfiguration');
  const { mode, until } = record.retention;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument('Retention', element('Mode', mode), element('RetainUntilDate', until)),
  };
};
