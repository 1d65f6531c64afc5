import type { AttributeValue, Item } from './model/attribute-value.ts';
import type { ParsedCondition, ParsedProjection, ParsedUpdate } from './model/expression.ts';

interface ReportsCapacity {
  ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE';
}

interface OnOneTable extends ReportsCapacity {
  TableName: string;
}

export interface ConditionedWrite extends OnOneTable {
  ConditionExpression?: string;
  _condition?: ParsedCondition;
}

export interface GetItemRequest extends OnOneTable {
  Key: Item;
  ConsistentRead?: boolean;
  _projection?: ParsedProjection;
}

export interface PutItemRequest extends ConditionedWrite {
  Item: Item;
  ReturnValues?: 'NONE' | 'ALL_OLD';
}

export interface DeleteItemRequest extends ConditionedWrite {
  Key: Item;
  ReturnValues?: 'NONE' | 'ALL_OLD';
}

export interface UpdateItemRequest extends ConditionedWrite {
  Key: Item;
  ReturnValues?: 'NONE' | 'ALL_OLD' | 'UPDATED_OLD' | 'ALL_NEW' | 'UPDATED_NEW';
  _updates?: ParsedUpdate;
}

export interface KeyCondition {
  ComparisonOperator:
    | 'EQ'
    | 'LT'
    | 'LE'
    | 'GT'
    | 'GE'
    | 'BEGINS_WITH'
    | 'BETWEEN'
    | 'NULL'
    | 'NOT_NULL'
    | 'NE'
    | 'CONTAINS'
    | 'NOT_CONTAINS'
    | 'IN';
  AttributeValueList: AttributeValue[];
}

/** What Query and Scan have in common. */
export interface PageRequest extends OnOneTable {
  IndexName?: string;
  Select?: 'ALL_ATTRIBUTES' | 'ALL_PROJECTED_ATTRIBUTES' | 'SPECIFIC_ATTRIBUTES' | 'COUNT';
  Limit?: number;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: Item;
  _filter?: ParsedCondition;
  _projection?: ParsedProjection;
}

export interface QueryRequest extends PageRequest {
  /** Built from KeyConditionExpression by the validation. */
  KeyConditions: Record<string, KeyCondition>;
  ScanIndexForward?: boolean;
}

export interface ScanRequest extends PageRequest {
  Segment?: number;
  TotalSegments?: number;
}

export interface BatchGetItemRequest extends ReportsCapacity {
  RequestItems: Record<string, { Keys: Item[]; ConsistentRead?: boolean; _projection?: ParsedProjection }>;
}

export interface BatchWriteItemRequest extends ReportsCapacity {
  RequestItems: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
}
