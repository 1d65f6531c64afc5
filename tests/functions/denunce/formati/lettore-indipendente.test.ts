import { expect, test } from 'vitest';
import { fileBuoni } from '#support/denunce/file-buoni.ts';
import { readDaFuori } from '#support/denunce/lettore-indipendente.ts';

const buono = (cercato: string) => {
  const trovato = fileBuoni.find(([nome]) => nome === cercato);
  if (trovato === undefined) throw new Error(`No good file of ${cercato}`);
  const [, tipo, bytes] = trovato;
  return { tipo, testo: Buffer.from(bytes()).toString('latin1') };
};
const letto = (cercato: string, cambia: (testo: string) => string = (testo) => testo) => {
  const { tipo, testo } = buono(cercato);
  return readDaFuori(tipo, Buffer.from(cambia(testo), 'latin1'));
};

test.each(fileBuoni.map(([nome]) => nome))('%s is read by its layout alone, with nothing broken', (nome) => {
  expect(letto(nome).rotture).toEqual([]);
});

test('sums are those of the rows, of each certified point, of each payment', () => {
  expect(letto('cu')).toMatchObject({ persone: ['VRDTTV66D61H501M'], somme: { DB001002: 100_000, AU001009: 2_000 } });
  expect(letto('spt').somme).toEqual({ Lordo: 10_000, RitenutaIrpef: 2_090, Irap: 850 });
  expect(letto('f24ep').somme.debito).toBeGreaterThan(0);
});

test('a row changed, a record cut, a count, an element left open are told', () => {
  const conBalance = letto('f24ep', (testo) => testo.replace(/(?<=\r\nV.{162})\d{15}/, '000000099999999'));
  expect(conBalance.rotture).toContain('the balance of a record is not that of its rows');
  expect(letto('f24', (testo) => testo.slice(0, 100) + testo.slice(101)).rotture[0]).toMatch(/1897 characters/);
  expect(letto('cu', (testo) => testo.replace(/(?<=\r\nZ.{14})\d{9}/, '000000007')).rotture).toContain(
    'the end does not count the records B',
  );
  expect(letto('spt', (testo) => testo.replace('</Lordo>', '')).rotture.length).toBeGreaterThan(0);
});
