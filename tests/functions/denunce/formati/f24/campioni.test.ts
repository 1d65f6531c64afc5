import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { f24Ordinario } from '#functions/denunce/formati/f24/f24ordinario.ts';
import { F24Ep, F24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';

// Files of an invented school put together place by place from the tables of the layout, by no code of the program.

const RIFERIMENTI = await riferimentiDiProva();
const bytesDi = (campione: string): Buffer =>
  readFileSync(new URL(`../../../../golden/f24/${campione}.T24`, import.meta.url));

type Riga = readonly (string | number)[];
const righeDi = (modelli: readonly { readonly righe: readonly F24Ep['modelli'][number]['righe'][number][] }[]) =>
  modelli.map(({ righe }) =>
    righe.map(({ sezione, codice, ente, estremi, riferimentoA, riferimentoB, debito, credito }): Riga => [
      ...[sezione, codice, ente, estremi, riferimentoA, riferimentoB],
      ...[debito, credito],
    ]),
  );

const CASSE = ['P101', 'P201', 'P301', 'P707', 'P708', 'P909', 'P607', 'P608'];

describe('the form of public bodies: a row of each kind, then one of 24 rows', () => {
  const { records, rilievi } = f24Ep.read(bytesDi('ep'), RIFERIMENTI);

  test('is read as the tables have it', () => {
    expect(righeDi(F24Ep.parse(records).modelli)).toEqual([
      [
        ['F', '100E', '', '', '0003', '2026', 123_456, 0],
        ['F', '170E', '', '', '0003', '2026', 0, 10_000],
        ['R', '380E', '08', '', '0003', '2026', 8_575, 0],
        ['R', '381E', '08', '', '0003', '2025', 4_321, 0],
        ['S', '384E', 'H501', '', '0003', '2025', 2_109, 0],
        ['S', '385E', 'F205', '', '0003', '2026', 777, 0],
        ['I', 'CXX', '7000', '00144ROMA', '032026', '', 30_000, 0],
        ['I', 'DM10', '7000', '7012345678', '032026', '', 484, 0],
        ['Q', 'P101', 'RM', '', '032026', '032026', 33_000, 0],
        ['Q', 'P909', 'RM', '', '032026', '032026', 350, 0],
      ],
      ['RM', 'MI', 'NA'].flatMap((provincia, p) =>
        CASSE.map((codice, c): Riga => ['Q', codice, provincia, '', '032026', '032026', 100 + p * 8 + c, 0]),
      ),
    ]);
  });
  test('has nothing wrong, and is written again byte by byte', () => {
    expect([rilievi, f24Ep.parse(records).check(RIFERIMENTI)]).toEqual([[], []]);
    expect(Buffer.from(f24Ep.parse(records).write()).equals(bytesDi('ep'))).toBe(true);
  });
});

describe('the ordinary form: a row of each section, those of the Treasury and of other bodies over two records', () => {
  const { records, rilievi } = f24Ordinario.read(bytesDi('ordinario'), RIFERIMENTI);

  test('is read as the tables have it', () => {
    expect(righeDi(F24Ordinario.parse(records).modelli)).toEqual([
      [
        ['F', '1001', '', '', '0003', '2026', 123_456, 0],
        ['F', '1701', '', '', '0003', '2026', 0, 10_000],
        ['F', '1040', '', '', '0003', '2026', 5_000, 0],
        ['F', '1704', '', '', '0003', '2026', 0, 500],
        ['F', '1001', '', '', '0002', '2026', 1, 0],
        ['F', '1040', '', '', '0002', '2026', 2, 0],
        ['F', '1001', '', '', '0001', '2026', 3, 0],
        ['I', 'CXX', '7000', '00144ROMA', '032026', '032026', 30_000, 0],
        ['I', 'DM10', '7000', '7012345678', '032026', '', 484, 0],
        ['R', '3858', '08', '', '0003', '2026', 8_575, 0],
        ['R', '3802', '08', '', '0003', '2025', 4_321, 0],
        ['S', '3848', 'H501', '', '0003', '2025', 2_109, 0],
        ['S', '3847', 'F205', '', '0003', '2026', 777, 0],
        ['N', 'P', '33000', '1234567812', '902026', '', 1_234, 0],
        ['Q', 'P101', 'RM', '', '032026', '032026', 33_000, 0],
        ['Q', 'P909', 'RM', '', '032026', '032026', 350, 0],
        ['Q', 'P707', 'RM', '', '032026', '032026', 9, 0],
      ],
    ]);
  });
  test('has nothing wrong but a code of INAIL, which no payslip pays; it is written again byte by byte', () => {
    expect(rilievi).toEqual([]);
    expect(
      f24Ordinario
        .parse(records)
        .check(RIFERIMENTI)
        .map(({ codice, campo }) => [codice, campo]),
    ).toEqual([['f24.codice-sconosciuto', 'modelli.0.righe.13.codice']]);
    expect(Buffer.from(f24Ordinario.parse(records).write()).equals(bytesDi('ordinario'))).toBe(true);
  });
});
