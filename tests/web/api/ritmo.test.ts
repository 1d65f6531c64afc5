import { expect, test } from 'vitest';
import { attesa, pausaDopo, readRetryAfter } from '#api/ritmo.ts';

test('a repetition comes after twice the time of the one before, spread over its second half, not before it is asked for', () => {
  expect([0, 1, 2].map((ripetizione) => attesa(ripetizione, null, 1))).toEqual([400, 800, 1600]);
  expect([0, 1, 2].map((ripetizione) => attesa(ripetizione, null, 0))).toEqual([200, 400, 800]);
  expect(attesa(0, 10_000, 0.5)).toBe(10_000);
  expect(attesa(0, 21_000, 0.5)).toBeNull();
});

test('only seconds are read of what a server asks', () => {
  expect([readRetryAfter('10'), readRetryAfter(null), readRetryAfter('Wed, 21 Oct 2026 07:28:00 GMT')]).toEqual([
    10_000,
    null,
    null,
  ]);
});

/** The pauses of what asks every second and is refused for so many minutes after its last answer, on a clock that only counts. */
const pauses = (minutes: number, chiesta: number | null = null): number[] => {
  const [dataUpdatedAt, error] = [1_000_000, new Error('refused')];
  const waited: number[] = [];
  for (let adesso = dataUpdatedAt + 1000; adesso < dataUpdatedAt + minutes * 60_000; adesso += waited.at(-1) ?? 0)
    waited.push(pausaDopo(1000, { error, dataUpdatedAt, errorUpdatedAt: adesso }, chiesta));
  return waited;
};

test('what asks by itself and is refused waits twice as long each time, to a minute', () => {
  const waited = pauses(10);
  expect(waited.length).toBeLessThan(18);
  expect(waited[0]).toBe(2000);
  expect(waited.every((pausa, indice) => pausa >= (waited[indice - 1] ?? 0))).toBe(true);
  expect(waited.at(-1)).toBe(60_000);
});

test('it waits as long as the server asks, and goes back to its pace with the first answer', () => {
  expect(pauses(1, 30_000).every((pausa) => pausa >= 30_000)).toBe(true);
  expect(pausaDopo(1000, { error: null, dataUpdatedAt: 2_000_000, errorUpdatedAt: 1_900_000 }, null)).toBe(1000);
});

test('what asks every five minutes is not made to ask more often', () => {
  const [dataUpdatedAt, error] = [1_000_000, new Error('refused')];
  expect(pausaDopo(300_000, { error, dataUpdatedAt, errorUpdatedAt: 1_300_000 }, null)).toBe(300_000);
});

test('who is refused together does not come back together', () => {
  const [dataUpdatedAt, error] = [1_000_000, new Error('refused')];
  const back = [1_008_000, 1_008_400, 1_008_900].map((errorUpdatedAt) =>
    pausaDopo(1000, { error, dataUpdatedAt, errorUpdatedAt }, null),
  );
  expect(new Set(back).size).toBe(3);
});
