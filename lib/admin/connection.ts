import { existsSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { bloccoIn } from '#platform/blocco-dei-file.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import type { Identita } from '#platform/identita.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { workflowsFromEnv, type Workflows } from '#platform/work/workflows.ts';
import { demoUsersOf } from '../local/demo/users.ts';
import { startDynamodb } from '../local/dynamodb/server.ts';
import { openDataFolder } from '../local/folder/data-folder.ts';
import { findRunningFolder } from '../local/folder/running-folder.ts';
import { startAccounts } from '../local/identity/accounts-server.ts';
import { ACCOUNTS_PATH, LOCAL_POOL } from '../local/identity/amministrazione.ts';
import { startS3 } from '../local/s3/server.ts';
import { BUCKET_NAME, LOCAL_USERS, readSettings, STATE_MACHINE_PREFIX, TABLE_NAME } from '../local/settings.ts';
import type { Deposito } from './copia/scuola-conservata.ts';
import { environmentOf, type Deployment } from './deployment/deployment.ts';

export interface Connection {
  /** Which archive this is, in the words that the administrator reads. */
  readonly archivio: string;
  readonly store: Store;
  readonly deposito: Deposito;
  readonly issuer: string;
  readonly origin: string;
  /** The accounts that people sign in with; absent where an external issuer makes them. */
  readonly identita?: Identita;
  /** The folder of the archive, where it is on this machine. */
  readonly dataDir?: string;
  /** Where the archive is on AWS and was named. */
  readonly deployment?: Deployment;
  /** The engine of long work, when it answers: it does not when the folder is opened without the product. */
  readonly workflows?: Workflows;
  /** Makes the lists again from the records, where this process alone has the archive open. @returns how many entries there are */
  readonly rebuildElenchi?: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The engines of this machine, by the ports they answer on. */
interface Ports {
  readonly dynamodb: number;
  readonly s3: number;
}

const LOCAL = {
  region: 'eu-south-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** Clients of the engines of this machine. */
const localClients = ({ dynamodb, s3 }: Ports): Pick<Connection, 'store' | 'deposito'> => {
  return {
    store: dynamoStore(new DynamoDBClient({ ...LOCAL, endpoint: `http://127.0.0.1:${dynamodb}` }), TABLE_NAME),
    deposito: {
      client: new S3Client({ ...LOCAL, endpoint: `http://127.0.0.1:${s3}`, forcePathStyle: true }),
      bucket: BUCKET_NAME,
    },
  };
};

/** The accounts of this machine, where whoever has their folder open answers for them. */
const localIdentita = (port: number): Identita =>
  identitaDi(
    new CognitoIdentityProviderClient({ ...LOCAL, endpoint: `http://127.0.0.1:${port}${ACCOUNTS_PATH}` }),
    LOCAL_POOL,
  );

const localWorkflows = (port: number): Workflows => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SFN: `http://127.0.0.1:${port + 3}`,
  });
  return workflowsFromEnv({ STATE_MACHINE_PREFIX });
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The archive of a deployment on AWS, with the credentials of the AWS CLI. */
export const openDeployment = async (deployment: Deployment): Promise<Connection> => {
  const env = environmentOf(deployment);
  Object.assign(process.env, env);
  const connection = await openTable(deployment.tableName, env);
  const { region, userPoolId } = deployment;
  return {
    ...connection,
    archivio: `${connection.archivio}, installazione ${deployment.name}`,
    deployment,
    ...(userPoolId === undefined
      ? {}
      : { identita: identitaDi(new CognitoIdentityProviderClient({ region }), userPoolId) }),
  };
};

const openTable = async (table: string, env: Environment): Promise<Connection> => {
  const database = new DynamoDBClient({});
  const [client, bucket] = [new S3Client({}), env.BUCKET_NAME ?? ''];
  return {
    archivio: `tabella ${table}, regione ${await database.config.region()}`,
    store: dynamoStore(database, table, 'precedente'),
    deposito: { client, bucket, blocco: bloccoIn(client, bucket) },
    issuer: env.OIDC_ISSUER ?? '',
    origin: env.SITE_URL ?? '',
    ...(env.STATE_MACHINE_PREFIX ? { workflows: workflowsFromEnv(env) } : {}),
    close: async () => undefined,
  };
};

/**
 * The table to administer: the deployment's where TABLE_NAME is set (with the credentials of the AWS CLI), else this machine's,
 * through the product that runs on PORT or by opening the folder DATA_DIR. @throws where they name two archives, or one that is not there
 */
export const openConnection = async (env: Environment): Promise<Connection> => {
  if (env.TABLE_NAME && env.DATA_DIR)
    throw new Error(
      `TABLE_NAME dice la tabella ${env.TABLE_NAME} su AWS e DATA_DIR la cartella ${env.DATA_DIR} di questa macchina: togliere la variabile dell'archivio che non è da toccare.`,
    );
  if (env.TABLE_NAME) return openTable(env.TABLE_NAME, env);
  const { port, dataDir } = readSettings([], env);
  const named = env.DATA_DIR ? archiveIn(dataDir) : undefined;
  const running = await findRunningFolder(port);
  if (running === undefined) return openFolder(named ?? archiveIn(dataDir), port);
  if (named !== undefined && !isSameFolder(named, running))
    throw new Error(
      `DATA_DIR dice ${named}, ma il programma acceso sulla porta ${port} lavora in ${running}: niente è stato fatto. Per lavorare in ${running} scrivere quella in DATA_DIR o non scriverla; per lavorare in ${named} dire in PORT la porta del suo programma, oppure una libera se è chiuso.`,
    );
  return {
    archivio: `${running}, attraverso il programma acceso sulla porta ${port}`,
    dataDir: running,
    ...localClients({ dynamodb: port + 1, s3: port + 2 }),
    ...localAddresses(port),
    identita: localIdentita(port),
    workflows: localWorkflows(port),
    close: async () => undefined,
  };
};

const localAddresses = (port: number) => ({ issuer: LOCAL_USERS, origin: `http://127.0.0.1:${port}` });

/** The folder, symbolic links followed. @throws where it holds no archive: one that is asked about is not made */
const archiveIn = (dataDir: string): string => {
  if (!existsSync(dataDir))
    throw new Error(
      `La cartella ${dataDir} non esiste: avviare il programma una volta (npm start, oppure npm start -- --vuoto per farlo senza scuole dimostrative), o correggere la variabile DATA_DIR.`,
    );
  if (!existsSync(join(dataDir, 'dynamodb')))
    throw new Error(
      `In ${dataDir} non c'è ancora un archivio: avviare il programma una volta (npm start, oppure npm start -- --vuoto per farlo senza scuole dimostrative), o dire un'altra cartella nella variabile DATA_DIR.`,
    );
  return realpathSync(dataDir);
};

/** True if both are one folder of the disk, by whatever names. */
const isSameFolder = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((folder) => statSync(folder, { bigint: true, throwIfNoEntry: false }));
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
};

/** The archive of a folder that no product has open, on ports that nobody else knows. */
const openFolder = async (dataDir: string, port: number): Promise<Connection> => {
  const folder = await openDataFolder(dataDir);
  const dynamodb = await startDynamodb({ port: 0, dataDir: join(folder.dir, 'dynamodb') });
  const s3 = await startS3({ port: 0, dataDir: join(folder.dir, 's3') });
  const clients = localClients({ dynamodb: dynamodb.port, s3: s3.port });
  const users = await demoUsersOf(folder.dir)(clients.store, LOCAL_USERS);
  const accounts = await startAccounts(folder.dir, users);
  return {
    archivio: `${dataDir}, a programma chiuso`,
    dataDir,
    ...clients,
    ...localAddresses(port),
    identita: localIdentita(accounts.port),
    rebuildElenchi: () => dynamodb.rebuildIndexes(),
    close: async () => {
      for (const engine of [dynamodb, s3, accounts]) await engine.close();
      await folder.close();
    },
  };
};
