import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { writeDocumentoXml } from '#functions/denunce/macchina/documento-xml.ts';
import { writeFileXml } from '#functions/denunce/macchina/file-xml.ts';
import { nodoDi, type Albero } from '#functions/denunce/macchina/nodo-xml.ts';
import { CampoNonValido } from '#functions/denunce/macchina/record-fisso.ts';
import { isWritable } from '#platform/xml/escape.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { campioni, recordsDi } from '#support/denunce/uniemens-di-prova.ts';

const testo = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Attributes, text beside attributes, elements that repeat, that are missing, that hold nothing. */
const Prova = z.strictObject({
  '@fonte': z.string().optional(),
  Ente: z.strictObject({ '@codice': z.string(), testo: z.string() }),
  Vuoto: z.strictObject({}).optional(),
  Persona: z.array(z.strictObject({ Nome: z.string(), Importo: z.int().meta({ xml: 'euro' }).optional() })),
});
const albero: Albero = { radice: 'Prova', nodo: nodoDi(Prova) };

/** Texts that XML can hold, with what it reserves. */
const scrivibile = fc
  .string({
    unit: fc.oneof(fc.constantFrom('&', '<', '>', '"', "'", '\n', ']]>', 'è', '😀'), fc.string({ maxLength: 1 })),
  })
  .filter(isWritable);
const prove = fc.record(
  {
    '@fonte': scrivibile,
    Ente: fc.record({ '@codice': scrivibile, testo: scrivibile }),
    Vuoto: fc.constant({}),
    Persona: fc.array(fc.record({ Nome: scrivibile, Importo: fc.integer() }, { requiredKeys: ['Nome'] })),
  },
  { requiredKeys: ['Ente', 'Persona'] },
);

test.each(['&amp;', '&lt;', '&A;', '&#65;', 'A & B'])('%s is written as it is, whatever it looks like', (nome) => {
  const records = { Ente: { '@codice': nome, testo: nome }, Persona: [] };
  const scritto = nome.replaceAll('&', '&amp;');
  expect(testo(writeDocumentoXml(albero, records))).toContain(`<Ente codice="${scritto}">${scritto}</Ente>`);
});

test('a file written as it is walked, and one built as a document, have the same bytes', () => {
  fc.assert(
    fc.property(prove, (records) => {
      expect(testo(writeDocumentoXml(albero, records))).toBe(testo(writeFileXml(albero, records)));
    }),
  );
});

test.each(campioni)('%s has the same bytes from both', (campione) => {
  const file: Albero = { radice: 'DenunceMensili', nodo: nodoDi(Uniemens) };
  const records = recordsDi(campione);
  expect(testo(writeDocumentoXml(file, records))).toBe(testo(writeFileXml(file, records)));
});

test('neither writes a character that XML cannot hold', () => {
  for (const write of [writeDocumentoXml, writeFileXml])
    expect(() => write(albero, { Ente: { '@codice': 'a\u0000', testo: '' }, Persona: [] })).toThrow(CampoNonValido);
});
