import { Duration, TimeZone } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { Schedule as Programmata, Quando } from '#events/schedules.ts';

/** Calls a function when `events/` says, with its payload. */
export const fireByItself = (
  scope: Construct,
  lambda: IFunction,
  { name, when, payload }: Pick<Programmata, 'name' | 'when' | 'payload'>,
  key: IKey,
): void => {
  new Schedule(scope, `${name}Ora`, {
    schedule: expressionOf(when),
    target: new LambdaInvoke(lambda, { input: ScheduleTargetInput.fromObject(payload) }),
    key,
  });
};

const expressionOf = (when: Quando): ScheduleExpression =>
  'hour' in when
    ? ScheduleExpression.cron({
        hour: String(when.hour),
        minute: '0',
        ...(when.dayOfMonth === undefined ? {} : { day: String(when.dayOfMonth) }),
        timeZone: TimeZone.EUROPE_ROME,
      })
    : ScheduleExpression.rate(Duration.minutes(when.everyMinutes));
