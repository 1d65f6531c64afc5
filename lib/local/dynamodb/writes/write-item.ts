import db from 'dynalite/db/index.js';
import deleteItemValidation from 'dynalite/validations/deleteItem.js';
import putItemValidation from 'dynalite/validations/putItem.js';
import updateItemValidation from 'dynalite/validations/updateItem.js';
import type { Engine, Operation } from '../engine.ts';
import type { Item } from '../model/attribute-value.ts';
import { consumed, writeUse } from '../model/capacity.ts';
import { transactionConflict } from '../model/service-error.ts';
import type { Table } from '../model/table.ts';
import { validate } from '../model/validate.ts';
import type { ConditionedWrite, UpdateItemRequest } from '../request.ts';
import { outcome, planDelete, planPut, planUpdate, showsItemOnFailure, type Plan } from './plan.ts';

interface Written {
  table: Table;
  before: Item | undefined;
  after: Item | undefined;
}

async function carryOut(engine: Engine, plan: Plan): Promise<Written> {
  if (engine.ongoing.holds(plan)) throw transactionConflict();
  return engine.exclusive(async () => {
    const [before] = await engine.readItems([plan]);
    const after = outcome(plan, before);
    await engine.commit([{ table: plan.table, key: plan.key, before, after }]);
    return { table: plan.table, before, after };
  });
}

/** What ReturnValues asks for; an update that touched nothing has nothing to show. */
function attributesOf(
  wanted: UpdateItemRequest['ReturnValues'],
  { before, after }: Written,
  update?: UpdateItemRequest,
): Item | undefined {
  const touched = update?._updates?.paths ?? [];
  const part = (item: Item | undefined): Item | undefined => {
    const attributes = db.mapPaths(touched, item ?? {});
    return Object.keys(attributes).length === 0 ? undefined : attributes;
  };
  switch (wanted) {
    case 'ALL_OLD':
      return before;
    case 'ALL_NEW':
      return after;
    case 'UPDATED_OLD':
      return part(before);
    case 'UPDATED_NEW':
      return part(after);
    case 'NONE':
    case undefined:
      return undefined;
  }
}

function answer(request: ConditionedWrite, written: Written, attributes: Item | undefined): object {
  return { Attributes: attributes, ConsumedCapacity: consumed(request.ReturnConsumedCapacity, writeUse(written)) };
}

/** PutItem */
export const putItem: Operation = async (engine, raw) => {
  const showsItem = showsItemOnFailure(raw);
  const request = validate(raw, putItemValidation);
  const written = await carryOut(engine, planPut(engine.table(request.TableName), request, showsItem));
  return answer(request, written, attributesOf(request.ReturnValues, written));
};

/** DeleteItem; deleting what is not there is no error. */
export const deleteItem: Operation = async (engine, raw) => {
  const showsItem = showsItemOnFailure(raw);
  const request = validate(raw, deleteItemValidation);
  const written = await carryOut(engine, planDelete(engine.table(request.TableName), request, showsItem));
  return answer(request, written, attributesOf(request.ReturnValues, written));
};

/** UpdateItem; an item that is not there is made. */
export const updateItem: Operation = async (engine, raw) => {
  const showsItem = showsItemOnFailure(raw);
  const request = validate(raw, updateItemValidation);
  const written = await carryOut(engine, planUpdate(engine.table(request.TableName), request, showsItem));
  return answer(request, written, attributesOf(request.ReturnValues, written, request));
};
