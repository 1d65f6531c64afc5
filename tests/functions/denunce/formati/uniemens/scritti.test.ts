import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { bytesDi, campioni, generati } from '#support/denunce/uniemens-di-prova.ts';

/** The elements that one payroll program writes, in its order, with the form of those that are amounts, days or months. */
const elementi = z
  .array(z.tuple([z.string(), z.enum(['', 'euro', 'intero', 'giorno', 'mese'])]))
  .parse(JSON.parse(readFileSync(new URL('../../../../golden/uniemens/elementi.json', import.meta.url), 'utf8')));
/** Elements of those that hold a value and no other element. */
const foglie = new Set(
  elementi.map(([uno]) => uno).filter((uno) => !elementi.some(([altro]) => altro.startsWith(`${uno}/`))),
);
const regole = new Map(elementi.map(([percorso, forma], posto) => [percorso, { forma, posto }]));

const FORME = {
  '': /./s,
  euro: /^-?\d+,\d{2}$/,
  intero: /^-?\d+$/,
  giorno: /^\d{4}-\d{2}-\d{2}$/,
  mese: /^\d{4}-\d{2}$/,
} as const;

/** That program has these pairs in the other order than real files of today. */
const INVERTITI: readonly string[] = ['RegimePost95', 'Cittadinanza', 'Assunzione', 'Cessazione'];

/** An element open while the bytes are read: the place of the last of its children that the rules know, and whether it has anything. */
interface Aperto {
  readonly percorso: string;
  readonly ha: { posto: number; figli: number; testo: string };
}

/** What of the bytes of a file breaks the rules: an element before one that precedes it, a value in another form, an empty element. */
const infrazioni = (xml: string): readonly string[] => {
  const trovate: string[] = [];
  const aperti: Aperto[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const padre = aperti.at(-1);
    const percorso = padre === undefined ? name : `${padre.percorso}/${name}`;
    const regola = regole.get(percorso);
    if (padre !== undefined) padre.ha.figli += 1;
    if (padre !== undefined && regola !== undefined && !INVERTITI.includes(name)) {
      if (regola.posto < padre.ha.posto) trovate.push(`order: ${percorso}`);
      padre.ha.posto = regola.posto;
    }
    aperti.push({ percorso, ha: { posto: -1, figli: 0, testo: '' } });
  });
  parser.on('text', (testo) => {
    const aperto = aperti.at(-1);
    if (aperto !== undefined) aperto.ha.testo += testo;
  });
  parser.on('closetag', () => {
    const chiuso = aperti.pop();
    if (chiuso === undefined || chiuso.ha.figli > 0) return;
    const testo = chiuso.ha.testo.trim();
    if (testo === '' && !foglie.has(chiuso.percorso)) return;
    if (testo === '') trovate.push(`empty: ${chiuso.percorso}`);
    else if (!FORME[regole.get(chiuso.percorso)?.forma ?? ''].test(testo))
      trovate.push(`form: ${chiuso.percorso} ${testo}`);
  });
  parser.write(xml).close();
  return trovate;
};

test('every written file has its elements in order, in their form, and no value left empty', () => {
  fc.assert(
    fc.property(generati(Uniemens), (records) => {
      expect(infrazioni(Buffer.from(uniemens.parse(records).write()).toString('utf8'))).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('so have the samples; an element moved, an amount without its cents, an element left empty are found', () => {
  for (const campione of campioni)
    expect(infrazioni(Buffer.from(bytesDi(campione)).toString('utf8')), campione).toEqual([]);
  const xml = Buffer.from(bytesDi('due-docenti')).toString('utf8');
  const mosso = xml.replace(/(<CFLavoratore>[^<]*<\/CFLavoratore>)\s*(<Cognome>[^<]*<\/Cognome>)/, '$2$1');
  const senzaCentesimi = xml.replace(/<StipendioTabellare>(\d+),\d\d</, '<StipendioTabellare>$1<');
  const vuoto = xml.replace(/<Cognome>[^<]*</, '<Cognome><');
  expect([mosso, senzaCentesimi, vuoto].map((guasto) => infrazioni(guasto).map((una) => una.split(':')[0]))).toEqual([
    ['order'],
    ['form'],
    ['empty'],
  ]);
});
