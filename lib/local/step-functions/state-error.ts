/** An error of the workflow itself, by the names of the language: what Retry and Catch look at, what a failed execution shows. */
export class StateError extends Error {
  override readonly name = 'StateError';
  /** `Error` in the language: `States.Timeout`, or the `name` of the error a function threw. */
  readonly error: string;
  /** `Cause` in the language. */
  readonly reason: string;

  constructor(error: string, reason: string) {
    super(`${error}: ${reason}`);
    this.error = error;
    this.reason = reason;
  }
}

/** The work was told to stop (execution stopped, a sibling failed, the engine closes): no state may handle it, nothing more is written. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The service takes 262,144 bytes of UTF-8 JSON wherever a state receives or returns something. */
export const payloadLimitBytes = 262_144;

/** @throws StateError States.DataLimitExceeded when the JSON text of `value` passes the limit. */
export const checkPayload = (value: unknown, what: string): void => {
  if (value === undefined || Buffer.byteLength(JSON.stringify(value)) <= payloadLimitBytes) return;
  throw new StateError(
    'States.DataLimitExceeded',
    `${what} exceeds the maximum number of bytes service limit (${payloadLimitBytes}).`,
  );
};
