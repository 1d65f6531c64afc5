import { DescribeStateMachineCommand, paginateListExecutions, SFNClient } from '@aws-sdk/client-sfn';
import type { InUso } from './superate.ts';

/** What the machine of a kind of long work says of one of its functions: the versions it names, and when each execution that still runs began. */
export type Macchina = (kind: string, funzione: string) => Promise<InUso>;

export const openMacchine = (machinePrefix: string): Macchina => {
  const client = new SFNClient({ maxAttempts: 6 });
  return async (kind, funzione) => {
    const stateMachineArn = `${machinePrefix}${kind}`;
    const { definition = '' } = await client.send(new DescribeStateMachineCommand({ stateMachineArn }));
    const iniziate: string[] = [];
    const running = { stateMachineArn, statusFilter: 'RUNNING' } as const;
    for await (const { executions = [] } of paginateListExecutions({ client, pageSize: 1000 }, running))
      // one without a beginning may have begun at any time
      iniziate.push(...executions.map(({ startDate = new Date(0) }) => startDate.toISOString()));
    return { nominate: namedIn(definition, funzione), iniziate };
  };
};

/** The versions of a function that the text of a definition calls by ARN. */
const namedIn = (definition: string, funzione: string): number[] =>
  [...definition.matchAll(/:function:([\w-]{1,140}):(\d{1,9})\b/g)].flatMap(([, nome, numero]) =>
    nome === funzione ? [Number(numero)] : [],
  );
