import { describe, expect, test } from 'vitest';
import { cedolino, cedolinoSenzaSpiegazione } from '../../../shared/calculation/cedolino.ts';
import { regoleDa } from '../../../shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, occasionale, supplenza, voce } from './situazioni.ts';

describe('riproducibilità', () => {
  const situazioni = [
    accessorio({ voci: [voce(38_500)] }),
    collaborazione(),
    occasionale({ base: 'LS' }),
    supplenza('2026-02-01', '2026-02-15'),
  ];
  test('stessa situazione, stessi byte', () => {
    for (const situazione of situazioni)
      expect(JSON.stringify(cedolino(situazione))).toBe(JSON.stringify(cedolino(situazione)));
  });
  test('con le regole conservate, gli stessi byte', () => {
    for (const situazione of situazioni) {
      const primo = calcolato(situazione);
      expect(JSON.stringify(calcolato(situazione, regoleDa(JSON.parse(JSON.stringify(primo.regole)))))).toBe(
        JSON.stringify(primo),
      );
    }
  });
  test('senza spiegazioni, le stesse cifre', () => {
    for (const situazione of situazioni) {
      const { righe, ...resto } = calcolato(situazione);
      expect(cedolinoSenzaSpiegazione(situazione)).toEqual({
        esito: 'calcolato',
        cedolino: { ...resto, righe: righe.map(({ spiegazione: _, ...riga }) => riga) },
      });
    }
  });
  test('il cedolino spiegato sta in 25 KB, le regole a parte: si conservano una volta per elaborazione', () => {
    for (const situazione of situazioni)
      expect(Buffer.byteLength(JSON.stringify({ ...calcolato(situazione), regole: [] }))).toBeLessThan(25 * 1024);
  });
});
