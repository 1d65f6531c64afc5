import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
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
  print,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';

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
      body: { idProcesso: processo.uid, filtri: [{ campo: 'esito', operatore: 'uguale', valore: 'SCARTATO' }] },
    });
    expect(righe.map(({ anomalie }) => anomalie[0]?.codice).toSorted()).toEqual([
      'ALIQUOTA_MASSIMA_MANCANTE',
      'PERSONA_ASSENTE',
    ]);
    const prima = await cedolinoDi(ufficio, processo.uid, uidDi(0));
    const { uid: idProcesso, versione } = processo;
    expect(await ufficio.call(chiusuraRoutes.esponiDipendenti, { body: { idProcesso, versione } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ha 2 persone scartate') as string },
    });

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
    const dopo = await processoDi(processo.uid);
    expect(dopo).toMatchObject({ numCedolini: 2, numScartati: 1 });
    const esposta = await ufficio.ok(chiusuraRoutes.esponiDipendenti, {
      body: { idProcesso, versione: dopo.versione, senzaScartati: true },
    });
    expect(esposta).toMatchObject({ FLG_ESP_DIP: true, esposizione: { da: ufficio.sessione.descutente } });
    expect(
      await ufficio.ok(chiusuraRoutes.nascondiDipendenti, { body: { idProcesso, versione: esposta.versione } }),
    ).toMatchObject({ FLG_ESP_DIP: false, esposizione: null });
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
  expect((await altra.call(payslipRoutes.listCedolini, { body: { idProcesso: uid } })).status).toBe(404);
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

test('the file of the payslips of one person bears their name, that of a run its own', async () => {
  const { processo } = await compute(ufficio, elaborazione(), [
    accessorio(uidDi(13), [compenso(10_000)]),
    accessorio(uidDi(14), [compenso(10_000)]),
  ]);
  const { storico } = await cedolinoDi(ufficio, processo.uid, uidDi(13));
  const nomeDelFile = async (idCedolini?: string[]) =>
    (await print(ufficio, stampeRoutes.printCedolini, { idProcesso: processo.uid, ...(idCedolini && { idCedolini }) }))
      .stato.file?.nome;
  expect(await nomeDelFile([`${processo.uid}-${uidDi(13)}`])).toMatch(
    new RegExp(`^cedolino-${storico.desCognome}-${storico.desNome}-`.toLowerCase()),
  );
  expect(await nomeDelFile()).toMatch(/^cedolini-[a-z]+-\d{4}-[a-z-]+\.pdf$/);
});
