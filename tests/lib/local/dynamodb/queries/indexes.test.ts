import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
beforeAll(async () => {
  engine = await freshEngine();
});
afterAll(() => engine.stop());

type Plain = Record<string, unknown>;

async function putAll(TableName: string, items: readonly Plain[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await engine.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

const run = (input: QueryCommandInput) => engine.documents.send(new QueryCommand(input));

async function everyPage(input: QueryCommandInput): Promise<Plain[][]> {
  const pages: Plain[][] = [];
  let ExclusiveStartKey: Plain | undefined;
  do {
    const page = await run({ ...input, ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }) });
    pages.push(page.Items ?? []);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return pages;
}

describe('indexes', () => {
  let TableName: string;
  const inIndex = (ruolo: string, more: Partial<QueryCommandInput> = {}) =>
    run({
      TableName,
      IndexName: 'perRuolo',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': ruolo },
      ...more,
    });
  beforeAll(async () => {
    TableName = await engine.table();
    await putAll(TableName, [
      { pk: 'a', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Alfa', altro: 'x' },
      { pk: 'b', sk: '1', ruolo: 'docente', ordine: -1, nome: 'Beta' },
      { pk: 'c', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Gamma' },
      { pk: 'd', sk: '1', ruolo: 'docente', nome: 'Senza ordine' },
      { pk: 'e', sk: '1', ordine: 1, nome: 'Senza ruolo' },
      { pk: 'f', sk: '1', ruolo: 'preside', ordine: 1, nome: 'Fi' },
    ]);
  });

  test('a sparse index holds the items that have all its keys, in its order', async () => {
    expect((await inIndex('docente')).Items?.map((item): unknown => item['nome'])).toEqual([
      'Beta',
      expect.any(String),
      expect.any(String),
    ]);
    expect((await inIndex('preside')).Items).toEqual([{ pk: 'f', sk: '1', ruolo: 'preside', ordine: 1, nome: 'Fi' }]);
    const named = await run({
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    });
    expect(named.Items?.map((item): unknown => item['nome']).toSorted()).toEqual([
      'Alfa',
      'Beta',
      'Gamma',
      'Senza ordine',
    ]);
  });

  test('an index holds what its projection says', async () => {
    const page = await run({
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente', ':n': 'Alfa' },
      FilterExpression: 'nome = :n',
    });
    expect(page.Items).toEqual([{ pk: 'a', sk: '1', ruolo: 'docente', nome: 'Alfa' }]);
    const asking = {
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    };
    expect((await failureOf(run({ ...asking, ProjectionExpression: 'nome, altro' }))).message).toMatch(
      /Global secondary index nomi does not project \[altro\]/,
    );
    expect((await failureOf(run({ ...asking, Select: 'ALL_ATTRIBUTES' }))).message).toMatch(
      /projection type is not ALL/,
    );
    expect((await failureOf(run({ ...asking, ConsistentRead: true }))).message).toMatch(
      /Consistent reads are not supported/,
    );
  });

  test('a local index fetches from the table what it does not hold', async () => {
    const asking = {
      TableName,
      IndexName: 'perOrdine',
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'a' },
      ConsistentRead: true,
    };
    expect((await run(asking)).Items).toEqual([{ pk: 'a', sk: '1', ordine: 3 }]);
    expect((await run({ ...asking, Select: 'ALL_ATTRIBUTES' })).Items).toEqual([
      { pk: 'a', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Alfa', altro: 'x' },
    ]);
    expect((await run({ ...asking, ProjectionExpression: 'nome' })).Items).toEqual([{ nome: 'Alfa' }]);
  });

  test.each([true, false])('pages of an index go through equal keys once (forward: %s)', async (ScanIndexForward) => {
    const pages = await everyPage({
      TableName,
      IndexName: 'perRuolo',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
      Limit: 1,
      ScanIndexForward,
    });
    const names = pages.flat().map((item): unknown => item['nome']);
    expect(names.toSorted()).toEqual(['Alfa', 'Beta', 'Gamma']);
    expect(names[ScanIndexForward ? 0 : 2]).toBe('Beta');
  });

  test('thousands of items with equal index keys are all there', async () => {
    const table = await engine.table();
    const items = Array.from({ length: 6000 }, (_, n) => ({ pk: `uguale-${n}`, sk: '1', ruolo: 'docente' }));
    await putAll(table, items);
    const pages = await everyPage({
      TableName: table,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    });
    expect(new Set(pages.flat().map((item) => item['pk'])).size).toBe(6000);
  });

  test('an entry follows its item: moved, removed, put back, deleted', async () => {
    const Key = { pk: 'mobile', sk: '1' };
    const rows = async () => [(await inIndex('mobile')).Items, (await inIndex('altrove')).Items];
    const update = (expression: string, values?: Plain) =>
      engine.documents.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: expression,
          ...(values === undefined ? {} : { ExpressionAttributeValues: values }),
        }),
      );
    await engine.documents.send(new PutCommand({ TableName, Item: { ...Key, ruolo: 'mobile', ordine: 1 } }));
    expect(await rows()).toEqual([[{ ...Key, ruolo: 'mobile', ordine: 1 }], []]);
    await update('SET ruolo = :r, nome = :n', { ':r': 'altrove', ':n': 'M' });
    expect(await rows()).toEqual([[], [{ ...Key, ruolo: 'altrove', ordine: 1, nome: 'M' }]]);
    await update('REMOVE ordine');
    expect(await rows()).toEqual([[], []]);
    await update('SET ordine = :o', { ':o': 2 });
    expect((await rows())[1]).toHaveLength(1);
    await engine.documents.send(new DeleteCommand({ TableName, Key }));
    expect(await rows()).toEqual([[], []]);
  });
});
