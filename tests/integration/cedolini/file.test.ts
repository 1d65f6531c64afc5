import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesFromEnv } from '#platform/files.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import {
  accessorio,
  compute,
  elaborazione,
  oreInsegnamento,
  prepare,
  storePersone,
  waitForEnd,
} from '#support/cedolini.ts';
import { BUCKET_NAME, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  home = await startTestHome({
    oggi: '2026-03-10',
    faults: {
      s3: { seed: 5, throttleRate: 0.2, appliedButTimedOutRate: 0.05 },
      stepFunctions: { seed: 5, duplicateRate: 0.5 },
    },
  });
  ufficio = await home.as(loginOf('CEDOLINI'));
  persone = await storePersone(home.store, SCUOLA_A, 25);
}, 60_000);
afterAll(() => home.close());

const filesOf = async (uid: string): Promise<string[]> =>
  (
    (
      await new S3Client({ maxAttempts: 10 }).send(
        new ListObjectsV2Command({ Bucket: BUCKET_NAME, Prefix: `${SCUOLA_A}/processi/${uid}/` }),
      )
    ).Contents ?? []
  ).flatMap(({ Key }) => Key ?? []);
const calcolata = async (quante: number) =>
  (
    await compute(
      ufficio,
      elaborazione(),
      persone.slice(0, quante).map(({ uid }) => accessorio(uid, [oreInsegnamento(100)])),
    )
  ).processo;
const elimina = ({ uid, versione }: { uid: string; versione: number }) =>
  ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });

test("a deleted run takes its input files along, in the call or as long work, and no other run's", async () => {
  const resta = await calcolata(2);
  for (const quante of [3, 25]) {
    const processo = await calcolata(quante);
    expect(await filesOf(processo.uid)).toHaveLength(1);
    await elimina(processo);
    await expect.poll(() => filesOf(processo.uid), { timeout: 20_000 }).toEqual([]);
    expect((await ufficio.call(processiRoutes.getProcesso, { body: { uid: processo.uid } })).status).toBe(404);
  }
  expect(await filesOf(resta.uid)).toHaveLength(1);
});

test('deleting payslips keeps the files of the run that stays', async () => {
  const { uid, versione } = await calcolata(25);
  await ufficio.ok(payslipRoutes.removeCedolini, {
    body: { idProcesso: uid, versione, idCedolinoList: persone.slice(0, 22).map((persona) => `${uid}-${persona.uid}`) },
  });
  expect(await waitForEnd(ufficio, uid)).toMatchObject({ STATUS: 'COMPLETATO' });
  expect(await filesOf(uid)).toHaveLength(2);
});

test('a run that was never calculated has no file, and a folder already empty is removed without complaint', async () => {
  const vuota = await prepare(ufficio, elaborazione());
  expect(await elimina(vuota)).toEqual({ uid: vuota.uid, lavoro: null });
  await expect(
    filesFromEnv({ BUCKET_NAME }).removeFolder(`${SCUOLA_A}/processi/${vuota.uid}/`),
  ).resolves.toBeUndefined();
});
