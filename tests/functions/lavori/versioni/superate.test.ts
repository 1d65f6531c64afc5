import { describe, expect, test } from 'vitest';
import { supersededVersions, type InUso, type Versione } from '#functions/lavori/versioni/superate.ts';

const versioni: Versione[] = [
  { numero: 1, pubblicata: '2026-01-10T08:00:00Z' },
  { numero: 2, pubblicata: '2026-03-10T08:00:00Z' },
  { numero: 3, pubblicata: '2026-05-10T08:00:00Z' },
  { numero: 4, pubblicata: '2026-06-10T08:00:00Z' },
];
const nessuno: InUso = { nominate: [], iniziate: [] };
const superate = (uso: Partial<InUso>, adesso: string, quali = versioni) =>
  supersededVersions(quali, { ...nessuno, ...uso }, { adesso: new Date(adesso), giorni: 30 });

describe('the versions that nobody can call any more', () => {
  test('are those replaced thirty days ago, whatever their own age, in the order in which they were published', () => {
    expect(superate({}, '2026-04-09T07:59:59Z')).toEqual([]);
    expect(superate({}, '2026-04-09T08:00:00Z')).toEqual([1]);
    expect(superate({}, '2026-06-09T08:00:00Z')).toEqual([1, 2]);
    expect(superate({}, '2026-06-09T08:00:00Z', versioni.toReversed())).toEqual([1, 2]);
  });
  test('are never the two newest, however old', () => {
    expect(superate({}, '2030-01-01T00:00:00Z')).toEqual([1, 2]);
    expect(superate({}, '2030-01-01T00:00:00Z', versioni.slice(0, 2))).toEqual([]);
    expect(superate({}, '2030-01-01T00:00:00Z', [])).toEqual([]);
  });
  test('are never one that an alias or a machine names', () => {
    expect(superate({ nominate: [1, 4] }, '2030-01-01T00:00:00Z')).toEqual([2]);
  });
  test('are not one with which an execution that still runs may have begun: before it was replaced, or during that deploy', () => {
    const fra = (inizio: string) => superate({ iniziate: ['2029-01-01T00:00:00Z', inizio] }, '2030-01-01T00:00:00Z');
    expect(fra('2026-03-10T07:00:00Z')).toEqual([]);
    expect(fra('2026-03-11T07:59:59Z')).toEqual([]);
    expect(fra('2026-03-11T08:00:00Z')).toEqual([1]);
    expect(fra('2026-05-11T08:00:00Z')).toEqual([1, 2]);
  });
  test('a date that nobody can read keeps the version before it', () => {
    const illeggibile = versioni.map((una) => (una.numero === 2 ? { ...una, pubblicata: 'ieri' } : una));
    expect(superate({}, '2030-01-01T00:00:00Z', illeggibile)).toEqual([2]);
  });
});
