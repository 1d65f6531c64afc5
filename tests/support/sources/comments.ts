import type { Source } from '../sources.ts';

/** A comment of a source as one line of plain text, without its marks. */
export interface Comment {
  readonly path: string;
  readonly text: string;
}

const BLOCK = /\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm;

/** Returns the comments of a source in their order: each block, and each run of lines that begin with `//`. */
export const commentsOf = ({ path, text }: Pick<Source, 'path' | 'text'>): Comment[] =>
  [...text.matchAll(BLOCK)].map(([whole]) => ({
    path,
    text: whole
      .replace(/^\s*\/\*\*?|\*\/\s*$/g, '')
      .replace(/^[ \t]*(?:\/\/|\*)/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));

/** Returns what a comment says first, up to the end of its first sentence or to its first tag. */
export const firstSentence = (text: string): string => text.split(/(?<=[.:;?!])\s|\s@(?=\w)/, 1)[0] ?? '';
