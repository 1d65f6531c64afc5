import { CreateStateMachineCommand, SFNClient, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import { workflows } from '../workflows/index.ts';
import { longWork } from '../workflows/long-work.ts';
import type { LoadHandler } from './handlers.ts';

/** State machines are named by their kind after this prefix, as on AWS. */
export const STATE_MACHINE_PREFIX = 'arn:aws:states:eu-south-1:000000000000:stateMachine:emolumenti-';

const functionName = (kind: string): string => `emolumenti-${kind}`;

/** Creates or brings up to date the machine of every kind of long work in the embedded engine. */
export const ensureStateMachines = async (): Promise<void> => {
  const client = new SFNClient({});
  for (const [kind, { concurrency }] of Object.entries(workflows)) {
    const definition = JSON.stringify(longWork({ name: kind, functionName: functionName(kind), concurrency }));
    try {
      await client.send(
        new CreateStateMachineCommand({
          name: `emolumenti-${kind}`,
          roleArn: 'arn:aws:iam::000000000000:role/local',
          definition,
        }),
      );
    } catch (error) {
      if (!(error instanceof Error && error.name === 'StateMachineAlreadyExists')) throw error;
      await client.send(
        new UpdateStateMachineCommand({ stateMachineArn: `${STATE_MACHINE_PREFIX}${kind}`, definition }),
      );
    }
  }
};

/** What the engine calls when a state machine invokes a function: the handler of that kind of work, in this process. */
export const workflowInvoker =
  (load: LoadHandler) =>
  async (name: string, payload: unknown): Promise<unknown> => {
    const kind = name.replace(/^emolumenti-/, '');
    const entry = workflows[kind];
    if (!entry) throw new Error(`No workflow of kind ${kind}`);
    const run = await load(entry.handler);
    return run(payload);
  };
