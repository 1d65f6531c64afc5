import type { Item } from './attribute-value.ts';

export type KeyType = 'S' | 'N' | 'B';

/** Partition key first, sort key second when there is one. */
export type KeySchema = { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];

export interface Index {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType: 'ALL' | 'INCLUDE' | 'KEYS_ONLY'; NonKeyAttributes?: string[] };
}

/** The parts of CreateTable's request that shape the table. */
export interface TableSchema {
  TableName: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: KeyType }[];
  KeySchema: KeySchema;
  GlobalSecondaryIndexes?: Index[];
  LocalSecondaryIndexes?: Index[];
  BillingMode?: 'PROVISIONED' | 'PAY_PER_REQUEST';
  ProvisionedThroughput?: { ReadCapacityUnits: number; WriteCapacityUnits: number };
}

/** A table as it is stored. `timeToLive` is the attribute that holds the expiry, null when expiry is off. */
export interface Table extends TableSchema {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  timeToLive: string | null;
}

export interface FoundIndex {
  index: Index;
  isGlobal: boolean;
}

export const keyNames = (schema: KeySchema): string[] => schema.map((key) => key.AttributeName);

export function allIndexes(table: TableSchema): FoundIndex[] {
  return [
    ...(table.GlobalSecondaryIndexes ?? []).map((index) => ({ index, isGlobal: true })),
    ...(table.LocalSecondaryIndexes ?? []).map((index) => ({ index, isGlobal: false })),
  ];
}

/** @returns the declared type of a key attribute; validation has made sure that each is declared */
export function keyTypeOf(table: TableSchema, attribute: string): KeyType {
  const definition = table.AttributeDefinitions.find((candidate) => candidate.AttributeName === attribute);
  if (definition === undefined)
    throw new Error(`Key attribute ${attribute} is not defined in table ${table.TableName}`);
  return definition.AttributeType;
}

/** Attributes an index holds, or undefined when it holds all of them. */
export function projectedAttributes(table: TableSchema, index: Index): Set<string> | undefined {
  if (index.Projection.ProjectionType === 'ALL') return undefined;
  return new Set([
    ...keyNames(index.KeySchema),
    ...keyNames(table.KeySchema),
    ...(index.Projection.NonKeyAttributes ?? []),
  ]);
}

/** What an index holds of an item. */
export function projectedOf(table: TableSchema, index: Index, item: Item): Item {
  const names = projectedAttributes(table, index);
  return names === undefined ? item : Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}
