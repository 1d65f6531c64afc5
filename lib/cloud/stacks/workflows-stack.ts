import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { schedules } from '../../../events/schedules.ts';
import { kinds, workflows, type WorkflowEntry } from '../../workflows/index.ts';
import { longWork } from '../../workflows/long-work.ts';
import { productLambda } from '../lambda.ts';
import type { Oidc } from '../oidc.ts';
import type { DataStack } from './data-stack.ts';

interface WorkflowsProps extends StackProps {
  readonly nome: string;
  readonly data: DataStack;
  readonly oidc: Oidc;
  readonly folders: Readonly<Record<string, string>>;
}

/** The state machines of long work, the Lambdas that perform their steps, and what runs by itself. */
export class WorkflowsStack extends Stack {
  readonly machines: StateMachine[] = [];
  readonly steps: LambdaFunction[] = [];

  constructor(scope: Construct, id: string, props: WorkflowsProps) {
    super(scope, id, props);
    for (const [kind, entry] of Object.entries(workflows)) this.machine(kind, entry, props);
    for (const schedule of schedules) {
      const lambda = productLambda(this, schedule.name, {
        nome: props.nome,
        functionName: `${props.nome}-${schedule.name}`,
        folder: props.folders[schedule.handler] ?? '',
        data: props.data,
        grants: { table: 'read', ...(schedule.workflows ? { starts: kinds } : {}) },
        timeout: 300,
        memory: 512,
      });
      this.steps.push(lambda);
      new Schedule(this, `${schedule.name}Ora`, {
        schedule: ScheduleExpression.rate(Duration.minutes(schedule.everyMinutes)),
        target: new LambdaInvoke(lambda, { input: ScheduleTargetInput.fromObject(schedule.payload) }),
        key: props.data.key,
      });
    }
  }

  private machine(
    kind: string,
    { handler, concurrency, files, starts, runsCalls }: WorkflowEntry,
    { nome, data, oidc, folders }: WorkflowsProps,
  ): void {
    const lambda = productLambda(this, `${kind}Passi`, {
      nome,
      functionName: `${nome}-passi-${kind}`,
      folder: folders[handler] ?? '',
      data,
      oidc: runsCalls ? oidc : undefined,
      grants: { table: 'readWrite', ...(files ? { files: 'readWrite' as const } : {}), ...(starts ? { starts } : {}) },
      timeout: 300,
      memory: 1769,
    });
    const machine = new StateMachine(this, kind, {
      stateMachineName: `${nome}-${kind}`,
      definitionBody: DefinitionBody.fromString(
        JSON.stringify(longWork({ name: kind, functionName: '${FunctionArn}', concurrency })),
      ),
      definitionSubstitutions: { FunctionArn: lambda.functionArn },
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, `${kind}Log`, {
          logGroupName: `/aws/vendedlogs/states/${nome}-${kind}`,
          retention: RetentionDays.ONE_YEAR,
          encryptionKey: data.key,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    lambda.grantInvoke(machine);
    this.machines.push(machine);
    this.steps.push(lambda);
  }
}
