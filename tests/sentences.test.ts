import { expect, test } from 'vitest';
import { sources } from './support/sources.ts';

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
const WRITTEN_BY_PEOPLE = new Set(['functions/scambio/tipi/scuola/posizioni.ts']);

test('no sentence shows a code of ours or the identifier of a record', () => {
  const sentences = sources('functions', 'shared', 'web')
    .filter(({ path }) => /\.tsx?$/.test(path) && !WRITTEN_BY_PEOPLE.has(path) && !path.startsWith('shared/rules/'))
    .flatMap(({ path, text }) =>
      textsOf(text)
        .filter(isSentence)
        .map((sentence) => ({ path, sentence, bare: sentence.replace(/\$\{[^}]*\}/g, '') })),
    );
  expect(sentences.length).toBeGreaterThan(1000);
  expect(
    sentences
      .filter(({ sentence, bare }) => CODE.test(bare) || HELD.test(sentence))
      .map(({ path, sentence }) => `${path}: ${sentence}`),
  ).toEqual([]);
});
