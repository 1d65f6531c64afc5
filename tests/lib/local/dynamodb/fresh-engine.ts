import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startDynamodb, type DynamodbOptions } from '#lib/local/dynamodb/server.ts';

export function clientFor(port: number, maxAttempts = 1): DynamoDBClient {
  return new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts,
  });
}

/** One partition and one sort key of the given type, a sparse index on `ruolo`, another one that holds only some attributes. */
export function tableInput(TableName: string, sortType: 'S' | 'N' | 'B' = 'S'): CreateTableCommandInput {
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: sortType },
      { AttributeName: 'ruolo', AttributeType: 'S' },
      { AttributeName: 'ordine', AttributeType: 'N' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'perRuolo',
        KeySchema: [
          { AttributeName: 'ruolo', KeyType: 'HASH' },
          { AttributeName: 'ordine', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
      {
        IndexName: 'nomi',
        KeySchema: [{ AttributeName: 'ruolo', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['nome'] },
      },
    ],
    LocalSecondaryIndexes: [
      {
        IndexName: 'perOrdine',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'ordine', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  };
}

export interface FreshEngine {
  port: number;
  dataDir: string;
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  /** Creates a table of its own for a test. */
  table(sortType?: 'S' | 'N' | 'B'): Promise<string>;
  /** Stops and starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function freshEngine(options: Partial<DynamodbOptions> = {}): Promise<FreshEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  let engine = await startDynamodb({ port: 0, dataDir, ...options });
  const { port } = engine;
  const client = clientFor(port);
  let tables = 0;
  return {
    port,
    dataDir,
    client,
    documents: DynamoDBDocumentClient.from(client),
    async table(sortType) {
      tables += 1;
      const name = `tabella-${tables}`;
      await client.send(new CreateTableCommand(tableInput(name, sortType)));
      return name;
    },
    async restart() {
      await engine.close();
      engine = await startDynamodb({ ...options, port, dataDir });
    },
    async stop() {
      client.destroy();
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/** The error a call ends with; a call that succeeds fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('the call was expected to fail');
  return Object.assign<Error, Record<string, unknown>>(outcome, {});
}
