import { describe, expect, test } from 'vitest';
import { creditoDi, daRecuperareAMano } from '#shared/calculation/imposte/credito-da-restituzione.ts';
import type { SommaRestituita } from '#shared/domain/persona/restituzione.ts';

/** A gross of 1.000,00 with contributions of 90,00, tax of 210,00 and surtaxes of 20,00, given back in March 2026: 680,00 net. */
const somma = (numAnno: number, modo: SommaRestituita['modo'], datRestituzione = '2026-03-10'): SommaRestituita => ({
  datRestituzione,
  numAnno,
  modo,
  numLordo: 100_000,
  numContributi: 9_000,
  numIrpef: 21_000,
  numAddizionali: 2_000,
});

describe('what the State gives back to the school on a sum recovered', () => {
  test.each([
    ['net in a later year: 30 % of 680,00', somma(2025, 'NETTO'), 20_400, 20_400],
    ['net in the same year: the surtaxes alone', somma(2026, 'NETTO'), 0, 2_000],
    ['gross in a later year', somma(2025, 'LORDO'), 0, 0],
    ['gross in the same year', somma(2026, 'LORDO'), 0, 0],
    ['net on the first day of the rule', somma(2019, 'NETTO', '2020-01-01'), 20_400, 20_400],
    ['net on the day before', somma(2018, 'NETTO', '2019-12-31'), 0, 0],
  ])('%s', (_, restituita, credito, aMano) =>
    expect([creditoDi(restituita), daRecuperareAMano(restituita)]).toEqual([credito, aMano]),
  );
});
