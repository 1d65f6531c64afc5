import type { IncomingMessage, ServerResponse } from 'node:http';
import { apis, areaOfTheRest, isUnder, type ApiEntry } from '../apis.ts';
import { processesApart } from './apart/invoke-apart.ts';
import { longFilesApart } from './apart/long-files.ts';
import { httpApi, plain } from './gateway.ts';
import type { HandlerModules, LoadHandler } from './handlers.ts';

/** Answers the request if its path belongs to one of the APIs; false otherwise. */
type Answered = (request: IncomingMessage, response: ServerResponse, path: string, query: string) => Promise<boolean>;

/** The HTTP APIs behind the one address, found by the same path patterns as CloudFront finds them. */
export const httpApis = async (load: LoadHandler, modules: HandlerModules): Promise<Answered> => {
  const apart = processesApart();
  const loadServing: LoadHandler = async (path) => longFilesApart(await load(path), modules(path), apart);
  const all = await Promise.all(
    apis.map(async (api) => ({ patterns: api.patterns, gateway: await gatewayOf(api, loadServing) })),
  );
  return async (request, response, path, query) => {
    const found = all.find(({ patterns }) => patterns.some((pattern) => isUnder(pattern, path)));
    if (!found) return false;
    if (!(await found.gateway.handle(request, response, path, query))) plain(response, 404, 'Not Found');
    return true;
  };
};

const gatewayOf = async ({ calls }: ApiEntry, load: LoadHandler) => {
  const rest = areaOfTheRest({ calls });
  return httpApi(
    await Promise.all(
      [...Map.groupBy(calls, ({ area }) => area)].map(async ([{ handler }, mine]) => ({
        routes: mine.map(({ route }) => route),
        handler: await load(handler),
      })),
    ),
    rest && (await load(rest.handler)),
  );
};
