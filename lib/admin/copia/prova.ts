import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { registro } from '#archivio/accesso/registro.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { startS3 } from '../../local/s3/server.ts';
import { ensureTable } from '../../local/table.ts';
import { createCopia, type Dove, type EsitoCopia } from './copia.ts';
import { restoreCopia } from './ripristino.ts';

/** How long a drill took, in milliseconds, and what it moved. */
export interface EsitoProva extends EsitoCopia {
  readonly copia: number;
  readonly ripristino: number;
}

const NOME = 'prova';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'eu-south-1';

/**
 * The drill: copies a school, gives the copy back to an empty archive of this machine, and asks that they be equal. The school is closed only
 * while it is copied; nothing of the drill stays.
 */
export const drillRipristino = async (
  dove: Dove,
  { scuola, chiave, now }: { readonly scuola: string; readonly chiave: string; readonly now: () => number },
): Promise<EsitoProva> => {
  const cartella = await mkdtemp(join(tmpdir(), 'emolumenti-prova-'));
  try {
    const file = join(cartella, 'copia');
    const inizio = now();
    const copiati = await createCopia(dove, { scuola, file, chiave });
    const meta = now();
    await inArchivioVuoto(dove, cartella, scuola, (vuoto) => restoreCopia(vuoto, file, chiave));
    return { ...copiati, copia: meta - inizio, ripristino: now() - meta };
  } finally {
    await rm(cartella, { recursive: true, force: true });
  }
};

/** An archive with nothing but the line that registers the school, for as long as the work lasts. */
const inArchivioVuoto = async <T>(
  dove: Dove,
  cartella: string,
  scuola: string,
  work: (vuoto: Dove) => Promise<T>,
): Promise<T> => {
  const registrata = await registro(dove.store).getScuola(scuola);
  const dynamodb = await startDynamodb({ port: 0, dataDir: join(cartella, 'dynamodb') });
  const s3 = await startS3({ port: 0, dataDir: join(cartella, 's3') });
  try {
    const database = new DynamoDBClient({ endpoint: `http://127.0.0.1:${dynamodb.port}`, region, credentials });
    const client = new S3Client({ endpoint: `http://127.0.0.1:${s3.port}`, region, credentials, forcePathStyle: true });
    await Promise.all([ensureTable(database, NOME), client.send(new CreateBucketCommand({ Bucket: NOME }))]);
    const vuoto = { ...dove, store: dynamoStore(database, NOME), deposito: { client, bucket: NOME } };
    if (registrata) await sendOperazioni(vuoto.store, [registro(vuoto.store).putScuola(undefined, registrata)]);
    return await work(vuoto);
  } finally {
    await Promise.all([dynamodb.close(), s3.close()]);
  }
};
