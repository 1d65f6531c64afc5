import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { AreaEntry } from '../../areas.ts';
import { productLambda, type LambdaProps } from '../lambda.ts';
import { MEMORY } from '../memory.ts';
import type { Oidc } from '../oidc.ts';
import type { DataStack } from './data-stack.ts';

/** Errors within a minute that a version just delivered is taken back for. */
const TROPPI_ERRORI = 3;

const regression = (alias: Alias, alarmName: string): Alarm =>
  new Alarm(alias, 'Regressione', {
    alarmName,
    alarmDescription: 'Calls fail while a new version is delivered: the one before it is put back',
    metric: alias.metricErrors({ period: Duration.minutes(1) }),
    threshold: TROPPI_ERRORI,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });

/** The Lambdas of the areas, one each; a call must end before the integration gives up. */
export class FunctionsStack extends Stack {
  readonly byArea: Readonly<Record<string, LambdaFunction>>;
  /** ARN of what the routes call, by area: the version that works, with a tenth of the requests on the new one for the first minutes of a deploy. */
  readonly attuali: Readonly<Record<string, string>>;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly nome: string;
      readonly areas: readonly AreaEntry[];
      readonly data: DataStack;
      readonly oidc: Oidc;
      readonly originSecrets: readonly number[];
      readonly posta: LambdaProps['posta'];
      readonly folders: Readonly<Record<string, string>>;
      readonly release: string;
      readonly version: string;
    },
  ) {
    super(scope, id, props);
    const delivery = new LambdaApplication(this, 'Consegna');
    const role = new Role(this, 'ConsegnaRuolo', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    const { nome, areas, data, oidc, originSecrets, posta, folders, release, version } = props;
    this.byArea = Object.fromEntries(
      areas.map(({ name, handler, grants }) => [
        name,
        productLambda(this, name, {
          nome,
          functionName: `${nome}-${name}`,
          folder: folders[handler] ?? '',
          release,
          version,
          data,
          grants,
          oidc,
          originSecrets,
          posta,
          timeout: 25,
          memory: MEMORY.api,
        }),
      ]),
    );
    this.attuali = Object.fromEntries(
      Object.entries(this.byArea).map(([area, lambda]) => {
        const alias = lambda.addAlias('attuale');
        new LambdaDeploymentGroup(this, `${area}Gruppo`, {
          application: delivery,
          role,
          alias,
          deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
          alarms: [regression(alias, `${nome}-${area}-regressione`)],
          autoRollback: { deploymentInAlarm: true, failedDeployment: true },
        });
        return [area, alias.functionArn];
      }),
    );
  }
}
