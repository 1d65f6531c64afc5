import { sheetOf, text, workbook, zipOf, type Part } from '#tests/functions/platform/spreadsheet/xlsx-archive.ts';
import { sceltaTra, tratto, type Sorte } from './sorte.ts';
import { insidioso } from './testo.ts';

const MEGABYTE = 1024 ** 2;

const escaped = (valore: string): string =>
  valore
    .replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff]/gu, ' ');
const lettera = (colonna: number): string =>
  (colonna < 26 ? '' : lettera(Math.floor(colonna / 26) - 1)) + String.fromCharCode(65 + (colonna % 26));
const righeXml = (righe: readonly (readonly string[])[]): string =>
  righe
    .map(
      (riga, n) =>
        `<row r="${n + 1}">${riga.map((cella, c) => text(`${lettera(c)}${n + 1}`, escaped(cella))).join('')}</row>`,
    )
    .join('');

type Righe = readonly (readonly string[])[];
const parti = (righe: Righe): Part[] => workbook([{ name: 'Persone', rows: righeXml(righe) }]);
const changed = (tutte: readonly Part[], caso: Sorte, change: (testo: string) => string): Uint8Array => {
  const vittima = sceltaTra(caso, tutte);
  return zipOf(
    tutte.map((parte) => (parte === vittima ? { ...parte, content: change(String(parte.content)) } : parte)),
  );
};
const nelFoglio = (righe: Righe, foglio: string): Uint8Array =>
  zipOf(parti(righe).map((parte) => (parte.name.endsWith('sheet1.xml') ? { ...parte, content: foglio } : parte)));

/** Workbooks whose archive is in order and whose parts are not. */
export const XLSX_OSTILI: Readonly<Record<string, (righe: Righe, caso: Sorte) => Uint8Array>> = {
  'una parte cambiata': (righe, caso) =>
    changed(parti(righe), caso, (testo) => {
      const [da, a] = tratto(caso, testo.length);
      return sceltaTra(caso, [
        testo.slice(0, da) + testo.slice(a),
        testo.slice(0, da) + insidioso(caso) + testo.slice(da),
        testo.slice(0, a) + testo.slice(da),
        testo.slice(0, da),
      ]);
    }),
  'una parte mancante': (righe, caso) => {
    const tutte = parti(righe);
    const vittima = sceltaTra(caso, tutte);
    return zipOf(tutte.filter((parte) => parte !== vittima));
  },
  'una parte enorme': (righe, caso) =>
    changed(parti(righe), caso, (testo) => testo + ' '.repeat(sceltaTra(caso, [1, 30, 99, 101]) * MEGABYTE)),
  'un foglio di soli tag': (righe, caso) =>
    nelFoglio(
      righe,
      sceltaTra(caso, ['<row/>', '<c/>', '<a>', '</a>', '<row><c/></row>', '<v>1</v>', '<']).repeat(
        1 + caso.intero(600_000),
      ),
    ),
  'un tag senza fine': (righe, caso) =>
    nelFoglio(
      righe,
      `<worksheet><sheetData><row ${sceltaTra(caso, ['a', 'a=', '="', ' ', ':', '.-'])}`.padEnd(200_000, 'a'),
    ),
  profondo: (righe, caso) => {
    const livelli = sceltaTra(caso, [100, 10_000, 300_000]);
    return nelFoglio(
      righe,
      `<worksheet><sheetData>${'<x>'.repeat(livelli)}${'</x>'.repeat(livelli)}</sheetData></worksheet>`,
    );
  },
  'tanti testi uguali': (_, caso) =>
    sheetOf(
      Array.from(
        { length: 1 + caso.intero(4000) },
        (__, n) =>
          `<row r="${n + 1}">${Array.from({ length: 17 }, (___, c) => `<c r="${lettera(c)}${n + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
      ).join(''),
      [`<t>${'x'.repeat(1 + caso.intero(3000))}</t>`],
    ),
  'celle fuori posto': (_, caso) =>
    sheetOf(
      `<row r="1">${text(sceltaTra(caso, ['A1', 'XFD1', 'A0', 'ZZZZ9', 'a1', '', 'A1048576', 'A99999999']), 'x')}</row><row r="${sceltaTra(caso, ['1', '0', '-1', '1048576', '9e9', 'x'])}"><c r="B2"><v>${sceltaTra(caso, ['1', '', 'x', '1e999', '-0'])}</v></c></row>`,
    ),
  'altri generi di celle': (_, caso) =>
    sheetOf(
      `<row r="1">${text('A1', 'Cognome')}<c r="B1" t="${sceltaTra(caso, ['e', 's', 'b', 'd', 'str', 'n', 'x'])}" s="${caso.intero(9)}">${sceltaTra(caso, ['<f>1+1</f>', ''])}<v>${sceltaTra(caso, ['#N/D', '0', '7', '45000.5', '2026-01-01', '-1', '1e10'])}</v></c></row>`,
    ),
  'tanti fogli': (righe, caso) =>
    zipOf(
      workbook(
        Array.from({ length: 1 + caso.intero(70) }, (_, n) => ({
          name: sceltaTra(caso, ['Persone', `Foglio ${n}`, 'Servizi']),
          rows: righeXml(righe.slice(0, 3)),
          ...(caso.intero(3) === 0 ? { state: 'hidden' as const } : {}),
        })),
      ),
    ),
  'fogli scambiati': (righe, caso) =>
    zipOf(
      workbook([
        { name: 'Servizi', rows: righeXml(righe) },
        { name: 'Persone', rows: '' },
      ]).map((parte) =>
        parte.name.endsWith('rels') && caso.intero(2) === 0
          ? { ...parte, content: String(parte.content).replace('sheet1', 'sheet2') }
          : parte,
      ),
    ),
  'tante parti': (righe, caso) =>
    zipOf([
      ...parti(righe),
      ...Array.from({ length: caso.intero(2500) }, (_, n) => ({ name: `xl/p${n}.xml`, content: 'x' })),
    ]),
  'parti doppie': (righe) => zipOf([...parti(righe), ...parti(righe)]),
  'misure false': (righe, caso) =>
    zipOf(
      parti(righe).map((parte) =>
        caso.intero(2) === 0 ? { ...parte, declaredSize: sceltaTra(caso, [0, 1, 500, 4_000_000_000]) } : parte,
      ),
    ),
  'nomi che escono': (righe) =>
    zipOf([...parti(righe), { name: '../../etc/passwd', content: 'x' }, { name: '/x', content: 'x' }]),
  entità: (righe) =>
    nelFoglio(
      righe,
      `<!DOCTYPE w [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'b'.repeat(n + 1)} "${`&${n === 0 ? 'a' : 'b'.repeat(n)};`.repeat(10)}">`).join('')}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&bbbbbbbbb;</t></is></c></row></sheetData></worksheet>`,
    ),
  cifrato: (righe) => zipOf(parti(righe).map((parte) => ({ ...parte, flags: 1 }))),
};
