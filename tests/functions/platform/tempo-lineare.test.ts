import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readCella, readTipato } from '#functions/colonne/colonna.ts';
import { catalogo } from '#functions/scambio/catalogo.ts';
import { readFile } from '#functions/scambio/file/lettura-file.ts';
import { guessMappa } from '#functions/scambio/file/mappa.ts';
import { readTable, readWorkbook } from '#platform/spreadsheet.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { root, sources } from '#support/sources.ts';
import { sheetOf, workbook, zipOf } from './spreadsheet/xlsx-archive.ts';

/** Nothing that reads the text of others may take a time that grows faster than the text: each class of characters, very long. */
const LUNGO = 200_000;
/** A square over so much text takes minutes, a line well under a second even on a busy machine: milliseconds of computing. */
const ENTRO = 15_000;
const CLASSI = ['a', 'Z', '0', ' ', '\t', '\n', '\r', '.', ',', '-', '_', ':', '=', '"', "'", '<', '>', '/', '&', '+'];
const ALTRE = [
  '(',
  '@',
  '%',
  ';',
  '\u00e8',
  '\u200b',
  '\u0301',
  '\u{1f600}',
  'a ',
  '0.',
  '1,',
  '="',
  '<c ',
  '<f/>',
  '"a',
];
/** How many days go by until every class of characters was tried everywhere. */
const GIORNI = 5;
const ripetuto = (lungo: number, pezzo: string): string => `${pezzo.repeat(Math.ceil(lungo / pezzo.length))}\u0001`;
const testi = (lungo: number): string[] =>
  sampleOfTheDay([...CLASSI, ...ALTRE], GIORNI).map((pezzo) => ripetuto(lungo, pezzo));

/** The milliseconds that this thread has computed so far: not the clock, and not the collector's and the compiler's threads, because those and the machine have other things to do. */
const calcolati = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The computing time of one run, in milliseconds. */
const una = (fai: () => unknown): number => {
  const inizio = calcolati();
  try {
    Promise.resolve(fai()).catch(() => undefined);
  } catch {
    // a refusal is an answer
  }
  return calcolati() - inizio;
};

/** The least of three computing times, in milliseconds; one when it is already short. */
const millisecondi = (fai: () => unknown): number => {
  const prima = una(fai);
  return prima < 5 ? prima : Math.min(prima, una(fai), una(fai));
};

/** True of work that takes too long twice: once may be the machine's. */
const isLento = (fai: () => unknown): boolean => una(fai) > ENTRO && una(fai) > ENTRO;

/**
 * Four times the text, at least eight times the work (a line would give four, a square sixteen), and more than a moment's: how fast the machine is does not matter.
 * A square is one each time it is measured; a line is one only while others take the machine from it.
 */
const troppo = (momento: number, corre: (lungo: number) => number, lungo: number): boolean =>
  Array.from({ length: 3 }).every(() => {
    const intero = corre(lungo);
    return intero > momento && intero > 8 * corre(lungo / 4);
  });

interface Espressione {
  readonly dove: string;
  readonly corpo: string;
  readonly segni: string;
}

/** The regular expressions written in the sources that run on what comes from outside. */
const espressioni = (): Espressione[] =>
  sources('functions', 'shared', 'lib', 'web/src').flatMap(({ path, text }) => {
    const found: Espressione[] = [];
    const source = ts.createSourceFile(
      path,
      text,
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const fine = node.text.lastIndexOf('/');
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ dove: `${path}:${line + 1}`, corpo: node.text.slice(1, fine), segni: node.text.slice(fine + 1) });
      }
      node.forEachChild(visit);
    };
    visit(source);
    return found;
  });

/** Characters that the expression itself names: what it is most likely to stumble on. */
const nominati = (corpo: string): string[] => {
  const lettere = [...new Set(corpo.replace(/\\[\s\S]|[\\^$.*+?()[\]{}|]/g, ''))].slice(0, 8);
  return [...lettere, ...lettere.map((lettera) => `${lettera} `), ...lettere.map((lettera) => `${lettera}a`)];
};

describe('every regular expression of ours', () => {
  const tutte = espressioni();
  test('is found', () => expect(tutte.length).toBeGreaterThan(150));

  test('takes a time in proportion to the text', { timeout: 600_000 }, () => {
    const lente = tutte.filter(({ corpo, segni }) => {
      const espressione = new RegExp(corpo, segni);
      const lenta = (momento: number, lungo: number, pezzo: string): boolean =>
        troppo(momento, (quanto) => millisecondi(() => ripetuto(quanto, pezzo).replace(espressione, '')), lungo);
      const suoi = nominati(corpo);
      return (
        [...sampleOfTheDay([...CLASSI, ...ALTRE], GIORNI), ...suoi].some((pezzo) => lenta(150, LUNGO / 10, pezzo)) ||
        ['a', '0', ' ', ...suoi.slice(0, 3)].some((pezzo) => lenta(600, LUNGO, pezzo))
      );
    });
    expect(lente.map(({ dove, corpo }) => `${dove} /${corpo}/`)).toEqual([]);
  });

  test('and the measure knows one that does not', () => {
    const corre = (lungo: number): number => millisecondi(() => 'a'.repeat(lungo).replace(/([\w:.-]+)\s*=\s*"/g, ''));
    expect(troppo(50, corre, LUNGO / 20)).toBe(true);
  });

  test('the measure tells a line from a square, and a moment from both', () => {
    expect(troppo(50, (lungo) => lungo, LUNGO)).toBe(false);
    expect(troppo(50, (lungo) => lungo ** 2, LUNGO)).toBe(true);
    expect(troppo(50, (lungo) => lungo ** 2 / LUNGO ** 2, LUNGO)).toBe(false);
  });
});

const MODULI = [
  ...sources(
    'shared/domain',
    'shared/rules/addizionali',
    'functions/platform/spreadsheet',
    'functions/colonne',
    'functions/scambio/file',
  ),
]
  .map(({ path }) => path)
  // its functions make the fields of a contract, from lengths and codes of ours
  .filter((path) => path !== 'shared/domain/campi.ts');

describe('every function that reads text', () => {
  test.each(MODULI)('%s', { timeout: 300_000 }, async (path) => {
    const modulo: Readonly<Record<string, unknown>> = await import(join(root, path));
    const lente: string[] = [];
    for (const [nome, valore] of Object.entries(modulo)) {
      if (typeof valore !== 'function' || /^[A-Z]/.test(nome)) continue;
      for (const testo of testi(LUNGO))
        if (isLento(() => Reflect.apply(valore, undefined, [testo, testo, testo])))
          lente.push(`${nome} ${JSON.stringify(testo.slice(0, 3))}`);
    }
    expect(lente).toEqual([]);
  });

  test('the cells of every kind of import', { timeout: 300_000 }, () => {
    const colonne = catalogo.flatMap((tipo) => tipo.colonne);
    const diverse = [...new Map(colonne.map((colonna) => [`${colonna.tipo}${colonna.forma}`, colonna])).values()];
    for (const testo of testi(LUNGO)) {
      for (const colonna of diverse)
        expect(isLento(() => [readCella(colonna, testo), readTipato(colonna, testo)])).toBe(false);
      expect(isLento(() => guessMappa({ nome: 'persone', colonne }, [testo]))).toBe(false);
    }
  });
});

describe('every file', () => {
  const entro = async (legge: () => Promise<unknown>): Promise<void> => {
    const inizio = calcolati();
    await legge().catch(() => undefined);
    expect(calcolati() - inizio).toBeLessThan(ENTRO);
  };
  const xml = (testo: string): string => testo.replaceAll('\u0001', '');

  test('CSV and JSON', { timeout: 300_000 }, async () => {
    for (const testo of testi(LUNGO)) {
      const csv = Buffer.from(`Codice;Nome\n${xml(testo)};x\n`);
      await entro(() => readTable(csv, 'a.csv'));
      const righe = [{ [testo.slice(0, 60)]: testo.slice(0, 5000) }];
      const json = { formato: 'emolumenti-scambio', versione: 1, tipi: [{ tipo: 'persone', righe }] };
      await entro(() => readFile(Buffer.from(JSON.stringify(json)), 'a.json', 'primo'));
      await entro(() => readFile(Buffer.from(testo), 'a.json', 'primo'));
    }
  });

  test('XLSX, wherever in it the text is', { timeout: 300_000 }, async () => {
    for (const testo of testi(LUNGO).map(xml)) {
      await entro(() => readTable(sheetOf(`<row ${testo}/>`), 'a.xlsx'));
      await entro(() => readTable(sheetOf(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, [testo]), 'a.xlsx'));
      await entro(() => readTable(sheetOf(`<row r="1"><c r="A1"><v>${testo}</v></c></row>`), 'a.xlsx'));
      const parti = workbook([{ name: testo, rows: '<row r="1"/>' }], [], testo).map((parte) =>
        parte.name.endsWith('.rels') ? { ...parte, content: `${String(parte.content)}<Relationship ${testo}` } : parte,
      );
      await entro(() => readWorkbook(zipOf(parti), 'a.xlsx'));
    }
  });
});
