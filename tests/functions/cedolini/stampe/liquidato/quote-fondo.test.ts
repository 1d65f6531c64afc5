import { expect, test } from 'vitest';
import { isContributo, quoteFondo } from '#functions/cedolini/stampe/liquidato/quote-fondo.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { somma } from '#shared/money/centesimi.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { interi } from '#tests/shared/calculation/interi/situazioni.ts';
import { calcolato } from '#tests/shared/calculation/situazioni.ts';

const golden = readGolden()
  .filter(({ tema }) => tema === 'cedolino')
  .map(({ id, ingressi }) => [id, Situazione.parse(ingressi)] as const);

test.each([...Object.entries(interi), ...golden])(
  'the contributions of "%s" all have a fund, and none is lost',
  (_nome, situazione) => {
    const contributi = calcolato(situazione).righe.filter(isContributo);
    const quote = quoteFondo(contributi);
    expect(quote.map(({ fondo }) => fondo)).not.toContain('ALTRI');
    expect(somma(quote.map(({ dipendente, scuola }) => dipendente + scuola))).toBe(
      somma(contributi.map(({ importo }) => importo)),
    );
  },
);

test('a fund of two shares has the base once, the rates apart, a relief inside the share it lowers', () => {
  const situazione = interi['esonero-2024'];
  const righe = situazione === undefined ? [] : calcolato(situazione).righe;
  const ctps = quoteFondo(righe).find(({ fondo }) => fondo === 'PENSIONE');
  const riga = (codice: string) => righe.find((una) => una.codice === codice);
  expect(ctps).toEqual({
    fondo: 'PENSIONE',
    imponibile: riga('PENSIONE_DIPENDENTE')?.base,
    aliquotaDipendente: 88_000,
    dipendente: (riga('PENSIONE_DIPENDENTE')?.importo ?? 0) + (riga('ESONERO_IVS')?.importo ?? 0),
    aliquotaScuola: 242_000,
    scuola: riga('PENSIONE_AMMINISTRAZIONE')?.importo,
  });
  expect(riga('ESONERO_IVS')?.importo).toBeLessThan(0);
});

test('a contribution that no fund names is not left out of the sums', () => {
  expect(
    quoteFondo([
      {
        codice: 'CONTRIBUTO_NUOVO',
        gruppo: 'oneri',
        base: 1000,
        aliquota: 10_000,
        importo: 10,
      },
    ]),
  ).toMatchObject([{ fondo: 'ALTRI', dipendente: 0, scuola: 10 }]);
});
