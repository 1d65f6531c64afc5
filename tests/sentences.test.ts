import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';

/** Every text between quotes of a source, without its comments. */
const textsOf = (text: string): string[] =>
  [
    ...text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, one = '', two = '', three = '']) => one || two || three);

/** A sentence for people: several words, and an end. */
const isSentence = (text: string): boolean => (text.match(/ /g) ?? []).length >= 3 && /[.:?]$/.test(text.trim());

/** A code of ours, or a value that holds one, where a person reads. What the person wrote, `codice`, may be repeated. */
const CODE = /\b[A-Z]{2,}_[A-Z_]+\b/;
const HELD = /\$\{(?:uid|[\w.]+\.uid|idMetodo|STATUS|[\w.]+\.STATUS)\}/;

/** Where people do write the codes themselves: the cells of a spreadsheet, and a file read from outside. */
const WRITTEN_BY_PEOPLE = new Set(['functions/tabelle/colonne/posizioni.ts']);

const sentences = (): { readonly path: string; readonly sentence: string }[] =>
  sources('functions', 'shared', 'web')
    .filter(({ path }) => /\.tsx?$/.test(path) && !WRITTEN_BY_PEOPLE.has(path) && !path.startsWith('shared/rules/'))
    .flatMap(({ path, text }) =>
      textsOf(text)
        .filter(isSentence)
        .map((sentence) => ({ path, sentence })),
    );

test('no sentence shows a code of ours or the identifier of a record', () => {
  const all = sentences();
  expect(all.length).toBeGreaterThan(1000);
  expect(
    all
      .filter(({ sentence }) => CODE.test(sentence.replace(/\$\{[^}]*\}/g, '')) || HELD.test(sentence))
      .map(({ path, sentence }) => `${path}: ${sentence}`),
  ).toEqual([]);
});

/** The codes that the program keeps: what its lists are made of. A code is written in capitals. */
const codici = new Set(
  sources('shared/domain').flatMap(({ text }) =>
    [...text.matchAll(/'([A-Z][A-Z0-9]{2,})'/g)].map(([, codice = '']) => codice),
  ),
);

/** Codes that are also what the office, the law and the licence call the thing. */
const DELL_UFFICIO = new Set(
  'ATA CPDEL CPI CTPS DSGA ENAM ENPAS ENPDEP F24 FPLD INADEL INAIL INPS IRAP ISTAT MOF SPT TFR TFS TUIR WWS'.split(' '),
);

test('no sentence says a kind of run, a state, a role by the code that the program keeps of it', () => {
  expect(codici.size).toBeGreaterThan(100);
  const dette = sentences().flatMap(({ path, sentence }) =>
    // An expression that holds a text of its own is cut by it: what opens it goes too.
    (sentence.replace(/\$\{[^}]*\}?/g, '').match(/\b[A-Z][A-Z0-9]{2,}\b/g) ?? [])
      .filter((parola) => codici.has(parola) && !DELL_UFFICIO.has(parola))
      .map((parola) => `${path}: ${parola} in "${sentence}"`),
  );
  expect(dette).toEqual([]);
});

test('a count has its noun from the one place that knows its singular', () => {
  const pagine = sources('web').filter(({ path }) => /\.tsx?$/.test(path));
  expect(pagine.length).toBeGreaterThan(100);
  // "3 di 10" counts no thing
  const conNome = /\$\{formatIntero\([\w.]+\)\} (?!di )[a-z]+/g;
  expect(
    pagine.flatMap(({ path, text }) => (text.match(conNome) ?? []).map((trovato) => `${path}: ${trovato}`)),
  ).toEqual([]);
});

/** Where the office reads what it hands over, files or must do by a day: prints, files, deadlines, what is to be done of a run. */
const CARTE =
  /\/stampe\/|^functions\/impaginazione\/|nome-file|tracciato-noipa|rules\/adempimenti\/scadenze|^web\/src\/areas\/casa\//;

test('no paper, file or deadline says that nobody has compared it: the explanation of a figure and the page of sources do', () => {
  const carte = sources('functions', 'shared', 'web').filter(({ path }) => /\.tsx?$/.test(path) && CARTE.test(path));
  expect(carte.length).toBeGreaterThan(100);
  expect(
    carte.flatMap(({ path, text }) =>
      textsOf(text)
        .filter((detto) => /riscontrar|\(\?\)|qualche pagina|non è pubblico|non sono pubblici/i.test(detto))
        .map((detto) => `${path}: ${detto}`),
    ),
  ).toEqual([]);
});
