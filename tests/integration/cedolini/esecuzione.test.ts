import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { accessorio, compenso, compute, elaborazione, occasionaleDiProva, waitForEnd } from '#support/cedolini.ts';
import { openScuolaCheVersa, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(6);
});
afterAll(() => scuola.home.close());

const DICEMBRE = { dal: '2025-12-01', al: '2025-12-31' };
const DIC25 = { anno: 2025, mese: 12 };
const GENNAIO = { anno: 2026, mese: 1 };

const conta = ({ uid, versione }: Pick<Processo, 'uid' | 'versione'>) =>
  scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
const pagata = async (cedolini: InputCedolino[], cambi: Partial<ProcessoInput>): Promise<Processo> =>
  conta((await compute(scuola.ufficio, elaborazione(cambi), cedolini)).processo);

let numero = 0;
/** The treasurer paid the whole net of a run on a day. */
const eseguito = ({ uid, versione, totali }: Processo, data: string): Promise<Processo> =>
  scuola.ufficio.ok(chiusuraRoutes.saveMandati, {
    body: {
      idProcesso: uid,
      versione,
      mandati: [{ numero: String((numero += 1)), data, importo: totali?.netto ?? 0 }],
    },
  });
const esecuzione = (uid: Processo['uid']) =>
  scuola.ufficio.ok(esecuzioneRoutes.getEsecuzione, { query: { idProcesso: uid } });
const decidi = ({ uid, versione }: Pick<Processo, 'uid' | 'versione'>) =>
  scuola.ufficio.ok(esecuzioneRoutes.decidiEsecuzione, {
    body: { idProcesso: uid, versione, perche: 'Quietanza del tesoriere' },
  });
const rileggi = (uid: Processo['uid']) => scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid } });

const f24 = ({ uid }: Pick<Processo, 'uid'>, mese: Mese) => ({
  ...mese,
  processi: [uid],
  dataPagamento: mese.anno === 2025 ? '2026-01-15' : `2026-${String(mese.mese + 1).padStart(2, '0')}-15`,
  descrizione: 'F24 di prova',
  senzaCodiceFuori: false,
});
const saveF24 = (processo: Pick<Processo, 'uid'>, mese: Mese) =>
  scuola.adempimenti.call(f24Routes.saveF24Ep, { body: f24(processo, mese) });
const mesi = ({ PERIODI_DEST }: Processo) =>
  Object.fromEntries(
    PERIODI_DEST.map(({ adempimento, anno, mese }) => [adempimento, `${anno}-${String(mese).padStart(2, '0')}`]),
  );
const proposte = async (mese: Mese) =>
  (await scuola.adempimenti.ok(f24Routes.proponiF24, { body: mese })).processi.map(({ uid }) => uid);

describe('30 June that was paid on 1 July: same year, the filings move', () => {
  let processo: Processo;
  beforeAll(async () => {
    const sola = await pagata([accessorio(scuola.uidDi(0), [compenso(10_000)])], {
      MESE: 6,
      dataPagamento: '2026-06-30',
      DES_ELABORAZIONE: 'Fine giugno',
    });
    processo = await eseguito(sola, '2026-07-01');
  });

  test('no filing is made before somebody decides, and the month of each is shown', async () => {
    await rifiutata(
      scuola.home,
      () => saveF24(processo, { anno: 2026, mese: 6 }),
      statoNonAmmesso(/da pagare il 30\/06\/2026, pagata dal tesoriere il 01\/07\/2026.*Mandati di pagamento/),
    );
    expect(await esecuzione(processo.uid)).toMatchObject({
      giorno: '2026-07-01',
      pagamento: '2026-06-30',
      decisione: 'SPOSTA',
      mesi: expect.arrayContaining([
        { adempimento: 'F24', prima: { anno: 2026, mese: 6 }, dopo: { anno: 2026, mese: 7 } },
        { adempimento: 'MODM', prima: { anno: 2026, mese: 6 }, dopo: { anno: 2026, mese: 6 } },
      ]),
      cedolini: [],
      denunce: [],
    });
  });

  test('decided, F24 and IRAP are of July with its references; the payslips are those sealed', async () => {
    // of three that decide from one version one does
    const risposte = await Promise.all(
      ['uno', 'due', 'tre'].map((perche) =>
        scuola.ufficio.call(esecuzioneRoutes.decidiEsecuzione, {
          body: { idProcesso: processo.uid, versione: processo.versione, perche },
        }),
      ),
    );
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const spostata = await rileggi(processo.uid);
    expect(spostata).toMatchObject({ hash: processo.hash, esecuzione: { giorno: '2026-07-01', denunce: [] } });
    expect(mesi(spostata)).toMatchObject({ F24: '2026-07', IRAP: '2026-07', SPT: '2026-07', MODM: '2026-06' });
    await rifiutata(
      scuola.home,
      () => saveF24(processo, { anno: 2026, mese: 6 }),
      statoNonAmmesso(/è contabilizzata in un altro mese/),
    );
    const { processi } = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: { anno: 2026, mese: 7 } });
    expect(processi).toMatchObject([{ uid: processo.uid, dataPagamento: '2026-07-01' }]);
    const { righe } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
      body: f24(processo, { anno: 2026, mese: 7 }),
    });
    const riferimenti = new Set(righe.map(({ calcolati: { riferimentoA } }) => riferimentoA));
    expect(riferimenti).toEqual(new Set(['0007', '072026']));
    const irap = await scuola.adempimenti.ok(irapRoutes.getIrap, { query: { anno: 2026 } });
    expect(irap.origini.filter(({ idProcesso }) => idProcesso === processo.uid).map(({ mese }) => mese)).toEqual([7]);
    expect(await esecuzione(processo.uid)).toMatchObject({ decisione: 'NESSUNA', pagamento: '2026-07-01' });
    await rifiutata(
      scuola.home,
      async () =>
        scuola.ufficio.call(esecuzioneRoutes.decidiEsecuzione, {
          body: { idProcesso: processo.uid, versione: (await rileggi(processo.uid)).versione, perche: 'Di nuovo' },
        }),
      statoNonAmmesso(/non c’è niente da decidere/),
    );
    await rifiutata(
      scuola.home,
      () =>
        scuola.ufficio.call(esecuzioneRoutes.decidiEsecuzione, {
          body: { idProcesso: asUid<'PROCESSO'>('nessuno'), versione: 1, perche: 'Di nessuno' },
        }),
      assente(),
    );
  });
});

test('29 December that was paid on 11 January: an employee stays in the year, F24 and IRAP are of January', async () => {
  const sola = await pagata(
    [
      accessorio(scuola.uidDi(1), [{ ...compenso(10_000), competenza: DICEMBRE }], {
        fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'NoiPA dicembre 2025' } },
      }),
    ],
    { ANNO: 2025, MESE: 12, dataPagamento: '2025-12-29', DES_ELABORAZIONE: 'Dicembre' },
  );
  const processo = await eseguito(sola, '2026-01-11');
  expect(await esecuzione(processo.uid)).toMatchObject({ decisione: 'SPOSTA', cedolini: [] });
  const { processo: spostata } = await decidi(processo);
  expect(mesi(spostata)).toMatchObject({ F24: '2026-01', IRAP: '2026-01', SPT: '2025-12', MODM: '2025-12' });
  const { righe } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24(processo, GENNAIO) });
  const riferimenti = righe.map(({ calcolati: { codice, riferimentoA, riferimentoB } }) => [
    codice,
    riferimentoA,
    riferimentoB,
  ]);
  expect(riferimenti).toEqual(
    expect.arrayContaining([
      ['100E', '0012', '2025'],
      ['380E', '0001', '2026'],
      ['P101', '012026', '012026'],
    ]),
  );
});

describe('29 December that was paid on 4 January: an outsider goes to the next year', () => {
  let processo: Processo;
  let nuova: Processo;
  beforeAll(async () => {
    const sola = await pagata(
      [{ ...occasionaleDiProva(scuola.uidDi(2), 80_000), voci: [{ ...compenso(80_000), competenza: DICEMBRE }] }],
      { ANNO: 2025, MESE: 12, idMetodo: 'EST-LD', dataPagamento: '2025-12-29', DES_ELABORAZIONE: 'Esperti' },
    );
    processo = await eseguito(sola, '2026-01-04');
  });
  const certificati = async (anno: number) =>
    (await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno } })).persone.filter(
      ({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(2),
    ).length;

  test('a linked run of the day is prepared with the same items; until it is accounted nothing is filed', async () => {
    expect(await esecuzione(processo.uid)).toMatchObject({
      decisione: 'RIDATA',
      cedolini: [{ prima: { anno: 2025 }, dopo: null }],
      correzione: null,
    });
    await rifiutata(scuola.home, () => saveF24(processo, DIC25), statoNonAmmesso(/va deciso il giorno di pagamento/));
    const decisa = await decidi(processo);
    expect(decisa.collegata).toBe(true);
    nuova = decisa.processo;
    expect(nuova).toMatchObject({
      STATUS: 'ATTESA',
      dataPagamento: '2026-01-04',
      corregge: { idProcesso: processo.uid, ridata: true },
    });
    await rifiutata(
      scuola.home,
      () =>
        scuola.ufficio.call(esecuzioneRoutes.decidiEsecuzione, {
          body: { idProcesso: processo.uid, versione: processo.versione, perche: 'Di nuovo' },
        }),
      statoNonAmmesso(/calcolarla e contabilizzarla, oppure eliminarla/),
    );
    await rifiutata(scuola.home, () => saveF24(processo, DIC25), statoNonAmmesso(/va deciso il giorno di pagamento/));
  });

  test('accounted, it takes the place of the other: sums, F24 and certificate are of the next year, both payslips are shown', async () => {
    await scuola.ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid: nuova.uid, versione: nuova.versione }, cedolini: [] },
    });
    await waitForEnd(scuola.ufficio, nuova.uid);
    const chiusa = await conta(await rileggi(nuova.uid));
    const sostituita = await rileggi(processo.uid);
    expect(sostituita).toMatchObject({
      STATUS: 'CONTABILIZZATO',
      hash: processo.hash,
      sostituita: { idProcesso: chiusa.uid },
    });
    expect(await proposte(DIC25)).toEqual([]);
    expect(await proposte(GENNAIO)).toContain(chiusa.uid);
    expect([await certificati(2025), await certificati(2026)]).toEqual([0, 1]);
    expect((await esecuzione(processo.uid)).cedolini).toMatchObject([
      { prima: { anno: 2025, netto: processo.totali?.netto }, dopo: { anno: 2026, netto: chiusa.totali?.netto } },
    ]);
    await rifiutata(scuola.home, () => saveF24(processo, DIC25), statoNonAmmesso(/al suo posto c'è "Esperti/));
    const { righe } = await scuola.ufficio.ok(payslipRoutes.listCedolini, {
      body: { idProcesso: processo.uid, start: 0, limit: 5 },
    });
    expect(righe).toHaveLength(1);
  });
});

test('after sending: the filing stays where it is and is listed as to be corrected, what was not sent moves', async () => {
  const sola = await pagata([accessorio(scuola.uidDi(3), [compenso(20_000)])], {
    dataPagamento: '2026-03-31',
    DES_ELABORAZIONE: 'Fine marzo',
  });
  const inviato = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24(sola, { anno: 2026, mese: 3 }) }),
  );
  const processo = await eseguito(await rileggi(sola.uid), '2026-04-01');
  const elenco = [
    { uid: inviato.uid, adempimento: 'F24', datInvio: inviato.datInvio, rimedio: expect.stringContaining('rettifica') },
  ];
  expect((await esecuzione(processo.uid)).denunce).toMatchObject(elenco);
  const { processo: decisa } = await decidi(processo);
  expect(mesi(decisa)).toMatchObject({ F24: '2026-03', IRAP: '2026-04', SPT: '2026-04' });
  expect((await esecuzione(processo.uid)).denunce).toMatchObject(elenco);
  expect(await proposte({ anno: 2026, mese: 4 })).not.toContain(processo.uid);
});

test('an F24 gathered before the treasurer paid elsewhere is not sent', async () => {
  const sola = await pagata([accessorio(scuola.uidDi(4), [compenso(20_000)])], {
    MESE: 5,
    dataPagamento: '2026-05-29',
    DES_ELABORAZIONE: 'Fine maggio',
  });
  const raccolto = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24(sola, { anno: 2026, mese: 5 }) });
  await decidi(await eseguito(await rileggi(sola.uid), '2026-06-01'));
  await expect(sendF24(scuola.adempimenti, raccolto)).rejects.toThrow(/è cambiato da quando è stata raccolta/);
});

test('of a run that is not there nothing is said, and nothing decided', async () => {
  await rifiutata(
    scuola.home,
    () => scuola.ufficio.call(esecuzioneRoutes.getEsecuzione, { query: { idProcesso: 'nessuna' } }),
    assente(),
  );
});
