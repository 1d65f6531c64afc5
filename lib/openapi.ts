import * as z from 'zod';
import {
  corpoDi,
  isFacoltativo,
  nomiDi,
  rispostaDi,
  schemaDelNome,
  type AltraRisposta,
  type AltroNome,
} from '#shared/contracts/altri-nomi.ts';
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
  security: securityOf(route),
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
                    properties: { data: bodyOf(route, route.body) },
                    required: ['data'],
                    additionalProperties: false,
                  }
                : bodyOf(route, route.body),
            },
          },
        },
      }
    : {}),
  responses: {
    200: { description: 'Risposta', content: { 'application/json': { schema: answerOf(route) } } },
    ...errorsOf(route),
  },
});

const securityOf = ({ access }: Route): readonly object[] => {
  if (access === 'pubblico') return [];
  return [access === 'token' ? { token: [] } : { token: [], sessione: [] }];
};

const parametersOf = (route: Route) => [
  ...fieldsOf(route, route.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...fieldsOf(route, route.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
  ...(route.body ? [] : otherNamesOf(route)).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ...(route.access === 'pubblico'
    ? []
    : [
        {
          name: isSecondBackend(route.path) ? 'x-application-code' : 'x-client-type',
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w.-]{1,40}$' },
        },
      ]),
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

const fieldsOf = (route: Route, schema: z.ZodObject | undefined): [string, unknown, boolean][] =>
  schema === undefined
    ? []
    : Object.entries(schema.shape).map(([name, field]) => [
        name,
        z.toJSONSchema(field, { io: 'input' }),
        !isFacoltativo(route, name, field),
      ]);

/** A schema in place; what it defines for itself, because it contains itself, is one of the components of the document. */
const schemaOf = (schema: z.ZodType): unknown => inComponents(z.toJSONSchema(schema, { io: 'input' })).schema;

/** The other names that a route takes, each with what it stands for. */
const otherNamesOf = (route: Route): [string, object][] => {
  const corpo = corpoDi(route);
  return corpo === undefined
    ? []
    : Object.entries(nomiDi(route)).map(([nome, altro]) => [
        nome,
        { ...Object(schemaOf(schemaDelNome(corpo, altro))), description: otherNameSaid(altro) },
      ]);
};

const otherNameSaid = (altro: AltroNome): string => {
  if (typeof altro === 'string') return `Altro nome di ${altro}.`;
  return 'campo' in altro ? `Altro modo di dire ${altro.campo}.` : SENZA_CAMPO[altro.come];
};
const SENZA_CAMPO = {
  ordine: 'Altro modo di dire ordine e verso.',
  pagina: 'Altro modo di dire start: le pagine contano da 1.',
  criteri: 'Altro modo di dire filtri: un testo, o i campi con il loro inizio.',
  anno: 'Altro modo di dire il primo e l’ultimo giorno.',
  'senza-effetto': 'Accettato, senza effetto.',
} as const;

/** The body with its other names; what a caller may leave out because the route says it is not required. */
const bodyOf = (route: Route, body: z.ZodType): unknown => {
  const schema = Object(schemaOf(body));
  if (route.ammessi === undefined && otherNamesOf(route).length === 0) return schema;
  const predefiniti = Object.keys(route.ammessi?.predefiniti ?? {});
  const sostituiti = Object.values(nomiDi(route)).flatMap((altro) => fieldsReplacedBy(altro));
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(otherNamesOf(route)) },
    ...(schema.required
      ? { required: schema.required.filter((name: string) => ![...predefiniti, ...sostituiti].includes(name)) }
      : {}),
  };
};

/** Fields that need not come when another name says them. */
const fieldsReplacedBy = (altro: AltroNome): readonly string[] => {
  if (typeof altro === 'string') return [altro];
  return altro.come === 'codice' ? [altro.campo] : [];
};

/** The answer with its other names, each of the form of the field it says again. */
const answerOf = (route: Route): unknown =>
  Object.entries(rispostaDi(route)).reduce<unknown>(
    (schema, [luogo, altra]) => withProperty(schema, luogo.split('.'), altra),
    schemaOf(route.response),
  );

const withProperty = (schema: unknown, [primo = '', ...resto]: readonly string[], altra: AltraRisposta): unknown => {
  const { items, properties = {}, ...altro } = Object(schema);
  if (items !== undefined) return { ...altro, items: withProperty(items, [primo, ...resto], altra) };
  const suo = resto.length > 0 ? withProperty(properties[primo], resto, altra) : saidAgain(properties, altra);
  return { ...altro, properties: { ...properties, [primo]: suo } };
};

const saidAgain = (properties: Readonly<Record<string, object>>, altra: AltraRisposta): object => {
  if (typeof altra === 'string') return { ...properties[altra], description: `Altro nome di ${altra}.` };
  if ('di' in altra) return { enum: altra.valori, description: 'Detto dalla risposta soltanto.' };
  return { enum: Object.keys(altra.codici).map(Number), description: `Codice di ${altra.campo}.` };
};

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
