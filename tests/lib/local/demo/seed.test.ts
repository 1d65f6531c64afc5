import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { fillDemo } from '#lib/local/demo/fill.ts';
import { scuoleDemo } from '#lib/local/demo/schools.ts';
import { newFilling, seedDemo, type Dimostrazione } from '#lib/local/demo/seed.ts';
import { demoUsersOf } from '#lib/local/demo/users.ts';
import { endFilling, isFilling, markFilling, type Riempimento } from '#lib/local/folder/filling.ts';
import { resetDataFolder } from '#lib/local/folder/reset.ts';
import { startHome, type Home } from '#lib/local/home.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { freePortBlock } from '#support/home/ports.ts';

const dimostrative = new Set(scuoleDemo.map(({ codmin }) => codmin));

let dataDir: string;
let home: Home | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-seme-'));
});
afterEach(async () => {
  await home?.close();
  home = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const seedIn = async (filling: Riempimento | undefined): Promise<Dimostrazione> => {
  home = await startHome({
    port: await freePortBlock(),
    dataDir,
    filling,
    users: demoUsersOf(dataDir),
    webDir: dataDir,
    daily: false,
  });
  return seedDemo(dataDir, home);
};

const schools = async (): Promise<number> =>
  (await registro(dynamoStore(new DynamoDBClient({}), TABLE_NAME)).listScuole()).length;

test('a filling stops when the folder is not to be filled any more, and what it wrote stays; it is deleted without a name', async () => {
  const dimostrazione = await seedIn(await newFilling('2024-03-10'));
  if (dimostrazione.stato !== 'DA_FINIRE') throw new Error(`Not to fill: ${dimostrazione.stato}`);
  let people = 0;
  const fine = await fillDemo(dimostrazione, () => {
    people += 1;
    if (people === 2) void endFilling(dataDir);
  });
  expect(fine).toBe('FERMATA');
  expect(people).toBeLessThan(20);
  expect(await schools()).toBe(scuoleDemo.length);
  await home?.close();
  expect((await seedIn(await newFilling('2024-03-10'))).stato).toBe('PRESENTE');

  await home?.close();
  home = undefined;
  expect(await resetDataFolder({ dataDir, conferma: undefined, dimostrative })).toMatch(
    /^Cancellati i dati di .*: le scuole XXIS00100A, XXPS00300C, XXST00200B, senza lavoro di nessuno\.$/,
  );
  expect(existsSync(join(dataDir, 'dynamodb'))).toBe(false);
});

test.each([
  ['whose first answers are forgotten', { iniziato: '2020-01-01T10:00:00.000Z' }],
  ['of other sources', { sorgenti: 'di prima' }],
])('a cut filling %s is not gone on with: what there is stays', async (_quale, cambi) => {
  await markFilling(dataDir, { ...(await newFilling('2024-03-10')), ...cambi });
  expect(await seedIn(undefined)).toEqual({ stato: 'A_META' });
  expect(isFilling(dataDir)).toBe(false);
});
