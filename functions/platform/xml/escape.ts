/** The first line of a document in UTF-8. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const RESERVED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const replaced = (character: string): string => RESERVED[character] ?? character;

/** Text as the content of an element of XML or HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, replaced);

/** Text as the value of an attribute in double quotes; it may stand inside an element too. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, replaced);

/** Characters that XML 1.0 can hold. */
const WRITABLE = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** True of a text that a document can hold, escaped or not. */
export const isWritable = (text: string): boolean => WRITABLE.test(text);
