import { describe, expect, test } from 'vitest';
import { esoneroContributivo, esoneroLavoratriceMadre } from '../../../shared/calculation/contributi/esoneri.ts';
import { accontoComunale, addizionale, rataAddizionale } from '../../../shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '../../../shared/calculation/imposte/cuneo.ts';
import { detrazioniPerFamiglia, etaCompiuta } from '../../../shared/calculation/imposte/detrazioni-famiglia.ts';
import { detrazioneLavoro } from '../../../shared/calculation/imposte/detrazioni.ts';
import {
  aliquoteMassimeAmmesse,
  irpefAliquotaMassima,
  irpefLorda,
  irpefLordaDelPeriodo,
  irpefSeparata,
} from '../../../shared/calculation/imposte/irpef.ts';
import { imponibileSostitutiva, plafondSpettante } from '../../../shared/calculation/imposte/sostitutiva.ts';
import { trattamentoIntegrativo } from '../../../shared/calculation/imposte/trattamento-integrativo.ts';
import { Familiare } from '../../../shared/calculation/situazione/fiscale.ts';
import { dato } from '../../../shared/calculation/spiegazione/calcolato.ts';
import { sostitutivaAccessorio } from '../../../shared/rules/irpef.ts';
import { regoleCorrenti } from '../../../shared/rules/regole.ts';

const regole = regoleCorrenti();
const euro = (importo: number) => Math.trunc(importo * 100);
const lorda = (imponibile: number, giorno: string) =>
  irpefLorda(dato('imponibile', imponibile), giorno, regole).importo;

describe('IRPEF a scaglioni', () => {
  test.each([
    ['2023-06-01', euro(15_000), 345_000],
    ['2023-06-01', euro(28_000), 345_000 + 1_300_000 * 0.25],
    ['2023-06-01', euro(50_000), 1_440_000],
    ['2023-12-31', 5_000_100, 1_440_000 + 43],
    ['2024-01-01', euro(28_000), 644_000],
    ['2025-12-31', euro(50_000), 644_000 + 2_200_000 * 0.35],
    ['2024-06-01', 2_800_100, 644_000 + 35],
    ['2026-01-01', euro(50_000), 644_000 + 2_200_000 * 0.33],
    ['2026-06-01', 2_800_100, 644_000 + 33],
    ['2026-06-01', 0, 0],
    ['2017-06-01', euro(38_000), 345_000 + 351_000 + 380_000],
  ])('%s su %i centesimi: %i', (giorno, imponibile, attesa) => expect(lorda(imponibile, giorno)).toBe(attesa));

  test("del mese: gli scaglioni sono un dodicesimo di quelli dell'anno", () => {
    const mese = (imponibile: number) =>
      irpefLordaDelPeriodo(dato('i', imponibile), { parti: 1, su: 12 }, '2026-06-01', regole).importo;
    expect(mese(233_333)).toBe(53_667);
    expect(mese(243_333)).toBe(53_667 + 3_300);
    expect(mese(0)).toBe(0);
  });

  test('la spiegazione dice quanto cade in ogni scaglione', () => {
    const { ingressi, testo } = irpefLorda(dato('imponibile', euro(60_000)), '2026-06-01', regole).spiega();
    expect(ingressi).toEqual([
      { nome: 'scaglione 23,00 %', valore: '28.000,00 €' },
      { nome: 'scaglione 33,00 %', valore: '22.000,00 €' },
      { nome: 'scaglione 43,00 %', valore: '10.000,00 €' },
    ]);
    expect(testo).toContain('IRPEF lorda su 60.000,00 € = 18.000,00 €');
  });
});

describe('aliquota massima', () => {
  test.each([
    ['2023-12-31', [230_000, 250_000, 350_000, 430_000]],
    ['2024-01-01', [230_000, 350_000, 430_000]],
    ['2025-12-31', [230_000, 350_000, 430_000]],
    ['2026-01-01', [230_000, 330_000, 430_000]],
  ])('%s', (giorno, attese) => expect(aliquoteMassimeAmmesse(giorno, regole)).toEqual(attese));
  test("una che non è dell'anno è rifiutata dicendo quali lo sono", () =>
    expect(() => irpefAliquotaMassima(dato('i', 100), 350_000, '2026-01-01', regole)).toThrow(
      '35,00 % non è tra quelle del 2026 (23,00 %, 33,00 %, 43,00 %)',
    ));
  test('senza aliquota, quella del primo scaglione', () =>
    expect(irpefAliquotaMassima(dato('i', 10_000), null, '2026-01-01', regole).importo).toBe(2_300));
});

describe('detrazione per lavoro dipendente', () => {
  const det = (redditoComplessivo: number, giorno = '2026-06-01', giorni = 365, tempoDeterminato = false) =>
    detrazioneLavoro({ redditoComplessivo, giorni, tempoDeterminato, minimo: true }, giorno, regole);
  test.each([
    ['2023-12-31', 1_500_000, 188_000],
    ['2024-01-01', 1_500_000, 195_500],
    ['2026-12-31', 1_500_000, 195_500],
    ['2026-06-01', 1_500_100, 191_000 + 118_988],
    ['2026-06-01', 2_800_000, 191_000],
    ['2026-06-01', 2_800_001, Math.round(191_000 * 0.9999)],
    ['2026-06-01', 4_999_999, 0],
    ['2026-06-01', 5_000_000, 0],
    ['2026-06-01', 5_000_001, 0],
  ])('%s, reddito %i: %i', (giorno, reddito, attesa) => expect(det(reddito, giorno).comma1.importo).toBe(attesa));
  test('il rapporto è troncato alla quarta cifra', () => expect(det(2_724_300).rapporto).toBe(582));
  test('la maggiorazione va da oltre 25.000 a 35.000 compresi', () =>
    expect([2_500_000, 2_500_001, 3_500_000, 3_500_001].map((reddito) => det(reddito).maggiorazione.importo)).toEqual([
      0, 6_500, 6_500, 0,
    ]));
  test('i minimi non si ragguagliano ai giorni', () =>
    expect([
      det(900_000, '2025-06-01', 100).comma1.importo,
      det(900_000, '2025-06-01', 100, true).comma1.importo,
      det(900_000, '2025-06-01', 200).comma1.importo,
    ]).toEqual([69_000, 138_000, 107_123]));
  test('più di 365 giorni non danno di più: il bisestile conta 365', () =>
    expect(det(900_000, '2024-06-01', 366).comma1.importo).toBe(195_500));
  test("fuori dal conguaglio il minimo non c'è", () =>
    expect(
      detrazioneLavoro(
        { redditoComplessivo: 900_000, giorni: 10, tempoDeterminato: true, minimo: false },
        '2026-06-01',
        regole,
      ).comma1.importo,
    ).toBe(Math.round((195_500 * 10) / 365)));
  test('dal 2027 il testo cambia e il valore manca', () =>
    expect(() => det(900_000, '2027-01-01')).toThrow('detrazioni.lavoro-dipendente'));
});

describe('detrazioni per familiari', () => {
  const per = (familiare: unknown, reddito: number, giorno = '2026-06-01') =>
    detrazioniPerFamiglia([Familiare.parse(familiare)], reddito, giorno, regole).importo;
  const coniuge = { tipo: 'CONIUGE' };
  test.each([
    [0, 80_000],
    [750_000, 80_000 - 5_500],
    [1_500_000, 69_000],
    [1_500_001, 69_000],
    [2_900_000, 69_000],
    [2_900_001, 70_000],
    [2_920_001, 71_000],
    [3_470_001, 72_000],
    [3_500_001, 71_000],
    [3_510_001, 70_000],
    [3_520_001, 69_000],
    [4_000_000, 69_000],
    [6_000_000, 34_500],
    [8_000_000, 0],
    [9_000_000, 0],
  ])('coniuge, reddito %i: %i', (reddito, attesa) => expect(per(coniuge, reddito)).toBe(attesa));
  test('il figlio conta dal mese dei 21 anni; dal 2025 fino a quello dei 30, salvo disabilità', () => {
    const nato = (nascita: string, disabile = false) => ({ tipo: 'FIGLIO', nascita, disabile });
    expect([per(nato('2006-01-01'), 0), per(nato('2005-06-30'), 0), per(nato('2005-01-01'), 0)]).toEqual([
      0, 55_417, 95_000,
    ]);
    expect([
      per(nato('1996-12-31'), 0),
      per(nato('1996-06-01'), 0),
      per(nato('1995-12-31'), 0),
      per(nato('1996-06-01', true), 0),
      per(nato('1990-01-01'), 0, '2024-12-31'),
    ]).toEqual([95_000, 47_500, 0, 95_000, 95_000]);
  });
  test('la soglia sale di 15.000 per ogni figlio oltre il primo', () => {
    const figli = [
      { tipo: 'FIGLIO', nascita: '2003-01-01' },
      { tipo: 'FIGLIO', nascita: '2002-01-01' },
    ].map((figlio) => Familiare.parse(figlio));
    expect(detrazioniPerFamiglia(figli, 5_500_000, '2026-06-01', regole).importo).toBe((2 * 95_000) / 2);
  });
  test('dal 2025 gli altri familiari solo se ascendenti conviventi', () =>
    expect([
      per({ tipo: 'ALTRO' }, 0, '2024-12-31'),
      per({ tipo: 'ALTRO' }, 0),
      per({ tipo: 'ALTRO', ascendenteConvivente: true, mesi: 6 }, 4_000_000),
    ]).toEqual([75_000, 0, 18_750]));
  test('età compiuta il giorno del compleanno', () =>
    expect([etaCompiuta('2000-06-02', '2026-06-01'), etaCompiuta('2000-06-01', '2026-06-01')]).toEqual([25, 26]));
});

describe('trattamento integrativo', () => {
  const ti = (
    redditoComplessivo: number,
    impostaLorda: number,
    detrazione: number,
    { elencate = detrazione, giorno = '2026-06-01', giorni = 365 } = {},
  ) =>
    trattamentoIntegrativo(
      { redditoComplessivo, impostaLorda, detrazioneLavoro: detrazione, detrazioniElencate: elencate, giorni },
      giorno,
      regole,
    ).importo;
  test('dal 2024 basta superare la detrazione meno 75 euro', () =>
    expect([
      ti(900_000, 188_000, 195_500),
      ti(900_000, 188_001, 195_500),
      ti(900_000, 188_001, 188_000, { elencate: 0, giorno: '2023-12-31' }),
      ti(900_000, 188_000, 188_000, { elencate: 0, giorno: '2023-12-31' }),
    ]).toEqual([0, 120_000, 120_000, 0]));
  test('75 euro e importo seguono i giorni', () =>
    expect(ti(900_000, 100_000, 96_411, { elencate: 0, giorni: 180 })).toBe(59_178));
  test('da 15.000 a 28.000 è ciò che le detrazioni hanno di troppo, fino a 1.200', () =>
    expect([
      ti(1_500_001, 460_000, 0, { elencate: 520_000 }),
      ti(2_000_000, 460_000, 0, { elencate: 460_000 }),
      ti(2_800_000, 460_000, 0, { elencate: 900_000 }),
      ti(2_800_001, 0, 0, { elencate: 900_000 }),
    ]).toEqual([60_000, 0, 120_000, 0]));
});

describe('taglio del cuneo', () => {
  const somma = (reddito: number, giorniPagati = 365, redditoComplessivo = reddito) =>
    sommaIntegrativa(
      { redditoComplessivo, redditoLavoro: reddito, redditoPercentuale: reddito, giorniPagati },
      '2025-06-01',
      regole,
    );
  test.each([
    [850_000, 71_000],
    [850_001, 53_000],
    [1_500_000, 53_000],
    [1_500_001, 48_000],
    [2_000_000, 48_000],
    [2_000_001, 0],
  ])('reddito %i: %i ppm', (reddito, attesa) => expect(somma(reddito).percentuale).toBe(attesa));
  test("la percentuale è quella del reddito portato all'anno, la somma è sul reddito vero", () =>
    expect(somma(200_000, 62)).toMatchObject({
      redditoAnnuo: 1_177_419,
      percentuale: 53_000,
      somma: { importo: 10_600 },
    }));
  test('senza giorni pagati niente', () => expect(somma(200_000, 0).somma.importo).toBe(0));
  test('prima del 2025 non esiste', () =>
    expect(() =>
      sommaIntegrativa(
        { redditoComplessivo: 1, redditoLavoro: 1, redditoPercentuale: 1, giorniPagati: 1 },
        '2024-12-31',
        regole,
      ),
    ).toThrow('bonus.cuneo'));
  test.each([
    [2_000_000, 0],
    [2_000_001, 100_000],
    [3_200_000, 100_000],
    [3_200_001, 100_000],
    [3_600_000, 50_000],
    [4_000_000, 0],
    [4_000_001, 0],
  ])('ulteriore detrazione, reddito %i: %i', (reddito, attesa) =>
    expect(ulterioreDetrazione(reddito, 365, '2026-06-01', regole).importo).toBe(attesa),
  );
  test('segue i giorni', () => expect(ulterioreDetrazione(3_200_000, 200, '2026-06-01', regole).importo).toBe(54_795));
});

describe('tassazione separata', () => {
  const separata = (a: number, b: number) => irpefSeparata(dato('arretrati', 100_000), [a, b], '2026-06-01', regole);
  test('imposta sul reddito medio del biennio', () =>
    expect(separata(3_400_000, 3_000_000)).toMatchObject({
      redditoMedio: 3_200_000,
      impostaSulMedio: 776_000,
      aliquotaMedia: 242_500,
      imposta: { importo: 24_250 },
    }));
  test("un anno senza reddito: la metà dell'altro", () =>
    expect(separata(0, 3_000_000)).toMatchObject({ redditoMedio: 1_500_000, imposta: { importo: 23_000 } }));
  test('nessun reddito: primo scaglione', () =>
    expect(separata(0, 0)).toMatchObject({ aliquotaMedia: 230_000, imposta: { importo: 23_000 } }));
});

describe('imposta sostitutiva', () => {
  const regola = regole.inVigore(sostitutivaAccessorio, '2026-06-01');
  test('il limite di reddito e quello annuo sono compresi', () =>
    expect([
      plafondSpettante(5_000_000, 80_001, regola),
      plafondSpettante(5_000_001, 80_000, regola),
      plafondSpettante(0, 100, regola),
    ]).toEqual([80_000, 0, 100]));
  test('fino al limite, il resto è ordinario', () => {
    const { base, ordinario, imposta } = imponibileSostitutiva(dato('i', 100_000), 110_000, 80_000, regola);
    expect([base.importo, ordinario.importo, imposta.importo]).toEqual([80_000, 20_000, 12_000]);
  });
  test('se il limite fosse sul lordo conterebbe in proporzione', () => {
    const sulLordo = { ...regola, valore: { ...regola.valore, limiteSu: 'LORDO' as const } };
    expect(imponibileSostitutiva(dato('i', 90_000), 100_000, 80_000, sulLordo).base.importo).toBe(72_000);
    expect(imponibileSostitutiva(dato('i', 70_000), 79_999, 80_000, sulLordo).base.importo).toBe(70_000);
  });
  test('solo nel 2026', () =>
    expect(
      ['2025-12-31', '2027-01-01'].map((giorno) => {
        try {
          return regole.inVigore(sostitutivaAccessorio, giorno).dal;
        } catch {
          return null;
        }
      }),
    ).toEqual([null, null]));
});

describe('esoneri', () => {
  const esonero = (retribuzioneMese: number, giorno: string, tredicesima = false) =>
    esoneroContributivo({ retribuzioneMese, base: retribuzioneMese, tredicesima }, giorno, regole).punti;
  test.each([
    ['2022-06-30', [8_000, 8_000, 0]],
    ['2022-07-01', [20_000, 20_000, 0]],
    ['2023-01-01', [30_000, 20_000, 0]],
    ['2023-06-30', [30_000, 20_000, 0]],
    ['2023-07-01', [70_000, 60_000, 0]],
    ['2024-12-31', [70_000, 60_000, 0]],
  ])('%s: fino a 1.923, fino a 2.692, oltre', (giorno, attesi) =>
    expect([192_300, 269_200, 269_201].map((retribuzione) => esonero(retribuzione, giorno))).toEqual(attesi),
  );
  test('la tredicesima: nel 2023 tiene i punti del primo semestre, nel 2024 è esclusa', () =>
    expect(['2023-06-30', '2023-12-31', '2024-12-31'].map((giorno) => esonero(192_301, giorno, true))).toEqual([
      20_000, 20_000, 0,
    ]));
  test('finisce con il 2024', () => expect(() => esonero(100, '2025-01-01')).toThrow('esoneri.ivs'));
  const madre = (
    figli: number,
    nascitaFiglioMinore: string,
    giorno: string,
    contributo = 30_000,
    giaFruitoNelMese = 0,
  ) =>
    esoneroLavoratriceMadre(dato('c', contributo), { figli, nascitaFiglioMinore, giaFruitoNelMese }, giorno, regole)
      .importo;
  test('tre figli con il minore sotto i 18; due sotto i 10 solo nel 2024', () =>
    expect([
      madre(3, '2008-06-02', '2026-06-01'),
      madre(3, '2008-06-01', '2026-06-01'),
      madre(2, '2020-01-01', '2024-12-31'),
      madre(2, '2014-12-31', '2024-12-31'),
      madre(2, '2020-01-01', '2025-01-01'),
    ]).toEqual([25_000, 0, 25_000, 0, 0]));
  test('entro 250 euro al mese, e non più del contributo', () =>
    expect([madre(3, '2015-01-01', '2026-06-01', 30_000, 24_000), madre(3, '2015-01-01', '2026-06-01', 5_000)]).toEqual(
      [1_000, 5_000],
    ));
});

describe('addizionali', () => {
  const milano = (imponibile: number, irpef = 1) =>
    addizionale(dato('i', imponibile), irpef, { tipo: 'COMUNE', codice: 'F205' }, '2026-06-01', regole).importo;
  test("l'esenzione non è una franchigia", () => expect([milano(2_300_000), milano(2_300_100)]).toEqual([0, 18_401]));
  test('senza IRPEF non è dovuta', () => expect(milano(5_000_000, 0)).toBe(0));
  test('a scaglioni', () =>
    expect(
      addizionale(dato('i', 2_724_300), 1, { tipo: 'REGIONE', codice: 'Lombardia' }, '2026-06-01', regole).importo,
    ).toBe(37_794));
  test('un comune non caricato ferma il calcolo e lo nomina', () =>
    expect(() => addizionale(dato('i', 1), 1, { tipo: 'COMUNE', codice: 'Z999' }, '2026-06-01', regole)).toThrow(
      'Addizionale comunale Z999',
    ));
  test('acconto 30 %', () => expect(accontoComunale(dato('a', 21_794), '2026-06-01', regole).importo).toBe(6_538));
  test("rate: l'ultima, o la cessazione, prende tutto il resto", () =>
    expect(
      [
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 919, rate: 1 }, false, '2026-06-01', regole),
        rataAddizionale('x', { residuo: 10_000, rate: 11 }, true, '2026-06-01', regole),
      ].map(({ importo }) => importo),
    ).toEqual([909, 919, 10_000]));
});
