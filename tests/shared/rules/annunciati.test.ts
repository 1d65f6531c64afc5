import { describe, expect, test } from 'vitest';
import {
  primoGiornoDaAnnunciare,
  regoleAnnunciate,
  ultimoAnnoNoto,
  type ValoreAnnunciato,
} from '#shared/rules/annuali/annunciati.ts';
import { minimaleGiornaliero } from '#shared/rules/contratto/tempo.ts';
import { primaFascia } from '#shared/rules/contributi.ts';
import { gestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { massimale } from '#shared/rules/massimale.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';

const anno = ultimoAnnoNoto('MASSIMALE') + 1;
const valore = (resto: Partial<ValoreAnnunciato>): ValoreAnnunciato => ({
  quale: 'MASSIMALE',
  anno,
  importo: 12_500_000,
  fonte: 'circolare di prova',
  letto: `${anno}-01-30`,
  ...resto,
});
const con = (...valori: readonly ValoreAnnunciato[]) => regoleCon(regoleCorrenti(), regoleAnnunciate(valori));

describe('figures that a school has read before the program', () => {
  test('serve from the first day of their year, with where and when they were read; the day before is as it was', () => {
    const regole = con(valore({}));
    expect(regole.inVigore(massimale, `${anno}-01-01`)).toMatchObject({
      valore: 12_500_000,
      valeFinoA: `${anno}-12-31`,
      norma: [{ testo: 'valore annunciato, indicato dalla scuola: circolare di prova' }],
      riscontro: { il: `${anno}-01-30`, dove: 'circolare di prova' },
    });
    expect(regole.inVigore(massimale, `${anno - 1}-12-31`)).toEqual(
      regoleCorrenti().inVigore(massimale, `${anno - 1}-12-31`),
    );
  });
  test('serve with a warning for one year more, then nothing is known', () => {
    const regole = con(valore({}));
    expect(regole.inVigore(massimale, `${anno + 1}-12-31`).valeFinoA).toBe(`${anno}-12-31`);
    expect(() => regole.inVigore(massimale, `${anno + 2}-01-01`)).toThrow(RegolaMancante);
  });
  test('each figure goes into its own rule, and the rates stay those of the year before', () => {
    const regole = con(
      valore({ quale: 'PRIMA_FASCIA', importo: 5_700_000 }),
      valore({ quale: 'MINIMALE_GESTIONE_SEPARATA', importo: 1_900_000 }),
      valore({ quale: 'MINIMALE_GIORNALIERO', importo: 5_900 }),
    );
    const giorno = `${anno}-06-01`;
    expect(regole.inVigore(primaFascia, giorno).valore).toEqual({ annua: 5_700_000 });
    expect(regole.inVigore(gestioneSeparata, giorno).valore).toEqual({
      ...regoleCorrenti().inVigore(gestioneSeparata, `${anno - 1}-06-01`).valore,
      minimale: 1_900_000,
    });
    expect(regole.inVigore(minimaleGiornaliero, giorno).valore).toBe(5_900);
    expect(regole.inVigore(massimale, giorno).valeFinoA).toBe(`${anno - 1}-12-31`);
  });
  test('of a year the program knows its own figure stays', () => {
    expect(regoleAnnunciate([valore({ anno: anno - 1 })])).toEqual([]);
  });
  test('are asked for from the first year the program lacks', () =>
    expect(primoGiornoDaAnnunciare()).toBe(`${anno}-01-01`));
});
