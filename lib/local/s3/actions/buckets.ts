import { receiveDocument } from '../protocol/body.ts';
import { S3Error } from '../protocol/errors.ts';
import type { S3Answer, S3Request } from '../protocol/request.ts';
import { readXml } from '../protocol/xml-reader.ts';
import type { Store } from '../storage/store.ts';

/** CreateBucket. Creating it again is an error, but not in us-east-1, where the service keeps its oldest behaviour. */
export const createBucket = async (request: S3Request, store: Store): Promise<S3Answer> => {
  const document = request.headers.get('content-length') === undefined ? '' : await receiveDocument(request);
  if (document !== '' && readXml(document).name !== 'CreateBucketConfiguration') throw new S3Error('MalformedXML');
  const lock = request.headers.get('x-amz-bucket-object-lock-enabled')?.toLowerCase() === 'true';
  const created = await store.createBucket(request.bucket, lock ? { objectLock: true } : {});
  if (!created && request.authorization.region !== 'us-east-1')
    throw new S3Error('BucketAlreadyOwnedByYou', undefined, { BucketName: request.bucket });
  return { status: 200, headers: { location: `/${request.bucket}` } };
};

export const headBucket = async (request: S3Request, store: Store): Promise<S3Answer> => {
  await store.requireBucket(request.bucket);
  return { status: 200, headers: { 'x-amz-bucket-region': request.authorization.region } };
};
