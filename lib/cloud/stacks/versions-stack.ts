import { Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { versioniSuperate } from '#events/versioni.ts';
import { workflows } from '../../workflows/index.ts';
import { MEMORY } from '../memory.ts';
import { fireByItself } from '../schedule.ts';
import type { DataStack } from './data-stack.ts';
import { productLambda, stateMachinePrefix } from './lambda.ts';

interface VersionsProps extends StackProps {
  readonly nome: string;
  /** For how many days a version is kept after another took its place. */
  readonly giorni: number;
  readonly data: DataStack;
  /** Names of the areas, whose functions have an alias. */
  readonly areas: readonly string[];
  readonly folders: Readonly<Record<string, string>>;
  readonly release: string;
}

/** What removes the versions of the functions that nobody can call any more: each deploy leaves some, and a region holds 75 GB of code. */
export class VersionsStack extends Stack {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: VersionsProps) {
    super(scope, id, props);
    const { nome, giorni, data, areas, folders, release } = props;
    this.lambda = productLambda(this, versioniSuperate.name, {
      nome,
      functionName: `${nome}-${versioniSuperate.name}`,
      folder: folders[versioniSuperate.handler] ?? '',
      release,
      data,
      grants: {},
      timeout: 300,
      memory: MEMORY.schedule,
    });
    this.lambda.addEnvironment('FUNCTION_PREFIX', `${nome}-`);
    this.lambda.addEnvironment('FUNCTIONS', [...areas, ...stepNames].join(','));
    this.lambda.addEnvironment('STATE_MACHINE_PREFIX', stateMachinePrefix(this, nome));
    this.lambda.addEnvironment('GIORNI', String(giorni));
    for (const statement of rightsOf(this, nome)) this.lambda.addToRolePolicy(statement);
    // what failed tonight is tried tomorrow
    this.lambda.configureAsyncInvoke({ retryAttempts: 0 });
    fireByItself(this, this.lambda, versioniSuperate, data.key);
  }
}

/** Functions of long work, which the machines call by version. */
const stepNames = Object.entries(workflows).flatMap(([kind, { lettore }]) => [
  `passi-${kind}`,
  ...(lettore ? [`lettore-${kind}`] : []),
]);

/** The wildcards of its rights: names of the deployment, their versions, its machines. */
const versionResources = (stack: Stack, nome: string) => {
  const functions = `arn:${stack.partition}:lambda:${stack.region}:${stack.account}:function:${nome}-*`;
  return {
    functions,
    // with one colon more than the name of a function: a whole function cannot be removed with it
    versions: `${functions}:*`,
    machines: `${stateMachinePrefix(stack, nome)}*`,
  };
};

const rightsOf = (stack: Stack, nome: string): PolicyStatement[] => {
  const { functions, versions, machines } = versionResources(stack, nome);
  return [
    new PolicyStatement({ actions: ['lambda:ListVersionsByFunction', 'lambda:ListAliases'], resources: [functions] }),
    new PolicyStatement({ actions: ['lambda:DeleteFunction'], resources: [versions] }),
    new PolicyStatement({ actions: ['states:DescribeStateMachine', 'states:ListExecutions'], resources: [machines] }),
  ];
};
