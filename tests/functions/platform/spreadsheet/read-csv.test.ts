import { describe, expect, it } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';

const read = (content: string | Uint8Array) => readTable(Buffer.from(content), 'dati.csv');

describe('a CSV', () => {
  it.each([';', ',', '\t', '|'])('is split at %j', async (separator) => {
    const content = [
      ['Cognome', 'Nome', 'Nato il', 'Note'],
      ['Prova', 'Anna', '01/09/1980', `"a${separator}b"`],
      ['Esempio', 'Luca', '', ''],
    ]
      .map((record) => record.join(separator))
      .join('\r\n');
    expect(await read(content)).toEqual({
      intestazioni: ['Cognome', 'Nome', 'Nato il', 'Note'],
      righe: [
        { numero: 2, celle: ['Prova', 'Anna', '01/09/1980', `a${separator}b`] },
        { numero: 3, celle: ['Esempio', 'Luca', '', ''] },
      ],
    });
  });

  it('with decimal commas is not split at them', async () => {
    expect(
      (await read('Cognome;Importo\nProva;1.234,56\nEsempio;12,50\nTerzo;1\n')).righe.map(({ celle }) => celle),
    ).toEqual([
      ['Prova', '1.234,56'],
      ['Esempio', '12,50'],
      ['Terzo', '1'],
    ]);
    expect((await read('Importo, lordo;Nome\n1,50;A\n2,00;B')).intestazioni).toEqual(['Importo, lordo', 'Nome']);
  });

  it('may have one column, or say its separator', async () => {
    expect(await read('Codice\nA1\nB2\n')).toEqual({
      intestazioni: ['Codice'],
      righe: [
        { numero: 2, celle: ['A1'] },
        { numero: 3, celle: ['B2'] },
      ],
    });
    expect(await read('sep=|\r\na;b|c\r\n1;2|3\r\n')).toEqual({
      intestazioni: ['a;b', 'c'],
      rigaIntestazioni: 2,
      righe: [{ numero: 3, celle: ['1;2', '3'] }],
    });
  });

  it('is read in every usual encoding', async () => {
    const content = 'Città;Nome\r\nForlì;Niccolò €\r\n';
    const expected = { intestazioni: ['Città', 'Nome'], righe: [{ numero: 2, celle: ['Forlì', 'Niccolò €'] }] };
    const windows1252 = Buffer.from(content.replaceAll('€', '\u0080'), 'latin1');
    const utf16 = Buffer.from(`\ufeff${content}`, 'utf16le');
    for (const bytes of [
      Buffer.from(content),
      Buffer.from(`\ufeff${content}`),
      windows1252,
      utf16,
      Buffer.from(utf16).swap16(),
    ])
      expect(await read(bytes)).toEqual(expected);
  });

  it('keeps numbers as written, trims, skips empty rows and fills short ones', async () => {
    expect(await read('\n  Codice ;Valore;;\n\n007;" 1,10 "\n;;;\n;;x;\n')).toMatchObject({
      intestazioni: ['Codice', 'Valore', ''],
      righe: [
        { numero: 4, celle: ['007', '1,10', ''] },
        { numero: 6, celle: ['', '', 'x'] },
      ],
    });
  });

  it('may have line breaks and quotation marks inside a cell', async () => {
    expect((await read('a;b\r\n"due\r\nrighe";"dice ""sì"""\r\n5" schermo;x\r\n')).righe).toEqual([
      { numero: 2, celle: ['due\r\nrighe', 'dice "sì"'] },
      { numero: 3, celle: ['5" schermo', 'x'] },
    ]);
  });

  it('with quotation marks that never close is refused with the row', async () => {
    await expect(read('a;b\n1;2\n3;"aperta\n4;5\n')).rejects.toMatchObject({
      motivo: 'danneggiato',
      message: expect.stringContaining('alla riga 3'),
    });
  });
});
