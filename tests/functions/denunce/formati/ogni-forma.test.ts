import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { FileCu, operazioniCu, type OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import { descrizioneCausaleVariazione } from '#shared/domain/denunce/codici-pos-pa.ts';
import { tipiDenuncia, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import { certificazione, fileCu } from '#support/denunce/cu-di-prova.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { fileBuoni } from '#support/denunce/file-buoni.ts';
import { bytesDi } from '#support/denunce/uniemens-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();

const PROTOCOLLO = { protocollo: '24031012345678901', progressivoRicevuta: '000001' };
/** The certificates of each operation: a correction names what it corrects, one that annuls says nothing else. */
const certificate = operazioniCu.map((operazione): readonly [string, TipoDenuncia, () => Uint8Array] => {
  const una = operazione === 'ORDINARIA' ? {} : PROTOCOLLO;
  const vuota = operazione === 'ANNULLAMENTO' ? { moduli: [] } : {};
  const certificazioni = [certificazione({ ...una, ...vuota })];
  return [operazione, 'cu', () => catalogo.cu.parse(fileCu({ operazione, certificazioni })).write()];
});

/** An earlier period that adds to what was told, as one told for the first time is written. */
const causale1 = (): Uint8Array =>
  Buffer.from(
    Buffer.from(bytesDi('variazioni')).toString('utf8').replace('CausaleVariazione="5"', 'CausaleVariazione="1"'),
  );

const files: typeof fileBuoni = [...fileBuoni, ...certificate, ['causale-1', 'uniemens', causale1]];

const testoDi = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const con =
  (segno: RegExp) =>
  (bytes: Uint8Array): boolean =>
    segno.test(testoDi(bytes));
const diOperazione =
  (operazione: OperazioneCu) =>
  (bytes: Uint8Array): boolean =>
    FileCu.parse(catalogo.cu.read(bytes, RIFERIMENTI).records).operazione === operazione;

/** The forms that exist, each by how a file of it is told. */
const forme: readonly (readonly [string, TipoDenuncia, (bytes: Uint8Array) => boolean])[] = [
  ['F24 of public bodies', 'f24ep', con(/^A/)],
  ['ordinary F24', 'f24', con(/^A/)],
  ['communication to NoiPA', 'spt', con(/<Dipendente>/)],
  ...operazioniCu.map((una) => [`CU, ${una}`, 'cu', diOperazione(una)] as const),
  ...['E0_', 'E1_', 'F1_', 'V1_', 'AltriImportiDovuti_Z2'].map(
    (forma) => [`UniEmens, ${forma}`, 'uniemens', con(new RegExp(`<${forma}`))] as const,
  ),
  ...Object.keys(descrizioneCausaleVariazione).map(
    (causale) =>
      [`UniEmens, V1 of causale ${causale}`, 'uniemens', con(new RegExp(`CausaleVariazione="${causale}"`))] as const,
  ),
];

describe('every form that is written exists in a file of the tests', () => {
  test.each(forme)('%s', (_nome, tipo, isDi) => {
    const suoi = files.filter(([, suo, bytes]) => suo === tipo && isDi(bytes()));
    expect(suoi.length).toBeGreaterThan(0);
  });

  test('no kind of filing is without', () => {
    expect([...new Set(forme.map(([, tipo]) => tipo))].toSorted()).toEqual(tipiDenuncia.toSorted());
  });

  test.each(files)('%s is accepted, and read and written again is the same', (_nome, tipo, bytes) => {
    const letta = catalogo[tipo].read(bytes(), RIFERIMENTI);
    const blocca = [...letta.rilievi, ...letta.check(RIFERIMENTI)].filter(({ gravita }) => gravita === 'BLOCCANTE');
    expect(blocca).toEqual([]);
    expect(Buffer.from(letta.write()).equals(Buffer.from(bytes()))).toBe(true);
  });
});
