import { describe, expect, test } from 'vitest';
import { anniDi, quoteDi, vociDi } from '#functions/cedolini/rinnovo/voci.ts';
import type { DifferenzaRinnovo } from '#shared/calculation/cedolino/differenze-rinnovo.ts';

const riga = (mese: string, scarto: number, cambi: Partial<DifferenzaRinnovo> = {}): DifferenzaRinnovo => ({
  codice: 'STIPENDIO',
  descrizione: 'Stipendio tabellare',
  competenza: { dal: `${mese}-01`, al: `${mese}-28` },
  prima: 200_000,
  dopo: 200_000 + scarto,
  utile: true,
  ...cambi,
});
const breve = (differenze: readonly DifferenzaRinnovo[], pagati: Parameters<typeof quoteDi>[1] = []) =>
  vociDi(quoteDi(differenze, pagati), 2026).map(({ codice, competenza: { dal, al }, misura }) => [
    codice,
    dal,
    al,
    misura.unita === 'IMPORTO' ? misura.importo : null,
  ]);

describe('the items of the arrears of a renewal', () => {
  test('one a month and kind: earlier years apart, what earns the end of service apart', () => {
    expect(
      breve([riga('2025-11', 100), riga('2025-11', -20), riga('2026-01', 30, { utile: false }), riga('2026-01', 50)]),
    ).toEqual([
      ['ARR_STIP_PREC', '2025-11-01', '2025-11-28', 80],
      ['ARR_ANNO', '2026-01-01', '2026-01-28', 30],
      ['ARR_STIPENDIO', '2026-01-01', '2026-01-28', 50],
    ]);
  });

  test('what was paid of a year is taken off, and the rest is one item of the year', () => {
    const pagati = [{ codice: 'ARR_STIP_PREC', dal: '2025-11-01', importo: 60 }];
    expect(breve([riga('2025-11', 100), riga('2025-12', 100)], pagati)).toEqual([
      ['ARR_STIP_PREC', '2025-11-01', '2025-12-28', 140],
    ]);
    expect(anniDi(quoteDi([riga('2025-11', 100)], pagati))).toEqual([
      { anno: 2025, dovuto: 100, pagato: 60, resta: 40 },
    ]);
  });

  test('a month that takes back is netted with its year; a year that takes back pays nothing', () => {
    expect(breve([riga('2026-01', 100), riga('2026-02', -30)])).toEqual([
      ['ARR_STIPENDIO', '2026-01-01', '2026-02-28', 70],
    ]);
    expect(breve([riga('2026-01', -100)])).toEqual([]);
  });

  test('more months than a payslip holds are one item a year', () => {
    const mesi = Array.from({ length: 60 }, (_, indice) =>
      riga(`${2020 + Math.floor(indice / 12)}-${String((indice % 12) + 1).padStart(2, '0')}`, 10),
    );
    expect(breve(mesi)).toEqual(
      [2020, 2021, 2022, 2023, 2024].map((anno) => ['ARR_STIP_PREC', `${anno}-01-01`, `${anno}-12-28`, 120]),
    );
  });

  test('each item says how much more contributions are on, and a rest what is left of it', () => {
    const basi = { contributi: 50, fineServizio: 50 };
    const trovate = (pagati: Parameters<typeof quoteDi>[1]) =>
      vociDi(quoteDi([riga('2026-01', 100, { basi }), riga('2026-02', 100)], pagati), 2026).map((voce) => [
        voce.competenza.dal,
        voce.basi,
      ]);
    expect(trovate([])).toEqual([
      ['2026-01-01', basi],
      ['2026-02-01', undefined],
    ]);
    // January was paid with its bases: the rest is February's, on what is paid.
    expect(trovate([{ codice: 'ARR_STIPENDIO', dal: '2026-01-01', importo: 100, basi }])).toEqual([
      ['2026-01-01', undefined],
    ]);
  });

  test('each item says its lines as they were and as they are', () => {
    const [voce] = vociDi(quoteDi([riga('2026-01', 100)], []), 2026);
    expect(voce?.descrizione).toBe('Rinnovo, gennaio 2026: stipendio da 2.000,00 € a 2.001,00 €');
  });
});
