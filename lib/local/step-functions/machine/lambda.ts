import { StateError } from '../state-error.ts';
import { seededRandom } from './expressions.ts';

/** Runs the function of that name on a payload; a rejection is the function's failure. */
export type Invoke = (functionName: string, payload: unknown) => Promise<unknown>;

/** `duplicateRate` is the share of calls, between 0 and 1, that reach the function twice. */
export interface DeliveryFaults {
  readonly duplicateRate?: number;
  readonly seed: number;
}

const overTheWire = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** How Lambda reports what a function threw: the error's `name` for Retry and Catch, the rest as JSON text in the cause. */
const failureOf = (thrown: unknown): StateError => {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const trace = stack.split('\n').slice(0, 12);
  return new StateError(name, JSON.stringify({ errorType: name, errorMessage: message, trace }));
};

/** Lambda as a state machine sees it: payloads and answers cross as JSON, delivery is at least once. */
export const createLambda = (invoke: Invoke, faults: DeliveryFaults = { seed: 0 }): Invoke => {
  const random = seededRandom(faults.seed);

  const deliver: Invoke = async (functionName, payload) =>
    overTheWire(await invoke(functionName, overTheWire(payload)));

  /** The second delivery comes together with the first or right behind it, as chance has it; nobody waits for its answer. */
  const deliverTwice: Invoke = (functionName, payload) => {
    const first = deliver(functionName, payload);
    const before = random() < 0.5 ? Promise.resolve() : first;
    const again = (): Promise<unknown> => deliver(functionName, payload);
    before.then(again, again).catch(() => undefined);
    return first;
  };

  return async (functionName, payload) => {
    const send = random() < (faults.duplicateRate ?? 0) ? deliverTwice : deliver;
    try {
      return await send(functionName, payload);
    } catch (thrown) {
      throw failureOf(thrown);
    }
  };
};
