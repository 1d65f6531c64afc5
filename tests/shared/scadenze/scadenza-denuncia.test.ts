import { expect, test } from 'vitest';
import { isScaduta, scadenzaDenuncia } from '#shared/scadenze/scadenza-denuncia.ts';

const MARZO = { anno: 2026, mese: 3, dati: {} } as const;
const CU = { tipo: 'cu', anno: 2025, mese: 12 } as const;

test.each([
  [{ ...MARZO, tipo: 'f24ep' }, '2026-04-15'],
  [{ ...MARZO, tipo: 'f24' }, '2026-04-16'],
  [{ ...MARZO, tipo: 'uniemens' }, '2026-04-30'],
  [{ ...MARZO, tipo: 'spt' }, '2027-01-12'],
  [{ ...CU, dati: { invio: 'MARZO', operazione: 'ORDINARIA' } }, '2026-03-16'],
  [{ ...CU, dati: { invio: 'APRILE', operazione: 'ORDINARIA' } }, '2026-04-30'],
  [{ ...CU, dati: { invio: 'OTTOBRE', operazione: 'ORDINARIA' } }, '2026-11-02'],
  [{ ...CU, dati: { invio: 'MARZO', operazione: 'SOSTITUZIONE' } }, null],
  [{ ...MARZO, tipo: 'uniemens', solo: ['I|prova'] }, null],
] as const)('%j is sent by %s', (denuncia, entro) => {
  const { solo, ...resto } = { solo: undefined, ...denuncia };
  expect(scadenzaDenuncia({ ...resto, ...(solo === undefined ? {} : { solo: [...solo] }) })).toBe(entro);
});

test('it is overdue from the day after, until it is sent', () => {
  const f24 = { ...MARZO, tipo: 'f24ep' } as const;
  expect(isScaduta({ ...f24, datInvio: null }, '2026-04-15')).toBe(false);
  expect(isScaduta({ ...f24, datInvio: null }, '2026-04-16')).toBe(true);
  expect(isScaduta({ ...f24, datInvio: '2026-04-20' }, '2026-05-01')).toBe(false);
});
