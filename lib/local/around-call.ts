/** A call that one of the engines has received, or that a state machine makes of a function. */
export interface EngineCall {
  readonly engine: 'dynamodb' | 's3' | 'stepFunctions' | 'lambda';
  readonly name: string;
}

/** Runs each call of the engines: who tests the product counts them, looks at what is stored between one and the next, or spoils one. */
export type AroundCall = <T>(call: EngineCall, run: () => Promise<T>) => Promise<T>;

export const undisturbed: AroundCall = (_call, run) => run();
