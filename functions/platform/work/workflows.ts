import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { setting, type Environment } from '../platform.ts';

/** Starts and stops the state machines of long work. An execution carries ids only. */
export interface Workflows {
  /** Starts the machine of a kind for one Lavoro. Repeating it is harmless: the execution's name is the Lavoro and its attempt. */
  readonly start: (kind: string, lavoro: { codmin: string; uid: string; tentativo: number }) => Promise<void>;
  readonly stop: (
    kind: string,
    lavoro: { codmin: string; uid: string; tentativo: number },
    causa: string,
  ) => Promise<void>;
}

export const workflowsFromEnv = (env: Environment): Workflows => {
  const client = new SFNClient({ maxAttempts: 6 });
  const prefix = setting(env, 'STATE_MACHINE_PREFIX');
  const name = ({ codmin, uid, tentativo }: { codmin: string; uid: string; tentativo: number }) =>
    `${codmin}-${uid.replace(/[^A-Za-z0-9_-]/g, '_')}-${tentativo}`;
  return {
    start: async (kind, lavoro) => {
      try {
        await client.send(
          new StartExecutionCommand({
            stateMachineArn: `${prefix}${kind}`,
            name: name(lavoro),
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
            executionArn: `${prefix.replace(':stateMachine:', ':execution:')}${kind}:${name(lavoro)}`,
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
