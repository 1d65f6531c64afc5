import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Route } from '#shared/contracts/route.ts';
import type { ApiEntry } from '../../apis.ts';

const METHODS: Readonly<Record<Route['method'], HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

/** The routes of one HTTP API: an explicit one for each of its calls, handed to what stands for the Lambda of its area. */
export class RoutesStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly entry: ApiEntry;
      readonly api: HttpApi;
      /** ARN of what answers the calls of each area. */
      readonly byArea: Readonly<Record<string, string>>;
    },
  ) {
    super(scope, id, props);
    for (const [area, calls] of Map.groupBy(props.entry.calls, ({ area }) => area)) {
      const functionArn = props.byArea[area.name];
      if (functionArn === undefined) throw new Error(`Area ${area.name} has no Lambda`);
      const attuale = LambdaFunction.fromFunctionAttributes(this, `${area.name}Attuale`, {
        functionArn,
        sameEnvironment: true,
      });
      const integration = new HttpLambdaIntegration(area.name, attuale, { scopePermissionToRoute: false });
      for (const { route } of calls)
        new HttpRoute(this, `${route.method}${route.path}`, {
          httpApi: props.api,
          routeKey: HttpRouteKey.with(route.path, METHODS[route.method]),
          integration,
        });
    }
  }
}
