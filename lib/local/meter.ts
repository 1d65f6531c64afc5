import type { LambdaHandler, LoadHandler } from './handlers.ts';

/** Hears of what the product uses of the services that the engines stand for, as it uses it. */
export interface Meter {
  /** A request of DynamoDB that was carried out, and the units it consumed. */
  readonly dynamodb: (operation: string, units: number) => void;
  /** A function that ended, well or not: its handler, and for how long it ran. */
  readonly lambda: (handler: string, milliseconds: number) => void;
}

/** The same handlers, which tell how long they ran where somebody listens. */
export const metered =
  (load: LoadHandler, lambda: Meter['lambda'] | undefined): LoadHandler =>
  async (path) => {
    const handler = await load(path);
    if (lambda === undefined) return handler;
    const told: LambdaHandler = async (event, context) => {
      const start = performance.now();
      try {
        return await handler(event, context);
      } finally {
        lambda(path, performance.now() - start);
      }
    };
    return told;
  };
