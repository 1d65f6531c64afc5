import { connect } from 'node:net';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoStore, type Store } from '../../functions/platform/data/dynamo.ts';
import { workflowsFromEnv, type Workflows } from '../../functions/platform/work/workflows.ts';
import { openDataFolder } from '../local/data-folder.ts';
import { startDynamodb } from '../local/dynamodb/server.ts';
import { LOCAL_USERS, TABLE_NAME } from '../local/home.ts';
import { readSettings } from '../local/settings.ts';
import { STATE_MACHINE_PREFIX } from '../local/state-machines.ts';
import { environmentOf, type Deployment } from './deployment/deployment.ts';

export interface Connection {
  readonly store: Store;
  readonly issuer: string;
  readonly origin: string;
  /** Where the archive is on AWS and was named. */
  readonly deployment?: Deployment;
  /** The engine of long work, when it answers: it does not when the folder is opened without the product. */
  readonly workflows?: Workflows;
  readonly close: () => Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const localWorkflows = (port: number): Workflows => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SFN: `http://127.0.0.1:${port + 3}`,
  });
  return workflowsFromEnv({ STATE_MACHINE_PREFIX });
};

/** The archive of a deployment on AWS, with the credentials of the AWS CLI. */
export const openDeployment = async (deployment: Deployment): Promise<Connection> => {
  Object.assign(process.env, environmentOf(deployment));
  return { ...(await openConnection(process.env)), deployment };
};

/**
 * The table to administer: the deployment's where TABLE_NAME is set (with the credentials of the AWS CLI), else this machine's,
 * through the running product or by opening its data folder.
 */
export const openConnection = async (env: Readonly<Record<string, string | undefined>>): Promise<Connection> => {
  if (env.TABLE_NAME)
    return {
      store: dynamoStore(new DynamoDBClient({}), env.TABLE_NAME),
      issuer: env.OIDC_ISSUER ?? '',
      origin: env.SITE_URL ?? '',
      ...(env.STATE_MACHINE_PREFIX ? { workflows: workflowsFromEnv(env) } : {}),
      close: async () => undefined,
    };
  const { port, dataDir } = readSettings([], env);
  const origin = `http://127.0.0.1:${port}`;
  const client = () =>
    new DynamoDBClient({
      endpoint: `http://127.0.0.1:${port + 1}`,
      region: 'eu-south-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
  const connection = { store: dynamoStore(client(), TABLE_NAME), issuer: LOCAL_USERS, origin };
  if (await answers(port + 1)) return { ...connection, workflows: localWorkflows(port), close: async () => undefined };
  const folder = await openDataFolder(dataDir, false);
  const engine = await startDynamodb({ port: port + 1, dataDir: join(folder.dir, 'dynamodb') });
  return {
    ...connection,
    close: async () => {
      await engine.close();
      await folder.close();
    },
  };
};
