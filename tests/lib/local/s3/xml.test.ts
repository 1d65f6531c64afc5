import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childText, readXml } from '#lib/local/s3/protocol/xml-reader.ts';
import { element, xmlDocument } from '#lib/local/s3/protocol/xml.ts';

describe('XML of requests and answers', () => {
  it('reads back any text it writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(childText(readXml(xmlDocument('Delete', element('Key', text))), 'Key')).toBe(text);
      }),
    );
  });

  it('reads references, CDATA, comments, prefixes and attributes', () => {
    const root = readXml(
      '\ufeff<?xml version="1.0"?>\n<s3:Delete xmlns:s3="x"><!-- commento --><Key a=\'1\'>&#65;&#x1F600;&amp;<![CDATA[<b>&]]></Key><Vuoto/></s3:Delete>\n',
    );
    expect([root.name, childText(root, 'Key'), childText(root, 'Vuoto'), childText(root, 'Manca')]).toEqual([
      'Delete',
      'A😀&<b>&',
      '',
      undefined,
    ]);
  });

  it.each([
    '',
    'testo',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>coda',
    '<a>&ignota;</a>',
    '<a>&#xD800;</a>',
    '<a>& </a>',
    '<a b=c/>',
    '</a>',
    '<a',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<a>'.repeat(50) + '</a>'.repeat(50),
  ])('refuses %j', (text) => {
    expect(() => readXml(text)).toThrow(expect.objectContaining({ code: 'MalformedXML' }));
  });

  it('refuses a repeated element where one is expected', () => {
    expect(() => childText(readXml('<a><k>1</k><k>2</k></a>'), 'k')).toThrow(
      expect.objectContaining({ code: 'MalformedXML' }),
    );
  });
});
