import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Route } from '../../../shared/contracts/route.ts';
import type { ApiEntry, ApiName } from '../../apis.ts';
import type { DataStack } from './data-stack.ts';

const METHODS: Readonly<Record<Route['method'], HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

const DESCRIPTIONS: Readonly<Record<ApiName, string>> = {
  primo: 'Personale',
  secondo: 'Stipendi',
  terzo: 'Stampe e denunce',
};

/** One of the HTTP APIs: an explicit route for each of its calls, handed to the Lambda of its area. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly accessLog: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly nome: string;
      readonly entry: ApiEntry;
      readonly data: DataStack;
      readonly byArea: Readonly<Record<string, LambdaFunction>>;
    },
  ) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', {
      apiName: `${props.nome}-${props.entry.name}`,
      description: DESCRIPTIONS[props.entry.name],
      createDefaultStage: true,
    });
    this.accessLog = new LogGroup(this, 'Accessi', {
      retention: RetentionDays.ONE_YEAR,
      encryptionKey: props.data.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage();
    for (const [area, calls] of Map.groupBy(props.entry.calls, ({ area }) => area)) {
      const lambda = props.byArea[area.name];
      if (!lambda) throw new Error(`Area ${area.name} has no Lambda`);
      const integration = new HttpLambdaIntegration(area.name, lambda, { scopePermissionToRoute: false });
      for (const { route } of calls)
        this.api.addRoutes({ path: route.path, methods: [METHODS[route.method]], integration });
    }
  }

  /** Throttling and access logs without personal data: ids, times, status. */
  private stage(): void {
    const stage = this.api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error('The HTTP API has no default stage');
    stage.defaultRouteSettings = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
    stage.accessLogSettings = {
      destinationArn: this.accessLog.logGroupArn,
      format: JSON.stringify({
        requestId: '$context.requestId',
        routeKey: '$context.routeKey',
        status: '$context.status',
        latency: '$context.responseLatency',
        time: '$context.requestTime',
        error: '$context.integrationErrorMessage',
      }),
    };
  }
}
