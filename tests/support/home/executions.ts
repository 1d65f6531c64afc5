import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
} from '@aws-sdk/client-sfn';
import { STATE_MACHINE_PREFIX } from '#lib/local/settings.ts';
import { definitions } from '#lib/local/state-machines.ts';

/** What became of the executions of the product now running that did not succeed, for who waited in vain for one. */
export const executionsAtWork = async (): Promise<string> => {
  const client = new SFNClient({});
  const told: string[] = [];
  for (const kind of definitions.keys()) {
    const { executions = [] } = await client.send(
      new ListExecutionsCommand({ stateMachineArn: `${STATE_MACHINE_PREFIX}${kind}`, maxResults: 20 }),
    );
    for (const { executionArn, status } of executions.filter((one) => one.status !== 'SUCCEEDED')) {
      const { error, cause, startDate } = await client.send(new DescribeExecutionCommand({ executionArn }));
      const { events = [] } = await client.send(
        new GetExecutionHistoryCommand({ executionArn, reverseOrder: true, maxResults: 5 }),
      );
      const last = events.map(({ type, timestamp }) => `${type} ${timestamp?.toISOString()}`).join(', ');
      told.push(
        `${executionArn} of ${startDate?.toISOString()}: ${status} ${error ?? ''} ${cause ?? ''} (last: ${last})`,
      );
    }
  }
  return told.join('\n') || 'every execution has succeeded';
};
