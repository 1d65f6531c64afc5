import { expect, test } from 'vitest';
import { handlerPaths } from '#lib/cloud/bundle.ts';
import { sources } from '#support/sources.ts';

const perPercorso = new Map(sources('functions', 'shared', 'lib', 'events').map((one) => [one.path, one]));

/** Everything that a handler's bundle is made of: its sources, and the packages they name. */
const reachedFrom = (handler: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [handler];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(perPercorso.get(path)?.imports ?? []));
  }
  return reached;
};

test('the builder of documents is carried by the Lambdas that make such files, and weighs on no other', () => {
  expect(handlerPaths.filter((handler) => reachedFrom(handler).has('xmlbuilder2')).toSorted()).toEqual([
    'functions/denunce/handler.ts',
    'functions/denunce/lavori/apertura-mese/handler.ts',
    // exports whatever list any area answers, and so carries every area
    'functions/scambio/lavori/esportazione/handler.ts',
    'functions/stampe/handler.ts',
    'functions/stampe/lavori/stampa/handler.ts',
  ]);
});

test('one module of the sources builds documents', () => {
  expect(
    [...perPercorso.values()].filter(({ imports }) => imports.includes('xmlbuilder2')).map(({ path }) => path),
  ).toEqual(['functions/platform/xml/document.ts']);
});

test('one module of the sources escapes what XML reserves', () => {
  expect([...perPercorso.values()].filter(({ text }) => text.includes("'&lt;'")).map(({ path }) => path)).toEqual([
    'functions/platform/xml/escape.ts',
  ]);
});

test('no source of a bundle reaches the core of zod through its namespace, which would bring the whole of it there', () => {
  expect(
    [...perPercorso.values()]
      .filter(({ path, text }) => /^(?:functions|shared|events)\//.test(path) && /\bz\.core\.(?!\$)/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
