import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { canarino } from '#events/canarino.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { routeKey } from '#shared/contracts/route.ts';
import type { ApiEntry } from '../../apis.ts';
import { alarmsOf, PERIODO, TABLE_OPERATIONS, type AddAlarm } from '../alarms.ts';
import type { Portata } from '../settings.ts';
import { addDashboard } from '../watch/dashboard.ts';
import { addSavedQueries } from '../watch/saved-queries.ts';
import type { DataStack } from './data-stack.ts';

interface ObservabilityProps extends StackProps {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly data: DataStack;
  readonly lambdas: readonly LambdaFunction[];
  readonly machines: readonly StateMachine[];
  readonly apis: readonly { readonly entry: ApiEntry; readonly api: HttpApi; readonly log: ILogGroup }[];
  readonly deadLetters: IQueue;
  /** The steps of the check of every night. */
  readonly nightly: LambdaFunction;
  readonly portata: Portata;
  /** Who visits the deployment by itself, where the settings ask for it. */
  readonly canaries: readonly LambdaFunction[];
}

const SIGN_IN = routeKey(sessioneRoutes.login);
const TOO_MANY = FilterPattern.stringValue('$.status', '=', '429');
const SIGN_INS_REFUSED = FilterPattern.all(
  FilterPattern.stringValue('$.routeKey', '=', SIGN_IN),
  FilterPattern.stringValue('$.status', '=', '4*'),
);

/** Of a time or of a quota: what is left of it is little. */
const QUASI = 0.8;

/** A page of graphs, the questions one asks the logs, and alarms on what a person must look at: failing or slow code, failing work, what is throttled, APIs that refuse or fail, what was never delivered. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id, props);
    addDashboard(this, { ...props, table: props.data.table });
    addSavedQueries(this, {
      nome: props.nome,
      functions: props.lambdas.map(({ logGroup }) => logGroup),
      accesses: props.apis.map(({ log }) => log),
    });
    const alarm = alarmsOf(this, { nome: props.nome, key: props.data.key, email: props.email });
    props.lambdas.forEach((lambda) => lambdaAlarms(alarm, lambda));
    props.canaries.forEach((canary) => canaryAlarms(alarm, canary));
    props.machines.forEach((machine) => machineAlarms(alarm, machine));
    this.apisAlarms(alarm, props);
    alarm(
      'rilievi',
      this.findingsIn(props.nome, props.nightly),
      1,
      'The check of every night found stored payslips that break an invariant: admin verifica says which',
    );
    alarm(
      'lambda-insieme',
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'ConcurrentExecutions',
        statistic: 'Maximum',
        period: PERIODO,
      }),
      Math.ceil(props.portata.lambdaInsieme * QUASI),
      'The account runs almost as many Lambdas at once as it may: ask for a higher quota',
    );
    alarm(
      'non-consegnati',
      props.deadLetters.metricApproximateNumberOfMessagesVisible({ period: PERIODO }),
      1,
      'What the scheduler asked failed each time it was tried: its message waits in the queue of dead letters',
    );
    alarm(
      'tabella-rallentata',
      props.data.table.metricThrottledRequestsForOperations({
        period: PERIODO,
        operations: TABLE_OPERATIONS,
      }),
      10,
      'The table throttles requests',
    );
  }

  private apisAlarms(alarm: AddAlarm, { apis, nome }: Pick<ObservabilityProps, 'apis' | 'nome'>): void {
    apis.forEach(({ api, log }, indice) => {
      apiAlarms(alarm, `api${indice + 1}`, api);
      alarm(
        `api${indice + 1}-429`,
        this.answersIn(log, nome, `Api${indice + 1}Troppe`, TOO_MANY),
        100,
        'The API takes no more requests: raise portata.richiesteAlSecondo, or find who sends them',
      );
    });
    for (const { log } of apis.filter(({ entry }) => entry.calls.some(({ route }) => routeKey(route) === SIGN_IN)))
      alarm(
        'accessi-respinti',
        this.answersIn(log, nome, 'AccessiRespinti', SIGN_INS_REFUSED),
        50,
        'Many sign-ins are refused: tokens of another issuer, users without a school, or somebody who tries',
      );
  }

  /** What the check of every night tells in its log. */
  private findingsIn(nome: string, { logGroup }: LambdaFunction): IMetric {
    return new MetricFilter(this, 'Rilievi', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.evento', '=', 'rilievo'),
      metricNamespace: nome,
      metricName: 'Rilievi',
      metricValue: '1',
    }).metric({ statistic: 'Sum', period: PERIODO });
  }

  /** Answers that an API has no metric of its own for: counted in its access log. */
  private answersIn(log: ILogGroup, nome: string, id: string, filterPattern: IFilterPattern): IMetric {
    return new MetricFilter(this, id, {
      logGroup: log,
      filterPattern,
      metricNamespace: nome,
      metricName: id,
      metricValue: '1',
    }).metric({ statistic: 'Sum', period: PERIODO });
  }
}

const lambdaAlarms = (alarm: AddAlarm, lambda: LambdaFunction): void => {
  const { id } = lambda.node;
  alarm(
    `${id}-errori`,
    lambda.metricErrors({ period: PERIODO }),
    1,
    'A Lambda failed: look for its correlation id in the log',
  );
  alarm(
    `${id}-rallentata`,
    lambda.metricThrottles({ period: PERIODO }),
    10,
    'A Lambda was asked for more copies than it may have at once',
  );
  const limite = lambda.timeout?.toMilliseconds();
  if (limite !== undefined)
    alarm(
      `${id}-lenta`,
      lambda.metricDuration({ period: PERIODO, statistic: 'Maximum' }),
      limite * QUASI,
      'A Lambda took almost all of its time: what takes longer is cut off',
    );
};

/** In the time of two visits there is at least one, unless nothing calls it any more. */
const TWO_VISITS = Duration.minutes(2 * canarino.when.everyMinutes);

const canaryAlarms = (alarm: AddAlarm, lambda: LambdaFunction): void => {
  alarm(
    'canarino-fallito',
    lambda.metricErrors({ period: PERIODO }),
    1,
    'The synthetic user could not sign in and read the dashboard: the sentence is in the log of the canary',
  );
  alarm(
    'canarino-assente',
    lambda.metricInvocations({ period: TWO_VISITS }),
    1,
    'The synthetic user has not come: nobody knows whether people can sign in',
    { whenBelow: true },
  );
};

/** A person who stops work ends its execution: only many at once are a fault. */
const ABORTED_AT_ONCE = 20;

const machineAlarms = (alarm: AddAlarm, machine: StateMachine): void => {
  const { id } = machine.node;
  alarm(`${id}-falliti`, machine.metricFailed({ period: PERIODO }), 1, 'Long work failed for a technical reason');
  alarm(`${id}-scaduti`, machine.metricTimedOut({ period: PERIODO }), 1, 'Long work ran out of its time');
  alarm(
    `${id}-interrotti`,
    machine.metricAborted({ period: PERIODO }),
    ABORTED_AT_ONCE,
    'Much long work was ended from outside',
  );
};

/** Refusals of a busy morning are some hundreds: more are a page that asks wrongly, or somebody who tries. */
const REFUSED_AT_ONCE = 1000;

const apiAlarms = (alarm: AddAlarm, nome: string, api: HttpApi): void => {
  alarm(`${nome}-5xx`, api.metricServerError({ period: PERIODO }), 5, 'The API answers with server errors');
  alarm(`${nome}-4xx`, api.metricClientError({ period: PERIODO }), REFUSED_AT_ONCE, 'The API refuses many requests');
  alarm(
    `${nome}-lenta`,
    api.metricLatency({ period: PERIODO, statistic: 'p95' }),
    3000,
    'The API is slow at the 95th percentile',
  );
};
