import { ServiceError } from './service-error.ts';

/** Every embedded engine lives in this region of an account that does not exist. */
export const region = 'eu-south-1';
const prefix = `arn:aws:states:${region}:000000000000`;

/** ARN of the state machine of that name, the same on every machine. */
export const stateMachineArn = (name: string): string => `${prefix}:stateMachine:${name}`;

/** ARN of one execution of a state machine. */
export const executionArn = (machine: string, name: string): string => `${prefix}:execution:${machine}:${name}`;

/** White space, brackets, wildcards, special and control characters are refused by the service, 80 characters are its limit. */
const name = '[^\\s<>{}[\\]?*"#%\\\\^|~`$&,;:/\\p{Cc}\\p{Cs}]{1,80}';
const nameOnly = new RegExp(`^${name}$`, 'u');
const machineOnly = new RegExp(`^arn:aws:states:[a-z0-9-]+:\\d{12}:stateMachine:(${name})$`, 'u');
const executionOnly = new RegExp(`^arn:aws:states:[a-z0-9-]+:\\d{12}:execution:(${name}):(${name})$`, 'u');

/** @throws ServiceError InvalidName */
export const checkName = (value: string): string => {
  if (!nameOnly.test(value)) throw new ServiceError('InvalidName', `Invalid Name: '${value}'`);
  return value;
};

/** @throws ServiceError InvalidArn */
export const stateMachineOf = (arn: string): string => {
  const machine = machineOnly.exec(arn)?.[1];
  if (machine === undefined)
    throw new ServiceError('InvalidArn', `Invalid Arn: 'Resource type not valid in this context: ${arn}'`);
  return machine;
};

/** @throws ServiceError InvalidArn */
export const executionOf = (arn: string): { machine: string; name: string } => {
  const [, machine, execution] = executionOnly.exec(arn) ?? [];
  if (machine === undefined || execution === undefined) {
    throw new ServiceError('InvalidArn', `Invalid Arn: 'Resource type not valid in this context: ${arn}'`);
  }
  return { machine, name: execution };
};

/** The bare name of a function given by name or by ARN, with or without qualifier. */
export const functionNameOf = (nameOrArn: string): string =>
  /^arn:[^:]+:lambda:[^:]*:[^:]*:function:([^:]+)/.exec(nameOrArn)?.[1] ?? nameOrArn;
