import type { EmbeddedFont } from './pdf/embedded-font.ts';

/**
 * Lines of a text in a width given in points. Breaks at blanks; a word longer than a line (an e-mail address, a code)
 * breaks where the line ends, so that nothing ever leaves its column. Line feeds of the text are kept.
 */
export const wrapText = (text: string, width: number, font: EmbeddedFont, size: number): readonly string[] => {
  if (!text.includes('\n') && font.widthOf(text, size) <= width) return [text];
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, font, size));
};

const wrapParagraph = (paragraph: string, width: number, font: EmbeddedFont, size: number): readonly string[] => {
  const blank = font.widthOf(' ', size);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.split(/[ \t]+/).flatMap((whole) => pieces(whole, width, font, size))) {
    const wordWidth = font.widthOf(word, size);
    if (line !== '' && used + blank + wordWidth > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    used += line === '' ? wordWidth : blank + wordWidth;
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

const pieces = (word: string, width: number, font: EmbeddedFont, size: number): readonly string[] => {
  if (font.widthOf(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && font.widthOf(part + character, size) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
};
