import { CreateStateMachineCommand, SFNClient, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import { workflows } from '../workflows/index.ts';
import { longWork } from '../workflows/long-work.ts';
import { processesApart, type Apart } from './apart/invoke-apart.ts';
import type { HandlerModules, LoadHandler } from './handlers.ts';
import { STATE_MACHINE_PREFIX } from './settings.ts';

export type Limits = Pick<Apart, 'megabyte' | 'secondi'>;

const functionName = (kind: string): string => `emolumenti-${kind}`;
const READER = /-lettore$/;
const readerName = (kind: string): string => `${functionName(kind)}-lettore`;

/** The definition of the machine of every kind of long work, by kind: the tests hold each to the rules of the language. */
export const definitions: ReadonlyMap<string, string> = new Map(
  Object.entries(workflows).map(([kind, { concurrency, lettore }]) => {
    const reader = lettore && readerName(kind);
    return [kind, JSON.stringify(longWork({ name: kind, functionName: functionName(kind), concurrency, reader }))];
  }),
);

/** Creates or brings up to date the machine of every kind of long work in the embedded engine, which stores them together. */
export const ensureStateMachines = async (): Promise<void> => {
  const client = new SFNClient({});
  await Promise.all([...definitions].map(([kind, definition]) => ensureStateMachine(client, kind, definition)));
};

const ensureStateMachine = async (client: SFNClient, kind: string, definition: string): Promise<void> => {
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
    await client.send(new UpdateStateMachineCommand({ stateMachineArn: `${STATE_MACHINE_PREFIX}${kind}`, definition }));
  }
};

/** What the engine calls when a state machine invokes a function: the handler of that kind of work, in this process; its reader, in one of its own. */
export const workflowInvoker = (
  load: LoadHandler,
  modules: HandlerModules,
  readerLimits: Partial<Limits> = {},
): ((name: string, payload: unknown) => Promise<unknown>) => {
  const invokeApart = processesApart();
  return async (name, payload) => {
    const kind = name.replace(/^emolumenti-/, '').replace(READER, '');
    const entry = workflows[kind];
    if (!entry) throw new Error(`No workflow of kind ${kind}`);
    if (READER.test(name) && entry.lettore)
      return invokeApart({ ...entry.lettore, ...readerLimits, module: modules(entry.lettore.handler) }, payload);
    const run = await load(entry.handler);
    return run(payload);
  };
};
