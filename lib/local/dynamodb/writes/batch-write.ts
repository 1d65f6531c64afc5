import batchWriteItemValidation from 'dynalite/validations/batchWriteItem.js';
import type { Engine, Operation } from '../engine.ts';
import { consumedByTable, writeUse } from '../model/capacity.ts';
import { throughputExceeded, validationError } from '../model/service-error.ts';
import { validate } from '../model/validate.ts';
import type { BatchWriteItemRequest } from '../request.ts';
import type { Change } from '../storage/derived.ts';
import { planDelete, planPut, type Plan } from './plan.ts';

type Element = BatchWriteItemRequest['RequestItems'][string][number];

interface Planned {
  plan: Plan;
  element: Element;
}

function planElement(engine: Engine, tableName: string, element: Element): Planned {
  const table = engine.table(tableName);
  if (element.PutRequest !== undefined && element.DeleteRequest !== undefined) {
    throw validationError(
      'Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes',
    );
  }
  if (element.PutRequest !== undefined) {
    return { element, plan: planPut(table, { TableName: tableName, Item: element.PutRequest.Item }, false) };
  }
  return { element, plan: planDelete(table, { TableName: tableName, Key: element.DeleteRequest?.Key ?? {} }, false) };
}

function checkDuplicates(planned: readonly Planned[]): void {
  const keys = new Set(planned.map(({ plan }) => `${plan.table.TableName}~${plan.key}`));
  if (keys.size < planned.length) throw validationError('Provided list of item keys contains duplicates');
}

async function write(engine: Engine, plans: readonly Plan[]): Promise<Change[]> {
  return engine.exclusive(async () => {
    const found = await engine.readItems(plans);
    const changes = plans.map((plan, position): Change => {
      const before = found[position];
      return { table: plan.table, key: plan.key, before, after: plan.next(before) };
    });
    await engine.commit(changes);
    return changes;
  });
}

function byTable(planned: readonly Planned[]): Record<string, Element[]> {
  const requests: Record<string, Element[]> = {};
  for (const { plan, element } of planned) (requests[plan.table.TableName] ??= []).push(element);
  return requests;
}

/** BatchWriteItem: up to 25 puts and deletes; what a transaction under way holds and what the fault mode postpones are handed back as unprocessed. */
export const batchWriteItem: Operation = async (engine, raw) => {
  const request = validate(raw, batchWriteItemValidation);
  const planned = Object.entries(request.RequestItems).flatMap(([tableName, elements]) =>
    elements.map((element) => planElement(engine, tableName, element)),
  );
  if (planned.length > 25) throw validationError('Too many items requested for the BatchWriteItem call');
  checkDuplicates(planned);
  const postponed = new Set(planned.filter(({ plan }) => engine.ongoing.holds(plan) || engine.faults?.postpones()));
  if (postponed.size === planned.length) throw throughputExceeded();
  const changes = await write(
    engine,
    planned.filter((one) => !postponed.has(one)).map(({ plan }) => plan),
  );
  return {
    UnprocessedItems: byTable([...postponed]),
    ConsumedCapacity: consumedByTable(
      request.ReturnConsumedCapacity,
      changes.map((change) => writeUse(change)),
    ),
  };
};
