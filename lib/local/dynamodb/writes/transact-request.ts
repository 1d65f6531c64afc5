import { validationError } from '../model/service-error.ts';
import { isRecord } from '../model/validate.ts';

const MAX_ACTIONS = 100;
const MAX_BYTES = 4 * 1024 * 1024;

/** One element of TransactItems: which action, and its own parameters. */
export interface TransactItem<Kind extends string> {
  kind: Kind;
  body: Record<string, unknown>;
}

const invalid = (value: string, path: string, constraint: string) =>
  validationError(
    `1 validation error detected: Value ${value} at '${path}' failed to satisfy constraint: ${constraint}`,
  );

function readItem<Kind extends string>(raw: unknown, position: number, kinds: readonly Kind[]): TransactItem<Kind> {
  const item = isRecord(raw) ? raw : {};
  const present = kinds.filter((kind) => item[kind] != null);
  const [kind] = present;
  if (kind === undefined || present.length > 1)
    throw validationError(`TransactItems can only contain one of ${kinds.join(', ')}`);
  const body = item[kind];
  if (!isRecord(body)) throw validationError(`Unexpected value at 'transactItems.${position + 1}.member'`);
  if (kind === 'ConditionCheck' && body['ConditionExpression'] == null) {
    throw invalid(
      'null',
      `transactItems.${position + 1}.member.conditionCheck.conditionExpression`,
      'Member must not be null',
    );
  }
  return { kind, body };
}

/**
 * The actions of TransactWriteItems or TransactGetItems, each of exactly one of the given kinds.
 * @throws ServiceError ValidationException, also when there are none or more than 100
 */
export function readTransactItems<Kind extends string>(raw: unknown, kinds: readonly Kind[]): TransactItem<Kind>[] {
  const items = isRecord(raw) ? raw['TransactItems'] : undefined;
  if (!Array.isArray(items)) throw invalid('null', 'transactItems', 'Member must not be null');
  if (items.length < 1) throw invalid("'[]'", 'transactItems', 'Member must have length greater than or equal to 1');
  if (items.length > MAX_ACTIONS) {
    throw invalid(
      `'[${items.length} items]'`,
      'transactItems',
      `Member must have length less than or equal to ${MAX_ACTIONS}`,
    );
  }
  return items.map((item: unknown, position) => readItem(item, position, kinds));
}

/** @throws ServiceError ValidationException when the items of a transaction are over 4 MB together */
export function checkTransactionSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw validationError('The aggregate size of the items in the transaction exceeds 4 MB');
}
