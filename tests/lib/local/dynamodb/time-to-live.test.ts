import { setTimeout as wait } from 'node:timers/promises';
import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from './fresh-engine.ts';

const DAY_S = 24 * 3600;
const nowS = (): number => Math.floor(Date.now() / 1000);

let engine: FreshEngine;
let TableName: string;

beforeAll(async () => {
  engine = await freshEngine({ cleaningEveryMs: 50 });
  TableName = await engine.table();
});
afterAll(() => engine.stop());

const put = (pk: string, more: object) =>
  engine.documents.send(new PutCommand({ TableName, Item: { pk, sk: 'a', ...more } }));
const isThere = async (pk: string) =>
  (await engine.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item !== undefined;
const setTtl = (Enabled: boolean, AttributeName = 'scadenza') =>
  engine.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName, Enabled } }));

test('without a specification nothing expires; then items are removed, those already there too, with their index entries', async () => {
  await put('gia-scaduta', { scadenza: nowS() - 5, ruolo: 'r', ordine: 1 });
  await wait(150);
  expect(await isThere('gia-scaduta')).toBe(true);
  expect((await setTtl(true)).TimeToLiveSpecification).toEqual({ AttributeName: 'scadenza', Enabled: true });
  await put('scaduta', { scadenza: nowS() - DAY_S });
  await put('futura', { scadenza: nowS() + DAY_S });
  await put('testo', { scadenza: '1' });
  await put('senza', {});
  await put('antica', { scadenza: nowS() - 6 * 365 * DAY_S });
  await vi.waitFor(async () => {
    expect([await isThere('gia-scaduta'), await isThere('scaduta')]).toEqual([false, false]);
  });
  for (const pk of ['futura', 'testo', 'senza', 'antica']) expect(await isThere(pk), pk).toBe(true);
  const { Items } = await engine.documents.send(
    new QueryCommand({
      TableName,
      IndexName: 'perRuolo',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'r' },
    }),
  );
  expect(Items).toEqual([]);
});

test('a deadline moved on keeps the item, one moved back removes it', async () => {
  const move = (pk: string, seconds: number) =>
    engine.documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk: 'a' },
        UpdateExpression: 'SET scadenza = :s',
        ExpressionAttributeValues: { ':s': seconds },
      }),
    );
  await put('prorogata', { scadenza: nowS() + 1 });
  await move('prorogata', nowS() + DAY_S);
  await put('anticipata', { scadenza: nowS() + DAY_S });
  await move('anticipata', nowS() - 1);
  await vi.waitFor(async () => {
    expect(await isThere('anticipata')).toBe(false);
  });
  await wait(1_300);
  expect(await isThere('prorogata')).toBe(true);
});

test('many at once, and the specification survives a restart', async () => {
  await Promise.all(Array.from({ length: 250 }, (_, n) => put(`molte-${n}`, { scadenza: nowS() - 1 })));
  await engine.restart();
  await vi.waitFor(
    async () => {
      const left = await Promise.all(Array.from({ length: 250 }, (_, n) => isThere(`molte-${n}`)));
      expect(left.filter(Boolean)).toHaveLength(0);
    },
    { timeout: 5_000 },
  );
});

test('transitions that mean nothing are refused', async () => {
  expect((await failureOf(setTtl(true))).message).toBe('TimeToLive is already enabled');
  expect((await failureOf(setTtl(true, 'altra'))).message).toMatch(/current AttributeName is scadenza/);
  await setTtl(false);
  expect((await failureOf(setTtl(false))).message).toBe('TimeToLive is already disabled');
  await put('non-piu', { scadenza: nowS() - 5 });
  await wait(150);
  expect(await isThere('non-piu')).toBe(true);
});
