let starts = 0;

/** Loads the module that answers an area's calls, a step of long work or a schedule. */
export type LoadHandler = (path: string) => Promise<LambdaHandler>;
export type LambdaHandler = (event: unknown, context?: unknown) => Promise<unknown>;

/**
 * The modules of one start of the product. A handler reads its settings when it is loaded: each start loads its own,
 * so that a second one in the same process does not work with the ports and the secrets of the first.
 */
export const handlerLoader = (): LoadHandler => {
  starts += 1;
  const start = starts;
  return async (path) => {
    const module: { handler: LambdaHandler } = await import(
      `${new URL(`../../${path}`, import.meta.url).href}?avvio=${start}`
    );
    return module.handler;
  };
};
