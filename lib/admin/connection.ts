import { connect } from 'node:net';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoStore, type Store } from '../../functions/platform/data/dynamo.ts';
import { openDataFolder } from '../local/data-folder.ts';
import { startDynamodb } from '../local/dynamodb/server.ts';
import { TABLE_NAME } from '../local/home.ts';
import { readSettings } from '../local/settings.ts';

export interface Connection {
  readonly store: Store;
  readonly issuer: string;
  readonly origin: string;
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
  const connection = { store: dynamoStore(client(), TABLE_NAME), issuer: `${origin}/oidc`, origin };
  if (await answers(port + 1)) return { ...connection, close: async () => undefined };
  const { dir } = await openDataFolder(dataDir, false);
  const engine = await startDynamodb({ port: port + 1, dataDir: join(dir, 'dynamodb') });
  return { ...connection, close: () => engine.close() };
};
