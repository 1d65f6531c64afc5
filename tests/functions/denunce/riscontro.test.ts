import { describe, expect, test } from 'vitest';
import type { RigaVersata } from '#archivio/denunce/annuali/righe-770.ts';
import { quadraturaDi, VUOTO, type Parte } from '#functions/denunce/quadratura/celle.ts';
import { paroleDelCodice } from '#functions/denunce/quadratura/parole-dei-codici.ts';
import { finoA } from '#functions/denunce/quadratura/riscontro/cella.ts';
import { daiFile, nomiDi } from '#functions/denunce/quadratura/riscontro/certificazioni.ts';
import { contributi } from '#functions/denunce/quadratura/riscontro/contributi.ts';
import { dallaQuadratura } from '#functions/denunce/quadratura/riscontro/dalla-quadratura.ts';
import { ritenute } from '#functions/denunce/quadratura/riscontro/ritenute.ts';
import type { Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { codiciDel } from '#shared/instradamento/modello-f24.ts';

const OGGI = '2026-11-01';

/** An amount of the IRPEF of a month: owed by a payslip, or held by a file. */
const parte = (cambi: Partial<Parte>): Parte => ({
  ...VUOTO,
  denuncia: 'F24',
  mese: 3,
  codice: '100E',
  riferimentoA: '0003',
  riferimentoB: '2025',
  dovuto: 0,
  denunciato: 0,
  righe: 'dovuto' in cambi ? 1 : 0,
  voce: 'dovuto' in cambi ? { nome: 'INVENTATI UNO', descrizione: 'Ore' } : { nome: 'F24.T24', descrizione: 'F24' },
  ...cambi,
});

const dueLati = (parti: readonly Parte[], respinte: readonly Parte[] = []) =>
  dallaQuadratura({ parti, celle: quadraturaDi(parti, OGGI, 'TUTTE').righe, respinte });

describe('of a cell of the filings', () => {
  test('what agrees says its two sides and opens to both', () => {
    const [cella] = dueLati([parte({ dovuto: 100 }), parte({ denunciato: 100 })]);
    expect(cella).toMatchObject({ atteso: 100, trovato: 100, riconciliazioni: [], differenza: 0 });
    expect(cella?.righe.map(({ lato, importo }) => [lato, importo])).toEqual([
      ['ATTESO', 100],
      ['TROVATO', 100],
    ]);
  });

  test('what was refused is told by name, and no more than is missing', () => {
    const dovute = [parte({ dovuto: 100 }), parte({ denunciato: 40 })];
    const riconciliata = (denunciato: number) => dueLati(dovute, [parte({ denunciato })])[0];
    expect(riconciliata(60)).toMatchObject({ riconciliazioni: [{ causa: 'RESPINTO', importo: -60 }], differenza: 0 });
    expect(riconciliata(50)).toMatchObject({ riconciliazioni: [{ causa: 'RESPINTO', importo: -50 }], differenza: -10 });
    expect(riconciliata(90)).toMatchObject({ riconciliazioni: [{ causa: 'RESPINTO', importo: -60 }], differenza: 0 });
  });

  test('what is still to be sent in time is told by name; past its day it is a difference', () => {
    const entro = (giorno: string) => dueLati([parte({ dovuto: 100, daInviareEntro: giorno })])[0];
    expect(entro('2026-11-16')).toMatchObject({
      riconciliazioni: [{ causa: 'DA_INVIARE', importo: -100 }],
      differenza: 0,
    });
    expect(entro('2026-10-16')).toMatchObject({ riconciliazioni: [], differenza: -100 });
  });

  test('what rounds to the euro, and what no file can hold, have a name', () => {
    const inps = { codice: 'DM10', estremi: '7012345678' };
    const [intera] = dueLati([parte({ ...inps, dovuto: 1_030 }), parte({ ...inps, denunciato: 1_000 })]);
    expect(intera).toMatchObject({
      atteso: 1_030,
      trovato: 1_000,
      riconciliazioni: [{ causa: 'ARROTONDAMENTO', importo: -30 }],
      differenza: 0,
    });
    const [senza] = dueLati([parte({ dovuto: 70, perche: 'nessuno ne ha letto il codice' })]);
    expect(senza).toMatchObject({
      codice: '',
      riconciliazioni: [{ causa: 'SENZA_CODICE', importo: -70 }],
      differenza: 0,
      nota: 'nessuno ne ha letto il codice',
    });
  });

  test('two faults under two bodies never make up for each other', () => {
    const regione = (ente: string) => ({ codice: '381E', ente });
    const celle = dueLati([parte({ ...regione('08'), dovuto: 100 }), parte({ ...regione('09'), denunciato: 100 })]);
    expect(celle.map(({ differenza }) => differenza)).toEqual([-100, 100]);
  });
});

test('a reason accounts for no more than the difference, and never for one of the other sign', () => {
  expect([finoA(-100, -60), finoA(-100, -160), finoA(100, -60), finoA(0, -60)]).toEqual([-60, -100, 0, 0]);
});

describe('of the contributions in the two files', () => {
  const fondo = (cambi: Partial<Parte>) => parte({ codice: 'P101', ...cambi });
  const nelFile = (cambi: Partial<Parte>) => parte({ denuncia: 'UNIEMENS', codice: 'Gestione 1', ...cambi });

  test('the fund of who is paid by the State is in no UniEmens of the school, and is not compared', () => {
    expect(contributi({ parti: [fondo({ denunciato: 100 })] }, OGGI)).toEqual([]);
  });

  test('what is declared in one month and paid in the next is told by name; a cent more in a file is not', () => {
    const parti = [
      fondo({ mese: 4, dovuto: 100 }),
      nelFile({ dovuto: 100 }),
      fondo({ mese: 4, denunciato: 100 }),
      nelFile({ denunciato: 100 }),
    ];
    const celle = (tutte: readonly Parte[]) =>
      contributi({ parti: tutte }, OGGI).map(({ mese, riconciliazioni, differenza }) => [
        mese,
        riconciliazioni,
        differenza,
      ]);
    expect(celle(parti)).toEqual([
      [4, [{ causa: 'ALTRO_MESE', importo: -100 }], 0],
      [3, [{ causa: 'ALTRO_MESE', importo: 100 }], 0],
    ]);
    expect(celle([...parti, nelFile({ denunciato: 1 })]).map(([, , differenza]) => differenza)).toEqual([0, 1]);
  });

  test('what the UniEmens is still to declare in time is told by name, and no more once its day is past', () => {
    const parti = (daInviareEntro: string) => [
      fondo({ dovuto: 100 }),
      nelFile({ dovuto: 100, daInviareEntro }),
      fondo({ denunciato: 100 }),
    ];
    const inTempo = contributi({ parti: parti('2026-11-30') }, OGGI);
    expect(inTempo).toMatchObject([{ riconciliazioni: [{ causa: 'DA_INVIARE', importo: -100 }], differenza: 0 }]);
    expect(contributi({ parti: parti('2026-10-31') }, OGGI)).toMatchObject([{ riconciliazioni: [], differenza: -100 }]);
  });

  test('the base of a collaborator is compared as the contribution it bears', () => {
    const base = (cambi: Partial<Parte>) => parte({ denuncia: 'UNIEMENS', codice: 'Collaboratori', ...cambi });
    const parti = [
      parte({ codice: 'CXX', dovuto: 35_041 }),
      base({ dovuto: 100_000, contributo: 35_041 }),
      parte({ codice: 'CXX', denunciato: 35_041 }),
      base({ denunciato: 100_000, contributo: 35_030 }),
    ];
    expect(contributi({ parti }, OGGI)).toMatchObject([
      { atteso: 35_041, trovato: 35_030, riconciliazioni: [{ causa: 'ARROTONDAMENTO', importo: -11 }], differenza: 0 },
    ]);
  });
});

describe('of what is paid in the first days of a year and belongs to the one before', () => {
  const anno = (quale: number, mese: number) => ({ anno: quale, mese });
  const versata = (f24: RigaVersata['f24'], importo: number, interessi = 0): RigaVersata => ({
    codice: '100E',
    ente: '',
    riferimentoA: '0012',
    riferimentoB: '2025',
    importo,
    interessi,
    f24,
    dataPagamento: `${f24.anno}-02-16`,
    descrizione: 'F24',
  });
  const nel770 = (versate: number): Riga770 => ({
    quadro: 'ST1',
    mese: 12,
    codice: '100E',
    ente: '',
    operate: versate,
    versate,
    differenza: 0,
    interessi: 0,
    diGennaio: 0,
    righeCedolini: 1,
    datVersamento: null,
    nota: '',
  });
  const riconciliate = (
    di: number,
    parti: readonly Parte[],
    versate: readonly RigaVersata[],
    righe: readonly Riga770[],
  ) =>
    ritenute({ anno: di, oggi: OGGI, parti, versate, modello: { righe, confronti: [] } }).map(
      ({ atteso, trovato, riconciliazioni, differenza }) => ({ atteso, trovato, riconciliazioni, differenza }),
    );
  const dicembre = { riferimentoA: '0012', riferimentoB: '2025' };

  test('the F24 of January is in the return of the year of the tax, and says so in both years', () => {
    const versate = [versata(anno(2025, 12), 100), versata(anno(2026, 1), 40)];
    expect(riconciliate(2025, [parte({ ...dicembre, mese: 12, denunciato: 100 })], versate, [nel770(140)])).toEqual([
      { atteso: 100, trovato: 140, riconciliazioni: [{ causa: 'GENNAIO', importo: 40 }], differenza: 0 },
    ]);
    expect(riconciliate(2026, [parte({ ...dicembre, mese: 1, denunciato: 40 })], versate, [])).toEqual([
      { atteso: 40, trovato: 0, riconciliazioni: [{ causa: 'GENNAIO', importo: -40 }], differenza: 0 },
    ]);
  });

  test('the settlement of February has its own name, interest of a late payment too, and a cent more is a difference', () => {
    const versate = [versata(anno(2025, 12), 100, 3), versata(anno(2026, 2), 25)];
    const byte = (denunciato: number) => [parte({ ...dicembre, mese: 12, denunciato })];
    expect(riconciliate(2025, byte(103), versate, [nel770(125)])).toEqual([
      {
        atteso: 103,
        trovato: 125,
        riconciliazioni: [
          { causa: 'CONGUAGLIO', importo: 25 },
          { causa: 'INTERESSI', importo: -3 },
        ],
        differenza: 0,
      },
    ]);
    expect(riconciliate(2025, byte(104), versate, [nel770(125)])[0]?.differenza).toBe(-1);
  });
});

test('before its day a certificate to come accounts for what is missing, never for more than was withheld', () => {
  const certificata = (trovato: number) =>
    ritenute({
      anno: 2026,
      oggi: OGGI,
      parti: [],
      versate: [],
      modello: {
        righe: [],
        confronti: [{ controllo: 'DIPENDENTI', atteso: 100, trovato, differenza: trovato - 100 }],
      },
    })[0];
  expect(certificata(40)).toMatchObject({ riconciliazioni: [{ causa: 'DA_INVIARE', importo: -60 }], differenza: 0 });
  expect(certificata(130)).toMatchObject({ riconciliazioni: [], differenza: 30 });
});

test('a person of whom only a certificate says a withholding has the name that is in it, never an identifier', () => {
  const certificazione = {
    codFiscale: 'NVNTUN80A01H501X',
    progressivo: 1,
    protocollo: '',
    progressivoRicevuta: '',
    punti: { DA002002: 'INVENTATI', DA002003: 'UNO' },
    moduli: [{ tipo: 'G' as const, progressivo: 1, punti: { DB001021: 100 } }],
  };
  const file = { nome: 'CUR26.txt', descrizione: 'CU 2026' };
  const addendi = (cambi: object) =>
    daiFile([{ persona: 'abc', certificazione: { ...certificazione, ...cambi }, file }]);
  expect(nomiDi(addendi({})).get('abc')).toBe('INVENTATI UNO');
  expect(nomiDi(addendi({ punti: {} })).get('abc')).toBe('NVNTUN80A01H501X');
});

describe('what a code is, in words', () => {
  const tributi = [...Object.keys(codiciDel('EP')), ...Object.keys(codiciDel('ORDINARIO'))];
  const dellUniemens = ['1', '2', '3', '6', '7', '8', '9', '11'].map((numero) => `Gestione ${numero}`);
  test.each([
    ...new Set([
      ...tributi,
      ...dellUniemens,
      'Contribuzione 1',
      'Matricola 0123456789',
      'Gestione separata',
      'DB001021',
      'AU001009',
    ]),
  ])('%s is told without its own code', (codice) => expect(paroleDelCodice(codice)).toMatch(/^(?!Codice )\p{L}.{6,}/u));
  test.each(['', '9999', 'toString', 'constructor'])('"%s" has none', (codice) =>
    expect(paroleDelCodice(codice)).toBe(''),
  );
});
