import deleteItemValidation from 'dynalite/validations/deleteItem.js';
import putItemValidation from 'dynalite/validations/putItem.js';
import updateItemValidation from 'dynalite/validations/updateItem.js';
import type { Engine, Operation } from '../engine.ts';
import { itemSize, type Item } from '../model/attribute-value.ts';
import { consumedByTable, isCapacityAsked, writeUse } from '../model/capacity.ts';
import {
  ConditionalCheckFailed,
  inConflictWithAnother,
  ServiceError,
  transactionCanceled,
  validationError,
  type CancellationReason,
} from '../model/service-error.ts';
import type { Table } from '../model/table.ts';
import { isRecord, validate } from '../model/validate.ts';
import type { Change } from '../storage/derived.ts';
import { idempotencyOf } from './idempotency.ts';
import { outcome, planCheck, planDelete, planPut, planUpdate, showsItemOnFailure, type Plan } from './plan.ts';
import { checkTransactionSize, readTransactItems, type TransactItem } from './transact-request.ts';

const KINDS = ['ConditionCheck', 'Put', 'Update', 'Delete'] as const;

/** An action whose parameters are in order; whether it fits its table is known when it is planned. */
interface Action {
  tableName: string;
  plan(table: Table): Plan;
}

function readAction({ kind, body }: TransactItem<(typeof KINDS)[number]>): Action {
  const showsItem = showsItemOnFailure(body);
  if (kind === 'Put') {
    const request = validate(body, putItemValidation);
    return { tableName: request.TableName, plan: (table) => planPut(table, request, showsItem) };
  }
  if (kind === 'Update') {
    const request = validate(body, updateItemValidation);
    return { tableName: request.TableName, plan: (table) => planUpdate(table, request, showsItem) };
  }
  const request = validate(body, deleteItemValidation);
  const plan = kind === 'Delete' ? planDelete : planCheck;
  return { tableName: request.TableName, plan: (table) => plan(table, request, showsItem) };
}

/** The result, or the error of the service that took its place. */
function attempt<T>(task: () => T): T | ServiceError {
  try {
    return task();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

function reasonFor(result: unknown): CancellationReason {
  if (!(result instanceof ServiceError)) return { Code: 'None' };
  if (!(result instanceof ConditionalCheckFailed)) return { Code: 'ValidationError', Message: result.message };
  return { Code: 'ConditionalCheckFailed', Message: result.message, Item: result.item };
}

function cancelIfAnyFailed<T>(results: readonly (T | ServiceError)[]): T[] {
  const succeeded = results.flatMap((result) => (result instanceof ServiceError ? [] : [result]));
  if (succeeded.length < results.length) throw transactionCanceled(results.map(reasonFor));
  return succeeded;
}

function planAll(engine: Engine, actions: readonly Action[]): Plan[] {
  const placed = actions.map((action) => ({ action, table: engine.table(action.tableName) }));
  const plans = cancelIfAnyFailed(placed.map(({ action, table }) => attempt(() => action.plan(table))));
  const targets = new Set(plans.map((plan) => `${plan.table.TableName}~${plan.key}`));
  if (targets.size < plans.length)
    throw validationError('Transaction request cannot include multiple operations on one item');
  return plans;
}

/** What every plan does to its item; nothing is stored. @throws ServiceError TransactionCanceledException with all the reasons */
function changesOf(plans: readonly Plan[], found: readonly (Item | undefined)[]): Change[] {
  const changes = cancelIfAnyFailed(
    plans.map((plan, position) =>
      attempt((): Change => {
        const before = found[position];
        return { table: plan.table, key: plan.key, before, after: outcome(plan, before) };
      }),
    ),
  );
  checkTransactionSize(changes.reduce((bytes, { before, after }) => bytes + itemSize(after ?? before ?? {}), 0));
  return changes;
}

/**
 * TransactWriteItems: all the actions in one batch with the client token, or none; a repeat of the same token within
 * ten minutes answers without doing anything. Whoever meets an item that another transaction holds is refused, as on the service: also a check by a check.
 */
export const transactWriteItems: Operation = async (engine, raw) => {
  const { ClientRequestToken: token, TransactItems: body, ReturnConsumedCapacity: wanted } = isRecord(raw) ? raw : {};
  const idempotency = idempotencyOf(engine, token, body);
  const actions = readTransactItems(raw, KINDS).map(readAction);
  const plans = planAll(engine, actions);
  const carryOut = async () => {
    if (await idempotency.isDone()) return {};
    engine.faults?.cancelTransaction(actions.length);
    const changes = changesOf(plans, await engine.readItems(plans));
    await engine.commit(
      changes.filter(({ before, after }) => before !== after),
      idempotency.record(),
    );
    if (!isCapacityAsked(wanted)) return {};
    const uses = changes.map((change) => writeUse(change, 2));
    return { ConsumedCapacity: consumedByTable(wanted, uses) };
  };
  return engine.ongoing.during(plans, inConflictWithAnother, () => engine.exclusive(carryOut));
};
