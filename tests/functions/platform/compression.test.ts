import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '#platform/http/compression.ts';

const answer = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
const LONG = JSON.stringify(Array.from({ length: 500 }, (_, numero) => ({ numero, nome: 'Inventato Ugo' })));

test('a long answer travels compressed, and opened again it is the same', async () => {
  const said = await compressed(answer(LONG), 'gzip, deflate, br');
  expect(said).toMatchObject({
    isBase64Encoded: true,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', vary: 'accept-encoding' },
  });
  const bytes = Buffer.from(said.body, 'base64');
  expect(bytes.length).toBeLessThan(LONG.length / 4);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0', 'gzipped', ','.repeat(5000)])(
  'who does not read gzip has it as it is: %j',
  async (accepted) => {
    expect(await compressed(answer(LONG), accepted)).toEqual(answer(LONG));
  },
);

test.each(['GZIP', 'br;q=1.0, gzip;q=0.5', ' gzip ; q=0.001'])('who reads gzip has it: %j', async (accepted) => {
  expect(await compressed(answer(LONG), accepted)).toMatchObject({ isBase64Encoded: true });
});

test('a short answer travels as it is', async () => {
  expect(await compressed(answer('[]'), 'gzip')).toEqual(answer('[]'));
});
