import { randomUUID } from 'node:crypto';
import createTableValidation from 'dynalite/validations/createTable.js';
import type { Operation } from './engine.ts';
import { resourceInUse, resourceNotFound, validationError } from './model/service-error.ts';
import type { Index, Table, TableSchema } from './model/table.ts';
import { isRecord, validate } from './model/validate.ts';

const arnOf = (tableName: string): string => `arn:aws:dynamodb:local:000000000000:table/${tableName}`;

function throughputOf(schema: TableSchema): object {
  const { ReadCapacityUnits = 0, WriteCapacityUnits = 0 } = schema.ProvisionedThroughput ?? {};
  return { NumberOfDecreasesToday: 0, ReadCapacityUnits, WriteCapacityUnits };
}

const indexDescription = (table: Table, index: Index): object => ({
  IndexName: index.IndexName,
  KeySchema: index.KeySchema,
  Projection: index.Projection,
  IndexArn: `${arnOf(table.TableName)}/index/${index.IndexName}`,
});

function globalIndexDescriptions(table: Table, status: 'CREATING' | 'ACTIVE'): object[] | undefined {
  return table.GlobalSecondaryIndexes?.map((index) => ({
    ...indexDescription(table, index),
    IndexStatus: status,
    ProvisionedThroughput: throughputOf(table),
  }));
}

/** TableDescription of the API reference, with the figures the engine knows. */
function describe(table: Table, status: 'CREATING' | 'ACTIVE', bytes: number): object {
  return {
    TableName: table.TableName,
    TableStatus: status,
    TableArn: arnOf(table.TableName),
    TableId: table.id,
    CreationDateTime: table.createdAt / 1000,
    TableSizeBytes: bytes,
    AttributeDefinitions: table.AttributeDefinitions,
    KeySchema: table.KeySchema,
    ProvisionedThroughput: throughputOf(table),
    ...(table.BillingMode === 'PAY_PER_REQUEST' ? { BillingModeSummary: { BillingMode: table.BillingMode } } : {}),
    GlobalSecondaryIndexes: globalIndexDescriptions(table, status),
    LocalSecondaryIndexes: table.LocalSecondaryIndexes?.map((index) => indexDescription(table, index)),
  };
}

/** CreateTable: answers CREATING as the service does; the table is usable when the answer arrives. */
export const createTable: Operation = async (engine, raw) => {
  const schema = validate(raw, createTableValidation);
  return engine.exclusive(async () => {
    if (engine.hasTable(schema.TableName)) throw resourceInUse(schema.TableName);
    const table: Table = { ...schema, id: randomUUID(), createdAt: Date.now(), timeToLive: null };
    await engine.saveTable(table, []);
    return { TableDescription: describe(table, 'CREATING', 0) };
  });
};

/** DescribeTable, whose only parameter is the name. */
export const describeTable: Operation = async (engine, raw) => {
  const name = isRecord(raw) ? raw['TableName'] : undefined;
  if (typeof name !== 'string')
    throw validationError("The parameter 'TableName' is required but was not present in the request");
  if (!engine.hasTable(name)) throw resourceNotFound(`: Table: ${name} not found`);
  return { Table: describe(engine.table(name), 'ACTIVE', await engine.store.sizeOf(name)) };
};
