import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { fileCu } from '#support/denunce/cu-di-prova.ts';
import { fileEp, modello, riferimentiDiProva, riga } from '#support/denunce/f24-di-prova.ts';
import { fileOrdinario } from '#support/denunce/f24-ordinario-di-prova.ts';
import { bytesDi } from '#support/denunce/uniemens-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Everything that is found in a file: reading it, and judging its records. */
const trovati = (tipo: TipoDenuncia, bytes: Uint8Array) => {
  const letta = catalogo[tipo].read(bytes, RIFERIMENTI);
  return [...letta.rilievi, ...letta.check(RIFERIMENTI)];
};
const inBreve = (tipo: TipoDenuncia, testo: string) =>
  trovati(tipo, Buffer.from(testo, 'latin1')).map(({ codice, gravita, campo, trovato }) => [
    codice,
    gravita,
    campo,
    trovato,
  ]);

/** A file of fixed width with other characters at a place of a record, both from 1. */
const con = (scritto: string, record: number, posizione: number, caratteri: string): string => {
  const da = (record - 1) * 1900 + posizione - 1;
  return scritto.slice(0, da) + caratteri + scritto.slice(da + caratteri.length);
};

const EP = latin1(
  catalogo.f24ep.parse({ ...fileEp(), modelli: [modello([riga(), riga({ riferimentoA: '0002' })])] }).write(),
);
const BUONI = {
  f24ep: latin1(catalogo.f24ep.parse(fileEp()).write()),
  f24: latin1(catalogo.f24.parse(fileOrdinario()).write()),
  cu: latin1(catalogo.cu.parse(fileCu()).write()),
} as const;
const FISSI = ['f24ep', 'f24', 'cu'] as const;

describe.each(FISSI)('a file of fixed width (%s)', (tipo) => {
  const scritto = BUONI[tipo];

  test.each([
    ['lines of LF', scritto.replaceAll('\r\n', '\n'), 'righe chiuse da un carattere solo (LF o CR)'],
    ['no last line end', scritto.slice(0, -2), 'l’ultimo record senza fine riga'],
    ['a blank line at the end', `${scritto}\r\n`, 'una riga vuota'],
    ['0x1A at the end', `${scritto}\u001A`, 'il carattere 1A dopo l’ultimo record'],
    [
      'a mark of UTF-8',
      Buffer.from(`\uFEFF${scritto}`, 'utf8').toString('latin1'),
      'la marca di UTF-8 (BOM) prima del primo carattere',
    ],
  ])('with %s only looks broken: it is read, and said', (_cosa, testo, detto) => {
    expect(inBreve(tipo, testo)).toEqual([['denuncia.scrittura', 'AVVISO', 'file', detto]]);
  });

  test('with a constant written otherwise has one finding, at its character', () => {
    expect(inBreve(tipo, con(scritto, 2, 1898, 'B'))).toEqual([
      ['denuncia.valore-fisso', 'BLOCCANTE', 'record.2.1898', 'B'],
    ]);
  });

  test('with a letter of two bytes has one finding, and its record is read', () => {
    const lettera = tipo === 'cu' ? scritto.replace('ISTITUTO DI PROVA', 'ISTITUTO DI PROVÀ') : null;
    const testo = lettera ?? con(scritto, 1, 230, 'À');
    const [inizio, resto] = [testo.slice(0, testo.indexOf('À')), testo.slice(testo.indexOf('À') + 1)];
    const codici = inBreve(tipo, `${inizio}${Buffer.from('À', 'utf8').toString('latin1')}${resto}`).map(
      ([codice]) => codice,
    );
    expect(codici).toContain('denuncia.codifica');
    expect(codici).not.toContain('denuncia.lunghezza');
  });

  test('with a record cut short is told once of that record, and the rest is judged', () => {
    const righe = scritto.split('\r\n');
    const corto = [...righe.slice(0, 2), (righe[2] ?? '').slice(0, 1500), ...righe.slice(3)].join('\r\n');
    expect(inBreve(tipo, corto).filter(([, gravita]) => gravita === 'BLOCCANTE')).toEqual([
      ['denuncia.lunghezza', 'BLOCCANTE', 'record.3', '1500 caratteri'],
    ]);
  });

  test.each([
    ['a record of no kind', `${scritto.slice(0, 1900)}${'Q'.padEnd(1898)}\r\n${scritto.slice(1900)}`, 'Q'],
    ['no last record', scritto.slice(0, -1900), 'niente'],
  ])('with %s has one finding that says so', (_cosa, testo, detto) => {
    expect(inBreve(tipo, testo)).toEqual([['denuncia.record', 'BLOCCANTE', expect.stringContaining('record.'), detto]]);
  });
});

test('a V before its M is told of, and the form is judged without it', () => {
  const [a = '', m = '', v = '', z = ''] = EP.split(/(?<=\r\n)/);
  const codici = inBreve('f24ep', a + v + m + v + z).map(([codice, , campo]) => [codice, campo]);
  expect(codici).toContainEqual(['denuncia.record', 'record.2']);
  expect(inBreve('f24ep', a + m + z)).toContainEqual([
    'denuncia.forma',
    'BLOCCANTE',
    'modelli.0.righe',
    'un altro contenuto',
  ]);
});

test.each([
  ['letters in an amount', 123 + 71 + 41, '00000000000X000', 'modelli.0.righe.1.debito', 'record 3, riga 2'],
  ['a day that does not exist', 1808, '31022026', 'modelli.0.recordV.0.dataPagamento', 'record 3'],
  ['a code that is none', 123 + 71 + 1, '10-0', 'modelli.0.righe.1.codice', 'record 3, riga 2'],
  ['a total without digits', 1743, 'MILLE          ', 'modelli.0.recordV.0.debito', 'record 3'],
])(
  'F24: %s is one finding with its field and place, and every other is still found',
  (_cosa, posizione, caratteri, campo, dove) => {
    const uno = trovati('f24ep', Buffer.from(con(EP, 3, posizione, caratteri), 'latin1'));
    expect(uno.map((rilievo) => [rilievo.codice, rilievo.campo.replace('.totali', '')])).toEqual([
      ['denuncia.forma', campo],
    ]);
    expect(uno[0]?.rimedio.toLowerCase()).toContain(`${dove}:`);
    // The holder of the account is another body.
    const due = con(con(EP, 3, posizione, caratteri), 2, 1770, '80099999991');
    expect(
      inBreve('f24ep', due)
        .map(([codice]) => codice)
        .toSorted(),
    ).toEqual(['denuncia.forma', 'f24.titolare-conto']);
  },
);

test('CU: a point of a wrong form is a finding of its person, and every other is still found', () => {
  const senzaVirgola = BUONI.cu.replace(`DB001021${'230,00'.padStart(16)}`, `DB001021${'230.00'.padStart(16)}`);
  expect(trovati('cu', Buffer.from(senzaVirgola, 'latin1'))).toMatchObject([
    {
      codice: 'denuncia.forma',
      persona: 'VRDTTV66D61H501M',
      campo: 'certificazioni.0.moduli.0.punti.DB001021',
      trovato: '230.00',
      atteso: 'un importo',
    },
  ]);
  const due = senzaVirgola.replace(`DB001375${'230,00'.padStart(16)}`, `DB001375${'230,01'.padStart(16)}`);
  expect(
    inBreve('cu', due)
      .map(([codice]) => codice)
      .toSorted(),
  ).toEqual(['cu.imposta-netta', 'denuncia.forma']);
});

describe('an XML', () => {
  const scritto = Buffer.from(bytesDi('collaboratore')).toString('utf8');
  const uniemens = (testo: string | Uint8Array) =>
    trovati('uniemens', typeof testo === 'string' ? Buffer.from(testo, 'utf8') : testo).map(
      ({ codice, gravita, campo, trovato, persona }) => [codice, gravita, campo, trovato, persona],
    );
  const sani = uniemens(scritto);
  const persona = /<CFCollaboratore>(\w+)</.exec(scritto)?.[1];
  const qui = 'Azienda.0.ListaCollaboratori.Collaboratore.0';

  test.each([
    ['an amount that is none', scritto.replace('>6000<', '>6000,5<'), `${qui}.Imponibile`, '6000,5'],
    ['a day that does not exist', scritto.replace('2024-04-01', '2024-02-30'), `${qui}.Dal`, '2024-02-30'],
    [
      'a name too long',
      scritto.replace(/<Cognome>\w+</, `<Cognome>${'A'.repeat(31)}<`),
      `${qui}.Cognome`,
      'A'.repeat(31),
    ],
  ])('%s is a finding of its person, with the place and what was there', (_cosa, testo, campo, trovato) => {
    expect(uniemens(testo)).toEqual([['denuncia.forma', 'BLOCCANTE', campo, trovato, persona], ...sani]);
  });

  test('an element that is not there, and one that is there twice, do not hide the others', () => {
    expect(uniemens('<DenunceMensili></DenunceMensili>').map(([codice, , campo]) => [codice, campo])).toEqual([
      ['denuncia.forma', 'DatiMittente'],
      ['denuncia.forma', 'Azienda'],
    ]);
    expect(uniemens(scritto.replace('<CAP>00100</CAP>', '<CAP>00100</CAP><CAP>00100</CAP>'))).toEqual([
      [
        'denuncia.ripetuto',
        'BLOCCANTE',
        expect.stringContaining('ListaCollaboratori/CAP'),
        expect.stringContaining('2 volte'),
        null,
      ],
      ...sani,
    ]);
  });

  test('in an encoding that it declares is read and said; in one that it does not, it blocks', () => {
    const accentato = scritto.replace('RUSCELLO', 'RUSCELLÒ');
    const dichiarato = Buffer.from(accentato.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect(uniemens(dichiarato)).toEqual([['denuncia.scrittura', 'AVVISO', 'file', 'ISO-8859-1', null], ...sani]);
    const [primo] = uniemens(Buffer.from(accentato, 'latin1'));
    expect(primo?.slice(0, 2)).toEqual(['denuncia.codifica', 'BLOCCANTE']);
    expect(uniemens(`${scritto}\u001A`).map(([codice]) => codice)).toEqual([
      'denuncia.scrittura',
      ...sani.map(([codice]) => codice),
    ]);
  });

  test('that a caller needs whole is refused by the field that could not be read', () => {
    const rotto = Buffer.from(scritto.replace('>6000<', '>seimila<'), 'utf8');
    expect(() => catalogo.uniemens.readIntera(rotto, RIFERIMENTI)).toThrow(
      `Campo ${qui}.Imponibile: atteso un numero intero`,
    );
    expect(catalogo.uniemens.readIntera(Buffer.from(scritto), RIFERIMENTI).sostituiti).toEqual([]);
  });
});
