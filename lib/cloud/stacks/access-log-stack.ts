import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { GIORNI_DEL_DEPOSITO } from '../../conservazione-del-deposito.ts';

/**
 * The access log of the distribution (standard logging v2). The delivery can be made in us-east-1 only, wherever the deployment is, so it is a
 * stack of its own there, and knows the distribution by its identifier.
 */
export class AccessLogStack extends Stack {
  readonly bucket: Bucket;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { readonly nome: string; readonly distributionId: string },
  ) {
    super(scope, id, props);
    this.bucket = this.logBucket();
    const source = new CfnDeliverySource(this, 'Sorgente', {
      name: `${id}-sorgente`,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${this.partition}:cloudfront::${this.account}:distribution/${props.distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destinazione', {
      name: `${id}-destinazione`,
      destinationResourceArn: this.bucket.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Consegna', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }

  private logBucket(): Bucket {
    const bucket = new Bucket(this, 'Accessi', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [{ expiration: Duration.days(GIORNI_DEL_DEPOSITO.log) }],
    });
    bucket.grantPut(
      new ServicePrincipal('delivery.logs.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    return bucket;
  }
}
