import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { openScuolaCheComunica, sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { collaboratore, contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { contabilizzata, f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheComunica(2);
});
afterAll(() => scuola.home.close());

const chiusura = (anno = 2026) => scuola.gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno } });
const conti = async () =>
  Object.fromEntries((await chiusura()).passi.map(({ passo, totale, mancano }) => [passo, [mancano, totale]]));

test('of a year without payments there is nothing to close', async () => {
  const { passi } = await chiusura();
  expect(new Set(passi.map(({ stato }) => stato))).toEqual(new Set(['NIENTE']));
});

test('each step counts what is missing: open runs, unsent filings, who was not told', async () => {
  processo = await contabilizzata(scuola, [0]);
  await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Aperta' }), [
    accessorio(scuola.uidDi(1), [compenso(10_000)]),
  ]);
  expect(await conti()).toMatchObject({
    ELABORAZIONI: [1, 2],
    F24: [1, 1],
    SPT: [1, 1],
    CONTROLLO_770: [2, 5],
    CU: [0, 0],
    CONSEGNA_CU: [0, 0],
    CONGUAGLIO: [0, 0],
    MODELLO_M: [1, 1],
    IRAP: [1, 1],
    MODELLO_770: [1, 1],
  });
  await sendF24(scuola.adempimenti, await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }));
  await sendSpt(scuola.adempimenti, (await sptDelTrimestre(scuola.adempimenti)).denuncia);
  expect(await conti()).toMatchObject({ F24: [0, 1], SPT: [0, 1], CONTROLLO_770: [0, 5] });
});

test('a run that failed is set aside, a simulation waits for nothing: neither is to be closed', async () => {
  const { ELABORAZIONI: prima } = await conti();
  const persona = accessorio(scuola.uidDi(1), [compenso(10_000)]);
  await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Solo per prova', simulazione: true }), [persona]);
  expect((await conti()).ELABORAZIONI).toEqual(prima);
  // without the rate nobody is computed
  const { processo: fallita } = await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Fallita' }), [
    { ...persona, percettore: null },
  ]);
  expect(fallita.STATUS).toBe('FALLITO');
  expect((await conti()).ELABORAZIONI).not.toEqual(prima);
  const { uid, versione } = fallita;
  await scuola.ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione, hide: true } });
  expect((await conti()).ELABORAZIONI).toEqual(prima);
});

test('a collaborator is to be settled until a settlement run, or the office, says so', async () => {
  await contabilizzati(scuola, [collaboratore(scuola.uidDi(1))], {
    idMetodo: 'COC-LD',
    DES_ELABORAZIONE: 'Collaborazioni',
    // The filings of March are sent.
    MESE: 4,
    dataPagamento: '2026-04-10',
  });
  expect((await conti()).CONGUAGLIO).toEqual([1, 1]);
  const segna = async (fatto: boolean) =>
    scuola.gestore.ok(chiusuraAnnoRoutes.segnaPasso, {
      body: { anno: 2026, versione: (await chiusura()).versione, passo: 'CONGUAGLIO', fatto },
    });
  await segna(true);
  expect((await conti()).CONGUAGLIO).toEqual([0, 1]);
  await segna(false);
  expect((await conti()).CONGUAGLIO).toEqual([1, 1]);
});

test('what the office marks stays marked, with who and when; of ten that write from one version one does', async () => {
  const { versione } = await chiusura();
  const body = { anno: 2026, versione, passo: 'MODELLO_M', fatto: true } as const;
  const risposte = await Promise.all(
    Array.from({ length: 10 }, () => scuola.gestore.call(chiusuraAnnoRoutes.segnaPasso, { body })),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  for (const { status, body: detto } of risposte.filter((una) => una.status !== 200))
    expect([status, detto]).toMatchObject([409, { code: 'VERSIONE_SUPERATA' }]);
  const dopo = await chiusura();
  const segnato = dopo.passi.find(({ passo }) => passo === 'MODELLO_M');
  expect(segnato).toMatchObject({ stato: 'FATTO', segno: { chi: scuola.gestore.sessione.descutente } });
  await scuola.gestore.ok(chiusuraAnnoRoutes.segnaPasso, {
    body: { ...body, versione: dopo.versione, fatto: false },
  });
  expect((await conti()).MODELLO_M).toEqual([1, 1]);
  expect((await chiusura(2025)).versione).toBe(1);
});
