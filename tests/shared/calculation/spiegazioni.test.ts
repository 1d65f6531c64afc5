import { describe, expect, test } from 'vitest';
import {
  contributiTfr,
  contributoAggiuntivo,
  imponibileEntroMassimale,
  oneriDipendente,
} from '#shared/calculation/contributi/contributi.ts';
import {
  contributoMinimale,
  eccedenzaFranchigia,
  entroMassimaleGestioneSeparata,
} from '#shared/calculation/contributi/gestione-separata.ts';
import { addizionale } from '#shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { detrazioniPerFamiglia } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { imponibileSostitutiva } from '#shared/calculation/imposte/sostitutiva.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { lordoDipendente, TERZI } from '#shared/calculation/riga/lordo-stato.ts';
import { Familiare } from '#shared/calculation/situazione/fiscale.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { limitiInParole } from '#shared/calculation/spiegazione/limiti-in-parole.ts';
import { sostitutivaAccessorio } from '#shared/rules/irpef.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { letta } from './contratto/spiegazioni/spiegazioni.ts';

const giorno = '2026-06-01';
const regole = regoleCorrenti();
const base = dato('base', 100_000);
const MASSIMALE = 12_229_500;

describe('explanations of what is not due, or cut', () => {
  test('a surtax without IRPEF, and one inside the exempt income', () => {
    const milano = (imponibile: number, irpef: number) =>
      letta(addizionale(dato('imponibile', imponibile), irpef, { tipo: 'COMUNE', codice: 'F205' }, giorno, regole));
    expect([milano(5_000_000, 0)[0], milano(2_000_000, 1)[0]].map((testo) => testo?.split(', Comune')[0])).toEqual([
      'addizionale non dovuta: non è dovuta IRPEF',
      "addizionale non dovuta: reddito 20.000,00 € entro l'esenzione di 23.000,00 €",
    ]);
    expect([milano(5_000_000, 0)[1], milano(5_000_000, 0)[4]]).toEqual(['non dovuta', 'imponibile: 50.000,00 €']);
  });
  test('the sum of the wedge, by income and by days', () => {
    const somma = (redditoComplessivo: number, giorniPagati: number, redditoLavoro = redditoComplessivo) =>
      sommaIntegrativa(
        { redditoComplessivo, redditoLavoro, redditoPercentuale: redditoLavoro, giorniPagati },
        giorno,
        regole,
      ).somma;
    expect(
      [somma(2_000_001, 365), somma(1_000_000, 0), somma(1_000_000, 365, 0)].map((una) => letta(una).slice(0, 2)),
    ).toEqual([
      [
        'somma integrativa non spettante (reddito 20.000,01 €, giorni pagati 365), L. 207/2024, art. 1 c. 4-9',
        'non spettante',
      ],
      [
        'somma integrativa non spettante (reddito 10.000,00 €, giorni pagati 0), L. 207/2024, art. 1 c. 4-9',
        'non spettante',
      ],
      [
        'somma integrativa non spettante (reddito 10.000,00 €, giorni pagati 365), L. 207/2024, art. 1 c. 4-9',
        'non spettante',
      ],
    ]);
  });
  test('the further deduction, whole and decreasing', () =>
    expect(
      [3_200_000, 3_600_000].map((reddito) => letta(ulterioreDetrazione(reddito, 400, giorno, regole)).slice(0, 2)),
    ).toEqual([
      [
        'ulteriore detrazione, reddito 32.000,00 €, 365 giorni = 1.000,00 €, L. 207/2024, art. 1 c. 4-9',
        'importo × giorni ÷ 365',
      ],
      [
        'ulteriore detrazione, reddito 36.000,00 €, 365 giorni = 500,00 €, L. 207/2024, art. 1 c. 4-9',
        'importo × (limite − reddito) ÷ ampiezza × giorni ÷ 365',
      ],
    ]));
  test('the deduction of employment: its floor is named only when it decides', () => {
    const formula = (giorni: number, minimo: boolean) =>
      letta(
        detrazioneLavoro({ redditoComplessivo: 900_000, giorni, tempoDeterminato: false, minimo }, giorno, regole)
          .comma1,
      )[1];
    expect([formula(100, true), formula(365, true), formula(100, false)]).toEqual([
      'importo minimo, non ragguagliato ai giorni',
      'detrazione teorica × giorni ÷ 365',
      'detrazione teorica × giorni ÷ 365',
    ]);
    const sopra = detrazioneLavoro(
      { redditoComplessivo: 2_724_300, giorni: 365, tempoDeterminato: false, minimo: true },
      giorno,
      regole,
    );
    expect(letta(sopra.comma1)[3]).toBe('reddito complessivo: 27.243,00 € · giorni: 365 · rapporto troncato: 0,0582');
    expect(letta(sopra.maggiorazione).slice(0, 2)).toEqual([
      'maggiorazione per redditi oltre 25.000,00 € e fino a 35.000,00 €: 65,00 €',
      'importo fisso, non ragguagliato ai giorni',
    ]);
    expect(
      detrazioneLavoro(
        { redditoComplessivo: 2_724_300, giorni: 0, tempoDeterminato: false, minimo: true },
        giorno,
        regole,
      ).maggiorazione.importo,
    ).toBe(0);
  });
  test('the trattamento integrativo, due and not', () => {
    const di = (redditoComplessivo: number, impostaLorda: number, detrazioniElencate = 0) =>
      letta(
        trattamentoIntegrativo(
          {
            redditoComplessivo,
            impostaLorda,
            impostaLordaLavoro: impostaLorda,
            detrazioneLavoro: 195_500,
            detrazioniElencate,
            giorni: 365,
          },
          giorno,
          regole,
        ),
      ).slice(0, 4);
    const norma = 'DL 3/2020, art. 1; D.Lgs. 216/2023, art. 1 c. 3; L. 207/2024, art. 1 c. 3';
    const entro = "detrazioni elencate − imposta lorda, entro l'importo annuo";
    expect(di(900_000, 188_000)).toEqual([
      `imposta lorda 1.880,00 € non oltre 1.880,00 €: trattamento integrativo 0,00 €, ${norma}`,
      "importo annuo × giorni ÷ 365, se l'imposta lorda supera la detrazione corretta",
      'bonus.trattamento-integrativo',
      'reddito complessivo: 9.000,00 € · imposta lorda: 1.880,00 € · giorni: 365',
    ]);
    expect([
      di(900_000, 188_001)[0],
      di(2_800_001, 0)[0],
      di(2_800_000, 600_000, 650_000)[0],
      di(2_800_000, 0, 0)[1],
    ]).toEqual([
      `imposta lorda 1.880,01 € oltre 1.880,00 €: trattamento integrativo 1.200,00 €, ${norma}`,
      `reddito oltre 28.000,00 €: trattamento integrativo non spettante, ${norma}`,
      `detrazioni 6.500,00 € − imposta lorda 6.000,00 €: trattamento integrativo 500,00 €, ${norma}`,
      entro,
    ]);
  });
  test('the substitute tax: the part it takes and what is left', () => {
    const { base: parte, ordinario } = imponibileSostitutiva(
      base,
      110_000,
      80_000,
      regole.inVigore(sostitutivaAccessorio, giorno),
    );
    expect(letta(parte)).toEqual([
      '800,00 € di 1.000,00 € entro il limite residuo di 800,00 €, L. 199/2025, art. 1 c. 237',
      'il minore tra imponibile e limite residuo',
      'irpef.sostitutiva-accessorio',
      'limite residuo indicato: 800,00 € · limite annuo: 800,00 €',
      'base: 1.000,00 €',
    ]);
    expect(letta(ordinario)).toEqual([
      '1.000,00 € − 800,00 € = 200,00 € a tassazione ordinaria',
      'imponibile − parte con imposta sostitutiva',
      '',
      '',
      'base: 1.000,00 €',
    ]);
  });
});

describe('contributions', () => {
  test('what lies below a cut base is the base', () =>
    expect(
      [
        imponibileEntroMassimale(base, MASSIMALE - 1, giorno, regole),
        contributoAggiuntivo(base, MASSIMALE, giorno, regole),
        contributiTfr('ENPAS', base, giorno, regole).amministrazione,
        eccedenzaFranchigia(base, 450_000, giorno, regole),
        entroMassimaleGestioneSeparata(base, MASSIMALE - 1, giorno, regole),
      ].map((calcolato) => letta(calcolato)[4]?.split(',')[0]),
    ).toEqual(['base: 1.000', 'parte oltre la prima fascia di 56.224', '80', 'base: 1.000', 'base: 1.000']));
  test('exactly at the ceiling nothing is cut', () =>
    expect([
      imponibileEntroMassimale(base, MASSIMALE - 100_000, giorno, regole),
      entroMassimaleGestioneSeparata(base, MASSIMALE - 100_000, giorno, regole),
    ]).toEqual([base, base]));
  test('past the ceiling there is nothing, not less', () =>
    expect([
      imponibileEntroMassimale(base, MASSIMALE + 1, giorno, regole).importo,
      entroMassimaleGestioneSeparata(base, MASSIMALE + 1, giorno, regole).importo,
    ]).toEqual([0, 0]));
  test('the contribution that credits a whole year', () =>
    expect(letta(contributoMinimale('CON_DIS_COLL', giorno, regole)).slice(0, 2)).toEqual([
      "35,03 % di 18.808,00 € = 6.588,44 € — contributo che accredita l'intero anno, circ. INPS 8/2026",
      'minimale × aliquota',
    ]));
  test('charges of an employee: one stretch without a ceiling or a pension, two with both', () => {
    const dovuti = { pensione: true, irap: true, inpsDs: false, gestioneSeparata: 'NO' } as Parameters<
      typeof oneriDipendente
    >[1];
    const [conPensione, senza] = [(242_000 + 85_000) * TERZI, 85_000 * TERZI];
    expect([
      oneriDipendente('CTPS', dovuti, null, giorno, regole),
      oneriDipendente('CTPS', { ...dovuti, pensione: false }, 5, giorno, regole),
      oneriDipendente('CTPS', dovuti, 5, giorno, regole),
    ]).toEqual([
      [{ fino: null, oneri: conPensione }],
      [{ fino: null, oneri: senza }],
      [
        { fino: 5, oneri: conPensione },
        { fino: null, oneri: senza },
      ],
    ]);
  });
  test('stretch after stretch, what is spent before counts', () => {
    const tratti = [
      { fino: 100, oneri: 1_000_000 * TERZI },
      { fino: 200, oneri: 0 },
      { fino: null, oneri: 1_000_000 * TERZI },
    ];
    expect([199, 200, 201, 300, 302].map((costo) => lordoDipendente(costo, tratti))).toEqual([100, 100, 101, 200, 201]);
  });
});

test('a child whose birth is not known gives no deduction, and no relative no rule', () => {
  expect(detrazioniPerFamiglia([Familiare.parse({ tipo: 'FIGLIO' })], 0, giorno, regole).importo).toBe(0);
  expect(detrazioniPerFamiglia([], 0, '1950-01-01', regole).importo).toBe(0);
});

test('the limits of the law that sentences say are those of the rules of the year, and nothing where there is none', () => {
  expect([2021, 2025, 2026, 2027].map(limitiInParole)).toEqual([
    { franchigiaOccasionali: ' di 5.000,00 €', tettoSostitutiva: '', trattamentoIntegrativo: '' },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: '',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: ' di 800,00 €',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: '',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
  ]);
});
