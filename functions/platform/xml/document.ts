import { create } from 'xmlbuilder2';
import { DECLARATION } from './escape.ts';

/** An element of a document: its attributes, then its text or the elements inside it, never both. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/**
 * The bytes of a document, UTF-8, an empty element as one tag. `indented` puts each element on a line of its own, by two spaces a level.
 * The document is built whole in memory: a file of many thousands of people is written as it is walked instead.
 */
export const writeDocument = (root: XmlElement, { indented }: { readonly indented: boolean }): Uint8Array => {
  const document = create();
  addElement(document, root);
  return Buffer.from(`${DECLARATION}${document.end({ headless: true, prettyPrint: indented })}\n`, 'utf8');
};

/** The text with its ampersands written as XML has them: the builder takes "&lt;" in a text for what it stands for. */
const literal = (text: string): string => text.replaceAll('&', '&amp;');

const addElement = (parent: ReturnType<typeof create>, { name, attributes = {}, content }: XmlElement): void => {
  const added = parent.ele(
    name,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, literal(value)])),
  );
  if (typeof content !== 'string') for (const child of content) addElement(added, child);
  else if (content !== '') added.txt(literal(content));
};
