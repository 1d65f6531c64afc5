import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { schedules, type Schedule } from '#events/schedules.ts';
import type { Grants } from '../../areas.ts';
import { kinds, workflows, type TipoDiLavoro, type WorkflowEntry } from '../../workflows/index.ts';
import { longWork } from '../../workflows/long-work.ts';
import { MEMORY } from '../memory.ts';
import type { Oidc } from '../oidc.ts';
import { fireByItself } from '../schedule.ts';
import type { Portata } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { productLambda, type LambdaProps } from './lambda.ts';

interface WorkflowsProps extends StackProps {
  readonly nome: string;
  readonly data: DataStack;
  readonly oidc: Oidc;
  readonly folders: Readonly<Record<string, string>>;
  readonly release: string;
  readonly portata: Portata;
  readonly posta: LambdaProps['posta'];
  readonly siteUrl: string;
}

/** The state machines of long work, the Lambdas that perform their steps, and what runs by itself. */
export class WorkflowsStack extends Stack {
  readonly machines: StateMachine[] = [];
  readonly steps: LambdaFunction[] = [];
  private readonly byKind = new Map<string, LambdaFunction>();
  /** What the scheduler told to a function that failed each time it was tried. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: WorkflowsProps) {
    super(scope, id, props);
    this.deadLetters = new Queue(this, 'NonConsegnati', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    for (const [kind, entry] of Object.entries(workflows)) this.machine(kind, entry, props);
    for (const schedule of schedules) {
      const lambda = productLambda(this, schedule.name, {
        nome: props.nome,
        functionName: `${props.nome}-${schedule.name}`,
        folder: props.folders[schedule.handler] ?? '',
        release: props.release,
        data: props.data,
        grants: {
          table: schedule.table,
          starts: startedBy(schedule),
          ...(schedule.describes ? { describes: startedBy(schedule) } : {}),
          // an account that was made is bound to its invitation
          ...(schedule.conti ? { accessi: true as const } : {}),
        },
        pool: schedule.conti ? props.oidc.pool : undefined,
        timeout: 300,
        memory: MEMORY.schedule,
      });
      lambda.configureAsyncInvoke({ onFailure: new SqsDestination(this.deadLetters), retryAttempts: 2 });
      this.steps.push(lambda);
      fireByItself(this, lambda, schedule, props.data.key);
    }
  }

  /** The Lambda of the steps of one kind of long work. */
  stepsOf(kind: TipoDiLavoro): LambdaFunction {
    const lambda = this.byKind.get(kind);
    if (!lambda) throw new Error(`No steps of ${kind}`);
    return lambda;
  }

  private machine(kind: string, entry: WorkflowEntry, props: WorkflowsProps): void {
    const { handler, concurrency, runsCalls, posta, lettore } = entry;
    const { nome, data, oidc, portata, folders, release } = props;
    const lambda = productLambda(this, `${kind}Passi`, {
      nome,
      functionName: `${nome}-passi-${kind}`,
      folder: folders[handler] ?? '',
      release,
      data,
      oidc: runsCalls ? oidc : undefined,
      grants: grantsOf(entry),
      posta: posta ? postaOf(props) : undefined,
      timeout: 300,
      memory: MEMORY.steps,
      together: portata.passiInsieme,
    });
    const reader = lettore && this.reader(kind, lettore, props);
    const machine = new StateMachine(this, kind, {
      stateMachineName: `${nome}-${kind}`,
      definitionBody: DefinitionBody.fromString(
        JSON.stringify(
          longWork({ name: kind, functionName: '${FunctionArn}', concurrency, reader: lettore && '${ReaderArn}' }),
        ),
      ),
      definitionSubstitutions: {
        // versions, not the functions: what a running execution calls stays as it was when it began
        FunctionArn: lambda.currentVersion.functionArn,
        ...(reader ? { ReaderArn: reader.currentVersion.functionArn } : {}),
      },
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
    reader?.grantInvoke(machine);
    this.byKind.set(kind, lambda);
    this.machines.push(machine);
    this.steps.push(lambda);
  }

  /** Reads the files that somebody sent: its memory and time are its own, and it touches nothing but the files of imports. */
  private reader(
    kind: string,
    { handler, secondi }: NonNullable<WorkflowEntry['lettore']>,
    { nome, data, folders, release }: WorkflowsProps,
  ): LambdaFunction {
    const lambda = productLambda(this, `${kind}Lettore`, {
      nome,
      functionName: `${nome}-lettore-${kind}`,
      folder: folders[handler] ?? '',
      release,
      data,
      grants: { files: 'importazioni' },
      timeout: secondi,
      memory: MEMORY.reader,
    });
    this.steps.push(lambda);
    return lambda;
  }
}

/** Grants of the steps of a kind of work. */
const grantsOf = ({ files, starts, accessi }: WorkflowEntry): Grants => ({
  table: 'readWrite',
  ...(files ? { files: files === true ? 'readWrite' : files } : {}),
  ...(starts ? { starts } : {}),
  ...(accessi ? { accessi } : {}),
});

/** Of the kind of work that sends messages to people. */
const postaOf = ({ posta, siteUrl }: WorkflowsProps): LambdaProps['posta'] =>
  posta && { ...posta, invia: { sito: siteUrl } };

const startedBy = ({ starts }: Schedule): readonly TipoDiLavoro[] =>
  starts === 'all' ? kinds : kinds.filter((kind) => starts.includes(kind));
