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

/** Handlers that are loaded at their first call, or before: when it is said. */
export interface LaterHandlers {
  readonly load: LoadHandler;
  readonly loadAll: () => void;
}

/** Lets pass that a module does not load: its callers hear of it. */
const FAILS_ITS_CALLERS = (): void => undefined;

/** Returns the handlers of `load`, each of which waits for its first call or for `loadAll`: a page is served before any of them is needed. */
export const laterHandlers = (load: LoadHandler): LaterHandlers => {
  const begun = new Map<string, Promise<LambdaHandler>>();
  const wanted = new Set<string>();
  const once = (path: string): Promise<LambdaHandler> => {
    const handler = begun.get(path) ?? load(path);
    begun.set(path, handler);
    return handler;
  };
  return {
    load: async (path) => {
      wanted.add(path);
      return async (event, context) => (await once(path))(event, context);
    },
    loadAll: () => {
      for (const path of wanted) once(path).catch(FAILS_ITS_CALLERS);
    },
  };
};
