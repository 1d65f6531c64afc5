import type { Duration } from 'aws-cdk-lib';
import { Function as LambdaFunction, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { StateMachine, type IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { functionNameOf, machineNameOf } from '../names.ts';

/** A function as who watches it knows it: by its name, without asking its stack for anything. */
export interface WatchedFunction {
  readonly id: string;
  readonly lambda: IFunction;
  readonly log: ILogGroup;
  readonly timeout: Duration | undefined;
}

/** A machine as who watches it knows it. */
export interface WatchedMachine {
  readonly id: string;
  readonly machine: IStateMachine;
}

/** Names a function of another stack for the graphs and the alarms of this one. */
export const watchedFunction = (scope: Construct, lambda: LambdaFunction): WatchedFunction => {
  const {
    node: { id },
    timeout,
  } = lambda;
  const name = functionNameOf(lambda);
  const named = new Construct(scope, `Di-${id}`);
  return {
    id,
    timeout,
    lambda: LambdaFunction.fromFunctionName(named, 'Funzione', name),
    log: LogGroup.fromLogGroupName(named, 'Log', `/aws/lambda/${name}`),
  };
};

/** Names a machine of another stack for the graphs and the alarms of this one. */
export const watchedMachine = (scope: Construct, machine: StateMachine): WatchedMachine => {
  const { id } = machine.node;
  return { id, machine: StateMachine.fromStateMachineName(scope, `Di-${id}`, machineNameOf(machine)) };
};
