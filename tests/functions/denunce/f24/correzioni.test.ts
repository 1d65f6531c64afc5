import { expect, test } from 'vitest';
import { campiDovuti, campoMancante, corpoDellaSezione, rigaInParole } from '#shared/domain/denunce/correzione-f24.ts';

test('taxes of every body are corrected by the Agency, contributions by whom they are paid to', () => {
  expect(['F', 'R', 'S', 'I', 'Q', 'N'].map(corpoDellaSezione)).toEqual([
    'AGENZIA',
    'AGENZIA',
    'AGENZIA',
    'INPS',
    'INPS',
    'INAIL',
  ]);
});

test('a row is said by the columns it has', () => {
  const riga = { codice: 'P101', ente: 'RM', estremi: '', riferimentoA: '012026', riferimentoB: '012026' };
  expect(rigaInParole(riga)).toBe('P101 RM 012026 012026');
});

const SENZA_USO = { codice: '', annoCredito: null, meseCredito: null } as const;

test('the code is asked of wrong data always, of a credit once it was used', () => {
  expect(campiDovuti({ modo: 'DATI', ...SENZA_USO })).toEqual(['codice']);
  expect(campoMancante({ modo: 'DATI', ...SENZA_USO })).toMatchObject({ campo: 'codice' });
  expect(campoMancante({ modo: 'DATI', ...SENZA_USO, codice: '100E' })).toBeNull();
  expect(campiDovuti({ modo: 'ECCEDENZA', ...SENZA_USO })).toEqual([]);
  expect(campoMancante({ modo: 'ECCEDENZA', ...SENZA_USO })).toBeNull();
});

test.each([
  [{ codice: '155E' }, 'meseCredito'],
  [{ meseCredito: 5 }, 'annoCredito'],
  [{ annoCredito: 2026 }, 'meseCredito'],
  [{ meseCredito: 5, annoCredito: 2026 }, 'codice'],
  [{ codice: '155E', meseCredito: 5, annoCredito: 2026 }, undefined],
])('of a used credit, with %j, the first field missing is %s', (uso, campo) => {
  expect(campoMancante({ modo: 'ECCEDENZA', ...SENZA_USO, ...uso })?.campo).toBe(campo);
});
