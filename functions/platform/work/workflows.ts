import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { setting, type Environment } from '../environment.ts';

/** Starts and stops the state machines of long work. An execution carries ids only. */
export interface Workflows {
  /** Starts the machine of a kind for one Lavoro. Repeating it is harmless: the execution's name is the Lavoro and its attempt. */
  readonly start: (kind: string, lavoro: Tentativo) => Promise<void>;
  readonly stop: (kind: string, lavoro: Tentativo, causa: string) => Promise<void>;
}

/** Which attempt of which work an execution performs. */
export interface Tentativo {
  readonly codmin: string;
  readonly uid: string;
  readonly tentativo: number;
}

/** The name of the execution of one attempt: asking for it twice is asking for the same. */
export const executionName = ({ codmin, uid, tentativo }: Tentativo): string =>
  `${codmin}-${uid.replace(/[^A-Za-z0-9_-]/g, '_')}-${tentativo}`;

/** ARN of an execution of the machine of a kind. */
export const executionArn = (machinePrefix: string, kind: string, name: string): string =>
  `${machinePrefix.replace(':stateMachine:', ':execution:')}${kind}:${name}`;

export const workflowsFromEnv = (env: Environment): Workflows => {
  const client = new SFNClient({ maxAttempts: 6 });
  const prefix = setting(env, 'STATE_MACHINE_PREFIX');
  return {
    start: async (kind, lavoro) => {
      try {
        await client.send(
          new StartExecutionCommand({
            stateMachineArn: `${prefix}${kind}`,
            name: executionName(lavoro),
            input: JSON.stringify({ codmin: lavoro.codmin, uid: lavoro.uid, tentativo: lavoro.tentativo }),
          }),
        );
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
      }
    },
    stop: async (kind, lavoro, causa) => {
      try {
        await client.send(
          new StopExecutionCommand({
            executionArn: executionArn(prefix, kind, executionName(lavoro)),
            error: 'INTERROTTA',
            cause: causa,
          }),
        );
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ExecutionDoesNotExist')) throw error;
      }
    },
  };
};
