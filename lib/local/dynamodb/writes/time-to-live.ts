import db from 'dynalite/db/index.js';
import type { Engine, Operation } from '../engine.ts';
import type { Item } from '../model/attribute-value.ts';
import { validationError } from '../model/service-error.ts';
import type { Table } from '../model/table.ts';
import { isRecord } from '../model/validate.ts';
import { expirySpaceKey, itemKey, type Change } from '../storage/derived.ts';
import type { Write } from '../storage/store.ts';

/** The service leaves alone what expired longer ago than this ("Using time to live (TTL)", developer guide). */
const FIVE_YEARS_S = 5 * 365 * 24 * 3600;
const REMOVED_AT_ONCE = 100;

interface Specification {
  TableName: string;
  AttributeName: string;
  Enabled: boolean;
}

function readSpecification(raw: unknown): Specification {
  const { TableName, TimeToLiveSpecification: specification } = isRecord(raw) ? raw : {};
  const { AttributeName, Enabled } = isRecord(specification) ? specification : {};
  if (typeof TableName !== 'string' || typeof AttributeName !== 'string' || typeof Enabled !== 'boolean') {
    throw validationError(
      'TableName, TimeToLiveSpecification.AttributeName and TimeToLiveSpecification.Enabled are required',
    );
  }
  if (AttributeName.length < 1 || AttributeName.length > 255) {
    throw validationError('TimeToLiveSpecification.AttributeName must have length from 1 to 255');
  }
  return { TableName, AttributeName, Enabled };
}

function checkTransition({ timeToLive }: Table, { AttributeName, Enabled }: Specification): void {
  if (!Enabled && timeToLive === null) throw validationError('TimeToLive is already disabled');
  if (timeToLive === null) return;
  if (timeToLive !== AttributeName) {
    throw validationError(`TimeToLive is active on a different AttributeName: current AttributeName is ${timeToLive}`);
  }
  if (Enabled) throw validationError('TimeToLive is already enabled');
}

/** Expiry entries of the items a table already holds, to be added or removed. */
async function existingExpiries(
  engine: Engine,
  table: Table,
  { AttributeName, Enabled }: Specification,
): Promise<Write[]> {
  const writes: Write[] = [];
  for await (const item of engine.store.spaces.items.values({
    gte: `${table.TableName}~`,
    lt: `${table.TableName}~~`,
  })) {
    const expiry = item[AttributeName];
    if (expiry === undefined || !('N' in expiry)) continue;
    const key = itemKey(table, item);
    writes.push({ space: 'expiries', key: expirySpaceKey(table, expiry.N, key), value: Enabled ? key : undefined });
  }
  return writes;
}

/** UpdateTimeToLive; the items already there are taken into account too. */
export const updateTimeToLive: Operation = async (engine, raw) => {
  const specification = readSpecification(raw);
  return engine.exclusive(async () => {
    const table = engine.table(specification.TableName);
    checkTransition(table, specification);
    const { AttributeName, Enabled } = specification;
    const expiries = await existingExpiries(engine, table, specification);
    await engine.saveTable({ ...table, timeToLive: Enabled ? AttributeName : null }, expiries);
    return { TimeToLiveSpecification: { AttributeName, Enabled } };
  });
};

async function removeSome(engine: Engine, table: Table, now: number): Promise<number> {
  const bound = (seconds: number): string => `${table.TableName}~${db.toRangeStr(String(seconds), 'N')}/`;
  const range = { gte: bound(now - FIVE_YEARS_S), lte: `${bound(now)}~`, limit: REMOVED_AT_ONCE };
  const keys = await engine.store.spaces.expiries.values(range).all();
  const items: (Item | undefined)[] = await engine.readItems(keys.map((key) => ({ table, key })));
  await engine.commit(keys.map((key, position): Change => ({ table, key, before: items[position], after: undefined })));
  return keys.length;
}

/**
 * Removes the items whose time to live has passed, with their index entries; other writes get their turn in between.
 * @param now epoch seconds
 */
export async function removeExpired(engine: Engine, now: number): Promise<void> {
  for (const { TableName } of engine.tables().filter((table) => table.timeToLive !== null)) {
    const removeFromTable = (): Promise<number> => removeSome(engine, engine.table(TableName), now);
    while ((await engine.exclusive(removeFromTable)) === REMOVED_AT_ONCE);
  }
}
