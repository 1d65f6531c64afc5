import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  ExecuteStatementCommand,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';

/** An item of the table as it is stored. */
export type Item = Readonly<Record<string, unknown>> & { readonly versione?: unknown };
export interface Chiave {
  readonly pk: string;
  readonly sk: string;
}

export interface Query {
  readonly index?: 'indice1' | 'indice2' | 'indice3';
  readonly pk: string;
  readonly begins?: string;
  readonly from?: string;
  readonly to?: string;
  readonly reverse?: boolean;
  readonly limit?: number;
  readonly after?: Record<string, unknown>;
  readonly consistent?: boolean;
}

/** Reads of the single table. Writes leave only through `modifica.ts`. */
export interface Store {
  readonly table: string;
  readonly client: DynamoDBDocumentClient;
  /** The shape that records are stored in where nobody has chosen for the deployment. */
  readonly formaPredefinita: 'nuova' | 'precedente';
  readonly get: (key: Chiave) => Promise<Item | undefined>;
  /** All items of the keys that exist, in no order; a key said twice is read once, more than 100 take several requests. Half the price where they may be of a moment ago. */
  readonly batchGet: (keys: readonly Chiave[], consistent?: boolean) => Promise<Item[]>;
  /** One page: items and the key to continue from, undefined at the end. */
  readonly query: (query: Query) => Promise<{ items: Item[]; last: Record<string, unknown> | undefined }>;
  /** Every item of the query, following the pages. */
  readonly queryAll: (query: Query) => Promise<Item[]>;
  /** Every item of some partitions of the table, in no order: a request for each 50 of them, and one more for each megabyte. Half the price where they may be of a moment ago. */
  readonly partitions: (pks: readonly string[], consistent?: boolean) => Promise<Item[]>;
  /** Number of items of the query counted in one request, and whether that request saw them all. */
  readonly count: (query: Query) => Promise<{ totale: number; esatto: boolean }>;
}

/** Store over a DynamoDB client. Reads of the base table are strongly consistent unless asked otherwise. */
export const dynamoStore = (
  base: DynamoDBClient,
  table: string,
  formaPredefinita: Store['formaPredefinita'] = 'nuova',
): Store => {
  const client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
  const query: Store['query'] = async (richiesta) => {
    const answer = await client.send(new QueryCommand(queryInput(table, richiesta)));
    return { items: answer.Items ?? [], last: answer.LastEvaluatedKey };
  };
  return {
    table,
    client,
    formaPredefinita,
    get: async ({ pk, sk }) =>
      (await client.send(new GetCommand({ TableName: table, Key: { pk, sk }, ConsistentRead: true }))).Item,
    batchGet: async (keys, consistent = true) => {
      const found: Item[] = [];
      const diverse = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
      for (let inizio = 0; inizio < diverse.length; inizio += 100)
        found.push(...(await batchGetPage(client, table, diverse.slice(inizio, inizio + 100), consistent)));
      return found;
    },
    query,
    queryAll: async (richiesta) => {
      const items: Item[] = [];
      let after: Record<string, unknown> | undefined;
      do {
        const page = await query({ ...richiesta, ...(after ? { after } : {}) });
        items.push(...page.items);
        after = page.last;
      } while (after);
      return items;
    },
    partitions: async (pks, consistent = true) => {
      const found: Item[] = [];
      for (let inizio = 0; inizio < pks.length; inizio += PARTIZIONI)
        found.push(...(await partitionsPage(client, table, pks.slice(inizio, inizio + PARTIZIONI), consistent)));
      return found;
    },
    count: async (richiesta) => {
      const answer = await client.send(new QueryCommand({ ...queryInput(table, richiesta), Select: 'COUNT' }));
      return { totale: answer.Count ?? 0, esatto: answer.LastEvaluatedKey === undefined };
    },
  };
};

/** Partitions that a statement may name. */
const PARTIZIONI = 50;

/** Query reads one partition: several together are read by a statement, which says them all. */
const partitionsPage = async (
  client: DynamoDBDocumentClient,
  table: string,
  pks: readonly string[],
  consistent: boolean,
): Promise<Item[]> => {
  const found: Item[] = [];
  let token: string | undefined;
  do {
    const answer = await client.send(
      new ExecuteStatementCommand({
        Statement: `SELECT * FROM "${table}" WHERE pk IN [${pks.map(() => '?').join(', ')}]`,
        Parameters: [...pks],
        ConsistentRead: consistent,
        ...(token === undefined ? {} : { NextToken: token }),
      }),
    );
    found.push(...(answer.Items ?? []));
    token = answer.NextToken;
  } while (token !== undefined);
  return found;
};

const batchGetPage = async (
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Chiave[],
  consistent: boolean,
): Promise<Item[]> => {
  const found: Item[] = [];
  let pending: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let tentativo = 0; pending.length > 0; tentativo += 1) {
    if (tentativo > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(1000, 20 * 2 ** tentativo)));
    const answer = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: pending, ConsistentRead: consistent } } }),
    );
    found.push(...(answer.Responses?.[table] ?? []));
    pending = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
};

const queryInput = (table: string, query: Query): QueryCommandInput => {
  const pkName = query.index ? `${query.index}pk` : 'pk';
  const skName = query.index ? `${query.index}sk` : 'sk';
  const { expression, values } = sortCondition(query);
  return {
    TableName: table,
    ...(query.index ? { IndexName: query.index } : { ConsistentRead: query.consistent ?? true }),
    KeyConditionExpression: expression ? `#pk = :pk AND ${expression}` : '#pk = :pk',
    ExpressionAttributeNames: { '#pk': pkName, ...(expression ? { '#sk': skName } : {}) },
    ExpressionAttributeValues: { ':pk': query.pk, ...values },
    ScanIndexForward: !query.reverse,
    ...(query.limit === undefined ? {} : { Limit: query.limit }),
    ...(query.after === undefined ? {} : { ExclusiveStartKey: query.after }),
  };
};

const sortCondition = ({ begins, from, to }: Query): { expression: string; values: Record<string, string> } => {
  if (begins !== undefined && begins !== '')
    return { expression: 'begins_with(#sk, :begins)', values: { ':begins': begins } };
  if (from !== undefined && to !== undefined)
    return { expression: '#sk BETWEEN :from AND :to', values: { ':from': from, ':to': to } };
  if (from !== undefined) return { expression: '#sk >= :from', values: { ':from': from } };
  if (to !== undefined) return { expression: '#sk <= :to', values: { ':to': to } };
  return { expression: '', values: {} };
};
