import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import {
  accessorio,
  compute,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';

let home: TestHome;
let ufficio: Person;
let persone: Ufficio['persone'];
let uidDi: Ufficio['uidDi'];
beforeAll(async () => {
  ({ home, ufficio, persone, uidDi } = await openUfficio(120));
});
afterAll(() => home.close());

describe('lists', () => {
  test('there are kinds of run to choose', async () => {
    expect((await ufficio.ok(calcoloRoutes.listElaborazioni, {})).length).toBeGreaterThan(0);
  });

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
          body: { filtri: [{ campo: 'tipo', operatore: 'uguale', valore: 'COC' }] },
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
  expect(
    await ufficio.call(calcoloRoutes.getScorporo, {
      query: { importo: 7000, dataPagamento: '1999-12-31', percettore: 'DIPENDENTE', contratto: 'TI' },
    }),
  ).toMatchObject({
    status: 400,
    body: {
      fields: [{ path: 'dataPagamento', message: expect.stringMatching(/^Nessun valore in vigore il 31\/12\/1999/) }],
    },
  });
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
