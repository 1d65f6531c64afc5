import { expect, test } from 'vitest';
import { righeNovita } from '#web/areas/tabelle/fonti/righe-novita.ts';

test('the changes of a year, the last first, with their comma and whom they touch', async () => {
  const righe = await righeNovita(2026, () => false);
  expect(righe.map(({ dal }) => dal)).toEqual(righe.map(({ dal }) => dal).toSorted((a, b) => (a < b ? 1 : -1)));
  expect(righe.every(({ dal }) => dal.startsWith('2026'))).toBe(true);
  const irpef = righe.find(({ chiave }) => chiave === 'irpef.scaglioni 2026-01-01');
  expect(irpef).toMatchObject({ dal: '2026-01-01', cambiamento: 'cambia', norma: 'L. 199/2025, art. 1 cc. 3-4' });
  expect(irpef?.chi).toMatch(/Supplente: \d+ casi su \d+, netto \+/);
  expect(irpef?.netto).toBeGreaterThan(0);
  const minimale = righe.find(({ chiave }) => chiave === 'contratto.minimale-giornaliero 2026-01-01');
  expect(minimale).toMatchObject({ netto: null, chi: expect.stringContaining('casi di prova la usa') });
  const acconto = righe.find(({ chiave }) => chiave === 'contratto.acconto-rinnovo 2026-01-01');
  expect(acconto?.cambiamento).toBe('finisce');
});

test('it stops where nobody waits for it any more', async () => {
  expect(await righeNovita(2026, () => true)).toEqual([]);
});
