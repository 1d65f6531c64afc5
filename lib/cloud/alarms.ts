import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, type EventPattern } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/** What every metric of an alarm is summed over. */
export const PERIODO = Duration.minutes(5);

/** What the product asks of its table, each with metrics of its own (`functions/platform/data/`). */
export const TABLE_OPERATIONS: Operation[] = [
  Operation.QUERY,
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.EXECUTE_STATEMENT,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** Told when the metric reaches the threshold; `whenBelow` when it is below it, or nobody says it at all. */
export type AddAlarm = (
  nome: string,
  metric: IMetric,
  threshold: number,
  description: string,
  options?: { readonly whenBelow?: boolean },
) => void;

interface ToldTo {
  readonly nome: string;
  readonly key: IKey;
  readonly email?: string | undefined;
}

/** Where a service of AWS tells who receives the alarms. The topic is of the stack, and so of its region. */
const topicOf = (scope: Construct, { nome, key, email }: ToldTo, service: ServicePrincipal): Topic => {
  const topic = new Topic(scope, 'Allarmi', { topicName: `${nome}-allarmi`, masterKey: key, enforceSSL: true });
  topic.grantPublish(service);
  if (email !== undefined) topic.addSubscription(new EmailSubscription(email));
  return topic;
};

/** Tells who receives the alarms of each event that matches. */
export const tellEvents = (scope: Construct, toldTo: ToldTo, nome: string, eventPattern: EventPattern): void => {
  const topic = topicOf(scope, toldTo, new ServicePrincipal('events.amazonaws.com'));
  new Rule(scope, nome, { eventPattern, targets: [new SnsTopic(topic)] });
};

/** How an alarm is made: on one period, told to who receives them. */
export const alarmsOf = (scope: Construct, toldTo: ToldTo): AddAlarm => {
  const { nome } = toldTo;
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  const topic = topicOf(scope, toldTo, new ServicePrincipal('cloudwatch.amazonaws.com', { conditions }));
  return (id, metric, threshold, description, { whenBelow = false } = {}) => {
    new Alarm(scope, id, {
      alarmName: `${nome}-${id}`,
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: whenBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: whenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));
  };
};
