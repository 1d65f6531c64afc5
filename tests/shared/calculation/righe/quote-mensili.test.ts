import { describe, expect, test } from 'vitest';
import { quoteMensili, type RigaDaRipartire } from '#shared/calculation/righe/quote-mensili.ts';

const riga = (importo: number, resto: Partial<RigaDaRipartire> = {}): RigaDaRipartire => ({
  gruppo: 'competenze',
  base: null,
  importo,
  competenza: null,
  anniPrecedenti: false,
  ...resto,
});
const mese = (numero: string, giorni = '31') => ({ dal: `2026-${numero}-01`, al: `2026-${numero}-${giorni}` });
const ritenuta = (importo: number, resto: Partial<RigaDaRipartire> = {}) =>
  riga(importo, { gruppo: 'ritenute_fiscali', ...resto });
/** The months of the last line with what falls in each, in cents. */
const ultime = (...righe: readonly RigaDaRipartire[]) =>
  (quoteMensili(righe).at(-1) ?? []).map((quota) => [quota.anno, quota.mese, quota.importo]);

describe('what is withheld falls in the months of what is paid', () => {
  test('in proportion to them, in the order of time, a day of each end counted', () => {
    // 28 February and 1 March: a day each, 50 and 50; then 200 of March alone: 50 against 250
    const aCavallo = riga(100, { competenza: { dal: '2026-02-28', al: '2026-03-01' } });
    const diMarzo = riga(200, { competenza: mese('03') });
    const attese = [
      [2026, 2, 10],
      [2026, 3, 50],
    ];
    expect(ultime(aCavallo, diMarzo, ritenuta(60))).toEqual(attese);
    expect(ultime(diMarzo, aCavallo, ritenuta(60))).toEqual(attese);
  });
  test('a month whose sums cancel out has no part', () => {
    const righe = [100, -100].map((importo) => riga(importo, { competenza: mese('01') }));
    expect(ultime(...righe, riga(50, { competenza: mese('02', '28') }), ritenuta(11))).toEqual([[2026, 2, 11]]);
  });
  test('what is exempt names the months only where nothing else is paid', () => {
    const esente = riga(500, { gruppo: 'somme_esenti', competenza: mese('04', '30') });
    expect(ultime(esente, ritenuta(7))).toEqual([[2026, 4, 7]]);
    expect(ultime(esente, riga(100, { competenza: mese('05') }), ritenuta(7))).toEqual([[2026, 5, 7]]);
  });
  test('a line that is no pay names none, whatever its period', () => {
    const oneri = riga(90, { gruppo: 'oneri', competenza: mese('06', '30') });
    expect(ultime(oneri, ritenuta(7))).toEqual([]);
    expect(ultime(oneri, riga(100, { competenza: mese('05') }), ritenuta(7))).toEqual([[2026, 5, 7]]);
  });
});

describe('arrears of earlier years', () => {
  const arretrati = riga(300, { competenza: { dal: '2024-10-01', al: '2024-10-31' }, anniPrecedenti: true });
  test('share out among their own months, and the pay among its own', () => {
    const corrente = riga(100, { competenza: mese('05') });
    expect(ultime(arretrati, corrente, ritenuta(9, { anniPrecedenti: true }))).toEqual([[2024, 10, 9]]);
    expect(ultime(arretrati, corrente, ritenuta(9))).toEqual([[2026, 5, 9]]);
  });
  test('name the months of everything where nothing else is paid', () =>
    expect(ultime(arretrati, ritenuta(9))).toEqual([[2024, 10, 9]]));
});

test('the base is shared out as the amount, to the cent', () => {
  const due = riga(100, { competenza: { dal: '2026-01-01', al: '2026-02-28' } });
  const [, quote = []] = quoteMensili([due, ritenuta(10, { base: 101 })]);
  // 31 days against 28: 52,54 and 47,46 of the hundred, 53 and 47 by the largest remainder
  expect(quote.map(({ mese: quale, base, importo }) => [quale, base, importo])).toEqual([
    [1, 54, 5],
    [2, 47, 5],
  ]);
});

describe('what is on another amount than the one paid', () => {
  const paghe = (cambia: Partial<RigaDaRipartire>) => [
    riga(100, { competenza: mese('01'), ...cambia }),
    riga(100, { competenza: mese('02', '28') }),
  ];
  const parti = (cambia: Partial<RigaDaRipartire>, su?: 'CONTRIBUTIVO' | 'TFR') =>
    ultime(...paghe(cambia), ritenuta(12, su === undefined ? {} : { su })).map(([, , importo]) => importo);
  test('is shared in proportion to it: 200 against 100, 300 against 100', () => {
    const cambia = { contributivo: 200, perTfr: 300 };
    expect([parti(cambia), parti(cambia, 'CONTRIBUTIVO'), parti(cambia, 'TFR')]).toEqual([
      [6, 6],
      [8, 4],
      [9, 3],
    ]);
  });
  test('the end of service is on what contributions are on, where nothing else is said', () => {
    expect([parti({ contributivo: 200 }, 'TFR'), parti({ perTfr: 500 }, 'TFR')]).toEqual([
      [8, 4],
      [10, 2],
    ]);
    expect([parti({ perTfr: 500 }, 'CONTRIBUTIVO'), parti({}, 'TFR')]).toEqual([
      [6, 6],
      [6, 6],
    ]);
  });
});

test('a paid line without a period names no month', () =>
  expect(ultime(riga(300), riga(100, { competenza: mese('05') }), ritenuta(7))).toEqual([[2026, 5, 7]]));
