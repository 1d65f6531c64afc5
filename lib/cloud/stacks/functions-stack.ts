import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { areas } from '../../areas.ts';
import { productLambda, type LambdaProps } from '../lambda.ts';
import type { Oidc } from '../oidc.ts';
import type { DataStack } from './data-stack.ts';

/** The Lambdas of the areas, one each; a call must end before the integration gives up. */
export class FunctionsStack extends Stack {
  readonly byArea: Readonly<Record<string, LambdaFunction>>;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      readonly nome: string;
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
    const { nome, data, oidc, originSecrets, posta, folders, release, version } = props;
    this.byArea = Object.fromEntries(
      Object.entries(areas).map(([area, { handler, grants }]) => [
        area,
        productLambda(this, area, {
          nome,
          functionName: `${nome}-${area}`,
          folder: folders[handler] ?? '',
          release,
          version,
          data,
          grants,
          oidc,
          originSecrets,
          posta,
          timeout: 25,
          memory: 1024,
        }),
      ]),
    );
  }
}
