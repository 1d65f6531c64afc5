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
  expect(() => letti(inBytes(scritto.replace('\r\nM', '\r\nQ')))).toThrow(
    'Byte 1901, record 2: il tipo di record "Q" non è previsto.',
  );
  expect(() => letti(inBytes(scritto.replace('\r\n', '\n')))).toThrow('Byte 1899, record 1');
  expect(() => letti(inBytes(scritto.slice(0, 2000)))).toThrow('Byte 2001, record 2: attesi 1898 caratteri');
  // The first digit of the debit of the first row: record 3, character 123 + 41.
  const posto = 2 * 1900 + 163;
  expect(() => letti(inBytes(`${scritto.slice(0, posto)}x${scritto.slice(posto + 1)}`))).toThrow(
    `Byte ${posto + 1}, record 3: Campo "debito", posizione 164`,
  );
  const [a = '', m = '', v = '', z = ''] = scritto.split(/(?<=\r\n)/);
  expect(() => letti(inBytes(a + v + m + z))).toThrow('Record 2: un record V non può stare qui.');
  expect(() => letti(inBytes(a + m + z))).toThrow('Record 2: il modello non ha record V.');
  expect(() => letti(inBytes(a + m + v))).toThrow('Dopo il record 3: manca il record Z, con cui il file finisce.');
});

test('a file in another encoding says so, at the byte where it shows', () => {
  const scritto = inCaratteri(f24Ep.parse(fileEp()).write());
  const inUtf8 = Buffer.from(scritto.replace('ISTITUTO COMPRENSIVO DI PROVA', 'LICEO DI CITTÀ               '), 'utf8');
  expect(() => letti(Buffer.from(`\uFEFF${scritto}`, 'utf8'))).toThrow(
    'Byte 1: il file comincia con la marca di UTF-8: salvarlo in windows-1252, senza marca.',
  );
  expect(() => letti(Buffer.from(`\uFEFF${scritto}`, 'utf16le'))).toThrow(
    'Byte 1: il file comincia con la marca di UTF-16',
  );
  // The last letter of the name, which begins at 216 of the first record.
  expect(() => letti(inUtf8)).toThrow('Byte 229, record 1: una lettera è scritta in UTF-8, con due byte');
});

test('a value that its field cannot hold says of which record and row', () => {
  const scritto = inCaratteri(f24Ep.parse({ ...fileEp(), modelli: [modello([riga(), riga()])] }).write());
  const con = (posizione: number, caratteri: string) => {
    const da = 2 * 1900 + posizione - 1;
    return () => letti(inBytes(scritto.slice(0, da) + caratteri + scritto.slice(da + caratteri.length)));
  };
  expect(con(123 + 71 + 1, '100e')).toThrow('record 3, riga 2, campo codice: Il codice ha da 1 a 6 lettere e cifre.');
  expect(con(94, ' '.repeat(11))).toThrow("record 3, campo codiceAtto: Il codice dell'atto ha 11 cifre.");
});

test('a character the layout does not take is refused with its field', () => {
  expect(() => f24Ep.parse(fileEp({ denominazione: 'SCUOLA “A”' })).write()).toThrow(
    'Campo "denominazione", posizione 518: il carattere "“" non si può scrivere.',
  );
});

test('the name of the file says what it may not be taken for', () => {
  expect(nomeFile('F24', f24Ep.tracciato, [{ gravita: 'BLOCCANTE' }])).toBe('BOZZA-DA-RISCONTRARE-F24.T24');
  expect(nomeFile('F24', { ...f24Ep.tracciato, riscontro: { il: '2026-01-01', dove: 'un documento' } }, [])).toBe(
    'F24.T24',
  );
});
