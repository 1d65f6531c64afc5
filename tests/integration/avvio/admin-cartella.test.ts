import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#lib/admin/connection.ts';
import { startHome, type Home } from '#lib/local/home.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { seed } from '#support/home/test-home.ts';
import { testUsers } from '#support/home/test-users.ts';

const root = join(import.meta.dirname, '../../..');
const node = join(root, 'node_modules/.bin/node');

let base: string;
let accesa: string;
let spenta: string;
let port: number;
let home: Home;
beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'emolumenti-admin-')));
  accesa = join(base, 'accesa');
  spenta = join(base, 'spenta');
  port = await freePortBlock();
  const options = { port, dataDir: accesa, users: testUsers, webDir: base };
  home = await startHome(options);
  await seed(dynamoStore(new DynamoDBClient({}), TABLE_NAME));
  await home.close();
  await cp(accesa, spenta, { recursive: true });
  home = await startHome(options);
});
afterAll(async () => {
  await home.close();
  await rm(base, { recursive: true, force: true });
});

const open = (env: Readonly<Record<string, string>>) => openConnection({ PORT: String(port), ...env });
const archivioCon = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const { archivio, close } = await open(env);
  await close();
  return archivio;
};

describe('while the program works in a folder', () => {
  test('a command meant for another one is refused, and both are named', async () => {
    await expect(open({ DATA_DIR: spenta })).rejects.toThrow(
      `DATA_DIR dice ${spenta}, ma il programma acceso sulla porta ${port} lavora in ${accesa}: niente è stato fatto.`,
    );
  });

  test('a folder without an archive is told, and none is made', async () => {
    const assente = join(base, 'assente');
    await expect(open({ DATA_DIR: assente })).rejects.toThrow(`La cartella ${assente} non esiste`);
    await expect(open({ DATA_DIR: base })).rejects.toThrow(`In ${base} non c'è ancora un archivio: avviare`);
    expect([existsSync(assente), existsSync(join(base, 'dynamodb'))]).toEqual([false, false]);
  });

  test('its folder goes by any of its names, and by none', async () => {
    const legata = join(base, 'legata');
    await symlink(accesa, legata);
    for (const env of [{ DATA_DIR: accesa }, { DATA_DIR: legata }, { DATA_DIR: relative('.', accesa) }, {}])
      expect(await archivioCon(env)).toBe(`${accesa}, attraverso il programma acceso sulla porta ${port}`);
  });

  test('another folder is opened by itself, with the port of no program', async () => {
    const env = { DATA_DIR: spenta, PORT: String(await freePortBlock()) };
    expect(await archivioCon(env)).toBe(`${spenta}, a programma chiuso`);
  });

  test('the folder that another program works in is not opened from a port that is not its own', async () => {
    await expect(open({ DATA_DIR: accesa, PORT: String(await freePortBlock()) })).rejects.toThrow(
      `I dati in ${accesa} sono già in uso`,
    );
  });

  test('a table of AWS and a folder are not named together', async () => {
    await expect(open({ DATA_DIR: accesa, TABLE_NAME: 'tabella-vera' })).rejects.toThrow(
      `TABLE_NAME dice la tabella tabella-vera su AWS e DATA_DIR la cartella ${accesa}`,
    );
  });

  test('each command says its archive beside the answer, which other programs read', async () => {
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: accesa };
    expect(await promisify(execFile)(node, ['bin/admin.ts', 'lavori'], { cwd: root, env })).toEqual({
      stdout: 'Nessun lavoro in attesa o in corso.\n',
      stderr: `Archivio: ${accesa}, attraverso il programma acceso sulla porta ${port}\n`,
    });
  });
});
