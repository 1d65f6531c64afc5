import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trattenuteEntroILimiti } from '#shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import {
  nettoPignorabile,
  quotaAgenteRiscossione,
  quotaCessione,
  quotaMassimaConcorso,
} from '#shared/calculation/contratto/trattenute-terzi.ts';
import { TIPI_TRATTENUTA, type Trattenuta } from '#shared/calculation/situazione/trattenute.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import {
  cessioneConDelegazione,
  cessioneQuinto,
  concorsoPignoramenti,
  pignoramentoAgenteRiscossione,
} from '#shared/rules/contratto/trattenute-terzi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const giorno = '2026-01-01';
const netto = (importo: number) => dato('netto', importo);
const trattenuta = (
  tipo: Trattenuta['tipo'],
  importo: number | null = null,
  residuo: number | null = null,
): Trattenuta => ({ tipo, riferimento: `rif ${tipo}`, importo, residuo });
const applicate = (importoNetto: number, ...trattenute: readonly Trattenuta[]): readonly number[] =>
  trattenuteEntroILimiti(netto(importoNetto), trattenute, giorno, regoleCorrenti()).map(
    ({ calcolato }) => calcolato.importo,
  );

describe('shares of the net', () => {
  it.each([
    [250_000, 25_000],
    [250_001, 35_714],
    [500_000, 71_428],
    [500_001, 100_000],
    [0, 0],
  ])('collection agent on %i cents: %i', (importo, atteso) => {
    expect(quotaAgenteRiscossione(netto(importo), inForceOn(pignoramentoAgenteRiscossione, giorno)).importo).toBe(
      atteso,
    );
  });

  it('truncates: the limit is never passed', () => {
    expect(quotaCessione(netto(150_004), inForceOn(cessioneQuinto, giorno)).importo).toBe(30_000);
    expect(quotaCessione(netto(150_004), inForceOn(cessioneConDelegazione, giorno)).importo).toBe(60_001);
    expect(quotaMassimaConcorso(netto(150_001), inForceOn(concorsoPignoramenti, giorno)).importo).toBe(75_000);
    expect(() => quotaCessione(netto(-1), inForceOn(cessioneQuinto, giorno))).toThrow(CalcoloImpossibile);
  });

  it('measures on gross less contributions and tax, with the bonuses given and taken back', () => {
    const base = (bonus: number) => nettoPignorabile({ lordo: 60_000, contributi: 6_000, imposte: 30_000, bonus });
    expect([base(10_000), base(0), base(-10_000), base(-24_448)]).toEqual([34_000, 24_000, 14_000, -448]);
  });
});

describe('deductions together', () => {
  it('gives each its own limit, in order, and half of the net to all', () => {
    expect(
      applicate(150_000, trattenuta('PIGNORAMENTO_ORDINARIO'), trattenuta('PIGNORAMENTO_ORDINARIO', 10_000)),
    ).toEqual([30_000, 0]);
    expect(
      applicate(
        150_000,
        trattenuta('PIGNORAMENTO_ORDINARIO'),
        trattenuta('PIGNORAMENTO_TRIBUTI'),
        trattenuta('ALIMENTI', 40_000),
      ),
    ).toEqual([30_000, 30_000, 15_000]);
    expect(applicate(150_000, trattenuta('ALIMENTI', 60_000), trattenuta('PIGNORAMENTO_AGENTE_RISCOSSIONE'))).toEqual([
      60_000, 15_000,
    ]);
    expect(applicate(150_000, trattenuta('CESSIONE_QUINTO'), trattenuta('DELEGAZIONE'))).toEqual([30_000, 30_000]);
  });

  // Art. 68 c. 1 DPR 180/1950, the worked answer of indebitati.it 349464: two fifths 720,00, garnished 179,00, an assignment up to 541,00: the fifth, 360,00, fits.
  it.each([
    [
      'after a garnishment, two fifths less what is garnished',
      ['PIGNORAMENTO_ORDINARIO', 'CESSIONE_QUINTO'],
      [17_900, null],
      [17_900, 36_000],
    ],
    [
      'after two garnishments that took them, nothing',
      ['PIGNORAMENTO_ORDINARIO', 'PIGNORAMENTO_TRIBUTI', 'CESSIONE_QUINTO'],
      [null, null, null],
      [36_000, 36_000, 0],
    ],
    [
      'after a garnishment, with a delegation together',
      ['PIGNORAMENTO_ORDINARIO', 'CESSIONE_QUINTO', 'DELEGAZIONE'],
      [17_900, null, null],
      [17_900, 36_000, 18_100],
    ],
    [
      'before a garnishment, its fifth; the garnishment within half less what is assigned',
      ['CESSIONE_QUINTO', 'DELEGAZIONE', 'PIGNORAMENTO_ORDINARIO'],
      [null, null, null],
      [36_000, 36_000, 18_000],
    ],
  ] as const)('gives an assignment, %s', (_, tipi, importi, attesi) => {
    expect(applicate(180_000, ...tipi.map((tipo, indice) => trattenuta(tipo, importi[indice] ?? null)))).toEqual(
      attesi,
    );
  });

  it('stops at what is still owed and at what is left of the net', () => {
    expect(applicate(150_000, trattenuta('PIGNORAMENTO_ORDINARIO', null, 12_345))).toEqual([12_345]);
    expect(applicate(10_000, trattenuta('ASSICURAZIONE', 9_000), trattenuta('QUOTA_SINDACALE', 2_000))).toEqual([
      9_000, 1_000,
    ]);
  });

  it('says what was cut, and why', () => {
    const [prima] = trattenuteEntroILimiti(
      netto(150_000),
      [trattenuta('PIGNORAMENTO_ORDINARIO', 50_000)],
      giorno,
      regoleCorrenti(),
    );
    expect(prima?.ridotta).toBe(true);
    expect(prima?.calcolato.spiega().testo).toContain('limite di legge');
    const [intera] = trattenuteEntroILimiti(
      netto(150_000),
      [trattenuta('PIGNORAMENTO_ORDINARIO', 5_000, 4_000)],
      giorno,
      regoleCorrenti(),
    );
    expect([intera?.ridotta, intera?.calcolato.importo]).toEqual([false, 4_000]);
  });

  it('asks for an amount where the law gives no share', () => {
    expect(() => applicate(150_000, trattenuta('ALIMENTI'))).toThrow(/indica l'importo/);
  });

  it('never takes more than the net, nor more than half for judicial causes and assignments', () => {
    const qualunque = fc.record({
      tipo: fc.constantFrom(...TIPI_TRATTENUTA),
      importo: fc.integer({ min: 0, max: 400_000 }),
      residuo: fc.option(fc.integer({ min: 0, max: 400_000 })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.array(qualunque, { maxLength: 8 }), (importo, scelte) => {
        const trattenute = scelte.map(({ tipo, importo: chiesto, residuo }) => trattenuta(tipo, chiesto, residuo));
        const esito = trattenuteEntroILimiti(netto(importo), trattenute, giorno, regoleCorrenti());
        const totale = esito.reduce((somma, { calcolato }) => somma + calcolato.importo, 0);
        const forzate = esito.filter(
          ({ trattenuta: { tipo } }) =>
            tipo.startsWith('PIGN') || ['ALIMENTI', 'CESSIONE_QUINTO', 'DELEGAZIONE'].includes(tipo),
        );
        expect(totale).toBeLessThanOrEqual(importo);
        expect(forzate.reduce((somma, { calcolato }) => somma + calcolato.importo, 0)).toBeLessThanOrEqual(importo / 2);
        expect(esito.every(({ calcolato }) => calcolato.importo >= 0)).toBe(true);
      }),
    );
  });
});

it('only an assignment is kept within two fifths after a garnishment: alimony is within half of all causes', () => {
  // 1.000,00: a fifth, then 280,00 of the 300,00 left to the half; nothing of the two fifths for the assignment after them
  expect(
    applicate(
      100_000,
      trattenuta('PIGNORAMENTO_ORDINARIO'),
      trattenuta('ALIMENTI', 28_000),
      trattenuta('CESSIONE_QUINTO'),
    ),
  ).toEqual([20_000, 28_000, 2_000]);
});
