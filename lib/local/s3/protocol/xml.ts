import { escapeAttribute } from '#platform/xml/escape.ts';

const UNREADABLE = /[\p{Cc}\ufffe\uffff]/gu;

/**
 * Text as the content of an element. Control characters become character references, as the service writes them: a key may
 * hold any, and a client that lists such keys asks for `encoding-type=url`.
 */
const escapeXml = (text: string): string =>
  escapeAttribute(text).replace(UNREADABLE, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);

/** Text that is already escaped and placed in its elements. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Markup | readonly Markup[] | string | number | boolean | undefined;

const contentText = (content: Content): string => {
  if (content === undefined) return '';
  if (typeof content !== 'object') return escapeXml(String(content));
  return content instanceof Markup ? content.text : content.map((child) => child.text).join('');
};

/** `<name>content</name>`: strings are escaped, markup is placed as it is, undefined content makes an empty element. */
export const element = (name: string, ...contents: readonly Content[]): Markup =>
  new Markup(`<${name}>${contents.map(contentText).join('')}</${name}>`);

/** The element, or nothing at all when there is no value. */
export const optionalElement = (name: string, content: string | undefined): readonly Markup[] =>
  content === undefined ? [] : [element(name, content)];

/** A whole document with the service's namespace on its root; errors carry none. */
export const xmlDocument = (root: string, ...contents: readonly Content[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${root === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'}>` +
  `${contents.map(contentText).join('')}</${root}>`;
