import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  fileKeysOf,
  getFile,
  putFile,
  type Deposito,
  type FileConservato,
} from '#lib/admin/copia/scuola-conservata.ts';
import { scanItems } from '#lib/scansione.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';

/** A region as the copies of the night see it: all of its table and of its bucket, of every school. */
export interface Regione {
  readonly store: Store;
  readonly deposito: Deposito;
}

const TABELLA = 'tabella.jsonl';
const FILE = 'file-';
const PER_SCRITTURA = 25;

export const regioneDi = (store: Store, bucket: string): Regione => ({
  store,
  deposito: { client: new S3Client({ forcePathStyle: true }), bucket },
});

/** The copy of the bucket in a folder that is not of the region: a job of its own, which knows nothing of that of the table. @returns how many files */
export const copyFiles = async ({ deposito }: Regione, vault: string): Promise<number> => {
  let quanti = 0;
  for await (const chiave of fileKeysOf(deposito)) {
    const { tipo, bytes } = await getFile(deposito, chiave);
    await writeFile(join(vault, `${FILE}${quanti}`), JSON.stringify({ chiave, tipo, bytes: bytes.toString('base64') }));
    quanti += 1;
  }
  return quanti;
};

/** The copy of the table in the same folder. @returns how many records */
export const copyTable = async ({ store }: Regione, vault: string): Promise<number> => {
  const righe: string[] = [];
  for await (const item of scanItems(store)) righe.push(JSON.stringify(item));
  await writeFile(join(vault, TABELLA), righe.join('\n'));
  return righe.length;
};

/** Puts both copies into the table and the bucket of another region, in place of whatever is there under the same names. */
export const restoreNight = async ({ store, deposito }: Regione, vault: string): Promise<void> => {
  const items = (await readFile(join(vault, TABELLA), 'utf8')).split('\n').map((riga): Item => JSON.parse(riga));
  for (let da = 0; da < items.length; da += PER_SCRITTURA) await writeAll(store, items.slice(da, da + PER_SCRITTURA));
  for (const nome of await readdir(vault)) {
    if (!nome.startsWith(FILE)) continue;
    const { chiave, tipo, bytes }: Omit<FileConservato, 'bytes'> & { bytes: string } = JSON.parse(
      await readFile(join(vault, nome), 'utf8'),
    );
    await putFile(deposito, { chiave, tipo, bytes: Buffer.from(bytes, 'base64') });
  }
};

const writeAll = async (store: Store, items: readonly Item[]): Promise<void> => {
  let manca = { [store.table]: items.map((item) => ({ PutRequest: { Item: { ...item } } })) };
  while ((manca[store.table] ?? []).length > 0) {
    const { UnprocessedItems = {} } = await store.client.send(new BatchWriteCommand({ RequestItems: manca }));
    const rimasti = (UnprocessedItems[store.table] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item === undefined ? [] : [{ PutRequest: { Item: PutRequest.Item } }],
    );
    manca = { [store.table]: rimasti };
  }
};
