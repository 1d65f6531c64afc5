import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { elaborazione, nameFirmatari } from '#support/cedolini.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import {
  bloccanti,
  COLLABORA,
  createIncarico,
  denunciaInps,
  diverse,
  letto,
  mancano,
  mese,
  paga,
  payF24,
  scadenzeDi,
} from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';
import { loadTabelle } from '../statale/addizionali.ts';
import { lordo } from '../statale/persone.ts';

// A private school from October 2025 to September 2026: a fee every month to a collaborator, an expert, no staff.

const A_TORINO = [{ dal: '2020-01-01', codComuneDomf: 'L219', desComuneDomf: 'TORINO', codRegioneDomf: '13' }];
const RATA = 120_000;
/** A third of 35.03 % is withheld. */
const PENSIONE = Math.round(RATA * 0.3503);
const REDDITO = RATA - Math.round(PENSIONE / 3);

const CHI: Readonly<Record<string, Partial<FiscaliInput>>> = {
  esperti: { percettore: { tipo: 'OCCASIONALE' } },
  collaborini: {
    percettore: { tipo: 'COCOCO' },
    codGestioneSeparata: 'CON_DIS_COLL',
    numRedditoPresunto: 1_500_000,
  },
};

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOPS59900Y', 'Liceo Paritario Beata Inventata', 'PARITARIA', '2025-10-15');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createScuolaCheDenuncia(chi, {
    codMeccanografico: 'TOPS59900Y',
    setupType: 'PARITARIA',
    altriDati: { modelloF24: 'ORDINARIO', codRegioneFiscale: '13', ibanTesoreria: 'IT60X0542811101000000123456' },
  });
  let numero = 80;
  for (const [nome, suoi] of Object.entries(CHI)) {
    const persona = personaDiProva((numero += 1), { desCognome: nome, domicili: A_TORINO });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    for (const anno of [2025, 2026])
      await chi.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(anno), ...suoi, uidSubAnagrafe } });
  }
  await createIncarico(scuola, 'esperti', '2025-10-01', '2025-10-31', { numImporto: 200_000 });
  await createIncarico(scuola, 'collaborini', '2025-10-01', '2026-09-30', { ...COLLABORA, numImporto: 12 * RATA });
  for (const anno of [2025, 2026]) await loadTabelle(scuola, anno);
});
afterAll(() => scuola.home.close());

test('on the first day it is said that staff is not paid here, and by whom it may be', async () => {
  for (const idMetodo of ['SUP-LD', 'ACC-LD', 'FER-LD', 'ARR-LD'] as const) {
    const risposta = await scuola.chi.call(calcoloRoutes.initData, {
      body: {
        processo: elaborazione({ ANNO: 2025, MESE: 10, idMetodo, dataPagamento: '2025-10-27' }),
        uidSubAnagrafeList: [],
      },
    });
    expect([idMetodo, risposta.status]).toEqual([idMetodo, 400]);
  }
});

/** Codes and amounts that the F24 sent so far have, withheld and taken back. */
const versati = new Map<string, number>();
const addF24 = (f24: DenunciaIntera | null): void => {
  for (const { calcolati } of f24?.righe ?? []) {
    const codice = String(calcolati.codice);
    versati.set(codice, (versati.get(codice) ?? 0) + Number(calcolati.debito) - Number(calcolati.credito ?? 0));
  }
};
/** Sums that the payslips withheld, by the code of a line. */
const trattenuti = new Map<string, number>();
const addCedolino = (righe: Awaited<ReturnType<typeof letto>>['righe']): void => {
  for (const { codice, importo, gruppo } of righe)
    if (gruppo !== 'riepilogo') trattenuti.set(codice, (trattenuti.get(codice) ?? 0) + importo);
};

const COMPETENZE: readonly (readonly [
  giorno: string,
  dal: string,
  al: string,
  dopo: string,
  del: readonly [number, number],
])[] = [
  ['2025-10-27', '2025-10-01', '2025-10-31', '2025-11-14', [2025, 10]],
  ['2025-11-27', '2025-11-01', '2025-11-30', '2025-12-12', [2025, 11]],
  // The fee of December paid by 12 January is of December.
  ['2026-01-09', '2025-12-01', '2025-12-31', '2026-01-14', [2025, 12]],
  ['2026-01-28', '2026-01-01', '2026-01-31', '2026-02-13', [2026, 1]],
  ['2026-02-26', '2026-02-01', '2026-02-28', '2026-03-12', [2026, 2]],
  ['2026-03-27', '2026-03-01', '2026-03-31', '2026-04-14', [2026, 3]],
  ['2026-04-27', '2026-04-01', '2026-04-30', '2026-05-14', [2026, 4]],
  ['2026-05-27', '2026-05-01', '2026-05-31', '2026-06-12', [2026, 5]],
  ['2026-06-26', '2026-06-01', '2026-06-30', '2026-07-14', [2026, 6]],
  ['2026-07-27', '2026-07-01', '2026-07-31', '2026-08-19', [2026, 7]],
  ['2026-08-27', '2026-08-01', '2026-08-31', '2026-09-14', [2026, 8]],
  ['2026-09-28', '2026-09-01', '2026-09-30', '2026-10-14', [2026, 9]],
];
const ULTIMA = '2026-09-28';

/** The settlement of 2025 is of February, before the fee of its month. */
const settleAnno = async (): Promise<void> => {
  const conguaglio = await paga(
    scuola,
    ['CON-LD', '2026-02-20', 'Conguaglio 2025'],
    [{ uidSubAnagrafe: scuola.uidDi('collaborini'), percettore: null, voci: [] }],
    { annoConguagliato: 2025 },
  );
  const { righe } = await letto(scuola, conguaglio, 'collaborini');
  addCedolino(righe);
};

test.each(COMPETENZE)('paid on %s, what is of that month is filed and declared', async (giorno, dal, al, dopo, del) => {
  await scuola.arriva(giorno);
  if (giorno === '2025-10-27')
    await paga(scuola, ['EST-LD', giorno, 'Esperto'], [lordo(scuola, 'esperti', 200_000, [dal, al])]);
  if (giorno === '2026-02-26') await settleAnno();
  const rata = await paga(
    scuola,
    ['COC-LD', giorno, `Collaborazione ${dal}`],
    [
      {
        ...lordo(scuola, 'collaborini', RATA, [dal, al]),
        ...(giorno === ULTIMA ? { opzioni: { cessazione: true } } : {}),
      },
    ],
  );
  const { righe } = await letto(scuola, rata, 'collaborini');
  addCedolino(righe);
  await scuola.arriva(dopo);
  // The F24 of January has the payments of January, whatever year they are of.
  const f24 = giorno === '2026-01-09' ? null : await payF24(scuola, mese(...del));
  addF24(f24);
  if (f24 !== null) expect([bloccanti(f24), f24.denuncia.tipo]).toEqual([[], 'f24']);
  const inps = await denunciaInps(scuola, mese(...del));
  const sua = inps.righe.find(({ calcolati }) => calcolati.Imponibile !== undefined)?.calcolati;
  expect([sua?.Imponibile, sua?.Dovuto]).toEqual([RATA, PENSIONE]);
  expect(inps.denuncia.processi).toEqual([rata.uid]);
  expect(await diverse(scuola, del[0])).toEqual([]);
});

/** 23 % of the income of some fees, less a deduction of a fixed term, which is never less than 1,380.00 €. */
const impostaDi = (rate: number, giorni: number) => {
  const lorda = Math.round(rate * REDDITO * 0.23);
  const detrazione = Math.max(138_000, Math.round((195_500 * giorni) / 365));
  return { lorda, dovuta: Math.max(0, lorda - detrazione) };
};
const DEL_2025 = impostaDi(3, 92);
const DEL_2026 = impostaDi(9, 273);
/** Of 2025 the tax is under the deductions: no bonus is due. */
const BONUS_2026 = Math.round((120_000 * 273) / 365);
/** Invented rates of Piemonte and of Torino. */
const REGIONALE = Math.round(9 * REDDITO * 0.0162);
const COMUNALE = Math.round(9 * REDDITO * 0.008);

test('what twelve payslips and two settlements withheld is what the two years owe, and what the F24 paid', () => {
  const di = (...codici: readonly string[]) => codici.reduce((totale, uno) => totale + (trattenuti.get(uno) ?? 0), 0);
  expect(di('IRPEF')).toBe(DEL_2025.dovuta + DEL_2026.dovuta);
  expect(di('TRATTAMENTO_INTEGRATIVO', 'RECUPERO_TRATTAMENTO')).toBe(BONUS_2026);
  expect(di('GESTIONE_SEPARATA_PERCIPIENTE', 'GESTIONE_SEPARATA_SCUOLA')).toBe(12 * PENSIONE);
  expect([di('ADDIZIONALE_REGIONALE'), di('ADDIZIONALE_COMUNALE')]).toEqual([REGIONALE, COMUNALE]);
  const somma = (...codici: readonly string[]) => codici.reduce((totale, uno) => totale + (versati.get(uno) ?? 0), 0);
  expect(somma('1001', '1627')).toBe(di('IRPEF'));
  expect(somma('1701')).toBe(-BONUS_2026);
  expect([somma('CXX'), somma('1040')]).toEqual([12 * PENSIONE, 40_000]);
  expect([somma('3802'), somma('3848', '3847')]).toEqual([REGIONALE, COMUNALE]);
  // No IRAP of public bodies, and none of their codes.
  expect([...versati.keys()].toSorted()).toEqual(['1001', '1040', '1627', '1701', '3802', '3848', 'CXX']);
});

test('both years are certified on the days paid, the second at once at the end of the contract', async () => {
  for (const [anno, giorni, { lorda, dovuta }, rate] of [
    [2025, 92, DEL_2025, 3],
    [2026, 273, DEL_2026, 9],
  ] as const) {
    await saveFirma(scuola.chi, { anno, datFirma: anno === 2025 ? '2026-10-14' : '2027-03-08' });
    const cu = await elaboraCu(scuola.chi, { anno });
    const desCf = scuola.persone.get('collaborini')?.desCf ?? '';
    const punti = cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
    expect(punti).toMatchObject({
      DB001002: rate * REDDITO,
      DB001006: String(giorni),
      DB001021: dovuta,
      DB001361: lorda,
      DB001375: dovuta,
      DB001391: anno === 2026 ? BONUS_2026 : 0,
    });
    if (anno === 2026) expect(punti).toMatchObject({ DB001009: '2026-09-30', DB001022: REGIONALE });
    expect(bloccanti(cu)).toEqual([]);
    await sendCu(scuola.chi, cu.denuncia, '12345678901234567');
  }
});

test('nothing of the year is left open, and no duty of public bodies is asked', async () => {
  for (const anno of [2025, 2026]) {
    expect(await mancano(scuola, anno)).toEqual([]);
    expect(await diverse(scuola, anno)).toEqual([]);
  }
  const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2025 } });
  expect(
    passi.filter(({ passo }) => ['MODELLO_M', 'SPT', 'IRAP'].includes(passo)).map(({ stato }) => stato),
  ).not.toContain('DA_FARE');
  expect(await scadenzeDi(scuola, 'MODELLO_M')).toEqual([]);
});
