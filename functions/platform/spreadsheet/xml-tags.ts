import { fileDanneggiato } from './file-non-leggibile.ts';

/** No tag of a workbook is nearly so long; a file of tags without end is refused at the first. */
const MAX_TAG = 8192;
const OPENING = /<(?:[\w.-]{1,60}:)?([\w.-]{1,60})(?=[\s/>])/y;
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;

export interface Tag {
  /** Without prefix. */
  readonly name: string;
  /** What is between the name and the end of the tag. */
  readonly attributes: string;
}

/**
 * The opening tags of these names in a document, in order: each character is looked at a bounded number of times, whatever the document holds.
 * @throws FileNonLeggibile at a tag without end
 */
export function* openTags(xml: string, names: ReadonlySet<string>): Generator<Tag> {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    OPENING.lastIndex = at;
    const name = OPENING.exec(xml)?.[1] ?? '';
    if (!names.has(name)) continue;
    const from = OPENING.lastIndex;
    const end = xml.slice(from, from + MAX_TAG).indexOf('>');
    if (end < 0) throw fileDanneggiato();
    yield { name, attributes: xml.slice(from, from + end) };
  }
}

/** The attributes of a tag by name, without prefix. */
export const attributesOf = (attributes: string): Map<string, string> =>
  new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', quoted = '']) => [
      name.slice(name.indexOf(':') + 1),
      quoted.slice(1, -1),
    ]),
  );
