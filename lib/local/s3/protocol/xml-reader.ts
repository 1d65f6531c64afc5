import { S3Error } from './errors.ts';

/** An element of a request body: its local name, its own text and its child elements. Attributes are ignored. */
export interface XmlElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_DEPTH = 8;

const malformed = (): S3Error => new S3Error('MalformedXML');

const characterReference = (digits: string, radix: 10 | 16): string => {
  const code = Number.parseInt(digits, radix);
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) throw malformed();
  return String.fromCodePoint(code);
};

const unescape = (text: string): string =>
  text.replace(/&(#x[0-9a-fA-F]{1,6};|#[0-9]{1,7};|[a-z]+;|)/g, (_, reference: string) => {
    const name = reference.slice(0, -1);
    if (name.startsWith('#x')) return characterReference(name.slice(2), 16);
    if (name.startsWith('#')) return characterReference(name.slice(1), 10);
    const character = ENTITIES[name];
    if (character === undefined) throw malformed();
    return character;
  });

/** One token: comment, processing instruction, CDATA, closing tag, opening tag, or text. A DOCTYPE matches none, so no entity can be declared. */
const TOKEN =
  /<!--(?:[^-]|-[^-])*-->|<\?[^>]*\?>|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<\/(?<close>[\w:.-]+)\s*>|<(?<open>[A-Za-z_][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<text>[^<]+)/gy;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the small documents the service accepts as request bodies (list of keys, list of parts, location).
 * @throws S3Error MalformedXML when the text is not one well-formed element.
 */
export const readXml = (source: string): XmlElement => {
  const text = source.replace(/^\ufeff/, '');
  const document: XmlElement = { name: '', text: '', children: [] };
  const open: Open[] = [{ element: document, tag: '' }];
  let read = 0;
  for (const token of text.matchAll(TOKEN)) {
    read += token[0].length;
    take(token.groups ?? {}, open);
  }
  const [root, ...others] = document.children;
  const complete = read === text.length && open.length === 1;
  if (!complete || root === undefined || others.length > 0 || document.text.trim() !== '') throw malformed();
  return root;
};

/** An element whose closing tag has not come yet. */
interface Open {
  readonly element: XmlElement;
  readonly tag: string;
}

const take = (token: Readonly<Record<string, string>>, open: Open[]): void => {
  const parent = open.at(-1);
  if (parent === undefined) throw malformed();
  if (token['open'] !== undefined) {
    const child: XmlElement = { name: localName(token['open']), text: '', children: [] };
    parent.element.children.push(child);
    if (token['empty'] === '') open.push({ element: child, tag: token['open'] });
    if (open.length > MAX_DEPTH) throw malformed();
  } else if (token['close'] !== undefined) {
    if (open.length === 1 || parent.tag !== token['close']) throw malformed();
    open.pop();
  } else {
    parent.element.text += token['cdata'] ?? unescape(token['text'] ?? '');
  }
};

/** The text of the only child of that name. @throws S3Error MalformedXML when it is repeated. */
export const childText = (parent: XmlElement, name: string): string | undefined => {
  const [first, ...others] = parent.children.filter((child) => child.name === name);
  if (others.length > 0) throw malformed();
  return first?.text;
};
