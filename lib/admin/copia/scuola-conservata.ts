import { createHash } from 'node:crypto';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand, ScanCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { BloccoDeiFile } from '#platform/blocco-dei-file.ts';
import { canonico } from '#platform/data/canonico.ts';
import type { Chiave, Item, Store } from '#platform/data/dynamo.ts';
import { partizioneScuola } from '#platform/data/entita.ts';
import { putWithHash } from '#platform/files.ts';

/** The bucket of the files, and who speaks to it. */
export interface Deposito {
  readonly client: S3Client;
  readonly bucket: string;
  /** Of a bucket that keeps versions and locks them; absent of one that does neither. */
  readonly blocco?: BloccoDeiFile;
}
/** A file of a school as it is kept. */
export interface FileConservato {
  readonly chiave: string;
  readonly tipo: string;
  readonly bytes: Buffer;
}

const PER_SCRITTURA = 25;
const TENTATIVI = 12;

/** Whether an item is of the school: every key of a school begins with it. */
const isSua = (scuola: string, pk: unknown): boolean => String(pk).startsWith(`${partizioneScuola(scuola)}#`);

/** Every item of a school, a page at a time: the whole table is read, because only so nothing is missed. */
export async function* itemsOf(store: Store, scuola: string): AsyncGenerator<Item> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.client.send(
      new ScanCommand({
        TableName: store.table,
        ConsistentRead: true,
        FilterExpression: 'begins_with(pk, :scuola)',
        ExpressionAttributeValues: { ':scuola': `${partizioneScuola(scuola)}#` },
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Keys of the files of a school, or of every one. */
export async function* fileKeysOf({ client, bucket }: Deposito, scuola?: string): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        ...(scuola === undefined ? {} : { Prefix: `${scuola}/` }),
        ...(after === undefined ? {} : { ContinuationToken: after }),
      }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    after = page.NextContinuationToken;
  } while (after !== undefined);
}

export const getFile = async ({ client, bucket }: Deposito, chiave: string): Promise<FileConservato> => {
  const { Body, ContentType = '' } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: chiave }));
  return { chiave, tipo: ContentType, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) };
};

export const putFile = async ({ client, bucket }: Deposito, { chiave, tipo, bytes }: FileConservato): Promise<void> => {
  await putWithHash(client, { Bucket: bucket, Key: chiave, Body: bytes, ContentType: tipo });
};

export const removeFile = async ({ client, bucket }: Deposito, chiave: string): Promise<void> => {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: chiave }));
};

/** What stands for a value whatever the order of its fields. */
export const improntaOf = (valore: unknown): string => createHash('sha256').update(canonico(valore)).digest('base64');
export const improntaOfFile = ({ tipo, bytes }: FileConservato): string =>
  createHash('sha256').update(`${tipo}\n`).update(bytes).digest('base64');

const SEPARATORE = '\u0000';
export const nameOf = (item: Item): string => `${String(item.pk)}${SEPARATORE}${String(item.sk)}`;
export const keyNamed = (nome: string): Chiave => {
  const [pk = '', sk = ''] = nome.split(SEPARATORE);
  return { pk, sk };
};

type Scrittura = NonNullable<NonNullable<BatchWriteCommandInput['RequestItems']>[string]>[number];

/**
 * Writes items of a school over whatever is there, and takes away others: what gives a school back its data does, and nothing else.
 * @throws when one of them is not of the school
 */
export const writeItems = async (
  store: Store,
  scuola: string,
  { put, remove }: { readonly put: readonly Item[]; readonly remove: readonly Chiave[] },
): Promise<void> => {
  if ([...put, ...remove].some(({ pk }) => !isSua(scuola, pk))) throw new Error('An item of another school');
  const tutte: Scrittura[] = [
    ...put.map((Item) => ({ PutRequest: { Item } })),
    ...remove.map((Key) => ({ DeleteRequest: { Key: { ...Key } } })),
  ];
  for (let da = 0; da < tutte.length; da += PER_SCRITTURA) await writeAll(store, tutte.slice(da, da + PER_SCRITTURA));
};

const writeAll = async (store: Store, scritture: readonly Scrittura[]): Promise<void> => {
  let restano = [...scritture];
  for (let tentativo = 1; restano.length > 0; tentativo += 1) {
    const { UnprocessedItems } = await store.client.send(
      new BatchWriteCommand({ RequestItems: { [store.table]: restano } }),
    );
    restano = UnprocessedItems?.[store.table] ?? [];
    if (restano.length > 0 && tentativo === TENTATIVI)
      throw new Error("L'archivio non accetta altre scritture: ripetere il comando, che riprende da dove era.");
    if (restano.length > 0) await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** Math.min(tentativo, 7)));
  }
};
