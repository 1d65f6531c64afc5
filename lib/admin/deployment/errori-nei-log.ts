import { setTimeout as wait } from 'node:timers/promises';
import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  StartQueryCommand,
  type ResultField,
} from '@aws-sdk/client-cloudwatch-logs';
import { readRigaDiErrore, type RigaDiErrore } from '../../errori-di-questa-macchina.ts';
import type { Deployment } from './deployment.ts';
import { onAws } from './refusals.ts';

/** Lines that one answer tells. */
const RIGHE = 100;
const LOOK_EVERY_MS = 500;
/** Looks after which a query is given up: five minutes. */
const MOST_LOOKS = 600;
/** States of a query that has not ended. */
const RUNNING: readonly string[] = ['Scheduled', 'Running', 'Unknown'];

/** Query of Logs Insights that finds the errors of a number in the logs of all functions of a deployment. */
const queryOf = ({ name, region }: Deployment, numero: string): string =>
  [
    `SOURCE logGroups(namePrefix: ['/aws/lambda/${name.slice(0, -region.length)}'])`,
    'fields @timestamp, @message',
    `filter livello = "error" and (correlationId = "${numero}" or lavoro = "${numero}")`,
    'sort @timestamp asc',
    `limit ${RIGHE}`,
  ].join(' | ');

/** The lines of what went wrong under a correlation id, or in a long work, in the logs of a deployment from one instant to another. @throws Error when the logs cannot be asked */
export const erroriNeiLog = async (
  deployment: Deployment,
  numero: string,
  { da, a }: { readonly da: Date; readonly a: Date },
): Promise<readonly RigaDiErrore[]> => {
  if (!/^[\w-]{1,100}$/.test(numero))
    throw new Error(`«${numero}» non è il numero di un messaggio: sono lettere, cifre e trattini.`);
  const client = new CloudWatchLogsClient({ region: deployment.region });
  const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
  const { queryId } = await onAws('logs:StartQuery', () =>
    client.send(
      new StartQueryCommand({
        startTime: seconds(da),
        endTime: seconds(a),
        queryString: queryOf(deployment, numero),
      }),
    ),
  );
  return (await answerTo(client, queryId)).flatMap(rigaOf);
};

/** Looks at a query until it has ended. @returns its rows @throws Error when it ends otherwise, or never */
const answerTo = async (client: CloudWatchLogsClient, queryId: string | undefined): Promise<ResultField[][]> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { status = 'Unknown', results = [] } = await onAws('logs:GetQueryResults', () =>
      client.send(new GetQueryResultsCommand({ queryId })),
    );
    if (status === 'Complete') return results;
    if (!RUNNING.includes(status))
      throw new Error(
        `CloudWatch non ha finito di cercare nei log (${status}): ripetere, oppure con --dal un giorno più vicino.`,
      );
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('CloudWatch cerca nei log da cinque minuti: ripetere con --dal un giorno più vicino.');
};

/** A row of the answer as the line that the function wrote; nothing for one that is not of ours. */
const rigaOf = (campi: readonly ResultField[]): readonly RigaDiErrore[] => {
  const valueOf = (nome: string): string => campi.find(({ field }) => field === nome)?.value ?? '';
  return readRigaDiErrore(valueOf('@message'), { quando: valueOf('@timestamp') });
};
