import { expect, test } from 'vitest';
import { ALTRI_DATI, datiMancanti, SCUOLA } from '#functions/denunce/denuncia/dati-mancanti.ts';
import { fronteF24 } from '#functions/denunce/f24/fronte.ts';
import { fronteSpt } from '#functions/denunce/spt/fronte.ts';
import { fronteUniemens } from '#functions/denunce/uniemens/fronte.ts';

test('everything that is missing is said in one sentence, each with its screen', () => {
  const { code, message } = datiMancanti(
    [null, 'il codice fiscale', SCUOLA],
    ['00185', 'il CAP', SCUOLA],
    ['', 'la sede INPS', ALTRI_DATI],
  );
  expect({ code, message }).toEqual({
    code: 'STATO_NON_AMMESSO',
    message:
      'Alla scuola mancano dei dati: il codice fiscale (Scuola); la sede INPS (Scuola, Altri dati). Scriverli, poi ripetere.',
  });
});

test.each([
  ['UniEmens', () => fronteUniemens(undefined, { mese: { anno: 2026, mese: 3 }, oggi: '2026-04-01' }, []), 5],
  ['SPT', () => fronteSpt(undefined, { anno: 2026, meseDa: 1, meseA: 3 }, [], []), 3],
  ['F24', () => fronteF24(undefined, 'EP', '2026-03-20'), 2],
])('%s of a school with nothing written names all it asks', (_nome, fronte, quanti) => {
  expect(fronte).toThrow(new RegExp(`^Alla scuola mancano dei dati: (?:[^;]+; ){${quanti - 1}}[^;]+\\. Scriverli`));
});
