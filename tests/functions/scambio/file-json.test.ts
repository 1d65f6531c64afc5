import { describe, expect, it } from 'vitest';
import { readFileJson } from '#functions/scambio/file/file-json.ts';
import { FileNonLeggibile } from '#platform/spreadsheet.ts';

const fileOf = (righe: unknown, tipo = 'persone'): Uint8Array =>
  Buffer.from(JSON.stringify({ formato: 'emolumenti-scambio', versione: 1, tipi: [{ tipo, righe }] }));

const refusal = (bytes: Uint8Array): FileNonLeggibile => {
  try {
    readFileJson(bytes);
  } catch (error) {
    if (error instanceof FileNonLeggibile) return error;
    throw error;
  }
  throw new Error('Not refused');
};

describe('a JSON of ours', () => {
  it('has the fields that any of its rows has; what a row lacks is null, whatever the field is called', () => {
    const [foglio] = readFileJson(fileOf([{ a: 1, constructor: 'x' }, { b: true }]));
    expect(foglio).toEqual({
      nome: 'persone',
      tipato: true,
      intestazioni: ['a', 'constructor', 'b'],
      righe: [
        { numero: 1, celle: [1, 'x', null] },
        { numero: 2, celle: [null, null, true] },
      ],
    });
  });

  it('whose every row has fields of its own is refused before they are multiplied', () => {
    const righe = Array.from({ length: 20_000 }, (_, n) => ({ [`a${n}`]: 1, [`b${n}`]: 1, [`c${n}`]: 1 }));
    expect(refusal(fileOf(righe)).motivo).toBe('troppe_colonne');
  });

  it('of too many fields, rows, cells or characters is refused', () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
    expect(refusal(fileOf([fields(201)])).motivo).toBe('troppe_colonne');
    expect(refusal(fileOf([fields(600_000)])).motivo).toBe('troppe_colonne');
    expect(readFileJson(fileOf([fields(200)]))[0]?.intestazioni).toHaveLength(200);
    expect(refusal(fileOf(Array.from({ length: 20_001 }, () => ({ a: 1 })))).message).toContain('20.001');
    expect(refusal(fileOf([fields(200), ...Array.from({ length: 5000 }, () => ({ k0: 1 }))])).motivo).toBe(
      'troppe_celle',
    );
    expect(refusal(fileOf(Array.from({ length: 4100 }, () => ({ a: 'x'.repeat(4900) })))).motivo).toBe('troppo_testo');
  });

  it('with rows that are not rows says the first, however many', () => {
    expect(refusal(fileOf([{ a: 1 }, [1]])).message).toContain('tipi.0.righe.1');
    expect(refusal(fileOf([{ a: { b: 1 } }])).message).toContain('tipi.0.righe.0.a');
    expect(refusal(fileOf(Array.from({ length: 2_000_000 }, () => 1))).motivo).toBe('troppe_righe');
    expect(refusal(fileOf('righe')).motivo).toBe('formato');
    expect(refusal(Buffer.from('{'.repeat(100_000))).motivo).toBe('danneggiato');
  });
});
