import db from 'dynalite/db/index.js';
import { itemSize, MAX_ITEM_BYTES, type Item } from '../model/attribute-value.ts';
import { holds } from '../model/condition.ts';
import type { ParsedCondition } from '../model/expression.ts';
import { checkIndexKeys, checkItem, checkKey } from '../model/key-check.ts';
import { ConditionalCheckFailed, validationError } from '../model/service-error.ts';
import type { Table } from '../model/table.ts';
import { checkNesting, isRecord, throwIfInvalid } from '../model/validate.ts';
import type { ConditionedWrite, DeleteItemRequest, PutItemRequest, UpdateItemRequest } from '../request.ts';
import { itemKey } from '../storage/derived.ts';
import { applyUpdate } from './update.ts';

/** One action on one item, worked out but not carried out. */
export interface Plan {
  readonly table: Table;
  /** Of the item, as `itemKey` makes it. */
  readonly key: string;
  readonly condition: ParsedCondition | undefined;
  /** Whether a failed condition answers with the item as it is. */
  readonly showsItemOnFailure: boolean;
  /** What the item becomes; pure. @throws ServiceError ValidationException when it cannot */
  next(before: Item | undefined): Item | undefined;
}

/** ReturnValuesOnConditionCheckFailure, which dynalite does not know and would drop. */
export function showsItemOnFailure(raw: unknown): boolean {
  const wanted = isRecord(raw) ? raw['ReturnValuesOnConditionCheckFailure'] : undefined;
  if (wanted == null || wanted === 'NONE') return false;
  if (wanted === 'ALL_OLD') return true;
  throw validationError(
    `1 validation error detected: Value ${JSON.stringify(wanted)} at 'returnValuesOnConditionCheckFailure' ` +
      'failed to satisfy constraint: Member must satisfy enum value set: [ALL_OLD, NONE]',
  );
}

function conditionOf(table: Table, request: ConditionedWrite): ParsedCondition | undefined {
  throwIfInvalid(db.validateKeyPaths(request._condition?.nestedPaths, table));
  return request._condition;
}

export function planPut(table: Table, request: PutItemRequest, showsItem: boolean): Plan {
  checkItem(table, request.Item);
  checkNesting(Object.values(request.Item));
  if (itemSize(request.Item) > MAX_ITEM_BYTES) throw validationError('Item size has exceeded the maximum allowed size');
  const key = itemKey(table, request.Item);
  return {
    table,
    key,
    condition: conditionOf(table, request),
    showsItemOnFailure: showsItem,
    next: () => request.Item,
  };
}

export function planDelete(table: Table, request: DeleteItemRequest, showsItem: boolean): Plan {
  checkKey(table, request.Key);
  const key = itemKey(table, request.Key);
  return { table, key, condition: conditionOf(table, request), showsItemOnFailure: showsItem, next: () => undefined };
}

/** A condition check leaves the item as it is. */
export function planCheck(table: Table, request: DeleteItemRequest, showsItem: boolean): Plan {
  return { ...planDelete(table, request, showsItem), next: (before) => before };
}

export function planUpdate(table: Table, request: UpdateItemRequest, showsItem: boolean): Plan {
  checkKey(table, request.Key);
  throwIfInvalid(db.validateUpdates(undefined, request._updates, table));
  return {
    table,
    key: itemKey(table, request.Key),
    condition: conditionOf(table, request),
    showsItemOnFailure: showsItem,
    next(before) {
      const after = applyUpdate(request._updates?.sections ?? [], before ?? request.Key);
      checkIndexKeys(table, after);
      checkNesting(Object.values(after));
      if (itemSize(after) > MAX_ITEM_BYTES)
        throw validationError('Item size to update has exceeded the maximum allowed size');
      return after;
    },
  };
}

/**
 * Carries a plan out on the item as it is, without storing anything.
 * @throws ServiceError ConditionalCheckFailedException or ValidationException
 */
export function outcome(plan: Plan, before: Item | undefined): Item | undefined {
  if (plan.condition !== undefined && !holds(plan.condition.expression, before ?? {})) {
    throw new ConditionalCheckFailed(plan.showsItemOnFailure ? before : undefined);
  }
  return plan.next(before);
}
