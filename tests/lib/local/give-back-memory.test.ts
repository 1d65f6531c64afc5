import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveBackMemory } from '#lib/local/give-back-memory.ts';

const fillAndDrop = (): WeakRef<object> =>
  new WeakRef(Array.from({ length: 500_000 }, (_, index) => ({ index, words: `number ${index}` })));

test('what nothing uses any more is given back', async () => {
  const dropped = fillAndDrop();
  // an object that a weak reference names lives as long as the turn that made it
  await setImmediate();
  const before = process.memoryUsage().heapTotal;
  giveBackMemory();
  expect(dropped.deref()).toBeUndefined();
  expect(process.memoryUsage().heapTotal).toBeLessThan(before);
});
