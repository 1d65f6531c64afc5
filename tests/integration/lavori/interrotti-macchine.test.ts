import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { flussi } from '#functions/lavori/flussi.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { macchineCedolini } from '#support/lavori/macchine/cedolini.ts';
import {
  openScuolaAlLavoro,
  type Macchina,
  type Preparato,
  type ScuolaAlLavoro,
} from '#support/lavori/macchine/macchina.ts';
import { macchinePersone } from '#support/lavori/macchine/persone.ts';
import { macchineScuola } from '#support/lavori/macchine/scuola.ts';
import { NON_RISPONDE, passiInMano } from '#support/lavori/passi.ts';
import { endFromOutside, lavoroDi, listAperti, lookAt, until, untilDone, untilOver } from '#support/lavori/sguardi.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';

const passi = passiInMano();
const macchine: readonly Macchina[] = [...macchineCedolini, ...macchinePersone, ...macchineScuola];

let scuola: ScuolaAlLavoro;
beforeAll(async () => {
  scuola = await openScuolaAlLavoro({ oggi: '2026-03-10', aroundCall: passi.aroundCall });
});
afterAll(() => scuola.home.close());
afterEach(() => passi.leaveAlone());

const look = ({ chi }: Preparato, lavoro: string, sguardi: number) => lookAt(scuola.home, chi, lavoro, sguardi);

/** Nothing is left open or half done, and the work tells who follows it what happened and what to do. */
const expectChiuso = async ({ chi, read, interrotto }: Preparato, lavoro: string, perche: string): Promise<void> => {
  const chiuso = await until(
    () => lavoroDi(chi, lavoro),
    ({ stato }) => stato === 'FALLITO',
  );
  expect(chiuso).toMatchObject({ riprovabile: true, annullabile: false, finitoIl: expect.any(String) });
  expect(chiuso.motivo).toContain(perche);
  expect(chiuso.motivo).toMatch(/riprov/);
  expect(await read()).toEqual(interrotto(chiuso.motivo ?? ''));
  const pk = archivioDi(scuola.home.store, SCUOLA_A).chiavi.radice('LAVORO', lavoro);
  expect(await scuola.home.store.queryAll({ pk, begins: 'CORSIA#' })).toEqual([]);
  expect(await listAperti(scuola.home)).toEqual([]);
};

/** Resumed it comes to the end it would have come to. */
const expectRipreso = async ({ chi, read, concluso }: Preparato, lavoro: string): Promise<void> => {
  await chi.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoro }, body: {} });
  await untilDone(chi, lavoro);
  await expect.poll(read, { timeout: 20_000 }).toEqual(concluso);
  expect((await checkArchivio(scuola.home.store, SCUOLA_A)).rilievi).toEqual([]);
};

test('every kind of long work is tried', () => {
  expect(new Set(macchine.map(({ tipo }) => tipo))).toEqual(new Set(flussi.map(({ tipo }) => tipo)));
});

/** How many days go by until every kind of long work was interrupted. */
const GIORNI = 4;

describe.each(sampleOfTheDay(macchine, GIORNI))('$nome', ({ tipo, prima = 2, prepare }) => {
  test('is closed once telling its end succeeds, after it failed again and again', async () => {
    const preparato = await prepare(scuola);
    passi.failFrom(tipo, prima);
    const lavoro = await preparato.begin();
    expect(await untilOver(preparato.chi, lavoro)).toEqual({ stato: 'FALLITA', errore: NON_RISPONDE });
    for (const sguardi of [1, 5]) {
      expect(await look(preparato, lavoro, sguardi)).toEqual({ chiusi: 1, rimasti: 0 });
      await until(
        () => look(preparato, lavoro, sguardi),
        ({ rimasti }) => rimasti === 1,
      );
      expect((await lavoroDi(preparato.chi, lavoro)).motivo).toContain('fermarlo e poi riprenderlo');
    }
    passi.leaveAlone();
    expect(await look(preparato, lavoro, 9)).toEqual({ chiusi: 1, rimasti: 0 });
    await expectChiuso(preparato, lavoro, NON_RISPONDE);
    await expectRipreso(preparato, lavoro);
  });

  test('is closed when its execution was ended from outside, whatever its step still does', async () => {
    const preparato = await prepare(scuola);
    const { arrived, release } = passi.holdFrom(tipo, prima);
    const lavoro = await preparato.begin();
    await arrived;
    await endFromOutside(preparato.chi, lavoro);
    passi.leaveAlone();
    expect(await look(preparato, lavoro, 1)).toEqual({ chiusi: 1, rimasti: 0 });
    await expectChiuso(preparato, lavoro, 'chi amministra il programma lo ha interrotto');
    const { versione } = await lavoroDi(preparato.chi, lavoro);
    await release();
    await expectChiuso(preparato, lavoro, 'chi amministra il programma lo ha interrotto');
    expect((await lavoroDi(preparato.chi, lavoro)).versione).toBe(versione);
    await expectRipreso(preparato, lavoro);
  });
});
