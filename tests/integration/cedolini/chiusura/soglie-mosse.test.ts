import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { cedolinoDi, compenso, occasionaleDiProva, waitForEnd } from '#support/cedolini.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona, restituzioneDiProva } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';

// Two accounted payslips share an allowance or a ceiling of the year, and the first of them no longer counts as it did: the second is to be put right.

/** DL 269/2003, art. 44 c. 2. */
const FRANCHIGIA = 500_000;
const PRIMO = 400_000;
const SECONDO = 300_000;
/** L. 335/1995, art. 2 c. 18, of 2026. */
const MASSIMALE = 12_229_500;
/** The same of 2025. */
const MASSIMALE_2025 = 12_060_700;
const OLTRE_META = 7_000_000;

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(10, { oggi: '2026-03-31' });
}, 120_000);
afterAll(() => scuola.home.close());

type Chi = Uid<'PERSONA'>;
const DICEMBRE = { dal: '2025-12-01', al: '2025-12-31' };
const compensoDi = (chi: Chi, importo: number): InputCedolino => ({
  ...occasionaleDiProva(chi, importo),
  voci: [{ ...compenso(importo), competenza: DICEMBRE }],
});
const collaboratoreDi = (chi: Chi, importo: number): InputCedolino => ({
  ...compensoDi(chi, importo),
  percettore: { tipo: 'COCOCO' },
  fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: importo },
});
const pagata = (cedolino: InputCedolino, cambi: Partial<ProcessoInput>): Promise<Processo> =>
  contabilizzati(scuola, [cedolino], { idMetodo: 'EST-LD', attivita: cambi.dataPagamento ?? '', ...cambi });
const segniDi = async ({ uid }: Pick<Processo, 'uid'>) =>
  (await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).daSistemare ?? [];
const detto = (anno: number, tenuta: number, dovuta: number) =>
  `Gestione separata del ${anno}: i cedolini contabilizzati la calcolano su ${formatEuro(tenuta)} in tutto, le somme di oggi su ${formatEuro(dovuta)}`;
const baseDi = async ({ uid }: Processo, chi: Chi) =>
  (await cedolinoDi(scuola.ufficio, uid, chi)).cedolino?.totali.imponibileGestioneSeparata;

/** The treasurer paid a run of December on a day of January: another takes its place. */
const paidInJanuary = async (processo: Processo, data = '2026-01-04'): Promise<void> => {
  const { ufficio } = scuola;
  const conMandato = await ufficio.ok(chiusuraRoutes.saveMandati, {
    body: {
      idProcesso: processo.uid,
      versione: processo.versione,
      mandati: [{ numero: '1', data, importo: processo.totali?.netto ?? 0 }],
    },
  });
  const { processo: nuova } = await ufficio.ok(esecuzioneRoutes.decidiEsecuzione, {
    body: { idProcesso: processo.uid, versione: conMandato.versione, perche: 'Quietanza del tesoriere' },
  });
  await ufficio.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid: nuova.uid, versione: nuova.versione }, cedolini: [] },
  });
  await waitForEnd(ufficio, nuova.uid);
  const { uid, versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: nuova.uid } });
  await ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagata a gennaio' } });
};

test('the first was paid in another year: the second is marked, and its filing says it without being kept from going', async () => {
  const chi = scuola.uidDi(0);
  const dicembre = { ANNO: 2025, MESE: 12 };
  const primo = await pagata(compensoDi(chi, PRIMO), { ...dicembre, dataPagamento: '2025-12-29' });
  const secondo = await pagata(compensoDi(chi, SECONDO), { ...dicembre, dataPagamento: '2025-12-30' });
  const oltre = PRIMO + SECONDO - FRANCHIGIA;
  expect(await baseDi(secondo, chi)).toBe(oltre);
  const raccolta = await scuola.adempimenti.ok(uniemensRoutes.saveUniemens, {
    body: { anno: 2025, mese: 12, allowEmpty: false },
  });
  await paidInJanuary(primo);
  expect(await segniDi(secondo)).toMatchObject([{ uidSubAnagrafe: chi, cosa: detto(2025, oltre, 0), somme: true }]);
  expect(await segniDi(primo)).toEqual([]);
  const { rilievi } = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, {
    body: { uid: raccolta.denuncia.uid },
  });
  expect(rilievi.filter(({ campo }) => campo === 'somme')).toMatchObject([
    { codice: 'denuncia.cedolino-da-sistemare', gravita: 'AVVISO', persona: scuola.persone[0]?.desCf },
  ]);
});

test('the first was given back: the second is marked until it was not, or somebody put it right', async () => {
  const chi = scuola.uidDi(1);
  await pagata(compensoDi(chi, PRIMO), { dataPagamento: '2026-03-02' });
  const secondo = await pagata(compensoDi(chi, SECONDO), { dataPagamento: '2026-03-10' });
  const oltre = PRIMO + SECONDO - FRANCHIGIA;
  const reso = 150_000;
  const resa = await scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
    body: restituzioneDiProva(chi, { numLordo: reso, numIrpef: reso / 5 }),
  });
  expect((await segniDi(secondo)).map(({ cosa }) => cosa)).toEqual([detto(2026, oltre, oltre - reso)]);
  await scuola.ufficio.ok(restituzioniRoutes.removeRestituzione, { body: { uid: resa.uid, versione: resa.versione } });
  expect(await segniDi(secondo)).toEqual([]);
  await scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
    body: restituzioneDiProva(chi, { numLordo: PRIMO, numIrpef: PRIMO / 5, numImponibileGestioneSeparata: oltre }),
  });
  expect(await segniDi(secondo)).toEqual([]);
});

describe('the ceiling cut a payslip, and an earlier one frees some of it: the cut one is marked', () => {
  const resto = MASSIMALE - OLTRE_META;

  test('the earlier was given back', async () => {
    const chi = scuola.uidDi(8);
    await pagata(collaboratoreDi(chi, OLTRE_META), { idMetodo: 'COC-LD', dataPagamento: '2026-03-02' });
    const cutSecond = await pagata(collaboratoreDi(chi, OLTRE_META), {
      idMetodo: 'COC-LD',
      dataPagamento: '2026-03-10',
    });
    const cutToNothing = await pagata(collaboratoreDi(chi, 100_000), {
      idMetodo: 'COC-LD',
      dataPagamento: '2026-03-12',
    });
    expect([await baseDi(cutSecond, chi), await baseDi(cutToNothing, chi)]).toEqual([resto, 0]);
    const reso = 2_000_000;
    const resa = await scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
      body: restituzioneDiProva(chi, {
        percettore: 'COCOCO',
        modo: 'LORDO',
        numLordo: reso,
        numIrpef: 0,
        numImponibileGestioneSeparata: reso,
      }),
    });
    expect((await segniDi(cutToNothing)).map(({ cosa }) => cosa)).toEqual([
      detto(2026, MASSIMALE - reso, 2 * OLTRE_META + 100_000 - reso),
    ]);
    expect(await segniDi(cutSecond)).toEqual([]);
    await scuola.ufficio.ok(restituzioniRoutes.removeRestituzione, {
      body: { uid: resa.uid, versione: resa.versione },
    });
    expect(await segniDi(cutToNothing)).toEqual([]);
  });

  test('the earlier was paid in another year', async () => {
    const chi = scuola.uidDi(9);
    const dicembre = { ANNO: 2025, MESE: 12, idMetodo: 'COC-LD' } as const;
    const primo = await pagata(collaboratoreDi(chi, OLTRE_META), { ...dicembre, dataPagamento: '2025-12-29' });
    const secondo = await pagata(collaboratoreDi(chi, OLTRE_META), { ...dicembre, dataPagamento: '2025-12-30' });
    expect(await baseDi(secondo, chi)).toBe(MASSIMALE_2025 - OLTRE_META);
    await scuola.gestore.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        percettore: { tipo: 'COCOCO' },
        codGestioneSeparata: 'CON_DIS_COLL',
        numRedditoPresunto: OLTRE_META,
        uidSubAnagrafe: chi,
      },
    });
    await paidInJanuary(primo, '2026-01-20');
    expect((await segniDi(secondo)).map(({ cosa }) => cosa)).toEqual([
      detto(2025, MASSIMALE_2025 - OLTRE_META, OLTRE_META),
    ]);
  });
});

describe('two records are found to be one person', () => {
  test.each([
    ['who stays was paid first', 2, 3],
    ['who stays was paid second', 5, 4],
  ] as const)('the allowance is one, %s: the payslip that passes it is marked', async (_chi, resta, va) => {
    const [primi, secondi] = resta < va ? [resta, va] : [va, resta];
    await pagata(compensoDi(scuola.uidDi(primi), PRIMO), { dataPagamento: '2026-03-02' });
    const secondo = await pagata(compensoDi(scuola.uidDi(secondi), SECONDO), { dataPagamento: '2026-03-10' });
    expect(await baseDi(secondo, scuola.uidDi(secondi))).toBe(0);
    await becomeOne(resta, va);
    expect(await segniDi(secondo)).toMatchObject([
      { uidSubAnagrafe: scuola.uidDi(resta), cosa: detto(2026, 0, PRIMO + SECONDO - FRANCHIGIA) },
    ]);
  });

  test('the ceiling is one: the last payslip is marked', async () => {
    const [resta, va] = [6, 7] as const;
    const collaboratore = (indice: number): InputCedolino => collaboratoreDi(scuola.uidDi(indice), OLTRE_META);
    await pagata(collaboratore(resta), { idMetodo: 'COC-LD', dataPagamento: '2026-03-02' });
    const secondo = await pagata(collaboratore(va), { idMetodo: 'COC-LD', dataPagamento: '2026-03-10' });
    await becomeOne(resta, va);
    expect((await segniDi(secondo)).map(({ cosa }) => cosa)).toEqual([detto(2026, 2 * OLTRE_META, MASSIMALE)]);
  });
});

const becomeOne = async (resta: number, va: number): Promise<void> => {
  const { desCognome = '', desNome = '' } = scuola.persone[resta] ?? {};
  await changePersona(scuola.gestore, { uid: scuola.uidDi(va) }, { desCognome, desNome });
  const { stato } = await mergeSchede(scuola.gestore, { uid: scuola.uidDi(resta) }, { uid: scuola.uidDi(va) });
  expect(stato).toBe('COMPLETATO');
};
