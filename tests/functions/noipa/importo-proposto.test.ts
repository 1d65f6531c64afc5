import { describe, expect, test } from 'vitest';
import { getVoceNoipa, importoProposto, noDi } from '#functions/noipa/liste/importo-proposto.ts';
import { vociNoipa } from '#functions/riferimento/voci/noipa.ts';

/** Worked by hand: item, hundredths of an hour, last day of the work, school grade; the sum; cents an hour, cents of all. */
type Caso = readonly [string, number, string, string, string, number, number];

/** CCNL 29/11/2007, tables 5 (teachers 35,00 / 17,50 / 50,00) and 6 (ATA, by profile and time of the day): work done until the end of 2023. */
const TABELLE_2007: readonly Caso[] = [
  ['MOF_INS', 1000, '2023-12-31', '', '10 × 35,00', 3500, 35_000],
  ['MOF_INS', 150, '2023-11-30', '', '1,5 × 35,00', 3500, 5250],
  ['MOF_FUNZ', 700, '2023-06-10', '', '7 × 17,50', 1750, 12_250],
  ['MOF_FUNZ', 33, '2023-06-10', '', '0,33 × 17,50 = 5,775, half up', 1750, 578],
  ['MOF_REC', 1200, '2023-07-15', '', '12 × 50,00', 5000, 60_000],
  ['MOF_CS', 1800, '2023-05-31', '', '18 × 12,50', 1250, 22_500],
  ['MOF_CS_NF', 400, '2023-05-31', '', '4 × 14,50', 1450, 5800],
  ['MOF_AS', 2550, '2023-05-31', '', '25,5 × 14,50 = 369,75', 1450, 36_975],
  ['MOF_AS_NEF', 300, '2023-05-31', '', '3 × 19,00', 1900, 5700],
  ['MOF_DSGA', 1000, '2008-07-24', '', '10 × 18,50: the last day the fund paid them', 1850, 18_500],
];

/** CCNL 18/1/2024, table E1.6: those of 2007 and a tenth (38,50 / 19,25 / 55,00; 13,75 / 15,95 / 18,70 and so on), work done from 2024. */
const TABELLA_2024: readonly Caso[] = [
  ['MOF_INS', 1000, '2024-01-01', '', '10 × 38,50: the first day of the new table', 3850, 38_500],
  ['MOF_INS', 2025, '2026-06-10', '', '20,25 × 38,50 = 779,625, half up', 3850, 77_963],
  ['MOF_FUNZ', 1000, '2026-06-10', '', '10 × 19,25', 1925, 19_250],
  ['MOF_FUNZ', 50, '2026-06-10', '', '0,5 × 19,25 = 9,625, half up', 1925, 963],
  ['MOF_REC', 1500, '2026-07-11', '', '15 × 55,00', 5500, 82_500],
  ['MOF_CS', 3600, '2026-06-30', '', '36 × 13,75', 1375, 49_500],
  ['MOF_CS', 133, '2026-06-30', '', '1,33 × 13,75 = 18,2875', 1375, 1829],
  ['MOF_CS_NF', 600, '2026-06-30', '', '6 × 15,95', 1595, 9570],
  ['MOF_CS_NEF', 250, '2026-06-30', '', '2,5 × 18,70', 1870, 4675],
  ['MOF_AS', 3000, '2026-06-30', '', '30 × 15,95', 1595, 47_850],
  ['MOF_AS_NF', 475, '2026-06-30', '', '4,75 × 18,15 = 86,2125', 1815, 8621],
  ['MOF_AS_NEF', 200, '2026-06-30', '', '2 × 20,90', 2090, 4180],
  ['MOF_CO', 1225, '2026-06-30', '', '12,25 × 18,15 = 222,3375', 1815, 22_234],
  ['MOF_CO_NF', 300, '2026-06-30', '', '3 × 20,35', 2035, 6105],
  ['MOF_CO_NEF', 100, '2026-06-30', '', '1 × 23,65', 2365, 2365],
];

/** CCNL 29/11/2007, art. 30: published rates until January 2023; then the initial monthly tabellare (CCNL 2019-21 table C1, CCNL 2022-24 table A2) ÷ 90, ÷ 87, ÷ 78 × 1,2. */
const IN_PLACE_OF_A_COLLEAGUE: readonly Caso[] = [
  ['ORE_ECC', 200, '2015-05-20', 'SECONDARIA', '2 × 26,89, published for 2010', 2689, 5378],
  ['ORE_ECC', 300, '2022-05-20', 'INFANZIA', '3 × 19,35, published for 2021', 1935, 5805],
  ['ORE_ECC', 300, '2022-05-20', 'PRIMARIA', '3 × 20,02, published for 2021', 2002, 6006],
  ['ORE_ECC', 400, '2023-05-20', 'INFANZIA', '4 × (21.099,04 ÷ 12 ÷ 90 = 19,536)', 1954, 7816],
  ['ORE_ECC', 100, '2023-12-31', 'SECONDARIA', '1 × (22.837,88 ÷ 12 ÷ 78 × 1,2 = 29,279)', 2928, 2928],
  ['ORE_ECC', 400, '2026-05-20', 'INFANZIA', '4 × (22.420,48 ÷ 12 ÷ 90 = 20,7597)', 2076, 8304],
  ['ORE_ECC', 500, '2026-05-20', 'PRIMARIA', '5 × (22.420,48 ÷ 12 ÷ 87 = 21,4756)', 2148, 10_740],
  ['ORE_ECC', 600, '2026-05-20', 'SECONDARIA', '6 × (24.268,28 ÷ 12 ÷ 78 × 1,2 = 31,113)', 3111, 18_666],
  ['ORE_ECC', 150, '2026-05-20', 'ITP', '1,5 × (22.420,48 ÷ 12 ÷ 78 × 1,2 = 28,744)', 2874, 4311],
];

const titolo = (casi: readonly Caso[]) =>
  casi.map(([codVoce, ore, datFine, profilo, conto, tariffa, importo]) => ({
    codVoce,
    ore,
    datFine,
    profilo,
    tariffa,
    importo,
    nome: `${codVoce} ${profilo} until ${datFine}: ${conto}`,
  }));

describe.each([
  ['the tables of 2007', TABELLE_2007, /CCNL comparto Scuola 29\/11\/2007, tab\. [56]/],
  ['the table of 2024', TABELLA_2024, /CCNL comparto Istruzione e Ricerca 18\/1\/2024 \(2019-21\), tab\. E1\.6/],
  ['an hour in place of a colleague', IN_PLACE_OF_A_COLLEAGUE, /CCNL comparto Scuola 4\/8\/1995, art\. 70/],
] as const)('what NoiPA pays by %s', (_, casi, norma) =>
  test.each(titolo(casi))('$nome', ({ codVoce, ore, datFine, profilo, tariffa, importo }) => {
    const proposto = importoProposto(codVoce, { ore, datFine, profilo });
    expect([proposto.tariffa, proposto.calcolato]).toEqual([tariffa, importo]);
    expect(proposto.spiegazione).toMatch(norma);
  }),
);

test.each(['MOF_DSGA', 'MOF_DSGA_NF', 'MOF_DSGA_NEF'])(
  '%s has no rate from 25/7/2008: the fund does not pay it',
  (codVoce) => {
    const il = (datFine: string) => importoProposto(codVoce, { ore: 100, datFine, profilo: '' }).tariffa;
    expect([il('2008-07-24') === null, il('2008-07-25'), il('2026-06-30')]).toEqual([false, null, null]);
    expect(noDi(getVoceNoipa(codVoce), '2008-07-24')).toBeNull();
    expect(noDi(getVoceNoipa(codVoce), '2008-07-25')).toContain('art. 56');
  },
);

test('no other item of the fund is refused, and lump sums are for the DSGA too', () => {
  const rifiutate = vociNoipa.filter((voce) => noDi(voce, '2026-06-30') !== null).map(({ codice }) => codice);
  expect(rifiutate).toEqual(['MOF_DSGA', 'MOF_DSGA_NF', 'MOF_DSGA_NEF']);
  expect(getVoceNoipa('MOF_FORF')?.ruoli).toBeUndefined();
});

test('at least thirty situations are worked', () =>
  expect(TABELLE_2007.length + TABELLA_2024.length + IN_PLACE_OF_A_COLLEAGUE.length).toBeGreaterThanOrEqual(30));

test('the explanation says hours, rate, sum and norm', () =>
  expect(importoProposto('MOF_AS_NF', { ore: 475, datFine: '2026-06-30', profilo: '' }).spiegazione).toBe(
    '4,75 ore × 18,15 € = 86,21 € — MOF, ore aggiuntive assistenti, notturne o festive; tariffa: 18,15 € — MOF, ore aggiuntive assistenti, notturne o festive, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), tab. E1.6',
  ));

test.each([
  ['what the school contract decides, a flat sum', 'MOF_FORF', ''],
  ['a role of the teachers, a flat sum', 'MOF_FUNZSTR', ''],
  ['an assignment of ATA staff, a flat sum', 'MOF_INCSPEC', ''],
  ['an hour of sport, by the position of each', 'ORE_SPORT', ''],
  ['the guide of careers of 2023/2024, from 1.500 to 2.000 €', 'ORIENTATORE', '', '2024-08-31'],
  ['the tutor of careers, from 1.589,68 to 2.725,16 €', 'TUTOR_SCOL', ''],
  ['an hour in place of a colleague of no grade', 'ORE_ECC', ''],
  ['an hour in place of a colleague before the published rates', 'ORE_ECC', 'SECONDARIA', '2009-05-20'],
] as [string, string, string, string?][])(
  '%s: the office writes the amount',
  (_, codVoce, profilo, datFine = '2026-06-30') =>
    expect(importoProposto(codVoce, { ore: 100, datFine, profilo })).toEqual({
      tariffa: null,
      calcolato: null,
      spiegazione: '',
    }),
);

test('the guide of careers has the fee of the decree from 2024/2025', () =>
  expect(importoProposto('ORIENTATORE', { ore: null, datFine: '2026-06-30', profilo: '' })).toMatchObject({
    tariffa: 150_000,
    calcolato: 150_000,
    spiegazione: '1.500,00 € — Docente orientatore, DM 231/2024, art. 3',
  }));

test('an hourly rate without hours proposes no amount', () =>
  expect(importoProposto('MOF_INS', { ore: null, datFine: '2026-06-30', profilo: '' })).toEqual({
    tariffa: 3850,
    calcolato: null,
    spiegazione: '',
  }));
