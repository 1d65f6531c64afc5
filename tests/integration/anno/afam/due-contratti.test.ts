import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { rapportiFinitiRoutes } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { elaborazione, nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { A_MILANO, elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { letto, paga } from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';

// Three people of a conservatory with two contracts each: across the summer, with three days between, across the new year.

const CONTRATTI = {
  estate: [
    ['2026-05-01', '2026-06-30'],
    ['2026-09-10', '2026-10-31'],
  ],
  tregiorni: [
    ['2026-04-01', '2026-04-16'],
    ['2026-04-20', '2026-05-31'],
  ],
  capodanno: [
    ['2025-11-17', '2025-12-31'],
    ['2026-01-07', '2026-02-28'],
  ],
} as const;
type Nome = keyof typeof CONTRATTI;
const NOMI = ['estate', 'tregiorni', 'capodanno'] as const;

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOAF09900X', 'Conservatorio Ottavio Inventato', 'AFAM', '2027-03-08');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createAccademia(chi, 'TOAF09900X');
  for (const [posto, nome] of NOMI.entries()) {
    const persona = personaDiProva(70 + posto, { desCognome: nome, domicili: [A_MILANO] });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    for (const [dal, al] of CONTRATTI[nome])
      await chi.ok(serviziRoutes.createServizio, {
        body: { ...supplenzaDiProva(dal, al, { codCessazione: '18' }), uidSubAnagrafe },
      });
    for (const anno of [2025, 2026, 2027])
      await chi.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(anno), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
      });
  }
});
afterAll(() => scuola.home.close());

const dalRegistro = (nomi: readonly Nome[]) =>
  nomi.map((nome) => ({ uidSubAnagrafe: scuola.uidDi(nome), percettore: null, voci: [] }));

/** The monthly pay of the table: stipendio, vacancy allowance, RPD. */
const MENSILE = [202_236, 2022, 20_510] as const;

/** Each payslip: its day, whose, the thirtieths and the calendar days that it pays. */
const PAGATI: readonly (readonly [giorno: string, nome: Nome, trentesimi: readonly number[], giorni: number])[] = [
  ['2025-11-27', 'capodanno', [14], 14],
  ['2025-12-18', 'capodanno', [30], 31],
  ['2026-01-27', 'capodanno', [25], 25],
  ['2026-02-26', 'capodanno', [30], 28],
  ['2026-04-27', 'tregiorni', [16, 11], 27],
  ['2026-05-27', 'tregiorni', [30], 31],
  ['2026-05-28', 'estate', [30], 31],
  ['2026-06-26', 'estate', [30], 30],
  ['2026-09-25', 'estate', [21], 21],
  ['2026-10-27', 'estate', [30], 31],
];

/** The income that each payslip came to, by person and year. */
const redditi = new Map<string, number>();
const del = (righe: Awaited<ReturnType<typeof letto>>['righe'], ...codici: readonly string[]): number =>
  righe.filter(({ codice }) => codici.includes(codice)).reduce((totale, { importo }) => totale + importo, 0);

test.each(PAGATI)('%s: %s is paid the days of each contract, and none of those between', async (...atteso) => {
  const [giorno, nome, trentesimi, giorni] = atteso;
  const processo = await paga(scuola, ['SUP-LD', giorno, `Stipendi di ${nome} del ${giorno}`], dalRegistro([nome]));
  const { righe } = await letto(scuola, processo, nome);
  const parti = ['STIPENDIO', 'VACANZA_CONTRATTUALE', 'RPD'].map((codice) => del(righe, codice));
  const attese = MENSILE.map((mese) => trentesimi.reduce((totale, n) => totale + (mese * n) / 30, 0));
  parti.forEach((parte, posto) =>
    expect(Math.abs(parte - (attese[posto] ?? 0))).toBeLessThanOrEqual(trentesimi.length),
  );
  // The 13th of a short substitution accrues by the day, without the RPD.
  expect(Math.abs(del(righe, 'TREDICESIMA') - ((202_236 + 2022) * giorni) / 365)).toBeLessThanOrEqual(1);
  expect(del(righe, 'TRATTAMENTO_INTEGRATIVO')).toBe(Math.round((120_000 * giorni) / 365));
  const lordo = del(righe, 'STIPENDIO', 'VACANZA_CONTRATTUALE', 'RPD', 'TREDICESIMA');
  // The TFR of public staff is 9,60 % of eight tenths.
  expect(Math.abs(del(righe, 'TFR') - lordo * 0.8 * 0.096)).toBeLessThanOrEqual(1);
  const reddito = lordo - del(righe, 'PENSIONE_DIPENDENTE', 'FONDO_CREDITO');
  // 4,8 % of the income, which on a year of it is over 15.000,00 €.
  expect(del(righe, 'SOMMA_INTEGRATIVA')).toBe(Math.round(reddito * 0.048));
  const chiave = `${nome} ${giorno.slice(0, 4)}`;
  redditi.set(chiave, (redditi.get(chiave) ?? 0) + reddito);
});

test('a contract that ended is declared with its reason in both halves, and the next one begins where it begins', async () => {
  const righe = async (anno: number, quale: number, nome: Nome) => {
    const intera = await scuola.chi.ok(uniemensRoutes.saveUniemens, {
      body: { anno, mese: quale, allowEmpty: false },
    });
    const cf = scuola.persone.get(nome)?.desCf ?? '';
    const di = (quadro: string) =>
      intera.righe.find(({ chiave }) => chiave.startsWith(`${quadro}|`) && chiave.includes(cf))?.calcolati ?? {};
    const [pubblica, privata] = [di('E0'), di('I')];
    return [
      [pubblica.GiornoInizio, pubblica.GiornoFine, pubblica.CodiceCessazione ?? ''],
      [privata.GiornoAssunzione, privata.GiornoCessazione, privata.TipoCessazione],
    ];
  };
  expect(await righe(2025, 12, 'capodanno')).toEqual([
    ['2025-12-01', '2025-12-31', '18'],
    ['', '31', '1C'],
  ]);
  expect(await righe(2026, 1, 'capodanno')).toEqual([
    ['2026-01-07', '2026-01-31', ''],
    ['7', '', ''],
  ]);
  expect(await righe(2026, 6, 'estate')).toEqual([
    ['2026-06-01', '2026-06-30', '18'],
    ['', '30', '1C'],
  ]);
  expect(await righe(2026, 9, 'estate')).toEqual([
    ['2026-09-10', '2026-09-30', ''],
    ['10', '', ''],
  ]);
});

test('the leave left is that of the contracts of a school year, paid at the end of the last, whatever begins in the next', async () => {
  const giorniNel = async (ANNO: number, MESE: number) => {
    const processo = elaborazione({ ANNO, MESE, idMetodo: 'FER-LD', dataPagamento: '2026-11-20' });
    const uidSubAnagrafeList = NOMI.map((nome) => scuola.uidDi(nome));
    const { cedolini } = await scuola.chi.ok(calcoloRoutes.initData, { body: { processo, uidSubAnagrafeList } });
    return cedolini.map(({ ferie }) => ferie?.giorniServizio ?? 0);
  };
  expect(await giorniNel(2026, 4)).toEqual([0, 0, 0]);
  expect(await giorniNel(2026, 5)).toEqual([0, 27 + 31, 0]);
  expect(await giorniNel(2026, 6)).toEqual([31 + 30, 0, 0]);
  expect(await giorniNel(2026, 10)).toEqual([21 + 31, 0, 0]);
  expect(await giorniNel(2026, 2)).toEqual([0, 0, 14 + 31 + 25 + 28]);
});

test('each end before a gap has its acts in the list, also of who serves again', async () => {
  const finiti = async (anno: number) =>
    (await scuola.chi.ok(rapportiFinitiRoutes.listRapportiFiniti, { query: { anno } })).righe.map(
      ({ nominativo, fine, passi }) => [
        nominativo.split(' ')[0],
        fine,
        passi.filter(({ stato }) => stato === 'DA_FARE').map(({ passo }) => passo),
      ],
    );
  expect(await finiti(2025)).toEqual([['capodanno', '2025-12-31', []]]);
  expect(await finiti(2026)).toEqual([
    ['capodanno', '2026-02-28', ['FERIE', 'CONGUAGLIO']],
    ['tregiorni', '2026-04-16', []],
    ['tregiorni', '2026-05-31', ['FERIE', 'CONGUAGLIO']],
    ['estate', '2026-06-30', ['FERIE']],
    ['estate', '2026-10-31', ['FERIE', 'CONGUAGLIO']],
  ]);
});

/** By person and year: the days paid, the first and the last of the contracts of the year. */
const CERTIFICATI = [
  ['capodanno', 2025, 14 + 31, '2025-11-17', '2025-12-31'],
  ['capodanno', 2026, 25 + 28, '2026-01-07', '2026-02-28'],
  ['tregiorni', 2026, 27 + 31, '2026-04-01', '2026-05-31'],
  ['estate', 2026, 31 + 30 + 21 + 31, '2026-05-01', '2026-10-31'],
] as const;

test.each([2025, 2026] as const)(
  '%i is settled and certified on the days paid, from the first contract to the last',
  async (anno) => {
    const nomi = CERTIFICATI.filter(([, suo]) => suo === anno).map(([nome]) => nome);
    await paga(scuola, ['CON-LD', `${anno + 1}-02-20`, `Conguaglio ${anno}`], dalRegistro(nomi), {
      annoConguagliato: anno,
    });
    await saveFirma(scuola.chi, { anno, datFirma: `${anno + 1}-03-08` });
    const cu = await elaboraCu(scuola.chi, { anno });
    for (const [nome, , giorni, dal, al] of CERTIFICATI.filter(([, suo]) => suo === anno)) {
      const desCf = scuola.persone.get(nome)?.desCf ?? '';
      const punti = cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
      const reddito = redditi.get(`${nome} ${anno}`) ?? 0;
      const lorda = Math.round(reddito * 0.23);
      // The deduction of a fixed term is never less than 1.380,00 €; the bonus asks that the tax passes it less 75,00 € by the days.
      const detrazione = Math.max(138_000, Math.round((195_500 * giorni) / 365));
      const spetta = lorda > detrazione - Math.round((7500 * giorni) / 365);
      expect([nome, punti]).toEqual([
        nome,
        expect.objectContaining({
          DB001002: reddito,
          DB001006: String(giorni),
          DB001008: dal,
          DB001009: al,
          DB001010: '',
          DB001021: Math.max(0, lorda - detrazione),
          DB001361: lorda,
          DB001367: detrazione,
          DB001375: Math.max(0, lorda - detrazione),
          DB001391: spetta ? Math.round((120_000 * giorni) / 365) : 0,
        }),
      ]);
    }
  },
);
