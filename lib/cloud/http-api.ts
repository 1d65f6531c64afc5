import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnApi, CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { ApiEntry, ApiName } from '../apis.ts';
import { gatewayDocument } from './gateway-document.ts';
import { CURRENT, functionArn } from './names.ts';

const DESCRIPTIONS: Readonly<Record<ApiName, string>> = {
  primo: 'Personale',
  secondo: 'Stipendi',
  terzo: 'Stampe e denunce',
};

/**
 * One of the HTTP APIs with all of its routes, imported at once from a document: each route as a resource of its own would be a request to a service
 * that takes ten a second. It names the functions that answer before they exist, and has access logs of ids, times, status and no personal data.
 */
export const httpApi = (
  scope: Construct,
  { nome, entry, key, perSecond }: { nome: string; entry: ApiEntry; key: IKey; perSecond: number },
): { readonly api: HttpApi; readonly log: LogGroup } => {
  const { name } = entry;
  const api = new HttpApi(scope, `Api-${name}`);
  importedFrom(api, nome, entry);
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

/** Gives the API its body, which says its name and description too. */
const importedFrom = (api: HttpApi, nome: string, entry: ApiEntry): void => {
  const resource = api.node.defaultChild;
  if (!(resource instanceof CfnApi)) throw new Error('The HTTP API has no resource');
  const { partition, region } = Stack.of(api);
  const info = { title: `${nome}-${entry.name}`, description: DESCRIPTIONS[entry.name] };
  resource.body = gatewayDocument(
    info,
    entry,
    (area) =>
      `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${functionArn(api, `${nome}-${area}`)}:${CURRENT}/invocations`,
  );
  for (const name of ['Name', 'ProtocolType']) resource.addPropertyDeletionOverride(name);
};
