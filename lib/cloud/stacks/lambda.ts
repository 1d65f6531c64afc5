import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Grants } from '../../areas.ts';
import { TABLE } from '../../table.ts';
import type { Oidc } from '../oidc.ts';
import type { DataStack } from './data-stack.ts';

export interface LambdaProps {
  readonly nome: string;
  readonly functionName: string;
  readonly folder: string;
  /** Said to those that make files or hand them out: what an older release made is not what this one would. */
  readonly release: string;
  /** The version of this deploy: pages of an earlier one are told to load again. */
  readonly version?: string | undefined;
  readonly data: DataStack;
  readonly grants: Grants;
  /** Of the Lambdas that run the calls of an area: who their callers are. The others have neither this nor the secret of the lists. */
  readonly oidc?: Oidc | undefined;
  /** Of the Lambdas behind the APIs: the numbers of the secrets that a request may carry. */
  readonly originSecrets?: readonly number[];
  /** Who messages to people come from, where the deployment sends any; `invia` with the address of the pages for the Lambda that sends them. */
  readonly posta?: { readonly mittente: string; readonly invia?: { readonly sito: string } } | undefined;
  /** The user pool whose accounts it makes and changes. */
  readonly pool?: Oidc['pool'];
  /** Name of the secret that it reads while it runs, through the extension of AWS: a secret that changes needs no deploy, and is in no setting. */
  readonly segreto?: string | undefined;
  /** How many run at once at most; as many as the account has when not said. */
  readonly together?: number | undefined;
  /** Seconds; the API's Lambdas must end before the integration's 29. */
  readonly timeout: number;
  readonly memory: number;
}

/** One Lambda of the product: its log group, and exactly the settings and the grants that its declaration asks for. */
export const productLambda = (scope: Construct, id: string, props: LambdaProps): LambdaFunction => {
  const { functionName, folder, data, grants, timeout, memory } = props;
  const stack = Stack.of(scope);
  const lambda = new LambdaFunction(scope, id, {
    functionName,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
    timeout: Duration.seconds(timeout),
    memorySize: memory,
    ...(props.together === undefined ? {} : { reservedConcurrentExecutions: props.together }),
    ...(segretiDi(stack, props).length === 0 ? {} : { paramsAndSecrets: secretsReader() }),
    // of each call that went well Lambda would write its beginning, its end and its length, which the measures have too: half a kilobyte, paid
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    logGroup: new LogGroup(scope, `${id}Log`, {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: RetentionDays.ONE_YEAR,
      encryptionKey: data.key,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    environmentEncryption: data.key,
    // an execution of long work ends with the version it began with, however many deploys come meanwhile
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    environment: environmentOf(stack, props),
  });
  for (const statement of [
    ...tableRights(data, grants),
    ...filesRights(data, grants),
    ...worksRights(stack, props),
    ...postaRights(stack, props),
    ...secretRights(stack, props),
    ...accountRights(props),
  ])
    lambda.addToRolePolicy(statement);
  return lambda;
};

const environmentOf = (
  stack: Stack,
  { nome, data, grants, oidc, originSecrets, posta, pool, release, version }: LambdaProps,
): Record<string, string> => ({
  // while a version arrives, functions of the one before still read: what they do not know is stored once somebody says so
  ...(grants.table ? { TABLE_NAME: data.table.tableName, FORMA_SCRITTA: 'precedente' } : {}),
  AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  NODE_OPTIONS: '--enable-source-maps',
  ...(grants.files ? { BUCKET_NAME: data.files.bucketName, RELEASE: release } : {}),
  ...(grants.files === 'lock' ? { BLOCCO_DEI_FILE: 'GOVERNANCE' } : {}),
  ...(grants.starts || grants.stops || oidc ? { STATE_MACHINE_PREFIX: stateMachinePrefix(stack, nome) } : {}),
  ...(oidc
    ? {
        ...issuerEnvironment(oidc),
        SEGRETO_CURSORI: data.cursorSecret.secretArn,
        ...(version === undefined ? {} : { MIN_VERSION: version }),
      }
    : {}),
  ...postaEnvironment(posta),
  ...accountsEnvironment(pool),
  ...(originSecrets ? { SEGRETI_ORIGINE: originSecrets.map((number) => data.originSecretArn(number)).join(',') } : {}),
});

const issuerEnvironment = ({ issuer, clientId, tokenUse, audience, persona }: Oidc): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_TOKEN_USE: tokenUse,
  OIDC_AUDIENCE: audience ?? '',
  ...(persona && { OIDC_PERSONA: JSON.stringify(persona) }),
});

const accountsEnvironment = (pool: LambdaProps['pool']): Record<string, string> =>
  pool ? { USER_POOL_ID: pool.id } : {};

const postaEnvironment = (posta: LambdaProps['posta']): Record<string, string> => ({
  ...(posta ? { POSTA_MITTENTE: posta.mittente } : {}),
  ...(posta?.invia ? { SITE_URL: posta.invia.sito } : {}),
});

/** What the product does to its table: it never scans, and nobody writes to an index. */
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** Partitions that say who may enter, and what is to be done of accounts: only who needs it writes there, whatever happens to the code of the others. */
const ACCESSI = ['UTENTE#*', 'SESSIONE#*', 'INVITO#*', 'CONTI'];

const writesOf = (table: string, { accessi }: Grants): PolicyStatement[] => [
  new PolicyStatement({ actions: WRITES, resources: [table] }),
  ...(accessi
    ? []
    : [
        new PolicyStatement({
          effect: Effect.DENY,
          actions: WRITES.filter((action) => action !== 'dynamodb:ConditionCheckItem'),
          resources: [table],
          conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ACCESSI } },
        }),
      ]),
];

const tableRights = ({ table, key }: DataStack, grants: Grants): PolicyStatement[] => [
  ...(grants.table
    ? [
        new PolicyStatement({
          actions: READS,
          resources: [table.tableArn, ...TABLE.indexes.map((index) => `${table.tableArn}/index/${index}`)],
        }),
        // a statement reads partitions of the table alone; one that names none would read all of it
        new PolicyStatement({ actions: ['dynamodb:PartiQLSelect'], resources: [table.tableArn] }),
        new PolicyStatement({
          effect: Effect.DENY,
          actions: ['dynamodb:PartiQLSelect'],
          resources: [table.tableArn],
          conditions: { Bool: { 'dynamodb:FullTableScan': ['true'] } },
        }),
      ]
    : []),
  ...(grants.table === 'readWrite' ? writesOf(table.tableArn, grants) : []),
  new PolicyStatement({ actions: ['kms:Decrypt', 'kms:GenerateDataKey'], resources: [key.keyArn] }),
];

/** A link names the version of the file that was looked at. */
const FILE_READS = ['s3:GetObject', 's3:GetObjectVersion'];

/** Actions on the files of each grant. */
const FILE_ACTIONS: Readonly<Record<NonNullable<Grants['files']>, readonly string[]>> = {
  read: FILE_READS,
  // a lock that ends later is put by anybody who may lock; one that ends sooner, by who may pass over it: no function
  lock: [...FILE_READS, 's3:GetObjectRetention', 's3:PutObjectRetention'],
  readWrite: [...FILE_READS, 's3:PutObject', 's3:DeleteObject'],
  importazioni: ['s3:GetObject', 's3:PutObject'],
};

/** Requests of the product about the accounts of a pool: `Admin` calls on that pool, none that signs anybody in or sets a password. */
const ACCOUNTS = [
  'AdminGetUser',
  'AdminCreateUser',
  'AdminResetUserPassword',
  'AdminSetUserMFAPreference',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminDeleteUser',
].map((action) => `cognito-idp:${action}`);

const accountRights = ({ pool }: LambdaProps): PolicyStatement[] =>
  pool ? [new PolicyStatement({ actions: ACCOUNTS, resources: [pool.arn] })] : [];

/** Rights on files. Who looks for them may list: without the right to, S3 answers "access denied" where one is gone, and nobody would be told so. */
const filesRights = ({ files }: DataStack, grants: Grants): PolicyStatement[] => {
  if (!grants.files) return [];
  const objects = files.arnForObjects(grants.files === 'importazioni' ? '*/importazioni/*' : '*');
  return [
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }),
    new PolicyStatement({ actions: [...FILE_ACTIONS[grants.files]], resources: [objects] }),
  ];
};

const worksRights = (stack: Stack, { nome, grants }: LambdaProps): PolicyStatement[] => {
  const { starts = [], stops = [], describes = [] } = grants;
  const prefix = stateMachinePrefix(stack, nome);
  const executions = prefix.replace(':stateMachine:', ':execution:');
  return [
    ...(starts.length > 0
      ? [
          new PolicyStatement({
            actions: ['states:StartExecution'],
            resources: starts.map((kind) => `${prefix}${kind}`),
          }),
        ]
      : []),
    ...(stops.length > 0
      ? [
          new PolicyStatement({
            actions: ['states:StopExecution'],
            resources: stops.map((kind) => `${executions}${kind}:*`),
          }),
        ]
      : []),
    ...(describes.length > 0
      ? [
          new PolicyStatement({
            actions: ['states:DescribeExecution'],
            resources: describes.map((kind) => `${executions}${kind}:*`),
          }),
        ]
      : []),
  ];
};

/** To send as the one sender: the service looks for the right on the address or, where that is not verified by itself, on its domain. */
const postaRights = (stack: Stack, { posta }: LambdaProps): PolicyStatement[] => {
  if (!posta?.invia) return [];
  const identity = (name: string) => `arn:${stack.partition}:ses:${stack.region}:${stack.account}:identity/${name}`;
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [identity(posta.mittente), identity(posta.mittente.slice(posta.mittente.indexOf('@') + 1))],
      conditions: { StringEquals: { 'ses:FromAddress': posta.mittente } },
    }),
  ];
};

/** Without a cache: whoever changes the secret sees at the next reading whether it is good. */
const secretsReader = (): ParamsAndSecretsLayerVersion =>
  ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
    cacheEnabled: false,
    logLevel: ParamsAndSecretsLogLevel.ERROR,
  });

/** Secrets that a Lambda reads while it runs: none is in its environment. AWS ends the ARN of a secret with six characters of its own. */
const segretiDi = (stack: Stack, { segreto, oidc, originSecrets = [], data }: LambdaProps): readonly string[] => [
  ...(segreto === undefined
    ? []
    : [`arn:${stack.partition}:secretsmanager:${stack.region}:${stack.account}:secret:${segreto}-??????`]),
  ...(oidc ? [data.cursorSecret.secretArn] : []),
  ...originSecrets.map((number) => data.originSecretArn(number)),
];

const secretRights = (stack: Stack, props: LambdaProps): PolicyStatement[] => {
  const resources = [...segretiDi(stack, props)];
  return resources.length === 0 ? [] : [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources })];
};

/** Prefix of the ARNs of the deployment's state machines. */
export const stateMachinePrefix = (stack: Stack, nome: string): string =>
  `arn:${stack.partition}:states:${stack.region}:${stack.account}:stateMachine:${nome}-`;
