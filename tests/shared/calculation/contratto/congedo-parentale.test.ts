import { describe, expect, test } from 'vitest';
import { assenzeValutate, type AssenzaPeriodo } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { raccolti } from '#shared/calculation/contratto/assenze/assenze.ts';
import type { FattiCongedo } from '#shared/calculation/situazione/servizio.ts';
import { tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const fatti: FattiCongedo = {
  nascita: '2024-10-01',
  fineCongedo: '2025-01-15',
  genitore: 'MADRE',
  giorniAltro: 0,
  giorniAltroElevati: 0,
  interiAltro: false,
  redditoSottoSoglia: false,
};
const congedo = (dal: string, al: string, altri: Partial<FattiCongedo> = {}): AssenzaPeriodo => ({
  tipo: 'CONGEDO_PARENTALE',
  dal,
  al,
  congedo: { ...fatti, ...altri },
});
const valutata = (...assenze: readonly AssenzaPeriodo[]) =>
  assenzeValutate(assenze, 'TD_31_8', regoleCorrenti()).at(-1);
/** Days at each hundredth of pay. */
const paga = (...assenze: readonly AssenzaPeriodo[]) =>
  raccolti(valutata(...assenze)?.aliquote ?? []).map(({ giorni, aliquota }) => [giorni, aliquota / 10_000]);

/** Ten months from 1 March 2025: 306 days. */
const dieciMesi = ['2025-03-01', '2025-12-31'] as const;

describe('the months of parental leave above the common rate follow the end of the compulsory leave', () => {
  test.each([
    [
      '2022-12-31',
      [
        [30, 100],
        [150, 30],
        [126, 0],
      ],
    ],
    [
      '2023-01-01',
      [
        [30, 100],
        [150, 30],
        [126, 0],
      ],
    ],
    [
      '2023-12-31',
      [
        [30, 100],
        [150, 30],
        [126, 0],
      ],
    ],
    [
      '2024-01-01',
      [
        [30, 100],
        [30, 80],
        [120, 30],
        [126, 0],
      ],
    ],
    [
      '2024-12-31',
      [
        [30, 100],
        [30, 80],
        [120, 30],
        [126, 0],
      ],
    ],
    [
      '2025-01-01',
      [
        [30, 100],
        [60, 80],
        [90, 30],
        [126, 0],
      ],
    ],
  ])('ended on %s', (fineCongedo, attesa) => {
    const nascita = '2022-08-01';
    expect(paga(congedo(...dieciMesi, { nascita, fineCongedo }))).toEqual(attesa);
  });

  test.each([
    // the law of the day of the leave: the second month is of 2024, the third of 2025
    [
      '2023-06-01',
      [
        [30, 100],
        [30, 30],
      ],
    ],
    [
      '2024-01-01',
      [
        [30, 100],
        [30, 80],
      ],
    ],
    [
      '2024-12-31',
      [
        [30, 100],
        [30, 80],
      ],
    ],
    [
      '2025-01-01',
      [
        [30, 100],
        [30, 80],
      ],
    ],
  ])('of who ended in 2024, a leave from %s', (dal, attesa) => {
    const al = new Date(Date.parse(dal) + 59 * 86_400_000).toISOString().slice(0, 10);
    expect(paga(congedo(dal, al, { nascita: '2022-08-01', fineCongedo: '2024-02-01' }))).toEqual(attesa);
  });

  test('until the child is six: the day of the birthday has them, the next has not', () =>
    expect(paga(congedo('2030-07-01', '2030-07-30'), congedo('2030-09-30', '2030-10-03'))).toEqual([
      [2, 80],
      [2, 30],
    ]));

  test('are of the couple: what the other parent has had is taken off, and the whole month of the contract is one', () => {
    const conAltro = (altri: Partial<FattiCongedo>) => paga(congedo('2025-03-01', '2025-06-28', altri));
    expect(conAltro({ giorniAltro: 20, giorniAltroElevati: 20 })).toEqual([
      [30, 100],
      [40, 80],
      [50, 30],
    ]);
    expect(conAltro({ giorniAltro: 90, giorniAltroElevati: 90 })).toEqual([
      [30, 100],
      [90, 30],
    ]);
    expect(conAltro({ giorniAltro: 30, giorniAltroElevati: 30, interiAltro: true })).toEqual([
      [60, 80],
      [60, 30],
    ]);
  });
});

describe('how long a parental leave is, and how much of it is paid', () => {
  const anno = ['2025-03-01', '2026-02-28'] as const;
  const limite = (altri: Partial<FattiCongedo>) =>
    valutata(congedo(...anno, altri))?.avvisi.map(({ messaggio }) => /su (\d+) concedibili/.exec(messaggio)?.[1]);

  test.each<readonly [string, Partial<FattiCongedo>, string]>([
    ['a mother has six months', {}, '180'],
    ['a father has seven', { genitore: 'PADRE' }, '210'],
    ['a parent alone has eleven', { genitore: 'SOLO' }, '330'],
    ['two have ten', { giorniAltro: 89, giorniAltroElevati: 0, genitore: 'MADRE' }, '180'],
    ['of ten, what the other left', { giorniAltro: 210 }, '120'],
    ['eleven where the father has had three', { genitore: 'PADRE', giorniAltro: 180 }, '150'],
  ])('%s', (_chi, altri, attesi) => expect(limite(altri)).toEqual([attesi]));

  test('nine months are paid, six to one of two; all of them under the threshold of income', () => {
    const pagati = (altri: Partial<FattiCongedo>) =>
      paga(congedo(...anno, altri))
        .filter(([, centesimi]) => centesimi !== 0)
        .reduce((totale, [giorni = 0]) => totale + giorni, 0);
    expect(pagati({})).toBe(180);
    expect(pagati({ genitore: 'PADRE' })).toBe(180);
    expect(pagati({ genitore: 'PADRE', redditoSottoSoglia: true })).toBe(210);
    expect(pagati({ genitore: 'SOLO' })).toBe(270);
    expect(pagati({ genitore: 'SOLO', redditoSottoSoglia: true })).toBe(330);
    expect(pagati({ giorniAltro: 120 })).toBe(150);
  });
});

test('two children have each their own days', () =>
  expect(
    paga(congedo('2025-02-01', '2025-03-31', { nascita: '2022-08-01' }), congedo('2025-04-01', '2025-04-10')),
  ).toEqual([[10, 100]]));

test.each(tipiContratto)(
  'a leave entered without its facts keeps its pay, and says what is missing (%s)',
  (contratto) => {
    const senza: AssenzaPeriodo = { tipo: 'CONGEDO_PARENTALE', dal: '2025-03-01', al: '2025-06-08' };
    const [valutate] = assenzeValutate([senza], contratto, regoleCorrenti());
    expect(raccolti(valutate?.aliquote ?? []).map(({ giorni }) => giorni)).toEqual([30, 60, 10]);
    expect(valutate?.avvisi.map(({ messaggio }) => messaggio)).toEqual([
      expect.stringContaining('mancano i dati del figlio'),
    ]);
    const [con] = assenzeValutate([{ ...senza, congedo: fatti }], contratto, regoleCorrenti());
    expect(con?.avvisi).toEqual([]);
  },
);
