import { CreateBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

/** Creates the product's bucket in the embedded engine when it is not there yet, with Object Lock if it is to have it. */
export const ensureBucket = async (name: string, lock: boolean, config: S3ClientConfig = {}): Promise<void> => {
  const input = { Bucket: name, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) };
  try {
    await new S3Client({ ...config, forcePathStyle: true }).send(new CreateBucketCommand(input));
  } catch (error) {
    if (!(error instanceof Error && /^BucketAlready/.test(error.name))) throw error;
  }
};
