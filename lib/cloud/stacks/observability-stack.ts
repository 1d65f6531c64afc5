import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { DataStack } from './data-stack.ts';

interface ObservabilityProps extends StackProps {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly data: DataStack;
  readonly lambdas: readonly LambdaFunction[];
  readonly machines: readonly StateMachine[];
  readonly apis: readonly HttpApi[];
}

const PERIODO = Duration.minutes(5);

/** Alarms on what a person must look at: failing code, failing work, throttled store, slow or failing APIs. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id, props);
    const topic = new Topic(this, 'Allarmi', {
      topicName: `${props.nome}-allarmi`,
      masterKey: props.data.key,
      enforceSSL: true,
    });
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    if (props.email !== undefined) topic.addSubscription(new EmailSubscription(props.email));
    const alarm = (nome: string, metric: IMetric, threshold: number, description: string): void => {
      new Alarm(this, nome, {
        alarmName: `${props.nome}-${nome}`,
        alarmDescription: description,
        metric,
        threshold,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
    };
    props.lambdas.forEach((lambda) =>
      alarm(
        `${lambda.node.id}-errori`,
        lambda.metricErrors({ period: PERIODO }),
        1,
        'A Lambda failed: look for its correlation id in the log',
      ),
    );
    props.machines.forEach((machine) =>
      alarm(
        `${machine.node.id}-falliti`,
        machine.metricFailed({ period: PERIODO }),
        1,
        'Long work failed for a technical reason',
      ),
    );
    props.apis.forEach((api, indice) => {
      alarm(
        `api${indice + 1}-5xx`,
        api.metricServerError({ period: PERIODO }),
        5,
        'The API answers with server errors',
      );
      alarm(
        `api${indice + 1}-lenta`,
        api.metricLatency({ period: PERIODO, statistic: 'p95' }),
        3000,
        'The API is slow at the 95th percentile',
      );
    });
    alarm(
      'tabella-rallentata',
      props.data.table.metricThrottledRequestsForOperations({
        period: PERIODO,
        operations: [Operation.QUERY, Operation.GET_ITEM, Operation.TRANSACT_WRITE_ITEMS],
      }),
      10,
      'The table throttles requests',
    );
  }
}
