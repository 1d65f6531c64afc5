import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '../../../shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '../../../shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '../../../shared/contracts/lavori/lavoro.ts';
import { impostazioniRoutes } from '../../../shared/contracts/scuola/impostazioni.ts';
import { stampeRoutes } from '../../../shared/contracts/stampe/index.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  docente,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  waitForEnd,
  type Ufficio,
} from '../../support/cedolini.ts';
import type { Person, TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '../../support/home/test-users.ts';

let home: TestHome;
let ufficio: Person;
let persone: Ufficio['persone'];
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, persone, uidDi } = await openUfficio(120));
});
afterAll(() => home.close());

const processoDi = (uid: string): Promise<Processo> => ufficio.ok(processiRoutes.getProcesso, { body: { uid } });

describe('one bad employee never stops a run', () => {
  test('who cannot be computed is listed with the reason, the others are done, and only they are retried once the record is put right', async () => {
    const senzaAliquota = { uidSubAnagrafe: uidDi(1), percettore: docente, voci: [oreInsegnamento(500)] };
    const { processo, avanzamento } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(0), [oreInsegnamento(1000)]),
      senzaAliquota,
      accessorio('inesistente', [compenso(1000)]),
    ]);
    expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 3, scartati: 2, riprovabile: true });
    expect(processo).toMatchObject({ numCedolini: 1, numScartati: 2, totali: { netto: 23435 } });
    const { righe } = await ufficio.ok(payslipRoutes.listCedolini, {
      body: { idProcesso: processo.uid, filtri: [{ campo: 'esito', operatore: 'inizia', valore: 'SCARTATO' }] },
    });
    expect(righe.map(({ anomalie }) => anomalie[0]?.codice).toSorted()).toEqual([
      'ALIQUOTA_MASSIMA_MANCANTE',
      'PERSONA_ASSENTE',
    ]);
    const prima = await cedolinoDi(ufficio, processo.uid, uidDi(0));

    await ufficio.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        uidSubAnagrafe: uidDi(1),
        numAliquotaMassima: 330_000,
        desAliquotaLettaDa: 'NoiPA febbraio 2026',
      },
    });
    const lavoro = await ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: processo.lavoroUid ?? '' }, body: {} });
    expect(lavoro).toMatchObject({ tentativo: 2, stato: 'ATTESA' });
    expect(await waitForEnd(ufficio, processo.uid)).toMatchObject({ STATUS: 'COMPLETATO', scartati: 1 });
    expect(await processoDi(processo.uid)).toMatchObject({ numCedolini: 2, numScartati: 1 });
    expect(await cedolinoDi(ufficio, processo.uid, uidDi(0))).toEqual(prima);
    await ufficio.ok(payslipRoutes.removeCedolini, {
      body: {
        idProcesso: processo.uid,
        versione: (await processoDi(processo.uid)).versione,
        idCedolinoList: [`${processo.uid}-inesistente`],
      },
    });
    expect(await processoDi(processo.uid)).toMatchObject({ numCedolini: 2, numScartati: 0 });
  });

  test('a run nobody of which can be computed has failed', async () => {
    const { processo, avanzamento } = await compute(ufficio, elaborazione(), [
      accessorio('inesistente', [compenso(1000)]),
    ]);
    expect(avanzamento.STATUS).toBe('FALLITO');
    expect(processo).toMatchObject({
      numCedolini: 0,
      numScartati: 1,
      motivoFallimento: expect.stringContaining('Nessun cedolino calcolato'),
    });
  });
});

describe('start', () => {
  test('pressed fifty times is one run', async () => {
    const { uid, versione } = await prepare(ufficio, elaborazione());
    const richiesta = { processo: { uid, versione }, cedolini: [accessorio(uidDi(2), [oreInsegnamento(200)])] };
    const risposte = await Promise.all(
      Array.from({ length: 50 }, () => ufficio.call(processiRoutes.startCalcolo, { body: richiesta })),
    );
    expect(risposte.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      risposte.filter(({ status }) => status !== 200).every(({ status }) => status === 409 || status === 429),
    ).toBe(true);
    expect(await waitForEnd(ufficio, uid)).toMatchObject({ STATUS: 'COMPLETATO', fatti: 1 });
    expect(await ufficio.call(processiRoutes.startCalcolo, { body: richiesta })).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO' },
    });
    expect((await processoDi(uid)).tentativo).toBe(1);
  });

  test('says which field is wrong before anything is computed', async () => {
    const { uid, versione } = await prepare(ufficio, elaborazione());
    const rifiuto = await ufficio.call(processiRoutes.startCalcolo, {
      body: {
        processo: { uid, versione },
        cedolini: [
          accessorio(uidDi(0), [{ ...oreInsegnamento(100), competenza: { dal: '2026-02-01', al: '2026-01-01' } }]),
          accessorio(uidDi(0), [compenso(0)]),
          accessorio(uidDi(1), [compenso(100, 'MOF_FORF')]),
        ],
      },
    });
    expect(rifiuto).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'cedolini.0.voci.0.competenza.al' },
          { path: 'cedolini.1.voci' },
          { path: 'cedolini.2.voci.0.codice' },
          { path: 'cedolini.1.uidSubAnagrafe' },
        ],
      },
    });
    expect((await processoDi(uid)).STATUS).toBe('ATTESA');
  });

  test('what NoiPA pays is computed only in a simulation', async () => {
    const { processo } = await compute(ufficio, elaborazione({ simulazione: true }), [
      accessorio(uidDi(3), [compenso(50_000, 'MOF_FORF')]),
    ]);
    expect(processo).toMatchObject({ STATUS: 'COMPLETATO', ADEMPIMENTI: [], simulazione: true });
    const supplenze = await ufficio.call(calcoloRoutes.initData, {
      body: { processo: elaborazione({ idMetodo: 'SUP-LD' }), uidSubAnagrafeList: [] },
    });
    expect(supplenze).toMatchObject({ status: 400, body: { fields: [{ path: 'simulazione' }] } });
  });

  test('months and payments before 2023 are refused', async () => {
    const anno = await ufficio.call(calcoloRoutes.initData, {
      body: { processo: elaborazione({ ANNO: 2022 }), uidSubAnagrafeList: [] },
    });
    const pagamento = await ufficio.call(calcoloRoutes.initData, {
      body: { processo: elaborazione({ dataPagamento: '2022-12-31' }), uidSubAnagrafeList: [] },
    });
    expect([anno.status, pagamento.status]).toEqual([400, 400]);
  });
});

describe('a run can be stopped and resumed', () => {
  test('what is computed stays, the rest comes with the resumption', async () => {
    const { uid, versione } = await prepare(ufficio, elaborazione());
    const cedolini = persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(300)]));
    const { lavoro } = await ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid, versione }, cedolini },
    });
    const fermato = await ufficio.call(lavoroRoutes.stopLavoro, { params: { uid: lavoro.uid }, body: {} });
    if (fermato.status === 200) {
      expect(await processoDi(uid)).toMatchObject({ STATUS: 'FALLITO', motivoFallimento: 'INTERROTTA', totali: null });
      expect(
        await ufficio.call(payslipRoutes.removeCedolini, {
          body: { idProcesso: uid, versione: (await processoDi(uid)).versione, idCedolinoList: [`${uid}-${uidDi(0)}`] },
        }),
      ).toMatchObject({ status: 409 });
      await ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoro.uid }, body: {} });
    }
    expect(await waitForEnd(ufficio, uid)).toMatchObject({ STATUS: 'COMPLETATO' });
    expect(await processoDi(uid)).toMatchObject({
      numCedolini: persone.length,
      numScartati: 0,
      totali: { lordo: persone.length * 11_550 },
    });
  });
});

describe('a payslip can be computed again', () => {
  test('with other inputs: the run follows, the change is signed, a stale version is refused', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(4), [oreInsegnamento(1000)]),
      accessorio(uidDi(5), [oreInsegnamento(1000)]),
    ]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(4));
    const dopo = await ufficio.ok(payslipRoutes.updateCedolino, {
      body: {
        uid,
        versione,
        input: { ...input, voci: [oreInsegnamento(2000)], opzioni: { arrotondamentoNetto: true } },
        motivo: 'Ore comunicate dopo',
      },
    });
    expect(dopo).toMatchObject({ flgModificato: true, lordo: 77_000, netto: 46_900, arrotondamento: 31 });
    expect((await processoDi(processo.uid)).totali).toMatchObject({ lordo: 115_500, netto: 46_900 + 23_435 });
    expect(await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA', current: { uid } },
    });
  });

  test('what cannot be computed is refused on its field and changes nothing', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(6), [oreInsegnamento(1000)])]);
    const prima = await cedolinoDi(ufficio, processo.uid, uidDi(6));
    const rifiuto = await ufficio.call(payslipRoutes.updateCedolino, {
      body: { uid: prima.uid, versione: prima.versione, input: { ...prima.input, fiscali: { aliquotaMassima: null } } },
    });
    expect(rifiuto).toMatchObject({
      status: 409,
      body: {
        code: 'RIFERIMENTO_NON_VALIDO',
        fields: [{ path: 'input.fiscali.aliquotaMassima', code: 'ALIQUOTA_MASSIMA_MANCANTE' }],
      },
    });
    expect(await cedolinoDi(ufficio, processo.uid, uidDi(6))).toEqual(prima);
  });

  test('the whole run with the stored inputs gives the same figures, the edited payslips too', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(7), [oreInsegnamento(1000)]),
      accessorio(uidDi(8), [oreInsegnamento(100)]),
    ]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(7));
    await ufficio.ok(payslipRoutes.updateCedolino, {
      body: { uid, versione, input: { ...input, voci: [oreInsegnamento(2000)] } },
    });
    const modificato = await processoDi(processo.uid);
    await ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid: processo.uid, versione: modificato.versione }, cedolini: [], recomputeId: processo.uid },
    });
    await waitForEnd(ufficio, processo.uid);
    const ricalcolato = await processoDi(processo.uid);
    expect(ricalcolato).toMatchObject({
      STATUS: 'COMPLETATO',
      totali: modificato.totali,
      hash: modificato.hash,
      tentativo: 2,
    });
    expect(await cedolinoDi(ufficio, processo.uid, uidDi(7))).toMatchObject({ flgModificato: true, lordo: 77_000 });
  });

  test('the head teacher may forbid it', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(9), [oreInsegnamento(1000)])]);
    const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(9));
    const preside = await home.as(loginOf('PRESIDE'));
    const { versione: opzione, ...opzioni } = await preside.ok(impostazioniRoutes.getEmoOpzioniPreside, {});
    const salvate = await preside.ok(impostazioniRoutes.saveEmoOpzioniPreside, {
      body: { opzioni: { ...opzioni, flgModificaCedolini: false }, versione: opzione },
    });
    expect(await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } })).toMatchObject({
      status: 403,
      body: { code: 'OPERAZIONE_NON_CONSENTITA' },
    });
    await preside.ok(impostazioniRoutes.saveEmoOpzioniPreside, {
      body: { opzioni: { ...opzioni, flgModificaCedolini: true }, versione: salvate.versione },
    });
  });

  test('a change of the payment date asks for a new calculation', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(10), [oreInsegnamento(1000)])]);
    const { uid, versione } = processo;
    const cambiato = await ufficio.ok(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ dataPagamento: '2026-04-10' }), uid, versione },
    });
    expect(cambiato).toMatchObject({ FLG_RECOMPUTE: true, dataPagamento: '2026-04-10' });
    const metodo = await ufficio.call(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ idMetodo: 'EST-LD' }), uid, versione: cambiato.versione },
    });
    expect(metodo).toMatchObject({ status: 409, body: { fields: [{ path: 'idMetodo' }] } });
  });
});

describe('removal', () => {
  test('of one payslip, of a small run, of a run of more than a hundred people', async () => {
    const { processo: piccolo } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(0), [oreInsegnamento(100)]),
      accessorio(uidDi(1), [oreInsegnamento(100)]),
    ]);
    const { processo: dopo } = await ufficio.ok(payslipRoutes.removeCedolini, {
      body: { idProcesso: piccolo.uid, versione: piccolo.versione, idCedolinoList: [`${piccolo.uid}-${uidDi(0)}`] },
    });
    expect(dopo).toMatchObject({ numCedolini: 1, totali: { lordo: 3850 } });
    expect(
      (await ufficio.call(payslipRoutes.getCedolino, { body: { uid: `${piccolo.uid}-${uidDi(0)}` } })).status,
    ).toBe(404);
    expect(
      await ufficio.ok(processiRoutes.removeProcesso, { body: { uid: piccolo.uid, versione: dopo.versione } }),
    ).toEqual({ uid: piccolo.uid, lavoro: null });
    expect((await ufficio.call(processiRoutes.getProcesso, { body: { uid: piccolo.uid } })).status).toBe(404);

    const { processo: grande } = await compute(
      ufficio,
      elaborazione(),
      persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(100)])),
    );
    const { lavoro } = await ufficio.ok(processiRoutes.removeProcesso, {
      body: { uid: grande.uid, versione: grande.versione },
    });
    await expect
      .poll(async () => (await ufficio.call(processiRoutes.getProcesso, { body: { uid: grande.uid } })).status, {
        timeout: 20_000,
      })
      .toBe(404);
    await expect
      .poll(async () => (await ufficio.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro?.uid ?? '' } })).stato)
      .toBe('COMPLETATO');
    const rimasti = await home.store.queryAll({ pk: `SCUOLA#${SCUOLA_A}#PERSONA#${uidDi(50)}`, begins: 'PAGAMENTO#' });
    expect(rimasti.filter(({ idProcesso }) => idProcesso === grande.uid)).toEqual([]);
  });
});

describe('lists', () => {
  test('runs come newest month first, one filter at a time, the hidden ones apart', async () => {
    const [vecchia, nuova] = [
      await prepare(ufficio, elaborazione({ ANNO: 2024, MESE: 12, DES_ELABORAZIONE: 'Vecchia' })),
      await prepare(ufficio, elaborazione({ ANNO: 2027, MESE: 1, DES_ELABORAZIONE: 'Nuova', idMetodo: 'COC-LD' })),
    ];
    await expect
      .poll(async () => (await ufficio.ok(processiRoutes.listProcessi, { body: {} })).righe[0]?.uid)
      .toBe(nuova.uid);
    expect(
      (
        await ufficio.ok(processiRoutes.listProcessi, {
          body: { filtri: [{ campo: 'anno', operatore: 'inizia', valore: '2024-12' }] },
        })
      ).righe.map(({ uid }) => uid),
    ).toEqual([vecchia.uid]);
    expect(
      (
        await ufficio.ok(processiRoutes.listProcessi, {
          body: { filtri: [{ campo: 'tipo', operatore: 'inizia', valore: 'COC' }] },
        })
      ).righe.map(({ uid }) => uid),
    ).toEqual([nuova.uid]);
    await ufficio.ok(processiRoutes.removeProcesso, {
      body: { uid: vecchia.uid, versione: vecchia.versione, hide: true },
    });
    await expect
      .poll(async () =>
        (await ufficio.ok(processiRoutes.listProcessi, { body: { nascosti: true } })).righe.map(({ uid }) => uid),
      )
      .toEqual([vecchia.uid]);
    expect(
      (await ufficio.ok(processiRoutes.listProcessi, { body: { limit: 0 } })).righe.map(({ uid }) => uid),
    ).not.toContain(vecchia.uid);
  });

  test('payslips come by surname and are found by the beginning of the name or of the code', async () => {
    const { processo } = await compute(
      ufficio,
      elaborazione(),
      persone.slice(0, 30).map((persona) => accessorio(persona.uid, [oreInsegnamento(100)])),
    );
    const tutti = await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid, limit: 0 } });
    expect([tutti.totale, tutti.righe.length]).toEqual([30, 30]);
    const nomi = tutti.righe.map(({ storico }) => storico.desCognome);
    expect(nomi).toEqual(nomi.toSorted());
    const [primo] = tutti.righe;
    const trovati = await ufficio.ok(payslipRoutes.listCedolini, {
      body: {
        idProcesso: processo.uid,
        filtri: [{ campo: 'desCf', operatore: 'inizia', valore: primo?.storico.desCf ?? '' }],
      },
    });
    expect(trovati.righe).toEqual([primo]);
  });
});

test('another school has neither the run, nor its payslips, nor its prints', async () => {
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(11), [oreInsegnamento(100)])]);
  const altra = await home.as(loginOf('GESTORE', SCUOLA_B));
  const { uid, versione } = processo;
  const { input } = await cedolinoDi(ufficio, uid, uidDi(11));
  const risposte = await Promise.all([
    altra.call(processiRoutes.getProcesso, { body: { uid } }),
    altra.call(processiRoutes.getAvanzamento, { body: { uids: [uid] } }),
    altra.call(processiRoutes.removeProcesso, { body: { uid, versione } }),
    altra.call(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [], recomputeId: uid } }),
    altra.call(payslipRoutes.getCedolino, { body: { uid: `${uid}-${uidDi(11)}` } }),
    altra.call(payslipRoutes.updateCedolino, { body: { uid: `${uid}-${uidDi(11)}`, versione: 1, input } }),
    altra.call(stampeRoutes.printCedolini, { body: { idProcesso: uid } }),
    altra.call(calcoloRoutes.initData, { body: { idProcesso: uid, uidSubAnagrafeList: [] } }),
  ]);
  expect(risposte.map(({ status }) => status)).toEqual(risposte.map(() => 404));
  expect((await altra.ok(payslipRoutes.listCedolini, { body: { idProcesso: uid } })).righe).toEqual([]);
});

test('a dry run comes to what the run comes to, and writes nothing', async () => {
  const cedolini = [accessorio(uidDi(12), [oreInsegnamento(1000)]), accessorio('inesistente', [compenso(100)])];
  const simulata = await ufficio.ok(calcoloRoutes.simulaProcesso, {
    body: { processo: elaborazione(), cedolini, spiegazioni: true },
  });
  const { processo } = await compute(ufficio, elaborazione(), cedolini);
  expect([simulata.totali, simulata.numScartati, simulata.regole]).toEqual([
    processo.totali,
    processo.numScartati,
    processo.regole,
  ]);
  const { cedolino } = await cedolinoDi(ufficio, processo.uid, uidDi(12));
  expect(simulata.cedolini[0]?.righe).toEqual(cedolino?.righe);
  expect(simulata.cedolini[0]?.cedolino?.totali).toEqual(cedolino?.totali);
});

test('the draft says who each person is, what is known and what is missing', async () => {
  await ufficio.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: uidDi(20),
      percettore: { tipo: 'OCCASIONALE' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      numCompensiOccasionaliAltri: 300_000,
    },
  });
  const { processo, cedolini } = await ufficio.ok(calcoloRoutes.initData, {
    body: { processo: elaborazione({ idMetodo: 'EST-LD' }), uidSubAnagrafeList: [uidDi(20), uidDi(21)] },
  });
  expect(processo).toMatchObject({ STATUS: 'ATTESA', TIPO_ELABORAZIONE: 'EST', tentativo: 0 });
  expect(cedolini).toMatchObject([
    {
      uidSubAnagrafe: uidDi(20),
      storico: { desCf: persone[20]?.desCf },
      percettore: { tipo: 'OCCASIONALE' },
      fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', compensiOccasionaliAltri: 300_000 },
      mancanze: [],
    },
    {
      uidSubAnagrafe: uidDi(21),
      percettore: null,
      mancanze: [{ codice: 'FISCALI_ASSENTI' }, { codice: 'PERCETTORE_SCONOSCIUTO' }],
    },
  ]);
});

test('rates come with their norm; an all-inclusive amount is unbundled; the options of the school are kept', async () => {
  const voci = await ufficio.ok(calcoloRoutes.listVociCalcolo, { query: { idMetodo: 'ACC-LD', giorno: '2026-01-31' } });
  expect(voci.find(({ codice }) => codice === 'ORE_INS')).toMatchObject({
    tariffa: 3850,
    unita: 'ORE',
    canale: 'BILANCIO',
    norma: expect.stringContaining('CCNL'),
  });
  expect(voci.filter(({ canale }) => canale === 'NOIPA').length).toBeGreaterThan(10);
  expect(
    await ufficio.ok(calcoloRoutes.getScorporo, {
      query: { importo: 7000, dataPagamento: '2026-03-20', percettore: 'DIPENDENTE', contratto: 'TI' },
    }),
  ).toMatchObject({ lordoDipendente: 5275, oneri: [{ codice: 'PENSIONE_AMMINISTRAZIONE' }, { codice: 'IRAP' }] });
  expect(await ufficio.ok(calcoloRoutes.getOpzioniCalcolo, {})).toEqual({
    arrotondamentoNetto: false,
    residuoLordoStato: 'DIFFERENZA',
    versione: 0,
  });
  await ufficio.ok(calcoloRoutes.saveOpzioniCalcolo, {
    body: { opzioniCalcolo: { arrotondamentoNetto: true, residuoLordoStato: 'DIFFERENZA' }, versione: 0 },
  });
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(13), [oreInsegnamento(1000)])]);
  expect([processo.opzioni.arrotondamentoNetto, processo.totali?.netto]).toEqual([true, 23_400]);
  await ufficio.ok(calcoloRoutes.saveOpzioniCalcolo, {
    body: { opzioniCalcolo: { arrotondamentoNetto: false, residuoLordoStato: 'DIFFERENZA' }, versione: 1 },
  });
});
