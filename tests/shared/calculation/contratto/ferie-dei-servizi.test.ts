import { describe, expect, test } from 'vitest';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  ferieDeiServizi,
  type FerieDichiarate,
  type ServizioConAssenze,
} from '#shared/calculation/contratto/assenze/ferie-dei-servizi.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();
type Assenze = Parameters<typeof assenzeValutate>[0];

const servizio = (dal: string, al: string, assenze: Assenze = [], settimanaCorta = false): ServizioConAssenze => ({
  dal,
  al,
  settimanaCorta,
  assenze: assenzeValutate(assenze, 'TD_30_6', regole),
});
const dichiarate = (cambi: Partial<FerieDichiarate> = {}): FerieDichiarate => ({
  anniServizio: 0,
  giorniSospensione: 0,
  invitatoAFruirne: false,
  residue: null,
  festivi: [],
  ...cambi,
});
const ferie = (servizi: readonly ServizioConAssenze[], cambi: Partial<FerieDichiarate> = {}) =>
  ferieDeiServizi(servizi, dichiarate(cambi), regole);

describe('leave of fixed-term services', () => {
  test('thirty days every 360 of service, thirty-two beyond the third year', () => {
    const annuale = servizio('2025-09-12', '2026-06-30');
    expect(ferie([annuale])).toMatchObject([{ giorniServizio: 292, maturate: 2400, daPagare: 2400 }]);
    expect(ferie([annuale], { anniServizio: 3 })).toMatchObject([{ maturate: 2600 }]);
  });

  test('the days of several contracts are rounded on their sum, each with what it brings to it', () => {
    // 21 days of service earn 1,75: two and two would be four, three and a half are four.
    const tre = [
      servizio('2025-10-01', '2025-10-21'),
      servizio('2025-11-01', '2025-11-21'),
      servizio('2026-01-10', '2026-01-30'),
    ];
    expect(ferie(tre).map(({ maturate }) => maturate)).toEqual([200, 200, 100]);
  });

  test('a whole school year earns what 360 days earn, not more', () => {
    expect(ferie([servizio('2025-09-01', '2026-08-31')])).toMatchObject([{ giorniServizio: 360, maturate: 3000 }]);
  });

  test('of an absence only the days inside the service count, and of those only the ones that earn nothing', () => {
    const esclusi = (tipo: string, inizio: string, fine: string) =>
      ferie([servizio('2026-01-10', '2026-01-20', [{ tipo, dal: inizio, al: fine }])]).map(
        ({ giorniEsclusi, giorniServizio }) => [giorniEsclusi, giorniServizio],
      );
    expect(esclusi('ASPETTATIVA', '2026-01-01', '2026-01-12')).toEqual([[3, 8]]);
    expect(esclusi('ASPETTATIVA', '2026-01-18', '2026-02-28')).toEqual([[3, 8]]);
    expect(esclusi('ASPETTATIVA', '2026-01-20', '2026-01-20')).toEqual([[1, 10]]);
    expect(esclusi('ASPETTATIVA', '2026-01-01', '2026-01-09')).toEqual([[0, 11]]);
    // Ill since 1 November: whole for thirty days, half to the ninetieth, which is 29 January.
    expect(esclusi('MALATTIA', '2025-11-01', '2026-02-10')).toEqual([[0, 11]]);
    expect(esclusi('MALATTIA', '2025-10-14', '2026-02-10')).toEqual([[9, 2]]);
    // Paid, by an allowance that counts for no leave (D.Lgs. 151/2001 art. 42 c. 5-quinquies).
    expect(esclusi('CONGEDO_BIENNALE', '2026-01-15', '2026-03-01')).toEqual([[6, 5]]);
    // Maternity keeps it.
    expect(esclusi('MATERNITA_OBBLIGATORIA', '2026-01-01', '2026-03-01')).toEqual([[0, 11]]);
  });

  test('days without pay earn none, leave taken is taken off: working days, Sundays left out, 1,2 each on a short week', () => {
    const assenze = [
      { tipo: 'FERIE', dal: '2025-12-22', al: '2025-12-30' },
      { tipo: 'ASPETTATIVA', dal: '2026-02-01', al: '2026-02-10' },
    ];
    const festivi = ['2025-12-25', '2025-12-26'];
    const [lunga] = ferie([servizio('2025-09-12', '2026-06-30', assenze)], { festivi });
    expect(lunga).toMatchObject({ giorniServizio: 282, giorniEsclusi: 10, maturate: 2400, godute: 600 });
    expect(lunga?.daPagare).toBe(1800);
    const [corta] = ferie([servizio('2025-09-12', '2026-06-30', assenze, true)], { festivi });
    expect(corta?.godute).toBe(720);
  });

  test('suspended lessons are taken off only from who was invited, from the oldest leave first', () => {
    const due = [servizio('2025-10-01', '2025-11-29'), servizio('2026-01-10', '2026-03-10')];
    expect(ferie(due, { giorniSospensione: 6 }).map(({ daPagare }) => daPagare)).toEqual([500, 500]);
    expect(
      ferie(due, { giorniSospensione: 6, invitatoAFruirne: true }).map(({ sospensione, daPagare }) => [
        sospensione,
        daPagare,
      ]),
    ).toEqual([
      [500, 0],
      [100, 400],
    ]);
    expect(ferie(due, { giorniSospensione: 30, invitatoAFruirne: true }).every(({ daPagare }) => daPagare === 0)).toBe(
      true,
    );
  });

  test('the days the office wrote replace the computed ones, on the latest leave first', () => {
    const due = [servizio('2025-10-01', '2025-11-29'), servizio('2026-01-10', '2026-03-10')];
    expect(ferie(due, { residue: 7 }).map(({ daPagare }) => daPagare)).toEqual([200, 500]);
    expect(ferie(due, { residue: 12 }).map(({ daPagare }) => daPagare)).toEqual([500, 700]);
  });
});

test('no service earns no leave', () => expect(ferie([])).toEqual([]));
