import type { Item } from './attribute-value.ts';

const DYNAMODB = 'com.amazonaws.dynamodb.v20120810#';
const CORAL_SERVICE = 'com.amazon.coral.service#';
const CORAL_VALIDATE = 'com.amazon.coral.validate#';

export interface CancellationReason {
  Code: 'None' | 'ConditionalCheckFailed' | 'ValidationError' | 'TransactionConflict';
  Message?: string;
  Item?: Item | undefined;
}

export interface ServiceErrorBody {
  readonly __type: string;
  readonly [field: string]: unknown;
}

/** An error of the service itself, with the body a client of AWS would receive. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly body: ServiceErrorBody;

  constructor(body: ServiceErrorBody, message: string, status = 400) {
    super(message);
    this.body = body;
    this.status = status;
  }
}

const withMessage = (type: string, message: string, status?: number): ServiceError =>
  new ServiceError({ __type: type, message }, message, status);

export const validationError = (message: string): ServiceError =>
  withMessage(`${CORAL_VALIDATE}ValidationException`, message);

export const serializationError = (message: string): ServiceError =>
  new ServiceError({ __type: `${CORAL_SERVICE}SerializationException`, Message: message }, message);

export const unknownOperation = (): ServiceError =>
  new ServiceError({ __type: `${CORAL_SERVICE}UnknownOperationException` }, 'unknown operation');

export const missingAuthentication = (): ServiceError =>
  withMessage(`${CORAL_SERVICE}MissingAuthenticationTokenException`, 'Request is missing Authentication Token');

export const resourceNotFound = (detail = ''): ServiceError =>
  withMessage(`${DYNAMODB}ResourceNotFoundException`, `Requested resource not found${detail}`);

export const resourceInUse = (tableName: string): ServiceError =>
  withMessage(`${DYNAMODB}ResourceInUseException`, `Table already exists: ${tableName}`);

/** A condition that does not hold; `item` is there when the request asked for it with ReturnValuesOnConditionCheckFailure. */
export class ConditionalCheckFailed extends ServiceError {
  readonly item: Item | undefined;

  constructor(item: Item | undefined) {
    const message = 'The conditional request failed';
    super({ __type: `${DYNAMODB}ConditionalCheckFailedException`, message, Item: item }, message);
    this.item = item;
  }
}

/** @param reasons one for each action of the request, in its order */
export function transactionCanceled(reasons: readonly CancellationReason[]): ServiceError {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  const type = `${DYNAMODB}TransactionCanceledException`;
  return new ServiceError({ __type: type, CancellationReasons: reasons, Message: message }, message);
}

const ONGOING = 'Transaction is ongoing for the item';

/** @param inConflict for each action of the request, whether another transaction holds its item */
export const inConflictWithAnother = (inConflict: readonly boolean[]): ServiceError =>
  transactionCanceled(
    inConflict.map((is): CancellationReason =>
      is ? { Code: 'TransactionConflict', Message: ONGOING } : { Code: 'None' },
    ),
  );

/** A write outside transactions met one that holds its item. */
export const transactionConflict = (): ServiceError => withMessage(`${DYNAMODB}TransactionConflictException`, ONGOING);

export function idempotentParameterMismatch(): ServiceError {
  const message =
    'The request uses the same client token as a previous, but non-identical request. ' +
    'Do not reuse a client token with different requests, unless the requests are identical';
  return new ServiceError({ __type: `${DYNAMODB}IdempotentParameterMismatchException`, Message: message }, message);
}

export const throughputExceeded = (): ServiceError =>
  withMessage(
    `${DYNAMODB}ProvisionedThroughputExceededException`,
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
  );

export const throttled = (): ServiceError =>
  withMessage(`${DYNAMODB}ThrottlingException`, 'Throughput exceeds the current capacity of your table or index.');

/** Not of the service, whose disks do not fill: of the machine this engine runs on. */
export const insufficientStorage = (): ServiceError =>
  withMessage(
    `${CORAL_SERVICE}InsufficientStorageException`,
    'The disk is full: nothing was written. Free some space, then repeat.',
    507,
  );

export const internalError = (): ServiceError =>
  withMessage(
    `${DYNAMODB}InternalServerError`,
    'The request could not be completed: nothing was written. Retry it.',
    500,
  );
