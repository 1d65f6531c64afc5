import { expect, test, vi } from 'vitest';
import { failure } from '#platform/http/answer.ts';

const said = (name: string): string => {
  const error = vi.fn();
  const log = { info: () => undefined, error };
  const { body, statusCode } = failure(
    Object.assign(new Error('rotto'), { name }),
    { correlationId: 'c-1', route: 'GET /prova' },
    { log } as never,
  );
  expect([statusCode, error.mock.calls.length]).toEqual([500, 1]);
  return String(JSON.parse(body).message);
};

test('of a call that was cut by its time nobody says that nothing was saved', () => {
  expect(said('TimeoutError')).toMatch(
    /^L'operazione non è finita in tempo e una parte può essere stata salvata.*c-1\.$/,
  );
  expect(said('TypeError')).toMatch(/Nulla è stato salvato.*c-1\.$/);
});
