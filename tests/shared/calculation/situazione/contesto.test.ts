import { describe, expect, test } from 'vitest';
import { daGiorno, primoGiornoCorrente } from '#shared/calculation/situazione/anni-di-servizio.ts';
import {
  annoDaConguagliare,
  annoDeiDati,
  contesto,
  primoAnnoAperto,
  warn,
} from '#shared/calculation/situazione/contesto.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { impossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { anniDegliArretrati } from '#shared/rules/irpef.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { supplenza } from '../situazioni.ts';

const di = (situazione: SituazioneInput) =>
  contesto(Situazione.parse(situazione), regoleCorrenti(), 'DIPENDENTE_O_ASSIMILATO');

describe('the year of the data that a run reads', () => {
  test.each([
    ['2026-02-28', 2025],
    ['2026-03-01', 2026],
    ['2026-12-18', 2026],
  ])('a settlement paid on %s is of %i', (dataPagamento, anno) => {
    expect(annoDeiDati({ tipo: 'CON', dataPagamento })).toBe(anno);
    expect(annoDaConguagliare(dataPagamento)).toBe(anno);
  });

  test('a settlement that names its year is of it', () => {
    const dataPagamento = '2026-02-20';
    expect(annoDeiDati({ tipo: 'CON', dataPagamento, annoConguagliato: 2026 })).toBe(2026);
    expect(annoDeiDati({ tipo: 'CON', dataPagamento, annoConguagliato: null })).toBe(2025);
  });

  test('any other run is of the year of its payment', () =>
    expect(annoDeiDati({ tipo: 'SUP', dataPagamento: '2026-02-20' })).toBe(2026));
});

describe('a reason', () => {
  test('names a field only where there is one', () => {
    const ctx = di(supplenza('2026-01-01', '2026-01-10'));
    warn(ctx, 'DATO_PRESUNTO', 'senza campo');
    warn(ctx, 'DATO_PRESUNTO', 'con campo', 'voci');
    const attesi = [
      { codice: 'DATO_PRESUNTO', messaggio: 'senza campo' },
      { codice: 'DATO_PRESUNTO', campo: 'voci', messaggio: 'con campo' },
    ];
    expect(ctx.avvisi).toStrictEqual(attesi);
    expect([
      ...impossibile('DATO_PRESUNTO', 'senza campo').anomalie,
      ...impossibile('DATO_PRESUNTO', 'con campo', 'voci').anomalie,
    ]).toStrictEqual(attesi);
  });
});

describe('the first day that is taxed with the year', () => {
  const primo = (...servizi: readonly (readonly [dal: string, al: string])[]) => {
    const [servizio] = supplenza('2026-01-01', '2026-01-10').servizi ?? [];
    if (servizio === undefined) throw new Error('A substitute has a service');
    return primoGiornoCorrente(
      di(
        supplenza('2026-01-01', '2026-01-10', {
          servizi: servizi.map(([dal, al]) => ({ ...servizio, competenza: { dal, al } })),
        }),
      ),
    );
  };
  const anni = regoleCorrenti().inVigore(anniDegliArretrati, '2026-06-20').valore.almeno;
  const gennaio = `${2026 - anni + 1}-01-01`;

  test('is none where all is of the year, and one as soon as a service is older', () => {
    expect(primo(['2026-01-01', '2026-01-10'], ['2026-02-01', '2026-02-10'])).toBeNull();
    expect(primo(['2026-01-01', '2026-01-10'], ['2025-12-31', '2025-12-31'])).toBe(gennaio);
    expect(primo(['2024-03-01', '2024-03-10'])).toBe(gennaio);
  });

  test('cuts the periods, its own day with what follows', () => {
    const periodi = [
      { dal: '2025-12-01', al: '2025-12-31' },
      { dal: '2025-12-20', al: '2026-01-01' },
      { dal: '2026-01-01', al: '2026-01-01' },
      { dal: '2026-02-01', al: '2026-02-10' },
    ];
    expect(daGiorno(periodi, '2026-01-01')).toEqual([
      { dal: '2026-01-01', al: '2026-01-01' },
      { dal: '2026-01-01', al: '2026-01-01' },
      { dal: '2026-02-01', al: '2026-02-10' },
    ]);
    expect(daGiorno(periodi, null)).toBe(periodi);
  });
});

test.each([
  ['2026-01-12', 'DIPENDENTE_O_ASSIMILATO', 2025],
  ['2026-01-13', 'DIPENDENTE_O_ASSIMILATO', 2026],
  ['2026-01-12', 'AUTONOMO', 2026],
] as const)('a payment of %s, of income %s, may settle the sums from %i on', (dataPagamento, natura, anno) =>
  expect(primoAnnoAperto({ dataPagamento }, regoleCorrenti(), natura)).toBe(anno),
);
