import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';

/** The library's Bucket declares optional members in a way that exactOptionalPropertyTypes does not accept as IBucket, which it is. */
export const asInterface = (bucket: Bucket): IBucket => bucket as IBucket;
