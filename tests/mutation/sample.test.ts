import { expect, test } from 'vitest';
import { isOfSample, marginOf, readSample } from './sample.ts';

const changes = Array.from({ length: 6000 }, (_one, index) => ({
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line: Math.floor(index / 10), column: index % 10 } },
}));

test('the parts of a sample hold every change once, each about as many', () => {
  const parts = [1, 2, 3].map((part) => changes.filter((one) => isOfSample({ part, of: 3 }, 'shared/money/a.ts', one)));
  expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(changes.length);
  expect(new Set(parts.flat()).size).toBe(changes.length);
  for (const part of parts) expect(Math.abs(part.length - 2000)).toBeLessThan(200);
});

test('a part is read from its words, and what is no part of anything is refused', () => {
  expect(readSample(undefined)).toBeNull();
  expect(readSample('2/6')).toEqual({ part: 2, of: 6 });
  for (const text of ['0/6', '7/6', '6', 'uno/6', '1/6/2']) expect(() => readSample(text), text).toThrow('1/6');
});

test('the margin narrows with what was tried, and nothing tried says nothing', () => {
  expect(marginOf(0.92, 1_000)).toBeCloseTo(1.68, 2);
  expect(marginOf(0.92, 4_000)).toBeCloseTo(0.84, 2);
  expect(marginOf(0.92, 0)).toBe(100);
});
