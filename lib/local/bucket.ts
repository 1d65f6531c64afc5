import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Creates the product's bucket in the embedded engine when it is not there yet, with Object Lock if it is to have it. */
export const ensureBucket = async (name: string, lock: boolean): Promise<void> => {
  const input = { Bucket: name, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) };
  try {
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand(input));
  } catch (error) {
    if (!(error instanceof Error && /^BucketAlready/.test(error.name))) throw error;
  }
};
