import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { restoreCopia } from '#lib/admin/copia/ripristino.ts';
import { copieDi } from '#lib/admin/copie/copie.ts';
import { chiaveDi, newFrase } from '#lib/admin/copie/frase.ts';
import { chooseCopie, readImpostazioni, readStato } from '#lib/admin/copie/impostazioni.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { BUCKET_NAME, startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const ORA = 3_600_000;
const GIORNO = 24 * ORA;
const INIZIO = Date.parse('2026-03-10T08:00:00Z');

let home: TestHome;
let dove: string;
let frase: string;
/** The clock of the copies: moved by hand. */
let adesso = INIZIO;
beforeAll(async () => {
  home = await startTestHome();
  dove = await mkdtemp(join(tmpdir(), 'emolumenti-copie-'));
});
afterAll(async () => {
  await home.close();
  await rm(dove, { recursive: true, force: true });
});
afterEach(() => {
  adesso = INIZIO;
});

const deposito = () => ({ client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME });
const copie = () =>
  copieDi({
    dataDir: home.dataDir,
    store: home.store,
    deposito: deposito(),
    snapshot: home.snapshot,
    isDemo: (codmin) => codmin === SCUOLA_C,
    now: () => adesso,
  });
const nomi = async (): Promise<string[]> => (await readdir(dove)).toSorted();
const ripeti = async (domanda: string): Promise<string> => {
  frase = /^ {4}(\S.*)$/m.exec(domanda)?.[1] ?? '';
  return ` ${frase.toLowerCase()} `;
};

test('real data without a place for their copies say so, and a place inside the data is refused', async () => {
  expect(await copie().look()).toBe('DA_SCEGLIERE');
  for (const dentro of [home.dataDir, join(home.dataDir, 'copie')])
    await expect(chooseCopie(home.dataDir, dentro, ripeti, new Date(adesso))).rejects.toThrow(
      /dentro la cartella dei dati/,
    );
  const file = join(dove, 'file');
  await writeFile(file, '');
  await expect(chooseCopie(home.dataDir, join(file, 'x'), ripeti, new Date(adesso))).rejects.toThrow(
    /non si può scrivere/,
  );
  await rm(file);
});

test('the phrase is shown once and typed back; the key is of its owner alone, and never beside the copies', async () => {
  await expect(chooseCopie(home.dataDir, dove, async () => newFrase(), new Date(adesso))).rejects.toThrow(
    /non è uguale: niente è stato scelto/,
  );
  expect(await readImpostazioni(home.dataDir)).toBeNull();
  await chooseCopie(home.dataDir, dove, ripeti, new Date(adesso));
  expect((await readImpostazioni(home.dataDir))?.chiave).toBe(chiaveDi(frase));
  expect(statSync(join(home.dataDir, 'copie.json')).mode & 0o777).toBe(0o600);
  expect(await nomi()).toEqual([]);
});

test('a copy is of one moment, while everybody works; it is due after twenty hours, and gives the school back', async () => {
  const io = await home.as(loginOf('GESTORE'));
  const persona = await io.ok(anagrafeRoutes.createPersona, { body: personaDiProva(901) });
  const fatte = copie();
  const [condizione] = await Promise.all([
    fatte.look(),
    ...[902, 903, 904].map((numero) => io.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })),
  ]);
  expect(condizione).toBe('IN_ORDINE');
  expect(await nomi()).toEqual([`${SCUOLA_A}-20260310T0800.copia`, `${SCUOLA_B}-20260310T0800.copia`]);
  expect(existsSync(join(home.dataDir, 'copia-in-corso'))).toBe(false);
  expect(await readStato(home.dataDir)).toEqual({
    ultima: '2026-03-10T08:00:00.000Z',
    prova: '2026-03-10T08:00:00.000Z',
    errore: null,
  });
  expect((await readFile(join(dove, `${SCUOLA_A}-20260310T0800.copia`))).includes(persona.desCognome)).toBe(false);
  adesso = INIZIO + 19 * ORA;
  await fatte.look();
  expect(await nomi()).toHaveLength(2);
  adesso = INIZIO + 21 * ORA;
  await fatte.look();
  expect(await nomi()).toHaveLength(4);
  expect((await readStato(home.dataDir)).prova).toBe('2026-03-10T08:00:00.000Z');

  const casa = { store: home.store, deposito: deposito(), adesso: new Date(adesso), oggi: '2026-03-11' };
  const file = join(dove, `${SCUOLA_A}-20260310T0800.copia`);
  await expect(restoreCopia(casa, file, chiaveDi(newFrase()))).rejects.toThrow();
  await restoreCopia(casa, file, chiaveDi(frase));
  expect(await io.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({ uid: persona.uid });
});

test('a copy older than thirty-five days goes, the drill comes again with the month, the latest copy stays', async () => {
  adesso = INIZIO + 40 * GIORNO;
  await copie().look();
  expect(await nomi()).toEqual([`${SCUOLA_A}-20260419T0800.copia`, `${SCUOLA_B}-20260419T0800.copia`]);
  expect((await readStato(home.dataDir)).prova).toBe(new Date(adesso).toISOString());
});

test('three missed copies are told, with why; the next that goes well ends it', async () => {
  const { ultima } = await readStato(home.dataDir);
  adesso = Date.parse(ultima ?? '') + 21 * ORA;
  await rm(dove, { recursive: true });
  await writeFile(dove, 'a disk that is not there');
  expect(await copie().look()).toBe('IN_ORDINE');
  expect((await readStato(home.dataDir)).errore).not.toBeNull();
  adesso += 3 * GIORNO;
  expect(await copie().look()).toBe('MANCANTI');
  await rm(dove);
  await mkdir(dove);
  expect(await copie().look()).toBe('IN_ORDINE');
  expect((await readStato(home.dataDir)).errore).toBeNull();
});
