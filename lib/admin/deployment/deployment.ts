import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { onAws } from './refusals.ts';

/** A deployment of the product on AWS, as its stack of the site tells it. */
export interface Deployment {
  /** Beginning of the names of its stacks: 'emolumenti-eu-south-1'. */
  readonly name: string;
  readonly region: string;
  readonly siteUrl: string;
  readonly issuer: string;
  readonly tableName: string;
  readonly bucketName: string;
  /** Absent with an external identity provider. */
  readonly userPoolId: string | undefined;
  /** For how many days the copies of each night are kept: 0 where none is made, undefined where the stack does not say it yet. */
  readonly giorniCopie: number | undefined;
  /** Prefix of the ARNs of its state machines. */
  readonly stateMachinePrefix: string;
}

const NAME = /^(?<nome>[a-z][a-z0-9-]{2,20})-(?<region>[a-z]{2}-[a-z]+-\d)$/;
const ACCOUNT = /^arn:(?<partition>[a-z-]+):cloudformation:[a-z0-9-]+:(?<account>\d{12}):/;

/** Reads the outputs of the stack `NAME-sito`. @throws Error when the name, the credentials, the stack or one of its outputs is not good */
export const readDeployment = async (name: string): Promise<Deployment> => {
  const parts = NAME.exec(name)?.groups;
  if (parts?.nome === undefined || parts.region === undefined)
    throw new Error(
      `"${name}" non è il nome di un'installazione: è fatto di nome e regione di cdk.json, per esempio emolumenti-eu-south-1.`,
    );
  const stack = await findStack(parts.region, `${name}-sito`);
  if (stack === undefined)
    throw new Error(
      `Nella regione ${parts.region} non c'è lo stack ${name}-sito: controllare nome e regione in cdk.json, il conto delle credenziali, e che "npx cdk deploy --all" sia finito bene.`,
    );
  const outputs = new Map((stack.Outputs ?? []).map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue]));
  const output = (key: string): string => {
    const value = outputs.get(key);
    if (value === undefined)
      throw new Error(
        `Lo stack ${name}-sito non dice ${key}: è di una versione di prima, oppure non è finito; rifare "npx cdk deploy ${name}-sito".`,
      );
    return value;
  };
  return {
    name,
    region: parts.region,
    siteUrl: output('SiteUrl'),
    issuer: output('Issuer'),
    tableName: output('TableName'),
    bucketName: output('BucketName'),
    userPoolId: outputs.get('UserPoolId'),
    giorniCopie: outputs.has('BackupDays') ? Number(outputs.get('BackupDays')) : undefined,
    stateMachinePrefix: stateMachines(stack, parts.region, parts.nome),
  };
};

/** @returns undefined when there is none of that name, which CloudFormation tells as a request that is not valid */
export const findStack = async (region: string, name: string): Promise<Stack | undefined> => {
  const client = new CloudFormationClient({ region });
  return onAws('cloudformation:DescribeStacks', async () => {
    try {
      const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
      return Stacks[0];
    } catch (error) {
      if (error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist'))
        return undefined;
      throw error;
    }
  });
};

const stateMachines = ({ StackId = '' }: Stack, region: string, nome: string): string => {
  const { partition = 'aws', account = '' } = ACCOUNT.exec(StackId)?.groups ?? {};
  return `arn:${partition}:states:${region}:${account}:stateMachine:${nome}-`;
};

/** The settings that lead every client of the product to a deployment, under the names that its Lambdas know them by. */
export const environmentOf = (deployment: Deployment): Readonly<Record<string, string>> => ({
  AWS_REGION: deployment.region,
  TABLE_NAME: deployment.tableName,
  BUCKET_NAME: deployment.bucketName,
  OIDC_ISSUER: deployment.issuer,
  SITE_URL: deployment.siteUrl,
  STATE_MACHINE_PREFIX: deployment.stateMachinePrefix,
});
