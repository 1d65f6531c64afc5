import validations from 'dynalite/validations/index.js';
import { MAX_ITEM_BYTES, MAX_NESTING, nestingOf, type AttributeValue } from './attribute-value.ts';
import { serializationError, ServiceError, validationError } from './service-error.ts';

/** What dynalite declares for one operation: JSON types, ranges, and the rules between fields. */
export interface Validation<T> {
  readonly types: { readonly result?: T };
  readonly custom?: (data: T, limits: { options: { maxItemSize: number } }) => string | undefined;
}

/** Parameters superseded by expressions in 2014: the product has none of them, so neither has the engine. */
const LEGACY = ['Expected', 'ConditionalOperator', 'AttributeUpdates', 'QueryFilter', 'ScanFilter', 'AttributesToGet'];
/** Deeper JSON than any legal request (32 levels of values, two JSON levels each): stops recursion on hostile input. */
const MAX_JSON_DEPTH = 100;
const LIMITS = { options: { maxItemSize: MAX_ITEM_BYTES } };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** Turns what dynalite throws or returns into the engine's own error. */
function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof Error && 'body' in error && isRecord(error.body) && typeof error.body['__type'] === 'string') {
    return new ServiceError({ ...error.body, __type: error.body['__type'] }, error.message);
  }
  // dynalite reads some fields before it has checked that they are there: whatever breaks it is a malformed request.
  return serializationError('The request is not well formed');
}

export function throwIfInvalid(error: Error | null | undefined): void {
  if (error != null) throw toServiceError(error);
}

export function checkNesting(values: Iterable<AttributeValue>): void {
  for (const value of values) {
    if (nestingOf(value) > MAX_NESTING) throw validationError('Nesting Levels have exceeded supported limits');
  }
}

/** @throws ServiceError ValidationException that names the parameter */
export function refuseLegacy(parameters: object): void {
  const legacy = LEGACY.find((name) => Reflect.get(parameters, name) != null);
  if (legacy !== undefined) throw validationError(`The legacy parameter ${legacy} is not supported: use an expression`);
}

/**
 * Reads a request the way the service does before it looks at any table.
 * @returns the request with its expressions parsed (`_condition`, `_projection` …) and its numbers normalised
 * @throws ServiceError SerializationException or ValidationException
 */
export function validate<T extends object>(raw: unknown, validation: Validation<T>): T {
  if (!isRecord(raw)) throw serializationError('Unexpected token received from parser');
  if (isDeeperThan(raw, MAX_JSON_DEPTH)) throw validationError('Nesting Levels have exceeded supported limits');
  refuseLegacy(raw);
  try {
    const request = validations.checkTypes(raw, validation.types);
    validations.checkValidations(request, validation.types, validation.custom, LIMITS);
    return request;
  } catch (error) {
    throw toServiceError(error);
  }
}
