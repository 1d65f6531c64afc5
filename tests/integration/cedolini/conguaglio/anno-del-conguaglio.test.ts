import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { conguaglioRoutes } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import {
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  nuovoMilanese,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

// A collaborator paid in 2026 and settled after 28 February 2027: the year is the one that the run names.

let home: TestHome;
let ufficio: Person;
let gestore: Person;
let chi: Awaited<ReturnType<typeof nuovoMilanese>>['uid'];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2027-03-08' });
  [ufficio, gestore] = [await home.as(loginOf('CEDOLINI')), await home.as(loginOf('GESTORE'))];
  await nameFirmatari(ufficio);
  chi = (await nuovoMilanese(ufficio, 1)).uid;
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      percettore: { tipo: 'COCOCO' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      uidSubAnagrafe: chi,
    },
  });
  await contabilizza(
    await paga({ idMetodo: 'COC-LD', MESE: 12, dataPagamento: '2026-12-18' }, [
      { ...compenso(600_000), competenza: { dal: '2026-07-01', al: '2026-12-31' } },
    ]),
  );
});
afterAll(() => home.close());

const paga = async (
  cambi: Partial<ProcessoInput>,
  voci: Parameters<typeof compute>[2][number]['voci'] = [],
  // At the payment the deductions look at an income of 45.000,00, when the year is settled at that of the year.
  { di = chi, redditoComplessivo = 4_500_000 } = {},
): Promise<Processo> => {
  const fiscali = voci.length === 0 ? {} : { fiscali: { redditoComplessivo } };
  const cedolino = { uidSubAnagrafe: di, percettore: { tipo: 'COCOCO' as const }, voci, ...fiscali };
  return (await compute(ufficio, elaborazione(cambi), [cedolino])).processo;
};
const conguaglio = (cambi: Partial<ProcessoInput> = {}): Promise<Processo> =>
  paga({ ANNO: 2027, MESE: 3, idMetodo: 'CON-LD', dataPagamento: '2027-03-08', ...cambi });
const contabilizza = ({ uid, versione }: Processo) =>
  ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' } });
const passo = async (anno: number) =>
  (await gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno } })).passi.find(
    (uno) => uno.passo === 'CONGUAGLIO',
  )?.stato;

test('a settlement that names no year keeps the one open on its day, and of a year that paid nothing nobody is green', async () => {
  const processo = await conguaglio();
  expect(processo).toMatchObject({ STATUS: 'FALLITO', annoConguagliato: 2027, numCedolini: 0, numScartati: 1 });
  const { anomalie } = await cedolinoDi(ufficio, processo.uid, chi);
  expect(anomalie.map(({ messaggio }) => messaggio).join(' ')).toContain('Nel 2027 la scuola non ha tassato niente');
  expect(
    await ufficio.call(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione },
    }),
  ).toMatchObject({ status: 409 });
});

test('the data that are missing are said with their year', async () => {
  const { processo } = await compute(
    ufficio,
    elaborazione({ ANNO: 2027, MESE: 3, idMetodo: 'CON-LD', dataPagamento: '2027-03-08', annoConguagliato: 2027 }),
    [{ uidSubAnagrafe: chi, percettore: null, voci: [] }],
  );
  const dettaglio = await cedolinoDi(ufficio, processo.uid, chi);
  expect(dettaglio.anomalie[0]?.messaggio).toContain('dati fiscali del 2027');
  const del2026 = await conguaglio({ annoConguagliato: 2026, dataPagamento: '2027-03-08', DES_ELABORAZIONE: 'Prova' });
  expect((await cedolinoDi(ufficio, del2026.uid, chi)).annoFiscale).toBe(2026);
  const bozze = await ufficio.ok(calcoloRoutes.initData, {
    body: { idProcesso: del2026.uid, uidSubAnagrafeList: [chi] },
  });
  expect(bozze.cedolini[0]?.mancanze.filter(({ messaggio }) => messaggio.includes('2027'))).toEqual([]);
});

test('a year too far from the payment is refused on its field, with the road that is left', async () => {
  for (const [annoConguagliato, detto] of [
    [2025, 'dichiarazione'],
    [2028, 'data di pagamento'],
  ] as const) {
    const { status, body } = await ufficio.call(calcoloRoutes.initData, {
      body: {
        processo: elaborazione({ ANNO: 2027, idMetodo: 'CON-LD', dataPagamento: '2027-03-08', annoConguagliato }),
        uidSubAnagrafeList: [],
      },
    });
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'annoConguagliato' }] }]);
    expect(JSON.stringify(body)).toContain(detto);
  }
});

test('paid after the term it is the settlement of that year all the same: late in words, with the codes of the year, and the step is done', async () => {
  expect(await passo(2026)).toBe('SCADUTO');
  const processo = await conguaglio({ annoConguagliato: 2026, DES_ELABORAZIONE: 'Conguaglio 2026' });
  expect(processo).toMatchObject({ annoConguagliato: 2026, numCedolini: 1, numScartati: 0 });
  const cedolino = await cedolinoDi(ufficio, processo.uid, chi);
  // 5.520,00 × 23 % = 1.269,60, less 1.955,00: nothing due; withheld 1.269,60 less art. 13 on 45.000,00, 433,95 × 184 ÷ 365 = 218,76.
  expect(importi(cedolino)).toMatchObject({ IRPEF: -(126_960 - 21_876) });
  expect(cedolino.annoFiscale).toBe(2026);
  expect(cedolino.cedolino?.avvisi.map(({ codice }) => codice)).toContain('CONGUAGLIO_TARDIVO');
  expect(JSON.stringify(cedolino.cedolino?.avvisi)).toContain('dopo il termine del 28/02/2027');
  await contabilizza(processo);
  const { versamenti } = await ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: processo.uid } });
  expect(versamenti.map(({ f24 }) => [f24?.ep, f24?.riferimentoB])).toContainEqual(['155E', '2026']);
  expect([await passo(2026), await passo(2027)]).toEqual(['FATTO', 'NIENTE']);
});

test('what is settled already, and has not changed, is a zero payslip and is refused', async () => {
  const processo = await conguaglio({ annoConguagliato: 2026, DES_ELABORAZIONE: 'Di nuovo' });
  expect(processo).toMatchObject({ numCedolini: 0, numScartati: 1 });
  const { anomalie } = await cedolinoDi(ufficio, processo.uid, chi);
  expect(anomalie[0]?.messaggio).toContain('già conguagliato, con il pagamento del 08/03/2027');
});

test('another day does not turn it into another year, another year asks to compute it again', async () => {
  const { processo } = await ufficio.ok(calcoloRoutes.initData, {
    body: {
      processo: elaborazione({ ANNO: 2027, MESE: 2, idMetodo: 'CON-LD', dataPagamento: '2027-02-20' }),
      uidSubAnagrafeList: [],
    },
  });
  expect(processo.annoConguagliato).toBe(2026);
  const { _id, uid, versione } = processo;
  const tardi = await ufficio.ok(processiRoutes.updateProcesso, {
    body: { ...elaborazione({ ANNO: 2027, MESE: 2, idMetodo: 'CON-LD', dataPagamento: '2027-03-20' }), uid, versione },
  });
  expect([tardi._id, tardi.annoConguagliato]).toEqual([_id, 2026]);
});

test('a payment of no tax found late, dated before the settlement, opens the step again with the person: a second one is made, and no third', async () => {
  const di = (await nuovoMilanese(ufficio, 2)).uid;
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      percettore: { tipo: 'COCOCO' },
      codGestioneSeparata: 'ALTRA_COPERTURA',
      uidSubAnagrafe: di,
    },
  });
  const pagata = async (dataPagamento: string, importo: number): Promise<void> => {
    const voce = { ...compenso(importo), competenza: { dal: '2026-07-01', al: '2026-12-31' } };
    const poco = { di, redditoComplessivo: 100_000 };
    await contabilizza(await paga({ idMetodo: 'COC-LD', MESE: 12, dataPagamento }, [voce], poco));
  };
  const conguagliata = (): Promise<Processo> =>
    paga({ ANNO: 2027, MESE: 3, idMetodo: 'CON-LD', dataPagamento: '2027-03-08', annoConguagliato: 2026 }, [], { di });
  await pagata('2026-12-18', 50_000);
  const saputo = async () => {
    const { righe } = await gestore.ok(conguaglioRoutes.getConguaglio, { query: { anno: 2026 } });
    return [await passo(2026), righe.find(({ uidSubAnagrafe }) => uidSubAnagrafe === di)?.esito];
  };
  await contabilizza(await conguagliata());
  expect(await saputo()).toEqual(['FATTO', 'PARI']);
  await pagata('2026-12-15', 30_000);
  expect(await saputo()).toEqual(['SCADUTO', 'DA_FARE']);
  const seconda = await conguagliata();
  expect(seconda).toMatchObject({ numCedolini: 1, numScartati: 0 });
  await contabilizza(seconda);
  expect(await saputo()).toEqual(['FATTO', 'PARI']);
  expect(
    (await cedolinoDi(ufficio, seconda.uid, di)).cedolino?.righe.every(({ gruppo }) => gruppo === 'riepilogo'),
  ).toBe(true);
  expect(await conguagliata()).toMatchObject({ numCedolini: 0, numScartati: 1 });
});
