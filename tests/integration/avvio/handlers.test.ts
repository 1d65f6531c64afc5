import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlerPaths } from '#lib/cloud/bundle.ts';
import { handlerLoader } from '#lib/local/handlers.ts';
import { testModules } from '#support/home/bundles.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

test.each(handlerPaths)('%s is loaded and takes an event and a context', async (path) => {
  const handler = await handlerLoader(testModules())(path);
  // the runtime of Lambda takes a third parameter for a callback, which Node 24 refuses
  expect(handler.length).toBeLessThanOrEqual(2);
});
