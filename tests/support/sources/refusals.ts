import type { Source } from '../sources.ts';

/** A text between quotes, as a source has it. */
const TEXT = `(?:'((?:[^'\\\\]|\\\\.)*)'|"((?:[^"\\\\]|\\\\.)*)"|\`((?:[^\`\\\\]|\\\\.)*)\`)`;
const THROWN = new RegExp(`new AppError\\(\\s*'STATO_NON_AMMESSO',\\s*${TEXT}`, 'g');
const HANDED = new RegExp(`\\b(?:rifiuto|notExposable)\\(\\s*[^,()]+,\\s*${TEXT}`, 'g');
/** The function or the table that says why, up to its end. */
const REASONS = /\bconst (?:perche = \(|PERCHE\b)[\s\S]*?\n\};/g;
const ANY = new RegExp(TEXT, 'g');

const textsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** A sentence whose reason is another text, which is looked at where it is written. */
const isElsewhere = (text: string): boolean =>
  /\$\{[^}]*(?:perche|PERCHE|PRIMA|motivo|rimedio)/.test(text) || /\$\{[^}]*$/.test(text);

/** The sentences of a source that refuse an act for the state of its record. */
export const refusalsOf = ({ text }: Pick<Source, 'text'>): string[] =>
  [
    ...textsOf(text, THROWN),
    ...textsOf(text, HANDED),
    ...(text.includes("'STATO_NON_AMMESSO'") ? (text.match(REASONS) ?? []) : []).flatMap((reasons) =>
      textsOf(reasons, ANY).filter((one) => one.includes(' ')),
    ),
  ].filter((one) => !isElsewhere(one));

/** The act that is refused is no road. */
const REFUSED = /non si (?:può|possono) \S+|non si \S+|non (?:è|sono) da \S+/g;
const INFINITIVE = /(?:are|ere|ire|orre|arre|urre|(?:ar|er|ir|or|ur)(?:l[oaie]|ne|si|ci|gli|vi|glielo|gliela))$/u;
/** Words that end as what is to be done does, and are not. */
const NOUNS =
  /^(?:altre|sempre|oltre|mentre|pure|ore|per|ulteriore|maggiore|minore|sopr\w+|dichiarante|anteriore|posteriore)$/u;

/** True of a refusal that says what can be done: something to do, or how it is done. */
export const hasRoad = (text: string): boolean => {
  const rest = text.replaceAll(/\$\{[^}'"]*\}/g, ' … ').replaceAll(REFUSED, ' ');
  const words = rest.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return (
    words.some((word) => INFINITIVE.test(word) && !NOUNS.test(word)) ||
    /\bsi (?:\w+ ){0,1}\w+(?:a|e|ano|ono|nno)\b/.test(rest)
  );
};
