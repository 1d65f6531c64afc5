import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { consegnaBilancio } from '#functions/cedolini/chiusura/bilancio-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  recompute,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let persone: Ufficio['persone'];
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, persone, uidDi } = await openUfficio(30));
});
afterAll(() => home.close());

const contabilizza = (
  { uid, versione }: Processo,
  newPeriodo?: { anno: number; mese: number; flgAggiornaRiferimento: boolean },
) =>
  ufficio.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse', ...(newPeriodo ? { newPeriodo } : {}) },
  });

describe('accounting', () => {
  test('waits for the signatures, for every rejected person, for a new calculation, and never takes a simulation', async () => {
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]);
    expect(await contabilizza(processo)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('firme') },
    });
    await nameFirmatari(ufficio);
    const { processo: conScarti } = await compute(ufficio, elaborazione(), [
      accessorio(uidDi(0), [oreInsegnamento(1000)]),
      accessorio('inesistente', [compenso(100)]),
    ]);
    expect(await contabilizza(conScarti)).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('una persona non è calcolata') },
    });
    const { processo: simulata } = await compute(ufficio, elaborazione({ simulazione: true }), [
      accessorio(uidDi(0), [oreInsegnamento(1000)]),
    ]);
    expect(await contabilizza(simulata)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('simulazione') },
    });
    const cambiata = await ufficio.ok(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ dataPagamento: '2026-03-25' }), uid: processo.uid, versione: processo.versione },
    });
    expect(await contabilizza(cambiata)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Ricalcolarla') },
    });
  });

  test('stays in the year of the payment, neither before it nor before the calculation', async () => {
    await nameFirmatari(ufficio);
    const voci = [accessorio(uidDi(1), [oreInsegnamento(1000)])];
    const { processo } = await compute(ufficio, elaborazione({ dataPagamento: '2026-04-20' }), voci);
    const rifiuti = [
      [2026, 2, 'quello del calcolo, marzo 2026'],
      [2026, 3, 'quello del pagamento, aprile 2026'],
      [2027, 1, "nell'anno del pagamento, il 2026"],
    ] as const;
    for (const [anno, mese, parole] of rifiuti)
      await rifiutata(home, () => contabilizza(processo, { anno, mese, flgAggiornaRiferimento: false }), {
        status: 400,
        code: 'RICHIESTA_NON_VALIDA',
        message: new RegExp(parole),
        campo: 'newPeriodo.mese',
      });
    await rifiutata(home, () => contabilizza(processo, { anno: 2026, mese: 12, flgAggiornaRiferimento: false }), {
      status: 400,
      code: 'RICHIESTA_NON_VALIDA',
      message: /F24 segue il giorno di pagamento, aprile 2026.*Si può spostare solo il periodo stampato/,
      campo: 'newPeriodo.mese',
    });
    const { body } = await contabilizza(processo, { anno: 2026, mese: 12, flgAggiornaRiferimento: true });
    expect(body).toMatchObject({
      PERIODO_RIF: { anno: 2026, mese: 12 },
      PERIODI_DEST: expect.arrayContaining([
        { adempimento: 'F24', anno: 2026, mese: 4 },
        { adempimento: 'MODM', anno: 2026, mese: 12 },
      ]),
    });
  });

  test('seals the run: nothing in it changes any more, its filings fall in their months, the printed period in that chosen', async () => {
    await nameFirmatari(ufficio);
    const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(2), [oreInsegnamento(1000)])]);
    const { body } = await contabilizza(processo, { anno: 2026, mese: 4, flgAggiornaRiferimento: true });
    const sigillata = body as Processo;
    expect(sigillata).toMatchObject({
      STATUS: 'CONTABILIZZATO',
      ADEMPIMENTI: ['SPT', 'F24', 'IRAP', 'MODM'],
      hash: processo.hash,
      PERIODO_RIF: { anno: 2026, mese: 4 },
      PERIODI_DEST: Object.entries({ SPT: 3, F24: 3, IRAP: 3, MODM: 4 }).map(([adempimento, mese]) => ({
        adempimento,
        anno: 2026,
        mese,
      })),
    });
    const { uid, versione } = sigillata;
    const cedolino = await cedolinoDi(ufficio, uid, uidDi(2));
    const rifiuti = await Promise.all([
      contabilizza(sigillata),
      ufficio.call(processiRoutes.updateProcesso, { body: { ...elaborazione(), uid, versione } }),
      ufficio.call(processiRoutes.removeProcesso, { body: { uid, versione } }),
      ufficio.call(processiRoutes.startCalcolo, {
        body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
      }),
      ufficio.call(payslipRoutes.updateCedolino, {
        body: { uid: cedolino.uid, versione: cedolino.versione, input: cedolino.input },
      }),
      ufficio.call(payslipRoutes.removeCedolini, {
        body: { idProcesso: uid, versione, idCedolinoList: [cedolino.uid] },
      }),
    ]);
    expect(rifiuti.map(({ status, body: corpo }) => [status, (corpo as { code: string }).code])).toEqual(
      rifiuti.map(() => [409, 'STATO_NON_AMMESSO']),
    );
    expect(await cedolinoDi(ufficio, uid, uidDi(2))).toEqual(cedolino);
    await expect
      .poll(async () =>
        (await ufficio.ok(chiusuraRoutes.listCedoliniAdempimenti, { query: { anno: 2026, mese: 4 } })).map(
          (riga) => riga.uid,
        ),
      )
      .toContain(uid);
  });

  test('what was accounted counts in the year: thresholds and progressives go on from there', async () => {
    await nameFirmatari(ufficio);
    const occasionale = (importo: number): InputCedolino => ({
      uidSubAnagrafe: uidDi(3),
      percettore: { tipo: 'OCCASIONALE' },
      fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
      voci: [compenso(importo)],
    });
    const { processo: primo } = await compute(ufficio, elaborazione({ idMetodo: 'EST-LD' }), [occasionale(400_000)]);
    const { processo: ignaro } = await compute(ufficio, elaborazione({ idMetodo: 'EST-LD' }), [occasionale(300_000)]);
    expect(await cedolinoDi(ufficio, ignaro.uid, uidDi(3))).toMatchObject({
      anomalie: [{ codice: 'CEDOLINI_NON_CONTABILIZZATI' }],
      cedolino: { totali: { imponibileGestioneSeparata: 0 } },
    });
    expect((await contabilizza(primo)).status).toBe(200);
    const segnato = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: ignaro.uid } });
    expect(segnato.FLG_RECOMPUTE).toBe(true);
    await rifiutata(home, () => contabilizza(segnato), {
      status: 409,
      code: 'STATO_NON_AMMESSO',
      message: /sono cambiati dopo il calcolo.*Ricalcolarla/,
    });
    const secondo = await recompute(ufficio, segnato);
    expect(secondo.FLG_RECOMPUTE).toBe(false);
    const cedolino = await cedolinoDi(ufficio, secondo.uid, uidDi(3));
    expect(cedolino).toMatchObject({
      anomalie: [],
      cedolino: { totali: { imponibileGestioneSeparata: 200_000 }, progressivi: { lordoDipendente: 700_000 } },
    });
    expect(importi(cedolino)).toMatchObject({ GESTIONE_SEPARATA_PERCIPIENTE: 22_480 });
    expect((await contabilizza(secondo)).status).toBe(200);
  });

  test('marks every open run that pays one of its people, whatever its kind and month, and no other', async () => {
    await nameFirmatari(ufficio);
    const pay = async (chi: readonly number[], cambi: Parameters<typeof elaborazione>[0] = {}): Promise<Processo> =>
      (
        await compute(
          ufficio,
          elaborazione(cambi),
          chi.map((indice) => accessorio(uidDi(indice), [oreInsegnamento(100)])),
        )
      ).processo;
    const una = await pay([20, 21]);
    const altre = [
      await pay([21, 22]),
      await pay([20], { MESE: 4, dataPagamento: '2026-04-20' }),
      await pay([21], { simulazione: true }),
      await pay([22, 23]),
    ];
    const segni = async (): Promise<readonly boolean[]> =>
      Promise.all(
        altre.map(async ({ uid }) => (await ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).FLG_RECOMPUTE),
      );
    expect(await segni()).toEqual([false, false, false, false]);
    expect((await contabilizza(una)).status).toBe(200);
    expect(await segni()).toEqual([true, true, true, false]);
  });
});

test('only an accounted run goes to the budget product, as sums that name nobody', async () => {
  await nameFirmatari(ufficio);
  const { processo } = await compute(ufficio, elaborazione({ progetto: 'Orto in città' }), [
    accessorio(uidDi(9), [oreInsegnamento(1000)]),
    accessorio(uidDi(10), [oreInsegnamento(500)]),
  ]);
  expect(
    await ufficio.call(chiusuraRoutes.esponiBilancio, {
      body: { idProcesso: processo.uid, versione: processo.versione },
    }),
  ).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  const { body } = await contabilizza(processo);
  const { versione } = body as Processo;
  const esposta = await ufficio.ok(chiusuraRoutes.esponiBilancio, { body: { idProcesso: processo.uid, versione } });
  expect(esposta.FLG_ESP_WWB).toBe(true);
  const testate = await archivioDi(home.store, SCUOLA_A).of(cedolinoEntita).listAll(processo.uid);
  const consegnata = consegnaBilancio(esposta, testate);
  expect(consegnata).toMatchObject({ totali: processo.totali, elaborazione: { progetto: 'Orto in città' } });
  expect(consegnata.voci.find(({ codice }) => codice === 'IRAP')).toMatchObject({
    importo: 4909,
    tributo: '380E',
    percettori: 2,
  });
  expect(JSON.stringify(consegnata)).not.toContain(persone[9]?.desCf);
  expect(
    (await ufficio.ok(chiusuraRoutes.togliBilancio, { body: { idProcesso: processo.uid, versione: esposta.versione } }))
      .FLG_ESP_WWB,
  ).toBe(false);
});

test('an exposed run refuses edits until it is hidden again', async () => {
  const { processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(4), [oreInsegnamento(1000)])]);
  const esposta = await ufficio.ok(chiusuraRoutes.esponiDipendenti, {
    body: { idProcesso: processo.uid, versione: processo.versione },
  });
  expect(esposta.FLG_ESP_DIP).toBe(true);
  const { uid, versione, input } = await cedolinoDi(ufficio, processo.uid, uidDi(4));
  const rifiuto = await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } });
  expect(rifiuto).toMatchObject({
    status: 409,
    body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('esposta ai dipendenti') },
  });
  expect(
    (await ufficio.call(processiRoutes.removeProcesso, { body: { uid: processo.uid, versione: esposta.versione } }))
      .status,
  ).toBe(409);
  await ufficio.ok(chiusuraRoutes.nascondiDipendenti, {
    body: { idProcesso: processo.uid, versione: esposta.versione },
  });
  expect((await ufficio.call(payslipRoutes.updateCedolino, { body: { uid, versione, input } })).status).toBe(200);
});

test('two runs are compared per person and line, with the cause of each difference', async () => {
  const base = [5, 6, 7].map((indice) => accessorio(uidDi(indice), [oreInsegnamento(1000)]));
  const { processo: prima } = await compute(ufficio, elaborazione(), base);
  const altraAliquota = accessorio(uidDi(6), [oreInsegnamento(1000)], {
    fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'NoiPA' } },
  });
  const { processo: dopo } = await compute(ufficio, elaborazione(), [
    accessorio(uidDi(5), [oreInsegnamento(1000)]),
    altraAliquota,
    accessorio(uidDi(8), [oreInsegnamento(500)]),
  ]);
  const esito = await ufficio.ok(chiusuraRoutes.confronta, {
    body: { prima: { idProcesso: prima.uid }, dopo: { idProcesso: dopo.uid } },
  });
  expect(esito).toMatchObject({ uguali: 1, diverse: 3, prima: prima.totali, dopo: dopo.totali });
  const perPersona = new Map(esito.persone.map((persona) => [persona.uidSubAnagrafe, persona]));
  expect(perPersona.get(uidDi(6))).toMatchObject({
    esito: 'CAMBIATA',
    differenza: -3498,
    righe: [{ codice: 'IRPEF', causa: 'ALIQUOTA', spiegazione: 'aliquota da 33,00 % a 43,00 %', differenza: 3498 }],
  });
  expect([perPersona.get(uidDi(7))?.esito, perPersona.get(uidDi(8))?.esito]).toEqual(['TOLTA', 'AGGIUNTA']);
  const intero = await ufficio.ok(chiusuraRoutes.confronta, {
    body: { prima: { idProcesso: prima.uid }, dopo: { idProcesso: dopo.uid }, tutte: true },
  });
  const uguale = intero.persone.find(({ uidSubAnagrafe }) => uidSubAnagrafe === uidDi(5));
  expect([intero.uguali, intero.diverse, intero.persone.length, uguale?.esito]).toEqual([1, 3, 4, 'UGUALE']);
  expect(uguale?.righe.length).toBeGreaterThan(3);
  expect(
    uguale?.righe.filter(
      ({ causa, differenza, prima: a, dopo: b }) => causa !== 'UGUALE' || differenza !== 0 || a !== b,
    ),
  ).toEqual([]);
  expect(intero.persone.flatMap((persona) => persona.righe.filter(({ causa }) => causa !== 'UGUALE'))).toEqual(
    esito.persone.flatMap(({ righe }) => righe),
  );
});
