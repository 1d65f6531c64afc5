import { expect, test } from 'vitest';
import { esitoAnno, esitoConfronto, type CausaRiscontro } from '#shared/domain/denunce/riscontro.ts';

const confronto = (diverse: number, ...cause: CausaRiscontro[]) => ({
  diverse,
  riconciliazioni: cause.map((causa) => ({ causa })),
});

test('a comparison whose second side is still to be sent agrees up to here, and its year is not closed', () => {
  expect([confronto(0), confronto(0, 'GENNAIO'), confronto(0, 'GENNAIO', 'DA_INVIARE')].map(esitoConfronto)).toEqual([
    'Quadra',
    'Quadra',
    'Quadra fin qui, da inviare',
  ]);
  expect(esitoAnno(2026, [confronto(0), confronto(0, 'GENNAIO')])).toBe(
    'Il 2026 chiude al centesimo: ogni differenza ha il suo nome.',
  );
  expect(esitoAnno(2026, [confronto(0), confronto(0, 'DA_INVIARE')])).toBe(
    'Il 2026 quadra fin qui, ma non è chiuso: una parte è ancora da inviare, nei termini.',
  );
});

test('one sum and many that do not agree are counted in words, whatever else is to be sent', () => {
  expect([confronto(1, 'DA_INVIARE'), confronto(2)].map(esitoConfronto)).toEqual([
    '1 somma non quadra',
    '2 somme non quadrano',
  ]);
  expect(esitoAnno(2026, [confronto(1), confronto(0)])).toBe('1 somma resta senza spiegazione.');
  expect(esitoAnno(2026, [confronto(1), confronto(2)])).toBe('3 somme restano senza spiegazione.');
});

test('a year with nothing on either side does not close to the cent', () => {
  expect(esitoAnno(2026, [])).toBe('Nel 2026 non c’è ancora niente da riscontrare.');
});
