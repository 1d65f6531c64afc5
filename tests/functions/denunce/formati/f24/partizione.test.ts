import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { f24Ordinario } from '#functions/denunce/formati/f24/f24ordinario.ts';
import { moduloEp } from '#functions/denunce/formati/f24/modulo-ep.ts';
import { totaliDi } from '#functions/denunce/formati/f24/righe.ts';
import { F24Ep, F24Ordinario, type RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { fileEp, modello, riferimentiDiProva, riga } from '#support/denunce/f24-di-prova.ts';
import { fileOrdinario, rigaOrdinaria, righeGiuste } from '#support/denunce/f24-ordinario-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();

/** Rows with their place written in them, debits and credits, credits last as a form of school has them. */
const importi = fc.record({
  debiti: fc.array(fc.integer({ min: 10_000, max: 9_999_999 }), { minLength: 2, maxLength: 60 }),
  crediti: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }),
});
const colonne = (n: number, debito: number, credito: number) => ({
  estremi: `N${n}`,
  debito,
  credito,
});
const inFila = ({ debiti, crediti }: { readonly debiti: readonly number[]; readonly crediti: readonly number[] }) => [
  ...debiti.map((debito, n) => colonne(n, debito, 0)),
  ...crediti.map((credito, n) => colonne(debiti.length + n, 0, credito)),
];
const ordinate = <R extends Pick<RigaF24, 'sezione' | 'estremi'>>(righe: readonly R[]): R[] =>
  righe.toSorted((a, b) => a.sezione.localeCompare(b.sezione) || a.estremi.localeCompare(b.estremi));

describe('a form whose last record would have nothing but credits has them beside the debits', () => {
  test('of public bodies: 22 debits, then two credits', () => {
    const righe = inFila({ debiti: Array.from({ length: 22 }, () => 10_000), crediti: [500, 300] }).map(riga);
    const bytes = f24Ep.parse({ ...fileEp(), modelli: [modello(righe)] }).write();
    const { records, rilievi } = f24Ep.read(bytes, RIFERIMENTI);
    expect([rilievi, bytes.length]).toEqual([[], 5 * 1900]);
    expect(ordinate(F24Ep.parse(records).modelli[0]?.righe ?? [])).toEqual(ordinate(righe));
  });
  test('ordinary: six rows of the Treasury, then a credit', () => {
    const righe = inFila({ debiti: [1000, 1000, 1000, 1000, 1000, 1000], crediti: [500] }).map(rigaOrdinaria);
    const bytes = f24Ordinario.parse(fileOrdinario(righe)).write();
    const { records, rilievi } = f24Ordinario.read(bytes, RIFERIMENTI);
    expect([rilievi, bytes.length]).toEqual([[], 5 * 1900]);
    expect(ordinate(F24Ordinario.parse(records).modelli[0]?.righe ?? [])).toEqual(ordinate(righe));
  });
});

test('what is written is read again with the same rows, debits and credits, and no record in credit', () => {
  fc.assert(
    fc.property(importi, (generati) => {
      const righe = inFila(generati).map(riga);
      const ep = f24Ep.read(f24Ep.parse({ ...fileEp(), modelli: [modello(righe)] }).write(), RIFERIMENTI);
      expect(ep.rilievi).toEqual([]);
      expect(ordinate(F24Ep.parse(ep.records).modelli[0]?.righe ?? [])).toEqual(ordinate(righe));
      const { I, R } = righeGiuste;
      const ordinarie = [...inFila(generati).map(rigaOrdinaria), I, R];
      const altro = f24Ordinario.read(f24Ordinario.parse(fileOrdinario(ordinarie)).write(), RIFERIMENTI);
      expect(altro.rilievi).toEqual([]);
      expect(ordinate(F24Ordinario.parse(altro.records).modelli[0]?.righe ?? [])).toEqual(ordinate(ordinarie));
    }),
    { numRuns: 60 },
  );
});

test('rows stay in their order where no record is in credit', () => {
  const righe = inFila({ debiti: Array.from({ length: 30 }, () => 10_000), crediti: [1, 2] }).map(riga);
  const { records } = f24Ep.read(f24Ep.parse({ ...fileEp(), modelli: [modello(righe)] }).write(), RIFERIMENTI);
  expect(F24Ep.parse(records).modelli[0]?.righe).toEqual(righe);
});

test('credits of nine tenths of the debits, more of them than debits, are written', () => {
  const righe = Array.from({ length: 44 }, (_, n) =>
    riga(n < 20 ? colonne(n, 100_000 + n * 10_000, 0) : colonne(n, 0, 1)),
  );
  const debiti = righe.reduce((totale, { debito }) => totale + debito, 0);
  const conCrediti = righe.map((una) =>
    una.credito === 0 ? una : { ...una, credito: Math.floor((debiti * 9) / 240) },
  );
  const { rilievi } = f24Ep.read(f24Ep.parse({ ...fileEp(), modelli: [modello(conCrediti)] }).write(), RIFERIMENTI);
  expect(rilievi).toEqual([]);
});

test('a form of thousands of rows, with credits to move, is written and read', () => {
  const importiDi = {
    debiti: Array.from({ length: 5000 }, () => 10_000),
    crediti: Array.from({ length: 300 }, () => 1),
  };
  const righe = inFila(importiDi).map(riga);
  const { records, rilievi } = f24Ep.read(f24Ep.parse({ ...fileEp(), modelli: [modello(righe)] }).write(), RIFERIMENTI);
  expect([rilievi, F24Ep.parse(records).modelli[0]?.righe.length]).toEqual([[], 5300]);
});

test('a form that no order of its rows makes writable says so before its file, with what to do', () => {
  const righe = inFila({ debiti: [99_999], crediti: Array.from({ length: 22 }, () => 1) }).map(riga);
  const compilata = f24Ep.parse({ ...fileEp(), modelli: [modello(righe)] });
  expect(() => compilata.write()).toThrow(
    'Campo "saldoFinale", posizione 1793: i crediti del record superano i debiti di 0,01 €: riportarne una parte a un altro F24.',
  );
  const rilievi = compilata.check(RIFERIMENTI);
  expect(rilievi.filter(({ codice }) => codice === 'f24.saldo-record')).toMatchObject([
    {
      gravita: 'BLOCCANTE',
      trovato: '-0,01 € nel record V 2 di 2',
      rimedio: 'Riportare una parte dei crediti a un F24 successivo: i debiti sono in troppo poche righe.',
    },
  ]);
});

test('a form of more rows than a school can have keeps its order: no exchange is looked for', () => {
  const crediti = (quanti: number) =>
    inFila({ debiti: [], crediti: Array.from({ length: quanti }, () => 1) }).map(riga);
  const forma = (quante: number) => [
    ...crediti(22),
    ...inFila({ debiti: Array.from({ length: quante - 22 }, () => 100), crediti: [] }).map(riga),
  ];
  const inCredito = (righe: readonly RigaF24[]) =>
    moduloEp.inRecord(righe).filter((record) => totaliDi(record).saldo < 0).length;
  expect([inCredito(forma(6000)), inCredito(forma(6001))]).toEqual([0, 1]);
});
