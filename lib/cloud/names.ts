import { Stack } from 'aws-cdk-lib';
import { CfnFunction, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnStateMachine, type StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';

/** The alias of a function that is called: the version that works. */
export const CURRENT = 'attuale';

/** ARN of the function of this region and account with that name, whoever makes it. */
export const functionArn = (scope: Construct, functionName: string): string => {
  const { partition, region, account } = Stack.of(scope);
  return `arn:${partition}:lambda:${region}:${account}:function:${functionName}`;
};

/** The name that a function was given, as text: other stacks need not ask its own for it. */
export const functionNameOf = ({ node: { defaultChild, path } }: LambdaFunction): string =>
  given(defaultChild instanceof CfnFunction ? defaultChild.functionName : undefined, path);

/** The name that a machine was given, as text. */
export const machineNameOf = ({ node: { defaultChild, path } }: StateMachine): string =>
  given(defaultChild instanceof CfnStateMachine ? defaultChild.stateMachineName : undefined, path);

const given = (name: string | undefined, path: string): string => {
  if (name === undefined) throw new Error(`${path} has no name of ours`);
  return name;
};
