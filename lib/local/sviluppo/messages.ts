/** A call of a function, by the path of its handler. */
export interface Call {
  readonly id: number;
  readonly path: string;
  readonly event: unknown;
  /** The context that Lambda gives a function; the time it has left, in milliseconds. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly remainingMs: number | null;
}

/** The answer of a call, or what the function threw. */
export type Outcome =
  | { readonly id: number; readonly answer: unknown }
  | {
      readonly id: number;
      readonly error: { readonly name: string; readonly message: string; readonly stack: string };
    };

/** Asks a process to give up the debugger's port: another takes its place. */
export interface Retirement {
  readonly retire: true;
}

/** Says that the debugger's port is free. */
export interface Retired {
  readonly retired: true;
}
