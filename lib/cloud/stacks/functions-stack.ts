import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { AreaEntry } from '../../areas.ts';
import { MEMORY } from '../memory.ts';
import { CURRENT } from '../names.ts';
import type { Oidc } from '../oidc.ts';
import type { DataStack } from './data-stack.ts';
import type { IngressStack } from './ingress-stack.ts';
import { productLambda, type LambdaProps } from './lambda.ts';

/** Calls that fail within a minute, for which a version just delivered is taken back. */
const TROPPI_ERRORI = 3;
const MINUTO = Duration.minutes(1);

/** Of a function that dies, Lambda tells; a defect is a call that was answered 500, and told in the log alone. */
const regressions = (alias: Alias, lambda: LambdaFunction, names: Readonly<Record<'nome' | 'area', string>>): Alarm[] =>
  [
    { id: 'Regressione', alarmName: 'regressione', metric: alias.metricErrors({ period: MINUTO }) },
    { id: 'Difetti', alarmName: 'difetti', metric: defectsOf(lambda, names) },
  ].map(
    ({ id, alarmName, metric }) =>
      new Alarm(alias, id, {
        alarmName: `${names.nome}-${names.area}-${alarmName}`,
        alarmDescription: 'Calls fail while a new version is delivered: the one before it is put back',
        metric,
        threshold: TROPPI_ERRORI,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }),
  );

/** Of the version that is delivered: those of the one before it, which it may have come to mend, do not keep it out. */
const defectsOf = (lambda: LambdaFunction, { nome, area }: Readonly<Record<'nome' | 'area', string>>): IMetric =>
  new MetricFilter(lambda, 'Difetti', {
    logGroup: lambda.logGroup,
    filterPattern: FilterPattern.stringValue('$.evento', '=', 'difetto'),
    metricNamespace: nome,
    metricName: `Difetti-${area}`,
    metricValue: '1',
    dimensions: { Versione: '$.versione' },
  }).metric({ statistic: 'Sum', period: MINUTO, dimensionsMap: { Versione: lambda.currentVersion.version } });

/** The Lambdas of the areas, one each; a call must end before the integration gives up. */
export class FunctionsStack extends Stack {
  readonly byArea: Readonly<Record<string, LambdaFunction>>;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly nome: string;
      readonly areas: readonly AreaEntry[];
      /** The APIs that may call them. */
      readonly apis: IngressStack['apis'];
      readonly data: DataStack;
      readonly oidc: Oidc;
      readonly originSecrets: readonly number[];
      readonly posta: LambdaProps['posta'];
      readonly siteUrl: string;
      readonly folders: Readonly<Record<string, string>>;
      readonly release: string;
      readonly version: string;
    },
  ) {
    super(scope, id, props);
    const delivery = new LambdaApplication(this, 'Consegna');
    const role = new Role(this, 'ConsegnaRuolo', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    const { nome, areas, apis, data, oidc, originSecrets, posta, siteUrl, folders, release, version } = props;
    this.byArea = Object.fromEntries(
      areas.map(({ name, handler, grants, aperta }) => [
        name,
        productLambda(this, name, {
          nome,
          functionName: `${nome}-${name}`,
          folder: folders[handler] ?? '',
          release,
          version,
          data,
          grants,
          originSecrets,
          ...(aperta ? {} : { oidc, posta: posta && grants.conti ? { ...posta, invia: { sito: siteUrl } } : posta }),
          pool: grants.conti ? oidc.pool : undefined,
          timeout: 25,
          memory: MEMORY.api,
        }),
      ]),
    );
    for (const [area, lambda] of Object.entries(this.byArea)) {
      // the alias is called by the routes: the version that works, with a tenth of the requests on the new one for the first minutes of a deploy
      const alias = lambda.addAlias(CURRENT);
      for (const { entry, api } of apis.filter(({ entry: { calls } }) => calls.some((call) => call.area.name === area)))
        alias.addPermission(`Api-${entry.name}`, {
          principal: new ServicePrincipal('apigateway.amazonaws.com'),
          sourceArn: `arn:${this.partition}:execute-api:${this.region}:${this.account}:${api.apiId}/*/*`,
        });
      new LambdaDeploymentGroup(this, `${area}Gruppo`, {
        application: delivery,
        role,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: regressions(alias, lambda, { nome, area }),
        autoRollback: { deploymentInAlarm: true, failedDeployment: true },
      });
    }
  }
}
