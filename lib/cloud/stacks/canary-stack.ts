import { Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { canarino } from '#events/canarino.ts';
import { MEMORY } from '../memory.ts';
import type { Oidc } from '../oidc.ts';
import { fireByItself } from '../schedule.ts';
import type { Canarino } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import { productLambda } from './lambda.ts';

interface CanaryProps extends StackProps {
  readonly nome: string;
  readonly canarino: Canarino;
  readonly data: DataStack;
  readonly siteUrl: string;
  readonly oidc: Oidc;
  /** The users of the deployment, and one of them visits; none with an external provider. */
  readonly pool: IdentityStack['pool'] | undefined;
  readonly folders: Readonly<Record<string, string>>;
  readonly release: string;
}

/**
 * Who visits the deployment by its public address as a person does. A Lambda of ours and no CloudWatch Synthetics: no browser to keep up to date, no
 * bucket of screenshots, a small part of the price, and the same code is tried on one machine.
 */
export class CanaryStack extends Stack {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id, props);
    const { nome, data, siteUrl, folders, release, oidc, pool } = props;
    const { segreto } = props.canarino;
    this.lambda = productLambda(this, canarino.name, {
      nome,
      functionName: `${nome}-${canarino.name}`,
      folder: folders[canarino.handler] ?? '',
      release,
      data,
      grants: {},
      segreto,
      timeout: 60,
      memory: MEMORY.schedule,
    });
    this.lambda.addEnvironment('SITE_URL', siteUrl);
    this.lambda.addEnvironment('OIDC_CLIENT_ID', oidc.clientId);
    if (segreto !== undefined && pool !== undefined) this.signsIn(segreto, pool);
    else this.lambda.addEnvironment('OIDC_ISSUER', oidc.issuer);
    // a visit that failed is told as it is: one that succeeds a minute later would hide it
    this.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    fireByItself(this, this.lambda, canarino, data.key);
  }

  private signsIn(segreto: string, pool: IdentityStack['pool']): void {
    this.lambda.addEnvironment('SEGRETO', segreto);
    this.lambda.addEnvironment('USER_POOL_ID', pool.userPoolId);
    this.lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['cognito-idp:AdminInitiateAuth', 'cognito-idp:AdminRespondToAuthChallenge'],
        resources: [pool.userPoolArn],
      }),
    );
  }
}
