import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { sostanza } from '#shared/calculation/righe/sostanza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { contracts } from '#shared/contracts/index.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { compareVersioni } from '#shared/domain/versione.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { waitForEnd } from '#support/cedolini.ts';
import { moveClock, type Orologio } from '#support/guasti/orologio.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { rilasci, unpackRilascio } from '#support/rilasci/rilasci.ts';
import { root } from '#support/sources.ts';

const OGGI = '2026-03-11';
const PAGATI = 3;
const NELLA_INTERROTTA = 25;

const routes: readonly Route[] = Object.values(contracts).flatMap((area) => Object.values<Route>(area));

/** Whether a call that says nothing is one its contract accepts. */
const isAskedBare = ({ effect, scope, access, params, query, body }: Route): boolean =>
  effect === 'read' &&
  scope === 'scuola' &&
  access !== 'token' &&
  params === undefined &&
  [query, body].every((part) => part?.safeParse({}).success !== false);

/** The last release whose files had no fingerprint. */
const SENZA_IMPRONTE = '0.3.0';

describe.each(rilasci)('what the release %s stored', (rilascio) => {
  let dataDir: string;
  let home: TestHome;
  let orologio: Orologio;

  const admin = async (comando: string): Promise<string> => {
    const env = { PATH: process.env.PATH, PORT: String(await freePortBlock()), DATA_DIR: dataDir };
    const node = join(root, 'node_modules', '.bin', 'node');
    return (await promisify(execFile)(node, ['bin/admin.ts', comando], { cwd: root, env })).stdout;
  };
  const ufficio = () => home.as(loginOf('CEDOLINI'));
  const elaborazioni = async () => (await (await ufficio()).ok(processiRoutes.listProcessi, { body: {} })).righe;
  const interrotta = async () => {
    const trovata = (await elaborazioni()).find(({ DES_ELABORAZIONE }) => DES_ELABORAZIONE === 'Compensi interrotti');
    if (trovata === undefined) throw new Error('The run that was cut is missing');
    return (await ufficio()).ok(processiRoutes.getProcesso, { body: { uid: trovata.uid } });
  };

  beforeAll(async () => {
    dataDir = await unpackRilascio(rilascio);
    orologio = moveClock();
  });
  afterAll(async () => {
    orologio.stop();
    await home.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('is brought up to date with the program closed, and nothing is wrong in it', async () => {
    const impronte =
      compareVersioni(rilascio, SENZA_IMPRONTE) > 0
        ? ''
        : '[1-9]\\d* file di prima conservati con la loro impronta\\.\\n';
    expect(await admin('indici')).toMatch(
      new RegExp(`^(\\d+ record rimessi negli elenchi|Gli elenchi sono già aggiornati)\\.\\n${impronte}$`),
    );
    expect(await admin('indici')).toBe('Gli elenchi sono già aggiornati.\n');
    expect(await admin('verifica')).toMatch(/^[1-9]\d* item controllati, 0 rilievi\.\n$/);
  });

  test('answers every call that asks for no record in particular', async () => {
    const [, iniziata = ''] = /IN_CORSO\t(\S+)\t.*Compensi interrotti/.exec(await admin('lavori')) ?? [];
    // a quarter of an hour after the program was ended: what was at work is taken up where it was
    orologio.moveTo((Date.parse(iniziata) - Date.now()) / 60_000 + 15);
    home = await startTestHome({ da: dataDir, oggi: OGGI });
    const wrong: string[] = [];
    for (const route of routes.filter(isAskedBare)) {
      const chi = await home.as(loginOf(route.roles[0] ?? 'GESTORE'));
      const { status } = await chi.call(route, { query: {}, body: {} } as never, { probe: true });
      if (status !== 200) wrong.push(`${routeKey(route)} → ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('goes on: the run that was at work when the program was ended comes to its end', async () => {
    const chi = await ufficio();
    const { uid, regole, lavoroUid } = await interrotta();
    await waitForEnd(chi, uid);
    if (regole !== versioneRegole()) {
      expect(await interrotta()).toMatchObject({
        STATUS: 'FALLITO',
        motivoFallimento: expect.stringContaining('il programma è stato aggiornato mentre lo eseguiva'),
      });
      await chi.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoroUid ?? '' }, body: {} });
      await waitForEnd(chi, uid);
    }
    expect(await interrotta()).toMatchObject({
      STATUS: 'COMPLETATO',
      numCedolini: NELLA_INTERROTTA,
      numScartati: 0,
      regole: versioneRegole(),
    });
  });

  test('is computed again from what each payslip keeps, to the same bytes', async () => {
    const cedolini = cedoliniRepository(archivioDi(home.store, SCUOLA_A));
    const contabilizzate = (await elaborazioni()).filter(({ STATUS }) => STATUS === 'CONTABILIZZATO');
    const testate = (await Promise.all(contabilizzate.map(({ uid }) => cedolini.listTestate(uid)))).flat();
    expect(testate).toHaveLength(contabilizzate.length * PAGATI);
    expect(contabilizzate).toHaveLength(2);
    for (const { uid } of testate) {
      const letto = readContenuto((await cedolini.loadIntero(uid)).dettaglio.contenuto);
      if (letto.situazione === null || letto.cedolino === null) throw new Error(`${uid} was not computed`);
      const esito = cedolino(letto.situazione, regoleDa(letto.cedolino.regole));
      expect(esito.esito === 'calcolato' && sostanza(esito.cedolino)).toBe(sostanza(letto.cedolino));
    }
  });

  test('keeps its state: no check of today blocks a UniEmens that was sent', async () => {
    const chi = await home.as(loginOf('ADEMPIMENTI'));
    const [inviata] = (await chi.ok(uniemensRoutes.listUniemens, { body: {} })).righe;
    if (inviata === undefined) throw new Error('The UniEmens is missing');
    const { denuncia, rilievi } = await chi.ok(uniemensRoutes.getUniemens, { body: { uid: inviata.uid } });
    expect(denuncia).toMatchObject({ STATUS: 'INVIATO', bloccanti: 0, avvisi: inviata.avvisi });
    expect(rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
    expect(rilievi.every(({ controllo }) => controllo !== 'NUOVO')).toBe(true);
  });

  test('is sent: the UniEmens was, the F24 that was prepared is', async () => {
    const chi = await home.as(loginOf('ADEMPIMENTI'));
    const inviate = await chi.ok(uniemensRoutes.listUniemens, { body: {} });
    expect(inviate.righe).toMatchObject([{ STATUS: 'INVIATO', datInvio: '2026-03-10' }]);
    const [f24] = (await chi.ok(f24Routes.listF24, { body: {} })).righe;
    if (f24 === undefined) throw new Error('The F24 is missing');
    expect(f24).toMatchObject({ datInvio: null });
    const { uid, versione } = await chi.ok(f24Routes.makeFileF24, { query: { uid: f24.uid, versione: f24.versione } });
    expect(await chi.ok(f24Routes.sendF24, { body: { uid, versione, datInvio: OGGI, protocollo: '' } })).toMatchObject({
      datInvio: OGGI,
    });
  });

  test('is whole in the end', async () => {
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });
});
