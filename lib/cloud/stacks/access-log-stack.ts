import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { GIORNI_DEL_DEPOSITO } from '../../conservazione-del-deposito.ts';

const USCITA = 'AccessLogBucketArn';

/** Where the access log of the distribution is kept: in the region of the deployment, with the data that it is about. */
export class AccessLogBucketStack extends Stack {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.bucket = new Bucket(this, 'Accessi', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [{ expiration: Duration.days(GIORNI_DEL_DEPOSITO.log) }],
    });
    this.bucket.grantPut(
      new ServicePrincipal('delivery.logs.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    new CfnOutput(this, USCITA, { value: this.bucket.bucketArn });
  }

  /** ARN of the bucket, for the stack of the delivery. */
  get bucketArn(): string {
    return Fn.getStackOutput(this.stackName, USCITA, this.region);
  }
}

/** The fields kept of a request: who asked for which page, when, and what was answered. What follows the question mark, cookies and the page before are not. */
const CAMPI = [
  'date',
  'time',
  'c-ip',
  'c-country',
  'cs-method',
  'cs-uri-stem',
  'cs(User-Agent)',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-location',
  'x-edge-result-type',
  'x-edge-request-id',
];

/**
 * The delivery of the access log (standard logging v2). It can be made in us-east-1 only, wherever the deployment and its bucket are, so it is a
 * stack of its own there, and knows the distribution by its identifier.
 */
export class AccessLogStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { readonly distributionId: string; readonly bucketArn: string },
  ) {
    super(scope, id, props);
    const source = new CfnDeliverySource(this, 'Sorgente', {
      name: `${id}-sorgente`,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${this.partition}:cloudfront::${this.account}:distribution/${props.distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destinazione', {
      name: `${id}-destinazione`,
      destinationResourceArn: props.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Consegna', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: CAMPI,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }
}
