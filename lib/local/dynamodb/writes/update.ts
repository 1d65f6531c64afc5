import validations from 'dynalite/validations/index.js';
import { typeOf, valueAt, type AttributeValue, type Item, type Path } from '../model/attribute-value.ts';
import { addNumbers, negated } from '../model/decimal.ts';
import { isPath, type UpdateAction, type UpdateOperand } from '../model/expression.ts';
import { validationError } from '../model/service-error.ts';

const wrongType = () => validationError('An operand in the update expression has an incorrect data type');
const missing = () => validationError('The provided expression refers to an attribute that does not exist in the item');
const wrongPath = () => validationError('The document path provided in the update expression is invalid for update');

function checkedNumber(number: string): AttributeValue {
  const value = { N: number };
  const problem = validations.validateAttributeValue(value);
  if (problem !== undefined) throw validationError(problem);
  return value;
}

function calculate(operand: Extract<UpdateOperand, { args: unknown }>, item: Item): AttributeValue {
  const [left, right] = operand.args;
  if (left === undefined || right === undefined) throw wrongType();
  if (operand.type === 'function' && operand.name === 'if_not_exists')
    return existing(left, item) ?? resolve(right, item);
  const [a, b] = [resolve(left, item), resolve(right, item)];
  if (operand.type === 'function') return appended(a, b);
  if (!('N' in a && 'N' in b)) throw wrongType();
  return checkedNumber(addNumbers(a.N, operand.type === 'add' ? b.N : negated(b.N)));
}

function existing(operand: UpdateOperand, item: Item): AttributeValue | undefined {
  return isPath(operand) ? valueAt(operand, item) : undefined;
}

function appended(a: AttributeValue, b: AttributeValue): AttributeValue {
  if (!('L' in a && 'L' in b)) throw wrongType();
  return { L: [...a.L, ...b.L] };
}

function resolve(operand: UpdateOperand, item: Item): AttributeValue {
  if (!isPath(operand)) return 'type' in operand ? calculate(operand, item) : operand;
  const value = valueAt(operand, item);
  if (value === undefined) throw missing();
  return value;
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];
const difference = (a: readonly string[], b: readonly string[]): string[] =>
  a.filter((element) => !b.includes(element));

type Combine = (a: readonly string[], b: readonly string[]) => string[];

/** Joins two sets of the same type; undefined when nothing is left, since an empty set cannot be stored. */
function combineSets(existing: AttributeValue, operand: AttributeValue, combine: Combine): AttributeValue | undefined {
  const result = combined(existing, operand, combine);
  return Object.values(result)[0]?.length === 0 ? undefined : result;
}

function combined(existing: AttributeValue, operand: AttributeValue, combine: Combine) {
  if ('SS' in existing && 'SS' in operand) return { SS: combine(existing.SS, operand.SS) };
  if ('NS' in existing && 'NS' in operand) return { NS: combine(existing.NS, operand.NS) };
  if ('BS' in existing && 'BS' in operand) return { BS: combine(existing.BS, operand.BS) };
  throw wrongType();
}

/** The value an action leaves at its path, worked out on the item as it was; undefined removes it. */
function newValue(action: UpdateAction, item: Item): AttributeValue | undefined {
  if (action.type === 'remove') return undefined;
  if (action.type === 'set') return resolve(action.val, item);
  const existing = valueAt(action.path, item);
  if (existing === undefined) return action.type === 'add' ? action.val : undefined;
  if (typeOf(existing) !== typeOf(action.val)) throw wrongType();
  if ('N' in existing && 'N' in action.val) return checkedNumber(addNumbers(existing.N, action.val.N));
  return combineSets(existing, action.val, action.type === 'add' ? union : difference);
}

interface Placement {
  parent: AttributeValue;
  step: string | number;
  value: AttributeValue | undefined;
}

function parentOf(path: Path, root: AttributeValue & { M: Item }): AttributeValue {
  const parent = path.length === 1 ? root : valueAt(path.slice(0, -1), root.M);
  const fits = parent !== undefined && (typeof path.at(-1) === 'number' ? 'L' in parent : 'M' in parent);
  if (!fits) throw wrongPath();
  return parent;
}

/** Replaces in place and writes map entries; what changes the length of a list is left for later, so positions stay the original ones. */
function placeDirectly({ parent, step, value }: Placement): boolean {
  if ('M' in parent && typeof step === 'string') {
    if (value === undefined) Reflect.deleteProperty(parent.M, step);
    else parent.M[step] = value;
    return true;
  }
  if (!('L' in parent) || typeof step !== 'number' || value === undefined || step >= parent.L.length) return false;
  parent.L[step] = value;
  return true;
}

function resizeLists(placements: readonly Placement[]): void {
  const inOrder = placements.toSorted((a, b) => Number(a.step) - Number(b.step));
  for (const { parent, step, value } of inOrder.toReversed()) {
    if (value === undefined && 'L' in parent) parent.L.splice(Number(step), 1);
  }
  for (const { parent, value } of inOrder) {
    if (value !== undefined && 'L' in parent) parent.L.push(value);
  }
}

/**
 * Applies an update expression as "Update expressions" in the developer guide describes: operands are read from the
 * item as it was, list positions are the original ones, a position past the end appends.
 * @returns a new item; the given one is untouched
 * @throws ServiceError ValidationException on a missing attribute, a wrong type or an invalid path
 */
export function applyUpdate(actions: readonly UpdateAction[], item: Item): Item {
  const root = { M: structuredClone(item) };
  const placements = actions.map((action): Placement => ({
    parent: parentOf(action.path, root),
    step: action.path.at(-1) ?? '',
    value: newValue(action, item),
  }));
  resizeLists(placements.filter((placement) => !placeDirectly(placement)));
  return root.M;
}
