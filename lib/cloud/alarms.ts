import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  CfnAlarm,
  CfnCompositeAlarm,
  ComparisonOperator,
  CompositeAlarm,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, type EventPattern } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { GRUPPI, gruppi, manualeDi, type Gruppo } from './gruppi.ts';

/** What every metric of an alarm is summed over. */
export const PERIODO = Duration.minutes(5);

/** What the product asks of its table, each with metrics of its own (`functions/platform/data/`). */
export const TABLE_OPERATIONS: Operation[] = [
  Operation.QUERY,
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.EXECUTE_STATEMENT,
  Operation.TRANSACT_WRITE_ITEMS,
  Operation.PUT_ITEM,
  Operation.DELETE_ITEM,
];

/** Told when the metric reaches the threshold; `whenBelow` when it is below it, or nobody says it at all. */
export type AddAlarm = (
  which: { readonly gruppo: Gruppo; readonly nome: string },
  metric: IMetric,
  threshold: number,
  description: string,
  options?: { readonly whenBelow?: boolean },
) => Alarm;

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

const alarmTopic = (scope: Construct, toldTo: ToldTo): Topic => {
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  return topicOf(scope, toldTo, new ServicePrincipal('cloudwatch.amazonaws.com', { conditions }));
};

/** How an alarm is made: on one period, of one group, whose manual it names. */
const alarmsIn =
  (scope: Construct, nome: string): AddAlarm =>
  ({ gruppo, nome: id }, metric, threshold, description, { whenBelow = false } = {}) =>
    new Alarm(scope, id, {
      alarmName: `${nome}-${id}`,
      alarmDescription: `${description} ${manualeDi(gruppo)}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: whenBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: whenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });

/** A group watches so many alarms at once at most, and CloudWatch reads so much of a rule. */
const MASSIMO_INSIEME = 80;

/**
 * Alarms that are told by group: whoever receives them gets one message when the first of a group rings, and one when the last is silent.
 * @returns how one is added, and what closes the groups once all are there
 */
export const groupedAlarms = (
  scope: Construct,
  toldTo: ToldTo,
): { readonly add: AddAlarm; readonly close: () => void } => {
  const { nome } = toldTo;
  const topic = alarmTopic(scope, toldTo);
  const alarm = alarmsIn(scope, nome);
  const byGroup = new Map<Gruppo, Alarm[]>();
  return {
    add: (which, ...rest) => {
      const { gruppo } = which;
      const made = alarm(which, ...rest);
      byGroup.set(gruppo, [...(byGroup.get(gruppo) ?? []), made]);
      return made;
    },
    close: () => {
      for (const gruppo of gruppi) {
        const { titolo } = GRUPPI[gruppo];
        const parts = partsOf(scope, `${nome}-${gruppo}`, byGroup.get(gruppo) ?? []);
        if (parts.length === 0) continue;
        anyOf(scope, `Gruppo-${gruppo}`, `${nome}-${gruppo}`, parts, `${titolo}. ${manualeDi(gruppo)}`).addAlarmAction(
          new SnsAction(topic),
        );
      }
    },
  };
};

/** The alarms themselves, or where they are more than one group may watch, parts of them that ring together. */
const partsOf = (scope: Construct, name: string, alarms: readonly Alarm[]): readonly (Alarm | CompositeAlarm)[] => {
  if (alarms.length <= MASSIMO_INSIEME) return alarms;
  return Array.from({ length: Math.ceil(alarms.length / MASSIMO_INSIEME) }, (_, part) => {
    const some = alarms.slice(part * MASSIMO_INSIEME, (part + 1) * MASSIMO_INSIEME);
    return anyOf(scope, `Parte-${name}-${part + 1}`, `${name}-parte-${part + 1}`, some, `Parte ${part + 1} di ${name}`);
  });
};

/** Names its alarms by name: their ARNs would fill the rule. */
const anyOf = (
  scope: Construct,
  id: string,
  compositeAlarmName: string,
  alarms: readonly (Alarm | CompositeAlarm)[],
  alarmDescription: string,
): CompositeAlarm => {
  const rules = alarms.map((one) => `ALARM("${nameOf(one)}")`);
  const made = new CompositeAlarm(scope, id, {
    compositeAlarmName,
    alarmDescription,
    alarmRule: AlarmRule.fromString(rules.join(' OR ')),
  });
  made.node.addDependency(...alarms);
  return made;
};

const nameOf = ({ node }: Alarm | CompositeAlarm): string => {
  const resource = node.defaultChild;
  if (resource instanceof CfnAlarm || resource instanceof CfnCompositeAlarm) return resource.alarmName ?? '';
  throw new Error(`${node.path} is no alarm`);
};

/** An alarm that is told by itself: where no group can reach it, as in another region. */
export const toldAlarm = (scope: Construct, toldTo: ToldTo): AddAlarm => {
  const topic = alarmTopic(scope, toldTo);
  const alarm = alarmsIn(scope, toldTo.nome);
  return (...args) => {
    const made = alarm(...args);
    made.addAlarmAction(new SnsAction(topic));
    return made;
  };
};
