import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { isSecondBackend, type Route } from '../../../shared/contracts/route.ts';
import { areas } from '../../areas.ts';
import type { DataStack } from './data-stack.ts';

const METHODS: Readonly<Record<Route['method'], HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

/** One of the two HTTP APIs: an explicit route for each call of its backend, handed to the Lambda of its area. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly accessLog: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly nome: string;
      readonly backend: 'primo' | 'secondo';
      readonly data: DataStack;
      readonly byArea: Readonly<Record<string, LambdaFunction>>;
    },
  ) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', {
      apiName: `${props.nome}-${props.backend}`,
      description: props.backend === 'primo' ? 'Personale' : 'Stipendi',
      createDefaultStage: true,
    });
    this.accessLog = new LogGroup(this, 'Accessi', {
      retention: RetentionDays.ONE_YEAR,
      encryptionKey: props.data.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage();
    for (const [area, { routes }] of Object.entries(areas)) {
      const mine = Object.values(routes).filter(({ path }) => isSecondBackend(path) === (props.backend === 'secondo'));
      const lambda = props.byArea[area];
      if (mine.length === 0 || !lambda) continue;
      const integration = new HttpLambdaIntegration(`${area}`, lambda, { scopePermissionToRoute: false });
      for (const { method, path } of mine) this.api.addRoutes({ path, methods: [METHODS[method]], integration });
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
