import { describe, expect, test } from 'vitest';
import { importAddizionaliComunali } from '#shared/rules/addizionali/importa-comunali.ts';
import { importAddizionaliRegionali } from '#shared/rules/addizionali/importa-regionali.ts';
import { aliquotaMef, fasciaMef } from '#shared/rules/addizionali/tabella-mef.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { recordUso, regoleCorrenti, regoleDa } from '#shared/rules/regole.ts';

const intestazione =
  'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;ALIQUOTA_3;FASCIA_3;ALIQUOTA_4;FASCIA_4;FLAG_NUOVA;IMPORTO_ESENTE';
const comunali = (...righe: readonly string[]) =>
  importAddizionaliComunali([intestazione, ...righe].join('\r\n'), 2026, '2026-11-20');

describe('rates and bands as the files write them', () => {
  test.each([
    ['0,8', 8_000],
    [',8', 8_000],
    ['1.23', 12_300],
    ['0', 0],
    ['0,63', 6_300],
    ['0*', null],
    ['', null],
    ['x', null],
  ])('%s', (testo, atteso) => expect(aliquotaMef(testo)).toBe(atteso));

  test.each([
    ['Aliquota unica', { tipo: 'UNICA' }],
    ['Esenzione per redditi imponibili fino a euro 12.000,00', { tipo: 'ESENZIONE', fino: 1_200_000 }],
    ['Esenzione per pensionati ultrasettantenni', { tipo: 'ALTRO' }],
    ['Applicabile a scaglione di reddito fino a euro 15.000,00', { tipo: 'SCAGLIONE', oltre: 0, fino: 1_500_000 }],
    [
      'Applicabile a scaglione di reddito da euro 15.000,01 fino a euro 28.000,00',
      { tipo: 'SCAGLIONE', oltre: 1_500_000, fino: 2_800_000 },
    ],
    ['Applicabile a scaglione di reddito oltre euro 50.000,00', { tipo: 'SCAGLIONE', oltre: 5_000_000, fino: null }],
    ['oltre 15000.00 e fino a 28000.00 euro', { tipo: 'SCAGLIONE', oltre: 1_500_000, fino: 2_800_000 }],
    ['fino a 15.000 euro', { tipo: 'SCAGLIONE', oltre: 0, fino: 1_500_000 }],
    ['per chi abita in centro', { tipo: 'ALTRO' }],
  ])('%s', (testo, atteso) => expect(fasciaMef(testo)).toEqual(atteso));
});

describe('surtaxes of towns', () => {
  test('one rate with an exemption, even when only the text has the exemption', () => {
    const { regole } = comunali(
      'Z001;BORGO PROVA;XX;94;29/12/2025;22/01/2026;CONFERMA;SI;0;Esenzione per redditi imponibili fino a euro 12.000,00;,6;Aliquota unica;;;;;2;0',
    );
    expect(regole[0]?.versioni[0]).toMatchObject({
      dal: '2026-01-01',
      valore: { scaglioni: [{ fino: null, aliquota: 6_000 }], esente: 1_200_000 },
    });
    expect(regole[0]?.versioni[1]).toMatchObject({ dal: '2027-01-01', valore: null });
  });

  test('by brackets', () => {
    const { regole } = comunali(
      'Z002;BORGO SCALA;XX;27;;;CONFERMA;SI;0,5;Applicabile a scaglione di reddito fino a euro 28.000,00;,6;Applicabile a scaglione di reddito da euro 28.000,01 fino a euro 50.000,00;,7;Applicabile a scaglione di reddito oltre euro 50.000,00;;;3;13499,99',
    );
    expect(regole[0]?.versioni[0].valore).toEqual({
      esente: 1_349_999,
      scaglioni: [
        { fino: 2_800_000, aliquota: 5_000 },
        { fino: 5_000_000, aliquota: 6_000 },
        { fino: null, aliquota: 7_000 },
      ],
    });
  });

  test('a town that has not published has no rate: neither zero nor that of the year before', () => {
    expect(comunali('Z003;BORGO MUTO;XX;;;;;NO;0*;;;;;;;;;0')).toEqual({
      regole: [],
      senzaAliquota: [{ codice: 'Z003', nome: 'BORGO MUTO' }],
      scartate: [],
    });
  });

  test('a zero that was resolved is a zero', () => {
    expect(
      comunali('Z004;BORGO GRATIS;XX;20;;;NON APPLICA;NO;0;Aliquota unica;;;;;;;1;0').regole[0]?.versioni[0].valore,
    ).toEqual({ scaglioni: [{ fino: null, aliquota: 0 }], esente: 0 });
  });

  test.each([
    [
      'scaglioni che si ripetono',
      'Z005;X;XX;1;;;;SI;0,3;Applicabile a scaglione di reddito fino a euro 15.000,00;,4;Applicabile a scaglione di reddito da euro 15.000,01 fino a euro 28.000,00;,5;Applicabile a scaglione di reddito da euro 15.000,01 fino a euro 28.000,00;,8;Applicabile a scaglione di reddito oltre euro 50.000,00;0;0',
    ],
    [
      "scaglioni senza l'ultimo",
      'Z005;X;XX;1;;;;SI;0,3;Applicabile a scaglione di reddito fino a euro 15.000,00;;;;;;;0;0',
    ],
    ['esenzione per categoria', 'Z005;X;XX;1;;;;SI;0;Esenzione per pensionati;,4;Aliquota unica;;;;;0;0'],
    ['codice impossibile', '5Z;X;XX;1;;;;SI;,4;Aliquota unica;;;;;;;0;0'],
  ])('%s: the row is rejected with the reason', (_, riga) => {
    const { regole, scartate } = comunali(riga);
    expect(regole).toEqual([]);
    expect(scartate).toMatchObject([{ riga: 2, motivo: expect.stringMatching(/\.$/) }]);
  });

  test('another file is refused whole', () =>
    expect(importAddizionaliComunali('a;b\n1;2', 2026, '2026-11-20').scartate).toHaveLength(1));
});

describe('surtaxes of regions', () => {
  const testo = [
    'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA ',
    '"REGIONE PROVA";10;28-GEN-26;"L.R. 1; art. 2";;1.23;fino a 15000.00 euro',
    'REGIONE PROVA;10;28-GEN-26;L.R. 1;;1.58;oltre 15000.00 euro',
    'REGIONE DEFICIT;5;;L.R. 3;;1.23;Aliquota unica',
    'REGIONE DEFICIT;9;;Decreto commissario;;1.73;Aliquota unica',
    'PROVINCIA AUTONOMA DI FINZIONE;1;;L.P.;;1.23;bizzarra',
  ].join('\n');
  const { regole, scartate } = importAddizionaliRegionali(testo, 2026, '2026-11-20');

  test('one row a bracket', () =>
    expect(regole.find(({ id }) => id === 'addizionali.regionale.prova')?.versioni[0].valore).toEqual({
      esente: 0,
      scaglioni: [
        { fino: 1_500_000, aliquota: 12_300 },
        { fino: null, aliquota: 15_800 },
      ],
    }));
  test('the act of the highest number holds', () =>
    expect(regole.find(({ id }) => id === 'addizionali.regionale.deficit')?.versioni[0].valore).toMatchObject({
      scaglioni: [{ fino: null, aliquota: 17_300 }],
    }));
  test('what cannot be read is said', () => expect(scartate).toMatchObject([{ codice: 'FINZIONE' }]));
});

describe('loaded tables', () => {
  const di = (anno: number, aliquota: string) =>
    importAddizionaliComunali(
      [intestazione, `Z001;BORGO PROVA;XX;1;;;;NO;${aliquota};Aliquota unica;;;;;;;1;0`].join('\n'),
      anno,
      '2026-11-20',
    ).regole;
  const ente = { tipo: 'COMUNE', codice: 'Z001' } as const;

  test('different years of one town live together; a year that was not loaded is missing', () => {
    const regole = regoleCorrenti([...di(2026, '0,8'), ...di(2024, '0,6')]);
    expect(regole.addizionale(ente, '2024-12-31').valore.scaglioni).toEqual([{ fino: null, aliquota: 6_000 }]);
    expect(() => regole.addizionale(ente, '2025-06-01')).toThrow(RegolaMancante);
    expect(regole.addizionale(ente, '2026-01-01').valore.scaglioni).toEqual([{ fino: null, aliquota: 8_000 }]);
  });

  test('a table loaded later corrects the one of before', () => {
    expect(
      regoleCorrenti([...di(2026, '0,8'), ...di(2026, '0,7')]).addizionale(ente, '2026-06-01').valore.scaglioni,
    ).toEqual([{ fino: null, aliquota: 7_000 }]);
  });

  test('the rate used is kept and read again', () => {
    const registro = recordUso(regoleCorrenti(di(2026, '0,8')));
    const usata = registro.addizionale(ente, '2026-06-01');
    expect(regoleDa(JSON.parse(JSON.stringify(registro.usate()))).addizionale(ente, '2026-06-01')).toEqual(usata);
  });
});
