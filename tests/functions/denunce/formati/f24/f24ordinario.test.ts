import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { f24Ordinario } from '#functions/denunce/formati/f24/f24ordinario.ts';
import { recordA, recordM, recordV } from '#functions/denunce/formati/f24/tracciato-ordinario.ts';
import { lunghezzaDi, posizioniDi } from '#functions/denunce/macchina/record-fisso.ts';
import type { RigaF24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { fileOrdinario, rigaOrdinaria, righeGiuste } from '#support/denunce/f24-ordinario-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();
const letti = (bytes: Uint8Array) => {
  const { records, rilievi } = f24Ordinario.read(bytes, RIFERIMENTI);
  return { records, rilievi };
};

const { F, I, R, S, Q } = righeGiuste;

describe('the layout', () => {
  test('has 1898 characters a record, and its fields where the specification has them', () => {
    expect([recordA, recordM, recordV].map(lunghezzaDi)).toEqual([1898, 1898, 1898]);
    expect(posizioniDi(recordA)).toEqual({
      fornitore: 23,
      denominazione: 216,
      comune: 358,
      provincia: 398,
      indirizzo: 400,
      cap: 435,
      email: 467,
    });
    expect(posizioniDi(recordM)).toMatchObject({
      contribuente: 2,
      progressivo: 18,
      comune: 288,
      provincia: 328,
      cap: 330,
      indirizzo: 335,
      denominazione: 518,
      titolareConto: 1770,
      iban: 1781,
      email: 1809,
      saldo: 1873,
      dataPagamento: 1888,
    });
    expect(posizioniDi(recordV)).toMatchObject({
      erario: 105,
      erarioDebito: 453,
      erarioSegno: 483,
      inps: 499,
      inpsDebito: 767,
      regioni: 813,
      regioniDebito: 989,
      idOperazione: 1035,
      locali: 1053,
      localiDebito: 1325,
      inail: 1371,
      inailDebito: 1527,
      altroEnte: 1573,
      altri: 1577,
      altriDebito: 1697,
      altriSaldo: 1728,
      saldoFinale: 1793,
      dataPagamento: 1808,
    });
  });

  test('each section has its rows, its totals and its sign; what is empty is zeros or blanks', () => {
    const credito = rigaOrdinaria({ codice: '1701', debito: 0, credito: 12_000 });
    const [, , v = ''] = Buffer.from(f24Ordinario.parse(fileOrdinario([F, credito, I, R, S, Q])).write())
      .toString('latin1')
      .split('\r\n');
    expect(v.slice(104, 162)).toBe(`1001${' '.repeat(16)}00032026${'10000'.padStart(15, '0')}${'0'.repeat(15)}`);
    // 100 € of debits, 120 € of credits: 20 € less, in the other sign.
    expect(v.slice(452, 498)).toBe(
      `${'10000'.padStart(15, '0')}${'12000'.padStart(15, '0')}N${'2000'.padStart(15, '0')}`,
    );
    expect(v.slice(498, 535)).toBe('7000CXX 00144ROMA        032026032026');
    expect(v.slice(1052, 1090)).toBe(`H5010000000${'0'.repeat(15)}384800032025`);
    expect(v.slice(1572, 1606)).toBe(`0003RM   P101${'0'.repeat(9)}032026032026`);
    expect(v.slice(1792, 1815)).toBe(`${'38000'.padStart(15, '0')}16042026`);
  });

  test('a section with more rows than a record takes goes on in the next', () => {
    const righe = [...Array.from({ length: 7 }, (_, n) => rigaOrdinaria({ debito: n + 1 })), Q, Q, Q];
    const bytes = f24Ordinario.parse(fileOrdinario(righe)).write();
    expect(bytes.length).toBe(5 * 1900);
    expect(letti(bytes)).toEqual({ records: fileOrdinario(righe), rilievi: [] });
  });
});

const cifre = (quante: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${quante - 1}}$`));
const codice = fc.stringMatching(/^[A-Z0-9]{1,4}$/);
const di = (sezione: RigaF24Ordinario['sezione'], campi: Record<string, fc.Arbitrary<string>>) =>
  fc
    .record({ codice, debito: fc.integer({ min: 1, max: 99_999_999 }), ...campi })
    .map((resto) => rigaOrdinaria({ sezione, riferimentoA: '', riferimentoB: '', ...resto }));
const mesi = { riferimentoA: cifre(6), riferimentoB: cifre(6) };
const rate = { riferimentoA: fc.stringMatching(/^\d{4}$/), riferimentoB: cifre(4) };
/** Rows in the order of the sections of the form, as they are read back. */
const righe = fc
  .tuple(
    fc.array(di('F', { ...rate, estremi: fc.stringMatching(/^[A-Z0-9]{0,16}$/) }), { minLength: 1, maxLength: 14 }),
    fc.array(di('I', { ...mesi, ente: cifre(4), estremi: fc.stringMatching(/^[A-Z0-9]{0,17}$/) }), { maxLength: 9 }),
    fc.array(di('R', { ...rate, ente: cifre(2) }), { maxLength: 9 }),
    fc.array(di('S', { ...rate, ente: fc.stringMatching(/^[A-Z]\d{3}$/) }), { maxLength: 9 }),
    fc.array(di('N', { codice: fc.constant('P'), riferimentoA: cifre(6), ente: cifre(5), estremi: cifre(10) }), {
      maxLength: 5,
    }),
    fc.array(di('Q', { ...mesi, ente: fc.stringMatching(/^[A-Z]{2}$/), altroEnte: fc.constantFrom('0003', '0004') }), {
      maxLength: 7,
    }),
  )
  .map((sezioni) => sezioni.flat());

test('reads back every file it writes, whatever its sections and rows', () => {
  fc.assert(
    fc.property(righe, (generate) => {
      const file = fileOrdinario(generate);
      expect(letti(f24Ordinario.parse(file).write())).toEqual({ records: file, rilievi: [] });
    }),
    { numRuns: 80 },
  );
});
