import { areaOfTheRest, type ApiEntry } from '../apis.ts';

const ANY_METHOD = 'x-amazon-apigateway-any-method';
/** The path under which the document keeps the route of whatever no other asks for. */
const DEFAULT_PATH = '/$default';

/** One operation as the gateway reads it: who answers it. */
interface GatewayOperation {
  readonly 'x-amazon-apigateway-integration': { readonly $ref: string };
  /** True of the operation that answers any path and method of no other. */
  readonly isDefaultRoute?: true;
  readonly responses: { readonly default: { readonly description: string } };
}

interface GatewayPath {
  readonly parameters?: readonly object[];
  readonly [method: string]: GatewayOperation | readonly object[] | undefined;
}

/** The small document of one HTTP API: routes and who answers them. Its shapes are in that of `lib/openapi.ts`, which is larger than a gateway takes. */
export interface GatewayDocument {
  readonly openapi: '3.0.1';
  readonly info: { readonly title: string; readonly description: string; readonly version: string };
  readonly paths: Readonly<Record<string, GatewayPath>>;
  readonly components: { readonly 'x-amazon-apigateway-integrations': Readonly<Record<string, object>> };
}

/**
 * The body that API Gateway imports an HTTP API from, in one request however many its routes are. What no route asks for goes to one of its areas, which
 * refuses it in the words of the product. `uriOf` says where an area is answered.
 */
export const gatewayDocument = (
  info: Pick<GatewayDocument['info'], 'title' | 'description'>,
  { calls }: ApiEntry,
  uriOf: (area: string) => string,
): GatewayDocument => {
  const paths: Record<string, GatewayPath> = {};
  for (const { area, route } of calls)
    paths[route.path] = {
      ...(paths[route.path] ?? parametersOf(route.path)),
      [route.method.toLowerCase()]: answeredBy(area.name),
    };
  const rest = areaOfTheRest({ calls });
  if (rest !== undefined) paths[DEFAULT_PATH] = { [ANY_METHOD]: { isDefaultRoute: true, ...answeredBy(rest.name) } };
  const names = [...new Set(calls.map(({ area }) => area.name))];
  return {
    openapi: '3.0.1',
    info: { ...info, version: '1' },
    paths,
    components: { [INTEGRATIONS]: Object.fromEntries(names.map((name) => [name, integration(uriOf(name))])) },
  };
};

const INTEGRATIONS = 'x-amazon-apigateway-integrations';

const answeredBy = (area: string): GatewayOperation => ({
  'x-amazon-apigateway-integration': { $ref: `#/components/${INTEGRATIONS}/${area}` },
  responses: { default: { description: area } },
});

const integration = (uri: string): object => ({
  type: 'aws_proxy',
  httpMethod: 'POST',
  payloadFormatVersion: '2.0',
  uri,
});

/** A path without parameters declares none. */
const parametersOf = (path: string): GatewayPath => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.length === 0) return {};
  return { parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })) };
};
