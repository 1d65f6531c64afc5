import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { ApiName } from '../apis.ts';

const DESCRIPTIONS: Readonly<Record<ApiName, string>> = {
  primo: 'Personale',
  secondo: 'Stipendi',
  terzo: 'Stampe e denunce',
};

/** One of the HTTP APIs before it has routes: its stage, throttled, with access logs that hold ids, times, status and no personal data. */
export const bareHttpApi = (
  scope: Construct,
  { nome, name, key, perSecond }: { nome: string; name: ApiName; key: IKey; perSecond: number },
): { readonly api: HttpApi; readonly log: LogGroup } => {
  const api = new HttpApi(scope, `Api-${name}`, { apiName: `${nome}-${name}`, description: DESCRIPTIONS[name] });
  const log = new LogGroup(scope, `Accessi-${name}`, {
    retention: RetentionDays.ONE_YEAR,
    encryptionKey: key,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const stage = api.defaultStage?.node.defaultChild;
  if (!(stage instanceof CfnStage)) throw new Error('The HTTP API has no default stage');
  stage.defaultRouteSettings = { throttlingRateLimit: perSecond, throttlingBurstLimit: perSecond };
  stage.accessLogSettings = {
    destinationArn: log.logGroupArn,
    format: JSON.stringify({
      requestId: '$context.requestId',
      routeKey: '$context.routeKey',
      status: '$context.status',
      latency: '$context.responseLatency',
      time: '$context.requestTime',
      error: '$context.integrationErrorMessage',
    }),
  };
  return { api, log };
};
