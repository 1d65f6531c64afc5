import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnResourcePolicy, FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The principals by which EventBridge writes to a log group (EventBridge user guide, permissions for CloudWatch Logs). */
const WRITERS = ['events.amazonaws.com', 'delivery.logs.amazonaws.com'];

interface Watched {
  readonly files: { readonly bucketName: string };
  readonly key: IKey;
}

/**
 * How many versions of files somebody removed for good, not what a lifecycle rule ended: S3 tells each to EventBridge with who asked and from where, and
 * a log keeps that for a year.
 */
export const removalsForGood = (scope: Construct, nome: string, { files, key }: Watched): IMetric => {
  const stack = Stack.of(scope);
  const logGroup = new LogGroup(scope, 'VersioniTolteLog', {
    // a rule writes only where the name begins so
    logGroupName: `/aws/events/${nome}-versioni-tolte`,
    retention: RetentionDays.ONE_YEAR,
    encryptionKey: key,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const arn = `arn:${stack.partition}:logs:${stack.region}:${stack.account}:log-group:${logGroup.logGroupName}`;
  const policy = new CfnResourcePolicy(scope, 'VersioniTolteScrittura', {
    policyName: `${nome}-versioni-tolte`,
    policyDocument: stack.toJsonString({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: WRITERS },
          Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          Resource: `${arn}:*`,
        },
      ],
    }),
  });
  const rule = new Rule(scope, 'VersioniTolte', {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Deleted'],
      detail: {
        bucket: { name: [files.bucketName] },
        reason: ['DeleteObject'],
        'deletion-type': ['Permanently Deleted'],
      },
    },
    targets: [{ bind: () => ({ arn }) }],
  });
  rule.node.addDependency(policy);
  return new MetricFilter(scope, 'VersioniTolteConta', {
    logGroup,
    filterPattern: FilterPattern.allEvents(),
    metricNamespace: nome,
    metricName: 'VersioniTolte',
    metricValue: '1',
  }).metric({ statistic: 'Sum', period: Duration.minutes(5) });
};
