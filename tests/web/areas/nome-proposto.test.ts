import { expect, test } from 'vitest';
import { tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { nomeProposto } from '#web/areas/cedolini/preparazione/nome-proposto.ts';

test('each kind of run has a name to propose, with its month; what is no kind has none', () => {
  const mese = { anno: 2026, mese: 11 };
  const nomi = tipiElaborazione.map((tipo) => nomeProposto(`${tipo}-LD`, mese));
  expect(new Set(nomi).size).toBe(tipiElaborazione.length);
  for (const nome of nomi) expect(nome).toMatch(/^.{3,}, novembre 2026$/);
  expect(nomeProposto('', mese)).toBe('');
});
