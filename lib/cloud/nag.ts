import { Token, Validations, type Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { workflows } from '../workflows/index.ts';

interface Accepted {
  readonly id: string;
  readonly reason: string;
}

const RULE = 'AwsSolutions::AwsSolutions-';

/** Findings of cdk-nag that we accept everywhere, and why. */
const everywhere: readonly Accepted[] = [
  {
    id: 'APIG4',
    reason:
      'The token is verified inside the Lambda: the gateway authorizer has no 600 s tolerance and knows no backend session; a generated test tries every route without it',
  },
  {
    id: 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    reason: 'Log writing only, the policy that AWS keeps for it',
  },
  {
    id: 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    reason: 'Shifting an alias between the versions of a function, the policy that AWS keeps for it',
  },
  { id: 'IAM5[Resource::*]', reason: 'X-Ray and the delivery of state machine logs accept no narrower resource' },
  {
    id: 'SMG4',
    reason:
      'The secret signs list cursors; changing it only makes open lists start again from the first page, and it is changed by hand after a leak',
  },
  { id: 'CFR1', reason: 'School staff may work from abroad' },
  {
    id: 'CFR2',
    reason:
      'A WAF with a limit for each user is made unless the settings bring another (wafArn) or want none, to save its price',
  },
  {
    id: 'CFR4',
    reason:
      "With the distribution's own domain CloudFront allows no other choice; with a certificate in the settings TLS 1.2 (2021) is enforced",
  },
  {
    id: 'CFR3',
    reason:
      "CloudFront's log enters by the identifier of the distribution (registroAccessi), in a stack of us-east-1; the APIs' access logs hold every call",
  },
  { id: 'SQS3', reason: 'The queue is itself the one of dead letters' },
  { id: 'COG8', reason: 'The plan is a setting: PLUS costs more than all the rest of the deployment' },
  { id: 'L1', reason: "The library's own deployment function: its runtime is the library's choice" },
];

/** How a finding names the account: by its number where the settings say it, else by the pseudo parameter. */
const accountOf = (stack: Stack): string => (Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account);

/** How a finding names what a stack reads from the outputs of another. */
const outputOf = ({ region }: Stack, name: string, output: string): string =>
  JSON.stringify({ 'Fn::GetStackOutput': { StackName: name, Region: region, OutputName: output } });

/** Wildcards that only the objects of a bucket, the executions of a machine or the versions of a function can have. */
const wildcards = (stack: Stack, nome: string): Accepted[] => [
  ...Object.keys(workflows).map((kind) => ({
    id: `IAM5[Resource::arn:<AWS::Partition>:states:${stack.region}:${accountOf(stack)}:execution:${nome}-${kind}:*]`,
    reason: 'Executions of this one state machine have names made when they start',
  })),
  ...Object.entries(workflows)
    .flatMap(([kind, { lettore }]) => [kind, `${kind}Passi`, ...(lettore ? [`${kind}Lettore`] : [])])
    .map((id) => ({
      id: `IAM5[Resource::<${logicalPrefix(stack, id)}.Arn>:*]`,
      reason: 'Versions and aliases of this one function',
    })),
  ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map((action) => ({
    id: `IAM5[Action::${action}]`,
    reason: "The library's deployment of the web pages: families of actions on the two buckets it copies between",
  })),
  {
    id: `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${accountOf(stack)}-${stack.region}/*]`,
    reason: 'The deployment reads the assets that CDK published',
  },
  {
    id: `IAM5[Resource::${outputOf(stack, `${nome}-${stack.region}-ingresso`, 'PublishOutputFnGetAttSito53B3218BArn32E3B621')}/*]`,
    reason: 'The deployment writes the pages of the site',
  },
  ...['/*', '/*/importazioni/*'].map((keys) => ({
    id: `IAM5[Resource::${outputOf(stack, `${nome}-${stack.region}-dati`, 'PublishOutputFnGetAttFileE011717DArn3D2C43DA')}${keys}]`,
    reason: 'Files of the schools: a Lambda reads and writes objects whose keys begin with the school',
  })),
];

/** Logical id that a child of the stack has in the template. */
const logicalPrefix = (stack: Stack, id: string): string => {
  const child = stack.node.tryFindChild(id)?.node.defaultChild;
  return child && 'logicalId' in child ? String(stack.resolve(child.logicalId)) : id;
};

/** Acknowledges the accepted findings on a stack, and those that carry the logical id of one of its own functions or buckets. */
export const acknowledge = (
  stack: Stack,
  nome: string,
  ofChildren: readonly { readonly child: string; readonly suffix: string; readonly reason: string }[] = [],
): void => {
  const own = ofChildren.map(({ child, suffix, reason }) => ({
    id: `IAM5[Resource::<${logicalPrefix(stack, child)}.Arn>${suffix}]`,
    reason,
  }));
  for (const { id, reason } of [...everywhere, ...wildcards(stack, nome), ...own])
    Validations.of(stack).acknowledge({ id: `${RULE}${id}`, reason });
};

/** Removing versions: of every function of the deployment, and of no other. */
export const acknowledgeVersions = (stack: Stack, nome: string): void => {
  const account = accountOf(stack);
  const functions = `arn:<AWS::Partition>:lambda:${stack.region}:${account}:function:${nome}-*`;
  for (const resource of [
    functions,
    `${functions}:*`,
    `arn:<AWS::Partition>:states:${stack.region}:${account}:stateMachine:${nome}-*`,
  ])
    Validations.of(stack).acknowledge({
      id: `${RULE}IAM5[Resource::${resource}]`,
      reason: 'Functions and machines of this deployment, by its prefix: they come and go with the releases',
    });
};

/** Reading where the deployment is: AWS ends the ARN of a stack with an identifier of its own. */
export const acknowledgeErasure = (stack: Stack, told: string): void =>
  Validations.of(stack).acknowledge({
    id: `${RULE}IAM5[Resource::arn:<AWS::Partition>:cloudformation:${stack.region}:${accountOf(stack)}:stack/${told}/*]`,
    reason: 'The outputs of this one stack',
  });

/** A bucket that only receives a log: logging who reads it would fill it with itself. */
export const acknowledgeLogBucket = (bucket: Bucket): void =>
  Validations.of(bucket).acknowledge({
    id: `${RULE}S1`,
    reason: 'The bucket receives a log: its own accesses would fill it',
  });

/** Policies that AWS keeps for a service of its own, whose rights it alone knows. */
export const acknowledgePolicies = (stack: Stack, policies: readonly string[], reason: string): void => {
  for (const policy of policies)
    Validations.of(stack).acknowledge({
      id: `${RULE}IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      reason,
    });
};
