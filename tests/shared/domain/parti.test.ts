import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { parti } from '#shared/domain/accesso/parti.ts';
import { root } from '#support/sources.ts';

test('the parts of the program are its areas, each with the name that its handler says', async () => {
  expect(parti.toSorted()).toEqual(Object.keys(contracts).toSorted());
  for (const parte of parti)
    expect(await readFile(`${root}/functions/${parte}/handler.ts`, 'utf8')).toContain(`'${parte}'`);
});
