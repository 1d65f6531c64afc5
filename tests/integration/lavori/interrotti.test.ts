import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SFNClient, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { STATE_MACHINE_PREFIX } from '#lib/local/settings.ts';
import { definitions } from '#lib/local/state-machines.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import {
  accessorio,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import { openHomeApart } from '#support/home/home-apart.ts';
import { signIn, type Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { passiInMano } from '#support/lavori/passi.ts';
import { endFromOutside, esecuzioneDi, lavoroDi, lookAt, until, untilOver } from '#support/lavori/sguardi.ts';

const OGGI = '2026-03-10';
const KIND = 'calcolo-cedolini';
const MACHINE = `${STATE_MACHINE_PREFIX}${KIND}`;
const passi = passiInMano();

let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(40, { oggi: OGGI, aroundCall: passi.aroundCall });
});
let fermata = false;
afterAll(() => (fermata ? rm(aperto.home.dataDir, { recursive: true, force: true }) : aperto.home.close()));
afterEach(() => passi.leaveAlone());

interface Avviato {
  readonly processo: string;
  readonly lavoro: string;
}

const begin = async (ufficio: Person = aperto.ufficio): Promise<Avviato> => {
  const { uid, versione } = await prepare(ufficio, elaborazione());
  const cedolini = aperto.persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)]));
  const { lavoro } = await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  return { processo: uid, lavoro: lavoro.uid };
};

/** The schedule of every minute, so many looks after the work began. */
const look = (lavoro: string, sguardi: number, ufficio: Person = aperto.ufficio) =>
  lookAt(aperto.home, ufficio, lavoro, sguardi);

const expectChiuso = async ({ lavoro, processo }: Avviato, perche: string, ufficio: Person = aperto.ufficio) => {
  const avanzamento = await waitForEnd(ufficio, processo);
  expect(avanzamento.STATUS).toBe('FALLITO');
  const chiuso = await lavoroDi(ufficio, lavoro);
  expect(chiuso).toMatchObject({ stato: 'FALLITO', riprovabile: true });
  expect(chiuso.motivo).toContain(perche);
  const { motivoFallimento } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo } });
  expect(motivoFallimento).toBe(chiuso.motivo);
};

test('what telling its end could not close is closed once the steps answer again; until then the work says so to who follows it', async () => {
  passi.failFrom(KIND, 2);
  const uno = await begin();
  expect(await untilOver(aperto.ufficio, uno.lavoro)).toEqual({ stato: 'FALLITA', errore: 'Prova.NonRisponde' });
  expect(await lavoroDi(aperto.ufficio, uno.lavoro)).toMatchObject({ stato: 'IN_CORSO', motivo: null });
  expect(await look(uno.lavoro, 1)).toEqual({ chiusi: 1, rimasti: 0 });
  await until(
    () => look(uno.lavoro, 1),
    ({ rimasti }) => rimasti === 1,
  );
  const rimasto = await lavoroDi(aperto.ufficio, uno.lavoro);
  expect(rimasto).toMatchObject({ stato: 'IN_CORSO', motivo: expect.stringContaining('fermarlo e poi riprenderlo') });
  expect(await look(uno.lavoro, 1)).toEqual({ chiusi: 0, rimasti: 1 });
  expect((await lavoroDi(aperto.ufficio, uno.lavoro)).versione).toBe(rimasto.versione);
  // each delivery of the closing comes twice
  passi.deliverTwice(KIND);
  expect(await look(uno.lavoro, 5)).toEqual({ chiusi: 1, rimasti: 0 });
  await expectChiuso(uno, 'Prova.NonRisponde');
  expect((await lavoroDi(aperto.ufficio, uno.lavoro)).versione).toBe(rimasto.versione + 1);
  expect(await look(uno.lavoro, 10)).toEqual({ chiusi: 0, rimasti: 0 });
  passi.leaveAlone();
  await aperto.ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: uno.lavoro }, body: {} });
  expect((await waitForEnd(aperto.ufficio, uno.processo)).STATUS).toBe('COMPLETATO');
});

test('work that never began, and whose failure nobody could tell, is closed too', async () => {
  passi.failFrom(KIND, 1);
  const uno = await begin();
  await untilOver(aperto.ufficio, uno.lavoro);
  expect((await lavoroDi(aperto.ufficio, uno.lavoro)).stato).toBe('ATTESA');
  passi.leaveAlone();
  expect(await look(uno.lavoro, 1)).toEqual({ chiusi: 1, rimasti: 0 });
  await expectChiuso(uno, 'Prova.NonRisponde');
});

const setSeconds = (seconds?: number) =>
  new SFNClient({}).send(
    new UpdateStateMachineCommand({
      stateMachineArn: MACHINE,
      definition: JSON.stringify({
        ...Object(JSON.parse(definitions.get(KIND) ?? '')),
        ...(seconds === undefined ? {} : { TimeoutSeconds: seconds }),
      }),
    }),
  );

test('work whose machine ran out of time is closed; a step that answers afterwards changes nothing', async () => {
  await setSeconds(5);
  const { release } = passi.holdFrom(KIND, 2);
  const uno = await begin();
  await setSeconds();
  await until(
    () => lavoroDi(aperto.ufficio, uno.lavoro),
    ({ stato }) => stato === 'IN_CORSO',
  );
  // as long as it runs it is left alone
  expect(await look(uno.lavoro, 1)).toEqual({ chiusi: 0, rimasti: 0 });
  expect(await untilOver(aperto.ufficio, uno.lavoro)).toEqual({ stato: 'SCADUTA' });
  passi.leaveAlone();
  expect(await look(uno.lavoro, 2)).toEqual({ chiusi: 1, rimasti: 0 });
  await expectChiuso(uno, 'chiede più tempo di quello che può avere');
  const { versione } = await lavoroDi(aperto.ufficio, uno.lavoro);
  await release();
  expect(await lavoroDi(aperto.ufficio, uno.lavoro)).toMatchObject({ versione, stato: 'FALLITO' });
});

test('work whose execution somebody ended from outside is closed', async () => {
  const { release } = passi.holdFrom(KIND, 2);
  const uno = await begin();
  await until(
    () => lavoroDi(aperto.ufficio, uno.lavoro),
    ({ stato }) => stato === 'IN_CORSO',
  );
  await endFromOutside(aperto.ufficio, uno.lavoro);
  expect(await esecuzioneDi(aperto.ufficio, uno.lavoro)).toEqual({ stato: 'INTERROTTA' });
  await release();
  expect(await look(uno.lavoro, 1)).toEqual({ chiusi: 1, rimasti: 0 });
  await expectChiuso(uno, 'chi amministra il programma lo ha interrotto');
});

test('work of which the executions are lost, after a machine that died, is closed', { timeout: 300_000 }, async () => {
  const { home } = aperto;
  await home.stop();
  fermata = true;
  const cartella = await mkdtemp(join(tmpdir(), 'interrotti-'));
  try {
    await cp(home.dataDir, cartella, { recursive: true });
    const morta = await openHomeApart(home.port, cartella, { oggi: OGGI });
    const entra = () => signIn(morta.origin, `${morta.origin}/oidc`, loginOf('CEDOLINI'));
    const ufficio = await entra();
    const { uid, versione } = await prepare(ufficio, elaborazione());
    const cedolini = aperto.persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)]));
    // asked, prepared, and killed at the first payslips
    await morta.dieAtWrite(3);
    const { lavoro } = await ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid, versione }, cedolini },
    });
    await morta.over;
    await rm(join(cartella, 'step-functions'), { recursive: true });
    const viva = await openHomeApart(home.port, cartella, { oggi: OGGI });
    try {
      const dopo = await entra();
      const uno = { processo: uid, lavoro: lavoro.uid };
      expect(await lavoroDi(dopo, uno.lavoro)).toMatchObject({ stato: 'IN_CORSO' });
      expect(await esecuzioneDi(dopo, uno.lavoro)).toEqual({ stato: 'ASSENTE' });
      expect(await look(uno.lavoro, 1, dopo)).toEqual({ chiusi: 1, rimasti: 0 });
      await expectChiuso(uno, 'non ne ha più traccia', dopo);
    } finally {
      await viva.end('SIGKILL');
    }
  } finally {
    await rm(cartella, { recursive: true, force: true });
  }
});
