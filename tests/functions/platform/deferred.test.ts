import { expect, test } from 'vitest';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { deferred } from '#platform/http/deferred.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';

const { initScuola } = casaRoutes;
/** No call here reads it. */
const CONTEXT = {} as RequestContext;

test('a part that could not be opened is tried again by the next call, one that could is opened once', async () => {
  let aperture = 0;
  const parte = deferred({ initScuola }, () => {
    aperture += 1;
    return aperture === 1
      ? Promise.reject(new Error('Non si apre'))
      : Promise.resolve({ initScuola: () => Promise.resolve({ creati: [] }) });
  });
  const chiama = async () => parte.initScuola({ body: {} }, CONTEXT);
  await expect(chiama()).rejects.toThrow('Non si apre');
  expect(await Promise.all([chiama(), chiama()])).toEqual([{ creati: [] }, { creati: [] }]);
  expect(aperture).toBe(2);
});
