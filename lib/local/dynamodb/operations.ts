import { createTable, describeTable } from './create-table.ts';
import type { Operation } from './engine.ts';
import { executeStatement } from './reads/execute-statement.ts';
import { query } from './reads/query.ts';
import { batchGetItem, getItem, transactGetItems } from './reads/read-item.ts';
import { scan } from './reads/scan.ts';
import { batchWriteItem } from './writes/batch-write.ts';
import { updateTimeToLive } from './writes/time-to-live.ts';
import { transactWriteItems } from './writes/transact-write.ts';
import { deleteItem, putItem, updateItem } from './writes/write-item.ts';

/** Every operation there is; any other name is unknown, as on the service. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['CreateTable', createTable],
  ['DescribeTable', describeTable],
  ['UpdateTimeToLive', updateTimeToLive],
  ['GetItem', getItem],
  ['PutItem', putItem],
  ['UpdateItem', updateItem],
  ['DeleteItem', deleteItem],
  ['Query', query],
  ['Scan', scan],
  ['ExecuteStatement', executeStatement],
  ['BatchGetItem', batchGetItem],
  ['BatchWriteItem', batchWriteItem],
  ['TransactWriteItems', transactWriteItems],
  ['TransactGetItems', transactGetItems],
]);

/** What the fault mode leaves alone: without its tables nothing starts. */
export const isAboutTables = (name: string): boolean =>
  ['CreateTable', 'DescribeTable', 'UpdateTimeToLive'].includes(name);

/** What the fault mode refuses in part, not as a whole. */
export const isBatch = (name: string): boolean => name.startsWith('Batch');
