import { expect, test } from 'vitest';
import { fineConservazione } from '#archivio/denunce/fine-conservazione.ts';

const f24 = { tipo: 'f24ep', anno: 2026, mese: 3, dataPagamento: '2026-04-15', datInvio: '2026-04-14' } as const;

test('the file of a tax filing is kept for five years from 31 December of the year in which it was sent', () => {
  expect(fineConservazione(f24)).toBe('2031-12-31');
  expect(fineConservazione({ ...f24, tipo: 'cu', datInvio: '2027-03-12' })).toBe('2032-12-31');
  expect(fineConservazione({ ...f24, datInvio: null })).toBe('2031-12-31');
});

test('a UniEmens is kept for five years from the day by which its contributions are paid, whenever it was sent', () => {
  const uniemens = { ...f24, tipo: 'uniemens', dataPagamento: '2026-03-31' } as const;
  expect(fineConservazione({ ...uniemens, datInvio: '2026-04-28' })).toBe('2031-04-16');
  expect(fineConservazione({ ...uniemens, mese: 12, dataPagamento: '2026-12-31', datInvio: '2027-02-01' })).toBe(
    '2032-01-16',
  );
});
