let starts = 0;

/** Loads the module that answers an area's calls, a step of long work or a schedule. */
export type LoadHandler = (path: string) => Promise<LambdaHandler>;
export type LambdaHandler = (event: unknown, context?: unknown) => Promise<unknown>;

/** Address of the module of a handler, by the handler's path from the root of the project. */
export type HandlerModules = (path: string) => URL;

/** The sources, as they are. */
export const sourceModules: HandlerModules = (path) => new URL(`../../${path}`, import.meta.url);

/**
 * The modules of one start of the product. A handler reads its settings when it is loaded: each start loads its own,
 * so that a second one in the same process does not work with the ports and the secrets of the first.
 */
export const handlerLoader = (modules: HandlerModules): LoadHandler => {
  starts += 1;
  const start = starts;
  return async (path) => {
    const module: { handler: LambdaHandler } = await import(`${modules(path).href}?avvio=${start}`);
    return module.handler;
  };
};
