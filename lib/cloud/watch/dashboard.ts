import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { PERIODO, TABLE_OPERATIONS } from '../alarms.ts';
import type { WatchedFunction, WatchedMachine } from './watched.ts';

interface Watched {
  readonly nome: string;
  readonly functions: readonly WatchedFunction[];
  readonly machines: readonly WatchedMachine[];
  readonly apis: readonly { readonly api: HttpApi }[];
  readonly table: TableV2;
  readonly deadLetters: IQueue;
}

const p95 = { period: PERIODO, statistic: 'p95' } as const;
const sum = { period: PERIODO } as const;

/** Three graphs fill a row of the page, which is 24 units wide. */
const graph = (title: string, left: readonly IMetric[]): GraphWidget =>
  new GraphWidget({ title, left: [...left], width: 8, height: 6 });

/** The page that one looks at when an alarm comes. Its name is unique in the account, whatever the region: it says which one. */
export const addDashboard = (scope: Construct, { nome, ...watched }: Watched): void => {
  new Dashboard(scope, 'Quadro', {
    dashboardName: `${nome}-${Stack.of(scope).region}`,
    defaultInterval: Duration.days(1),
    widgets: [requests(watched), code(watched), longWork(watched), storage(watched)],
  });
};

const requests = ({ apis }: Pick<Watched, 'apis'>): GraphWidget[] => [
  graph(
    'Requests of each API',
    apis.map(({ api }) => api.metricCount(sum)),
  ),
  graph(
    'Refused and failed requests',
    apis.flatMap(({ api }) => [api.metricClientError(sum), api.metricServerError(sum)]),
  ),
  graph(
    'Latency of each API, 95th percentile (ms)',
    apis.map(({ api }) => api.metricLatency(p95)),
  ),
];

const code = ({ functions }: Pick<Watched, 'functions'>): GraphWidget[] => [
  graph(
    'Errors of the functions',
    functions.map(({ lambda }) => lambda.metricErrors(sum)),
  ),
  graph(
    'Duration of the functions, 95th percentile (ms)',
    functions.map(({ lambda }) => lambda.metricDuration(p95)),
  ),
  graph(
    'Throttles of the functions',
    functions.map(({ lambda }) => lambda.metricThrottles(sum)),
  ),
];

const longWork = ({ machines }: Pick<Watched, 'machines'>): GraphWidget[] => [
  graph(
    'Long work begun',
    machines.map(({ machine }) => machine.metricStarted(sum)),
  ),
  graph(
    'Long work that failed, ran out of time or was ended',
    machines.flatMap(({ machine: one }) => [one.metricFailed(sum), one.metricTimedOut(sum), one.metricAborted(sum)]),
  ),
  graph(
    'Duration of long work, 95th percentile (ms)',
    machines.map(({ machine }) => machine.metricTime(p95)),
  ),
];

const storage = ({ table, deadLetters }: Pick<Watched, 'table' | 'deadLetters'>): GraphWidget[] => [
  graph('Units of the table', [
    table.metricConsumedReadCapacityUnits(sum),
    table.metricConsumedWriteCapacityUnits(sum),
  ]),
  graph('Throttled requests to the table', [
    table.metricThrottledRequestsForOperations({
      ...sum,
      operations: TABLE_OPERATIONS,
    }),
  ]),
  graph('Dead letters', [deadLetters.metricApproximateNumberOfMessagesVisible(sum)]),
];
