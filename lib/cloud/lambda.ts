import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Grants } from '../areas.ts';
import { TABLE } from '../table.ts';
import type { DataStack } from './stacks/data-stack.ts';
import type { Oidc } from './stacks/identity-stack.ts';

export interface LambdaProps {
  readonly nome: string;
  readonly functionName: string;
  readonly folder: string;
  readonly data: DataStack;
  readonly oidc: Oidc;
  readonly grants: Grants;
  /** Seconds; the API's Lambdas must end before the integration's 29. */
  readonly timeout: number;
  readonly memory: number;
}

/** Prefix of the ARNs of the deployment's state machines. */
const stateMachinePrefix = (stack: Stack, nome: string): string =>
  `arn:${stack.partition}:states:${stack.region}:${stack.account}:stateMachine:${nome}-`;

/** One Lambda of the product: its log group, its environment, and exactly the grants that its entry in lib/areas.ts names. */
export const productLambda = (
  scope: Construct,
  id: string,
  { nome, functionName, folder, data, oidc, grants, timeout, memory }: LambdaProps,
): LambdaFunction => {
  const stack = Stack.of(scope);
  const logGroup = new LogGroup(scope, `${id}Log`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.ONE_YEAR,
    encryptionKey: data.key,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const lambda = new LambdaFunction(scope, id, {
    functionName,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
    timeout: Duration.seconds(timeout),
    memorySize: memory,
    tracing: Tracing.ACTIVE,
    logGroup,
    environmentEncryption: data.key,
    environment: {
      TABLE_NAME: data.table.tableName,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_TOKEN_USE: oidc.tokenUse,
      OIDC_AUDIENCE: oidc.audience ?? '',
      CURSOR_SECRET: data.cursorSecret.secretValue.unsafeUnwrap(),
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
      NODE_OPTIONS: '--enable-source-maps',
      ...(grants.files ? { BUCKET_NAME: data.files.bucketName } : {}),
      ...(grants.starts ? { STATE_MACHINE_PREFIX: stateMachinePrefix(stack, nome) } : {}),
    },
  });
  grantTable(lambda, data, grants);
  if (grants.files) grantFiles(lambda, data, grants.files);
  grantWorkflows(lambda, stack, nome, grants);
  return lambda;
};

/** What the product does to its table: it never scans. */
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const grantTable = (lambda: LambdaFunction, data: LambdaProps['data'], grants: Grants): void => {
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: grants.table === 'read' ? READS : [...READS, ...WRITES],
      resources: [data.table.tableArn, ...TABLE.indexes.map((index) => `${data.table.tableArn}/index/${index}`)],
    }),
  );
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
      resources: [data.key.keyArn],
    }),
  );
};

const grantFiles = (lambda: LambdaFunction, data: LambdaProps['data'], files: NonNullable<Grants['files']>): void => {
  // Without the right to list, S3 answers "access denied" where a file is absent.
  lambda.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [data.files.bucketArn] }));
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: files === 'read' ? ['s3:GetObject'] : ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: [data.files.arnForObjects('*')],
    }),
  );
};

const grantWorkflows = (
  lambda: LambdaFunction,
  stack: Stack,
  nome: string,
  { starts = [], stops = [] }: Grants,
): void => {
  const prefix = stateMachinePrefix(stack, nome);
  if (starts.length > 0)
    lambda.addToRolePolicy(
      new PolicyStatement({ actions: ['states:StartExecution'], resources: starts.map((kind) => `${prefix}${kind}`) }),
    );
  if (stops.length > 0)
    lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['states:StopExecution'],
        resources: stops.map((kind) => `${prefix.replace(':stateMachine:', ':execution:')}${kind}:*`),
      }),
    );
};
