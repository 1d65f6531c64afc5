import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { workflowsFromEnv, type Workflows } from '#platform/work/workflows.ts';
import { startDynamodb } from '../local/dynamodb/server.ts';
import { openDataFolder } from '../local/folder/data-folder.ts';
import { startS3 } from '../local/s3/server.ts';
import { BUCKET_NAME, LOCAL_USERS, readSettings, STATE_MACHINE_PREFIX, TABLE_NAME } from '../local/settings.ts';
import type { Deposito } from './copia/scuola-conservata.ts';
import { environmentOf, type Deployment } from './deployment/deployment.ts';

export interface Connection {
  readonly store: Store;
  readonly deposito: Deposito;
  readonly issuer: string;
  readonly origin: string;
  /** The folder of the archive, where it is on this machine. */
  readonly dataDir?: string;
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

/** Who speaks to the engines of this machine. */
const localClients = (port: number): Pick<Connection, 'store' | 'deposito'> => {
  const local = {
    region: 'eu-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  return {
    store: dynamoStore(new DynamoDBClient({ ...local, endpoint: `http://127.0.0.1:${port + 1}` }), TABLE_NAME),
    deposito: {
      client: new S3Client({ ...local, endpoint: `http://127.0.0.1:${port + 2}`, forcePathStyle: true }),
      bucket: BUCKET_NAME,
    },
  };
};

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
      deposito: { client: new S3Client({}), bucket: env.BUCKET_NAME ?? '' },
      issuer: env.OIDC_ISSUER ?? '',
      origin: env.SITE_URL ?? '',
      ...(env.STATE_MACHINE_PREFIX ? { workflows: workflowsFromEnv(env) } : {}),
      close: async () => undefined,
    };
  const { port, dataDir } = readSettings([], env);
  const origin = `http://127.0.0.1:${port}`;
  const connection = { ...localClients(port), issuer: LOCAL_USERS, origin, dataDir };
  if (await answers(port + 1)) return { ...connection, workflows: localWorkflows(port), close: async () => undefined };
  if (!existsSync(join(dataDir, 'dynamodb')))
    throw new Error(
      `In ${dataDir} non c'è ancora un archivio: avviare il programma una volta (npm start, oppure npm start -- --vuoto per farlo senza scuole dimostrative), o dire un'altra cartella nella variabile DATA_DIR.`,
    );
  const folder = await openDataFolder(dataDir);
  const engines = [
    await startDynamodb({ port: port + 1, dataDir: join(folder.dir, 'dynamodb') }),
    await startS3({ port: port + 2, dataDir: join(folder.dir, 's3') }),
  ];
  return {
    ...connection,
    close: async () => {
      for (const engine of engines) await engine.close();
      await folder.close();
    },
  };
};
