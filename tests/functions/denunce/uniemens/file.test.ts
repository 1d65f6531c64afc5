import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniemens } from '../../../../functions/denunce/uniemens/uniemens.ts';
import { Uniemens } from '../../../../shared/contracts/denunce/uniemens/uniemens.ts';
import {
  bytesDi,
  campioni,
  generati,
  readCampione,
  recordsDi,
  trovati,
} from '../../../support/denunce/uniemens-di-prova.ts';

describe.each(campioni)('%s', (campione) => {
  test('is read, has nothing wrong, and is written again byte by byte', () => {
    const { records, rilievi } = readCampione(bytesDi(campione));
    expect(rilievi).toEqual([]);
    expect(trovati(records)).toEqual([]);
    expect(Buffer.from(uniemens.write(records)).toString('utf8')).toBe(Buffer.from(bytesDi(campione)).toString('utf8'));
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
      expect(readCampione(uniemens.write(records))).toEqual({ records, rilievi: [] });
    }),
    { numRuns: 60 },
  );
}, 60_000);

describe('a file that cannot be read says where', () => {
  const scritto = Buffer.from(bytesDi('collaboratore')).toString('utf8');
  test.each([
    ['nothing', '', 'Byte 1: il file è vuoto.'],
    ['no XML', 'Una riga', 'non è XML ben formato'],
    ['an element left open', scritto.replace('</Collaboratore>', ''), /^Riga \d+, colonna \d+: il file non è XML/],
    [
      'another root',
      scritto.replaceAll('DenunceMensili', 'Denunce'),
      'Elemento Denunce: il file comincia con DenunceMensili.',
    ],
    [
      'a document type',
      scritto.replace('<DenunceMensili>', '<!DOCTYPE x [<!ENTITY a "a">]><DenunceMensili>'),
      'Byte 40',
    ],
    [
      'an amount that is none',
      scritto.replace('>6000<', '>6000,5<'),
      'Elemento DenunceMensili/Azienda[1]/ListaCollaboratori/Collaboratore[1]/Imponibile: atteso un numero intero, trovato "6000,5".',
    ],
    ['an element twice', scritto.replace('<CAP>00100</CAP>', '<CAP>00100</CAP><CAP>00100</CAP>'), "c'è 2 volte"],
    ['a day that does not exist', scritto.replace('2024-04-01', '2024-02-30'), 'Collaboratore/0/Dal'],
  ])('%s', (_nome, testo, dove) => {
    expect(() => readCampione(Buffer.from(testo, 'utf8'))).toThrow(dove);
  });
  test('bytes that are not UTF-8', () => {
    expect(() => readCampione(Buffer.from(scritto.replace('RUSCELLO', 'È'), 'latin1'))).toThrow(
      'non è scritto in UTF-8',
    );
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
  test('may have them in the other order that sources know', () => {
    const [cessazione = ''] = /<Cessazione>[\s\S]*<\/Cessazione>\s*/.exec(scritto) ?? [];
    const [assunzione = ''] = /<Assunzione>[\s\S]*<\/Assunzione>\s*/.exec(scritto) ?? [];
    expect(rilievi(scritto.replace(cessazione + assunzione, assunzione + cessazione))).toEqual([
      ['uniemens.ordine', 'AVVISO', `${individuale}/Cessazione`],
    ]);
  });
});
