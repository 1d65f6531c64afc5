import * as z from 'zod';
import { Errore, errori } from '#shared/contracts/errori.ts';
import { contracts } from '#shared/contracts/index.ts';
import { isSecondBackend, needsKey, platformErrors, type Route } from '#shared/contracts/route.ts';
import { VERSIONE } from '#shared/domain/versione.ts';

/** The OpenAPI 3.1 document of every call, derived from the contracts. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, routes] of Object.entries(contracts)) {
    for (const [operationId, route] of Object.entries<Route>(routes)) {
      (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(area, operationId, route);
    }
  }
  const componenti = { Errore: z.toJSONSchema(Errore, { target: 'draft-2020-12' }), ...recursive() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Emolumenti',
      version: VERSIONE,
      description:
        'Personale e stipendi della scuola. Importi in centesimi, aliquote in parti per milione, ore in centesimi, date AAAA-MM-GG.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        sessione: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
      },
      schemas: componenti,
    },
  };
};

const operation = (area: string, operationId: string, route: Route) => ({
  operationId,
  tags: [area],
  summary: route.summary,
  'x-ruoli': route.roles,
  'x-licenze': route.licences,
  'x-effetto': route.effect,
  'x-ambito': route.scope,
  security: [route.access === 'token' ? { token: [] } : { token: [], sessione: [] }],
  parameters: parametersOf(route),
  ...(route.body
    ? {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: isSecondBackend(route.path)
                ? {
                    type: 'object',
                    properties: { data: schemaOf(route.body) },
                    required: ['data'],
                    additionalProperties: false,
                  }
                : schemaOf(route.body),
            },
          },
        },
      }
    : {}),
  responses: {
    200: { description: 'Risposta', content: { 'application/json': { schema: schemaOf(route.response) } } },
    ...errorsOf(route),
  },
});

const parametersOf = (route: Route) => [
  ...fieldsOf(route.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...fieldsOf(route.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
  {
    name: isSecondBackend(route.path) ? 'x-application-code' : 'x-client-type',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\w.-]{1,40}$' },
  },
  ...(needsKey(route)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
      ]
    : []),
];

const fieldsOf = (schema: z.ZodObject | undefined): [string, unknown, boolean][] =>
  schema === undefined
    ? []
    : Object.entries(schema.shape).map(([name, field]) => [
        name,
        z.toJSONSchema(field, { io: 'input' }),
        !field.safeParse(undefined).success,
      ]);

/** A schema in place; what it defines for itself, because it contains itself, is one of the components of the document. */
const schemaOf = (schema: z.ZodType): unknown => inComponents(z.toJSONSchema(schema, { io: 'input' })).schema;

const inComponents = ({
  $defs = {},
  ...schema
}: z.core.JSONSchema.BaseSchema): { schema: unknown; defs: Record<string, unknown> } =>
  JSON.parse(JSON.stringify({ schema, defs: $defs }).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The schemas that contain themselves, by name, from every route. */
const recursive = (): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.values(contracts)
      .flatMap((routes) => Object.values<Route>(routes))
      .flatMap(({ body, response }) =>
        [body, response].flatMap((schema) =>
          schema ? [inComponents(z.toJSONSchema(schema, { io: 'input' })).defs] : [],
        ),
      ),
  );

const errorsOf = (route: Route): Record<number, unknown> => {
  const codici = [...platformErrors(route), ...route.errors];
  const byStatus = Map.groupBy(codici, (codice) => errori[codice].status);
  return Object.fromEntries(
    [...byStatus].map(([status, suoi]) => [
      status,
      {
        description: [...new Set(suoi)].map((codice) => `${codice}: ${errori[codice].quando}`).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errore' } } },
      },
    ]),
  );
};
