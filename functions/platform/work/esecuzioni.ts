import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { setting, type Environment } from '../environment.ts';
import { executionArn, executionName, type Tentativo } from './workflows.ts';

/** How the execution of one attempt stands. `errore`: what the service says it ended with, where it says so. */
export interface Esecuzione {
  readonly stato: 'IN_CORSO' | 'RIUSCITA' | 'FALLITA' | 'SCADUTA' | 'INTERROTTA' | 'ASSENTE';
  readonly errore?: string;
}

/** What is asked of executions by who looks after long work: how they stand, and to close the work that one of them left open. */
export interface Esecuzioni {
  readonly get: (kind: string, lavoro: Tentativo) => Promise<Esecuzione>;
  /**
   * Begins an execution that only goes through `fallito` with this error, one for each `volta`.
   * @returns false when that of this time is over already
   */
  readonly close: (kind: string, lavoro: Tentativo, errore: string, volta: string) => Promise<boolean>;
}

const STATI: Readonly<Record<string, Esecuzione['stato']>> = {
  SUCCEEDED: 'RIUSCITA',
  FAILED: 'FALLITA',
  TIMED_OUT: 'SCADUTA',
  ABORTED: 'INTERROTTA',
};

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

export const esecuzioniFromEnv = (env: Environment): Esecuzioni => {
  const client = new SFNClient({ maxAttempts: 6 });
  const prefix = setting(env, 'STATE_MACHINE_PREFIX');
  return {
    get: async (kind, lavoro) => {
      try {
        const { status = '', error } = await client.send(
          new DescribeExecutionCommand({ executionArn: executionArn(prefix, kind, executionName(lavoro)) }),
        );
        return { stato: STATI[status] ?? 'IN_CORSO', ...(error ? { errore: error } : {}) };
      } catch (error) {
        if (isNamed(error, 'ExecutionDoesNotExist')) return { stato: 'ASSENTE' };
        throw error;
      }
    },
    close: async (kind, { codmin, uid, tentativo }, errore, volta) => {
      try {
        await client.send(
          new StartExecutionCommand({
            stateMachineArn: `${prefix}${kind}`,
            name: `${executionName({ codmin, uid, tentativo })}-${volta}`,
            input: JSON.stringify({ codmin, uid, tentativo, errore: { Error: errore } }),
          }),
        );
        return true;
      } catch (error) {
        if (isNamed(error, 'ExecutionAlreadyExists')) return false;
        throw error;
      }
    },
  };
};
