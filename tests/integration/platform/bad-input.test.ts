import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contracts } from '../../../shared/contracts/index.ts';
import { isSecondBackend, routeKey, type Route } from '../../../shared/contracts/route.ts';
import { startTestHome, type TestHome } from '../../support/home/test-home.ts';
import { loginOf } from '../../support/home/test-users.ts';
import { badValues, sample, type JsonSchema } from '../../support/json-schema.ts';
import { stored } from '../../support/rifiuti.ts';

const routes: readonly [string, Route][] = Object.values(contracts)
  .flatMap((area) => Object.values<Route>(area))
  .map((route) => [routeKey(route), route]);
const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

const paramsOf = (route: Route): unknown => route.params && sample(schemaOf(route.params));
const isErrorBody = (
  body: unknown,
): body is { code: string; message: string; fields: { path: string; message: string }[] } =>
  typeof body === 'object' && body !== null && 'fields' in body && Array.isArray(body.fields);

describe.each(routes.filter(([, route]) => route.body))('%s', (_key, route) => {
  test('refuses every bad body with a 400 that names the field, and changes nothing', async () => {
    const person = await home.as(loginOf(route.roles[0] ?? 'TESTER'));
    const before = await stored(home.store);
    const wrong: string[] = [];
    for (const { path, why, value } of badValues(schemaOf(route.body ?? z.never()))) {
      const rawBody = JSON.stringify(isSecondBackend(route.path) ? { data: value } : value);
      const { status, body } = await person.call(route, { params: paramsOf(route) } as never, { rawBody });
      const named =
        isErrorBody(body) &&
        body.fields.some((field) => path === '' || field.path.startsWith(path)) &&
        body.fields.every(({ message }) => message !== '');
      if (status !== 400 || !named) wrong.push(`${why} → ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(await stored(home.store)).toBe(before);
  });

  test('refuses what is not JSON, and a body of six megabytes, without a 5xx', async () => {
    const person = await home.as(loginOf(route.roles[0] ?? 'TESTER'));
    const answers: number[] = [];
    for (const rawBody of [
      '',
      '{',
      '\u0000',
      '{"data":',
      `"${'y'.repeat(200)}`,
      '[1,2',
      'NaN',
      JSON.stringify({ data: 'z'.repeat(5_000_000) }),
    ]) {
      answers.push((await person.call(route, { params: paramsOf(route) } as never, { rawBody })).status);
    }
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });
});

describe.each(routes.filter(([, route]) => route.query))('%s', (_key, route) => {
  test('refuses every bad query with a 400', async () => {
    const person = await home.as(loginOf(route.roles[0] ?? 'TESTER'));
    const schema = schemaOf(route.query ?? z.never());
    const good = sample(schema);
    const wrong: string[] = [];
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      for (const value of [
        'x'.repeat(3000),
        ...(field.type === 'integer' ? ['abc', '1.5', '-99999999', ''] : []),
        ...(field.type === 'boolean' ? ['forse'] : []),
      ]) {
        const { status } = await person.call(route, {
          params: paramsOf(route),
          query: { ...(typeof good === 'object' ? good : {}), [name]: value },
        } as never);
        if (status !== 400) wrong.push(`${name}=${value.slice(0, 20)} → ${status}`);
      }
    }
    const { status } = await person.call(route, {
      params: paramsOf(route),
      query: { ...(typeof good === 'object' ? good : {}), inventato: '1' },
    } as never);
    expect([...wrong, status]).toEqual([400]);
  });
});

describe('every contract', () => {
  test.each(routes)('%s is JSON-representable, strict and bounded', (_key, route) => {
    const unbounded: string[] = [];
    const visit = (schema: JsonSchema & { additionalProperties?: unknown }, path: string): void => {
      if (
        schema.type === 'string' &&
        schema.maxLength === undefined &&
        schema.enum === undefined &&
        schema.const === undefined &&
        !['date', 'date-time'].includes(schema.format ?? '')
      )
        unbounded.push(path);
      if (schema.type === 'array' && schema.maxItems === undefined) unbounded.push(`${path}[]`);
      if (schema.type === 'integer' && (schema.maximum === undefined || schema.maximum >= Number.MAX_SAFE_INTEGER))
        unbounded.push(path);
      for (const [name, field] of Object.entries(schema.properties ?? {})) visit(field, `${path}.${name}`);
      for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])])
        visit(option, path);
    };
    for (const [part, schema] of Object.entries({ params: route.params, query: route.query, body: route.body }))
      if (schema) visit(schemaOf(schema), part);
    expect(() => schemaOf(route.response)).not.toThrow();
    expect(unbounded).toEqual([]);
  });
});
