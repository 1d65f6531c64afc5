import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { bytesDi, campioni, generati, readCampione, recordsDi, trovati } from '#support/denunce/uniemens-di-prova.ts';

describe.each(campioni)('%s', (campione) => {
  test('is read, has nothing wrong, and is written again byte by byte', () => {
    const { records, rilievi } = readCampione(bytesDi(campione));
    expect(rilievi).toEqual([]);
    expect(trovati(records)).toEqual([]);
    expect(Buffer.from(uniemens.parse(records).write()).toString('utf8')).toBe(
      Buffer.from(bytesDi(campione)).toString('utf8'),
    );
  });
});

test('amounts are cents, whole euro are whole euro', () => {
  const [azienda] = recordsDi('supplente-ds').Azienda;
  expect(azienda?.PosContributiva?.[0]?.DenunciaIndividuale?.[0]?.DatiRetributivi).toMatchObject({
    Imponibile: 1043,
    Contributo: 1680,
    RetribTeorica: 2608,
  });
});

test('reads back every file it writes, whatever its elements', () => {
  fc.assert(
    fc.property(generati(Uniemens), (records) => {
      expect(readCampione(uniemens.parse(records).write())).toEqual({ records, rilievi: [] });
    }),
    { numRuns: 60 },
  );
}, 60_000);

describe('a file that cannot be read says where', () => {
  const scritto = Buffer.from(bytesDi('collaboratore')).toString('utf8');
  test.each([
    ['nothing', '', 'Byte 1: il file è vuoto.'],
    ['no XML', 'Una riga', 'Riga 1: il file non è XML, che comincia con "<".'],
    ['an element left open', scritto.replace('</Collaboratore>', ''), /^Riga \d+, colonna \d+: il file non è XML/],
    [
      'another root',
      scritto.replaceAll('DenunceMensili', 'Denunce'),
      'Elemento Denunce: il file comincia con DenunceMensili.',
    ],
    [
      'a document type',
      scritto.replace('<DenunceMensili>', '<!DOCTYPE x [<!ENTITY a "a">]><DenunceMensili>'),
      'Riga 2, colonna 30: un file UniEmens non dichiara un tipo di documento.',
    ],
  ])('%s', (_nome, testo, dove) => {
    expect(() => readCampione(Buffer.from(testo, 'utf8'))).toThrow(dove);
  });
  test('bytes of two a character', () => {
    expect(() => readCampione(Buffer.from(`\uFEFF${scritto}`, 'utf16le'))).toThrow('Byte 1, riga 1');
  });
  test('an ampersand by itself, where it is and not at the end of the file', () => {
    const nome = scritto.replace('RUSCELLO', 'RUSCELLO & FIGLI');
    const riga = nome.slice(0, nome.indexOf('&')).split('\n').length;
    expect(() => readCampione(Buffer.from(nome, 'utf8'))).toThrow(`Riga ${riga}, colonna 26: una e commerciale`);
  });
});

/** Read at once where a reader that goes back over the text, or calls itself for each level, would stop or die. */
describe('a file made to stop its reader', () => {
  const MILIONE = 1_000_000;
  const dentro = (testo: string): string => `<DenunceMensili>${testo}</DenunceMensili>`;
  test.each([
    ['blanks in a tag', `<DenunceMensili${' '.repeat(MILIONE)}`, 'il file finisce dentro un elemento'],
    ['letters in a tag', `<DenunceMensili ${'a'.repeat(MILIONE)}>`, 'un attributo non ha valore'],
    ['quotes in a tag', `<DenunceMensili ${`a='"' `.repeat(MILIONE / 5)}>`, 'un attributo c’è due volte'],
    ['elements one in the other', dentro('<a>'.repeat(MILIONE)), '40 elementi uno dentro l’altro'],
    ['elements without end', dentro('<a/>'.repeat(MILIONE)), 'il file ha più di 500.000 elementi'],
    ['comments in comments', dentro('<!--'.repeat(MILIONE)), 'non è scritto come si deve'],
    ['sections in sections', dentro('<![CDATA['.repeat(MILIONE)), 'un elemento non è chiuso'],
    ['ampersands', dentro('&'.repeat(MILIONE)), 'va scritta "&amp;"'],
    [
      'attributes that nobody knows',
      `<DenunceMensili ${Array.from({ length: 60_000 }, (_, numero) => `a${numero}="1"`).join(' ')}></DenunceMensili>`,
      'Più di 50.000 elementi che il programma non conosce',
    ],
  ])('%s', { timeout: 60_000 }, (_nome, testo, motivo) => {
    const { user } = process.cpuUsage();
    expect(() => readCampione(Buffer.from(testo, 'utf8'))).toThrow(motivo);
    expect((process.cpuUsage().user - user) / 1000, 'milliseconds of computing').toBeLessThan(15_000);
  });
});

describe('a file of another program', () => {
  const scritto = Buffer.from(bytesDi('supplente-ds')).toString('utf8');
  const rilievi = (testo: string) =>
    readCampione(Buffer.from(testo, 'utf8')).rilievi.map(({ codice, gravita, campo }) => [codice, gravita, campo]);
  const individuale = 'DenunceMensili/Azienda[1]/PosContributiva[1]/DenunciaIndividuale[1]';

  test('may have elements that the program does not know: it is read without them, and says so', () => {
    expect(rilievi(scritto.replace('<Matricola>', '<Nuovo>1</Nuovo><Matricola>'))).toEqual([
      ['uniemens.elemento-sconosciuto', 'AVVISO', 'DenunceMensili/Azienda[1]/PosContributiva[1]/Nuovo'],
    ]);
  });
  test('may declare namespaces, which are no data; begin with a mark of its encoding; end its lines as others do', () => {
    const radice =
      '<u:DenunceMensili xmlns:u="urn:prova" xmlns:xsi="urn:schema" xsi:noNamespaceSchemaLocation="uniemens.xsd">';
    const conPrefisso = scritto
      .replace('<DenunceMensili>', radice)
      .replace('</DenunceMensili>', '</u:DenunceMensili>')
      .replaceAll('\n', '\r\n');
    const { records, rilievi: detti } = readCampione(Buffer.from(`\uFEFF${conPrefisso}`, 'utf8'));
    expect(records).toEqual(readCampione(bytesDi('supplente-ds')).records);
    expect(detti.map(({ codice, trovato }) => [codice, trovato])).toEqual([
      ['denuncia.scrittura', 'la marca di UTF-8 (BOM) prima del primo carattere'],
    ]);
  });
  test('may have an element with nothing in it: it is read as if it were not there, and says so', () => {
    expect(rilievi(scritto.replace('<UnitaOperativa>0</UnitaOperativa>', '<UnitaOperativa/>'))).toEqual([
      ['uniemens.elemento-vuoto', 'AVVISO', `${individuale}/UnitaOperativa`],
    ]);
  });
  test('may not have the forms of a worker in another order, which a source gives as that of the schema', () => {
    const variazioni = Buffer.from(bytesDi('variazioni')).toString('utf8');
    const e0 =
      '<E0_PeriodoNelMese><GiornoInizio>2025-03-01</GiornoInizio><GiornoFine>2025-03-31</GiornoFine></E0_PeriodoNelMese>';
    expect(rilievi(variazioni.replace('</D0_DenunciaIndividuale>', `${e0}</D0_DenunciaIndividuale>`))).toEqual([
      ['uniemens.ordine', 'BLOCCANTE', expect.stringContaining('E0_PeriodoNelMese')],
    ]);
  });
  test('keeps an attribute with nothing in it where INPS refuses it', () => {
    const vuoto = scritto.replace('<DenunciaIndividuale>', '<DenunciaIndividuale TipoRegolarizz="">');
    const { records } = readCampione(Buffer.from(vuoto, 'utf8'));
    expect(trovati(records).map(({ codice }) => codice)).toEqual(['31']);
  });
  test('may have them in the other order that sources know', () => {
    const [cessazione = ''] = /<Cessazione>[\s\S]*<\/Cessazione>\s*/.exec(scritto) ?? [];
    const [assunzione = ''] = /<Assunzione>[\s\S]*<\/Assunzione>\s*/.exec(scritto) ?? [];
    expect(rilievi(scritto.replace(cessazione + assunzione, assunzione + cessazione))).toEqual([
      ['uniemens.ordine', 'AVVISO', `${individuale}/Cessazione`],
    ]);
  });
});
