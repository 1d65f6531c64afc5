import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { recordA, recordM, recordV, recordZ } from '#functions/denunce/formati/f24/tracciato-ep.ts';
import { nomeFile } from '#functions/denunce/macchina/nome-file.ts';
import { lunghezzaDi, posizioniDi } from '#functions/denunce/macchina/record-fisso.ts';
import { sezioniF24Ep, type RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { fileEp, modello, riferimentiDiProva, riga } from '#support/denunce/f24-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();

describe('the layout', () => {
  test('has 1898 characters a record, and its fields where the specification has them', () => {
    expect([recordA, recordM, recordV, recordZ].map(lunghezzaDi)).toEqual([1898, 1898, 1898, 1898]);
    expect(posizioniDi(recordA)).toEqual({ fornitore: 23, denominazione: 216 });
    expect(posizioniDi(recordM)).toEqual({
      contribuente: 2,
      progressivo: 18,
      denominazione: 518,
      codiceIdentificativo: 573,
      secondoCodiceFiscale: 575,
      titolareConto: 1770,
      iban: 1781,
      email: 1809,
      saldo: 1873,
      dataPagamento: 1888,
    });
    expect(posizioniDi(recordV)).toEqual({
      contribuente: 2,
      progressivo: 18,
      codiceUfficio: 91,
      codiceAtto: 94,
      idOperazione: 105,
      righe: 123,
      totaleDebito: 1743,
      totaleCredito: 1758,
      segno: 1773,
      saldo: 1774,
      saldoFinale: 1793,
      dataPagamento: 1808,
    });
    expect(posizioniDi(recordZ)).toEqual({ recordV: 16, recordM: 25 });
  });

  test('writes one form as A, M, V for every 22 rows, Z, each on its line', () => {
    const testo = Buffer.from(
      f24Ep.parse({ ...fileEp(), modelli: [modello(Array.from({ length: 23 }, () => riga()))] }).write(),
    ).toString('latin1');
    const righe = testo.split('\r\n');
    expect(righe.map((una) => [una.slice(0, 1), una.length])).toEqual([
      ['A', 1898],
      ['M', 1898],
      ['V', 1898],
      ['V', 1898],
      ['Z', 1898],
      ['', 0],
    ]);
    // 23 rows of 100 €: the account is debited of 2.300,00, the second record holds one row.
    expect(righe[1]?.slice(1872, 1897)).toBe('2.300,00       15-04-2026');
    expect(righe[3]?.slice(122, 193)).toBe(
      `F100E                        0003  2026  ${'10000'.padStart(15, '0')}${'0'.repeat(15)}`,
    );
    expect(righe[3]?.slice(193, 264)).toBe(`${' '.repeat(41)}${'0'.repeat(30)}`);
    expect(righe[4]?.slice(15, 33)).toBe('000000002000000001');
  });
});

const rigaGenerata: fc.Arbitrary<RigaF24> = fc
  .record({
    sezione: fc.constantFrom(...sezioniF24Ep),
    codice: fc.stringMatching(/^[A-Z0-9]{1,6}$/),
    ente: fc.stringMatching(/^[A-Z0-9]{0,5}$/),
    estremi: fc.stringMatching(/^[A-Z0-9]{0,17}$/),
    riferimentoA: fc.stringMatching(/^\d{0,6}$/),
    riferimentoB: fc.stringMatching(/^\d{0,6}$/),
    importo: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ importo, ...resto }) => ({ ...resto, debito: importo, credito: 0 }));

const letti = (bytes: Uint8Array) => {
  const { records, rilievi } = f24Ep.read(bytes, RIFERIMENTI);
  return { records, rilievi };
};
const inCaratteri = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const inBytes = (caratteri: string): Uint8Array => Buffer.from(caratteri, 'latin1');

test('reads back every file it writes, whatever its forms and rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(rigaGenerata, { minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 3 }),
      (modelli) => {
        const file = { ...fileEp(), modelli: modelli.map((righe) => modello(righe)) };
        expect(letti(f24Ep.parse(file).write())).toEqual({ records: file, rilievi: [] });
      },
    ),
    { numRuns: 60 },
  );
});

test('a file that is not one says at which byte', () => {
  const scritto = inCaratteri(f24Ep.parse(fileEp()).write());
  expect(() => letti(new Uint8Array())).toThrow('Byte 1: il file è vuoto.');
  const altroTipo = 'Byte 1: il file non è di questo tipo: comincia con';
  expect(() => letti(inBytes(scritto.replace(/^A/, 'B')))).toThrow(
    `${altroTipo} "B", i suoi record cominciano con A, M, V, Z.`,
  );
  expect(() => letti(Buffer.from('<Denunce>è di altri</Denunce>', 'utf8'))).toThrow(`${altroTipo} "<"`);
  expect(() => letti(inBytes('\u0007\u00c3\u00a8'))).toThrow(`${altroTipo} un carattere che non si legge`);
  expect(() => letti(Buffer.from(`\uFEFF${scritto}`, 'utf16le'))).toThrow(
    'Byte 1: il file comincia con la marca di UTF-16',
  );
  expect(() => letti(inBytes(scritto.slice(0, 900)))).toThrow('Byte 901, record 1: finisce dopo 900 caratteri');
  expect(() => letti(inBytes(`A${scritto}`))).toThrow('Byte 1899, record 1: attesi 1898 caratteri e poi CR LF');
});

test('a character the layout does not take is refused with its field', () => {
  expect(() => f24Ep.parse(fileEp({ denominazione: 'SCUOLA “A”' })).write()).toThrow(
    'Campo "denominazione", posizione 518: il carattere "“" non si può scrivere.',
  );
});

test('the name of the file says what it may not be taken for', () => {
  expect(nomeFile('F24', f24Ep.tracciato, [{ gravita: 'BLOCCANTE' }])).toBe('BOZZA-F24.T24');
  expect(nomeFile('F24', f24Ep.tracciato, [])).toBe('F24.T24');
});
