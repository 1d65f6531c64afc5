import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { registro } from '#archivio/accesso/registro.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { scuoleDemo } from '../../local/demo/schools.ts';
import type { Dynamodb } from '../../local/dynamodb/server.ts';
import { BUCKET_NAME, TABLE_NAME } from '../../local/settings.ts';
import { copieDi } from './copie.ts';
import { readImpostazioni } from './impostazioni.ts';

/** The copies of the home, by its own engines: the schools of the demonstration are made again, and are in none. */
export const homeCopie = (dataDir: string, { snapshot }: Pick<Dynamodb, 'snapshot'>) =>
  copieDi({
    dataDir,
    store: dynamoStore(new DynamoDBClient({}), TABLE_NAME),
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    snapshot,
    isDemo,
    now: Date.now,
  });

/** True of a folder with schools that somebody would miss, whose copies have no place yet. */
export const areCopieToChoose = async (dataDir: string): Promise<boolean> => {
  if ((await readImpostazioni(dataDir)) !== null) return false;
  const scuole = await registro(dynamoStore(new DynamoDBClient({}), TABLE_NAME)).listScuole();
  return scuole.some(({ codmin }) => !isDemo(codmin));
};

const isDemo = (codmin: string): boolean => scuoleDemo.some((demo) => demo.codmin === codmin);
