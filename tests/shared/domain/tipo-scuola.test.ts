import { describe, expect, test } from 'vitest';
import { setupTypes, tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import {
  cose,
  delConto,
  diChi,
  isOfferta,
  isStipendioDellaScuola,
  offertaDi,
  percheNon,
} from '#shared/domain/elaborazione/tipo-scuola.ts';

const elaborazioniDi = (scuola: Parameters<typeof isOfferta>[1]) =>
  tipiElaborazione.filter((tipo) => isOfferta(tipo, scuola));

describe('what each kind of school has', () => {
  test('a private school pays outsiders, collaborators and their settlement', () =>
    expect(elaborazioniDi({ setupType: 'PARITARIA' })).toEqual(['EST', 'COC', 'CON']));
  test('a municipal one its staff too, once it says that it applies the national contract', () => {
    expect(elaborazioniDi({ setupType: 'COMUNALE' })).toEqual(['EST', 'COC', 'CON']);
    expect(elaborazioniDi({ setupType: 'COMUNALE', flgCcnlIstruzione: true })).toEqual([...tipiElaborazione]);
  });
  test('the statement is of municipal schools alone', () =>
    expect(elaborazioniDi({ setupType: 'PARITARIA', flgCcnlIstruzione: true })).toEqual(['EST', 'COC', 'CON']));
  test.each(['SCUOLA', 'AFAM'] as const)('%s every run', (setupType) =>
    expect(elaborazioniDi({ setupType })).toEqual([...tipiElaborazione]),
  );
  test('who pays the salary of its staff here: an academy, a municipal school that applies the contract', () =>
    expect(
      [
        ...setupTypes.map((setupType) => ({ setupType })),
        { setupType: 'COMUNALE', flgCcnlIstruzione: true } as const,
        undefined,
      ].map(isStipendioDellaScuola),
    ).toEqual([false, true, false, false, true, false]));
  test('a private school is asked for its account in a bank, the others for that of the treasury', () =>
    expect(setupTypes.filter((setupType) => delConto({ setupType }) === 'del conto in banca')).toEqual(['PARITARIA']));
  test('no tax, list or duty of public bodies is of a private school', () =>
    expect(
      cose.filter((cosa) => diChi(cosa)?.includes('SCUOLA') && isOfferta(cosa, { setupType: 'PARITARIA' })),
    ).toEqual([]));
});

describe.each(setupTypes)('%s', (setupType) => {
  test('has a thing or the reason why not, and each reason is told once with the names it is of', () => {
    const { ha, nonHa } = offertaDi({ setupType });
    expect(cose.filter((cosa) => (percheNon(cosa, { setupType }) === null) !== ha.includes(cosa))).toEqual([]);
    expect(nonHa.flatMap(({ nomi }) => nomi).length).toBe(cose.length - ha.length);
    expect(new Set(nonHa.map(({ perche }) => perche)).size).toBe(nonHa.length);
  });
  test('no reason sends to a datum that would not be true', () => {
    const detti = offertaDi({ setupType }).nonHa.map(({ perche }) => perche);
    expect(detti.filter((perche) => /indicare|Altri dati/.test(perche))).toEqual([]);
    expect(detti.filter((perche) => perche.includes('dichiararlo') && !perche.includes('Se è così'))).toEqual([]);
  });
});
