import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import type { Letta } from '#functions/denunce/macchina/denuncia.ts';
import { FileIllegibile } from '#functions/denunce/macchina/file-fisso.ts';
import { campiDelFile, type CampoDelFile } from '#lib/mutazioni/campi.ts';
import { FORME, forme } from '#lib/mutazioni/forme.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { fileBuoni } from '#support/denunce/file-buoni.ts';

const RIFERIMENTI = await riferimentiDiProva();

const testoDi = (tipo: TipoDenuncia, bytes: Uint8Array): string => Buffer.from(bytes).toString(flussi[tipo].codifica);
const readDi = (tipo: TipoDenuncia, testo: string): Letta =>
  catalogo[tipo].read(Buffer.from(testo, flussi[tipo].codifica), RIFERIMENTI);

/** Other ways of writing what a field says, and values that say another thing: whatever is read without a word is written as it was. */
const SCRITTURE: Readonly<Record<string, (valore: string) => string>> = {
  'zero before': (valore) => valore.replace(/\d/, '0$&'),
  'no zero before': (valore) => valore.replace(/(?<!\d)0(?=\d)/, ''),
  'blank before': (valore) => ` ${valore}`,
  'blank after': (valore) => `${valore} `,
  'on the other side': (valore) =>
    valore.startsWith(' ') ? valore.trimStart().padEnd(valore.length) : valore.trimEnd().padStart(valore.length),
  'small letters': (valore) => valore.toLowerCase(),
  'a character of no alphabet': (valore) => valore.replace(/[A-Z](?=[A-Z])/, '§'),
  'an accent': (valore) => valore.replace(/[AEIOU](?=[A-Z])/, 'È'),
  'points of thousands': (valore) => valore.replace(/(\d)(\d{3}),/, '$1.$2,'),
  'no points': (valore) => valore.replaceAll('.', ''),
  'one decimal': (valore) => valore.replace(/,(\d)\d/, ',$1'),
  'a plus': (valore) => valore.replace(/\d/, '+$&'),
  'blanks for zeros': (valore) => valore.replace(/^0+/, (zeri) => ' '.repeat(zeri.length)),
  'zeros for blanks': (valore) => valore.replace(/^ +(?=\d)/, (spazi) => '0'.repeat(spazi.length)),
  nothing: () => '',
};

/** The field in as many characters as it has, where it has a number of them. */
const inCampo = ({ lunghezza }: CampoDelFile, nuovo: string): string =>
  lunghezza === null ? nuovo : nuovo.padEnd(lunghezza).slice(0, lunghezza);

const varianti = (campo: CampoDelFile): ReadonlySet<string> =>
  new Set([
    ...Object.values(SCRITTURE).map((scrivi) => inCampo(campo, scrivi(campo.valore))),
    ...forme.flatMap((forma) => FORME[forma](campo) ?? []),
  ]);

/** The field of a file that is read without a word, and written otherwise; null for what is written as it was, or told of. */
const mutoDi = (tipo: TipoDenuncia, testo: string, nome: string, valore: string): string | null => {
  try {
    const letta = readDi(tipo, testo);
    if (letta.rilievi.length > 0) return null;
    return testoDi(tipo, letta.write()) === testo ? null : `${nome}: "${valore}"`;
  } catch (error) {
    // Without its frame the file is refused, in words.
    if (error instanceof FileIllegibile) return null;
    throw error;
  }
};

describe.each(fileBuoni)('a good file of %s', (_nome, tipo, bytes) => {
  const scritto = testoDi(tipo, bytes());

  test('read and written again has the same bytes, and no word of any change', () => {
    const letta = readDi(tipo, scritto);
    expect(letta.rilievi).toEqual([]);
    expect(testoDi(tipo, letta.write())).toBe(scritto);
  });

  test('with any field written in another way is the same bytes again, or says which field it changes', () => {
    const muti = campiDelFile(tipo, scritto).flatMap((campo) =>
      [...varianti(campo)].flatMap((nuovo) => {
        const testo = scritto.slice(0, campo.da) + nuovo + scritto.slice(campo.da + campo.valore.length);
        return mutoDi(tipo, testo, campo.nome, nuovo) ?? [];
      }),
    );
    expect(muti).toEqual([]);
  });
});

test('denuncia.riscrittura: a number with a zero more, a text between blanks and an attribute without a value are told with what would be written', () => {
  const xml = testoDi('uniemens', fileBuoni.find(([nome]) => nome === 'due-docenti')?.[2]() ?? new Uint8Array());
  const cambiato = xml
    .replace(/<Contributo>(\d+,\d\d)</, '<Contributo>0$1<')
    .replace(/<Cognome>(\w+)</, '<Cognome> $1 <');
  expect(
    readDi('uniemens', cambiato).rilievi.map(({ codice, gravita, trovato, atteso }) => [
      codice,
      gravita,
      trovato,
      atteso,
    ]),
  ).toEqual([
    ['denuncia.riscrittura', 'AVVISO', expect.stringMatching(/^".*" tra spazi$/), expect.stringMatching(/^[A-Z]+$/)],
    ['denuncia.riscrittura', 'AVVISO', expect.stringMatching(/^0\d+,\d\d$/), expect.stringMatching(/^[1-9]\d*,\d\d$/)],
  ]);
});

test('a certificate with a couple on the other side, or out of its order, says the fields that would move', () => {
  const cu = testoDi('cu', fileBuoni.find(([nome]) => nome === 'cu')?.[2]() ?? new Uint8Array());
  const sposta = cu.replace(
    /(DB001021) +([\d,]+)/,
    (tutto, codice: string, valore: string) => `${codice}${valore.padEnd(tutto.length - codice.length)}`,
  );
  expect(readDi('cu', sposta).rilievi).toMatchObject([
    { codice: 'denuncia.riscrittura', campo: expect.stringMatching(/^record\.\d+\.coppie$/) },
  ]);
});
