import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';
import { testo, testoLungo } from '#shared/domain/campi.ts';
import { accorciato, composto, mostrato, ripulito } from '#shared/domain/testo.ts';
import { jsonSchemaOf, type JsonSchema } from '#support/json-schema.ts';

/** Blanks, zero-width and bidirectional characters, line ends of Unicode, half of a pair, soft hyphen, byte order mark; a tag and a mark of music, of another plane. */
const NASCOSTI = [
  '\u0000',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2028',
  '\u2029',
  '\u2066',
  '\ufeff',
  '\u{e0041}',
  '\u{1d173}',
];

test.each([...NASCOSTI, '\ud800'])('%j is refused in a text, on one line or more', (nascosto) => {
  expect(testo(1, 50).safeParse(`Ros${nascosto}si`).success).toBe(false);
  expect(testoLungo(50).safeParse(`Ros${nascosto}si`).success).toBe(false);
});

test('names as people write them are kept', () => {
  for (const nome of ["D'Angelo", 'Müller-Šarić', 'Ngọc Ánh', 'Ōé', '李', '🎓 Progetto'])
    expect(testo(1, 50).safeParse(composto(nome)).success).toBe(true);
});

test('a request is read in composed characters, without the blanks around', () => {
  expect(composto('  Niccolo\u0300 ')).toBe('Niccolò');
  expect(testo(1, 50).safeParse(composto(' \u3000 ')).success).toBe(false);
});

test('a text stored before is read as it can be stored today', () => {
  expect(ripulito('Ros\u202esi\u2028 Ada\ud800')).toBe('Rossi  Ada\ufffd');
  for (const nascosto of NASCOSTI.slice(2))
    expect(testo(1, 50).safeParse(ripulito(`a${nascosto}b`)).success).toBe(true);
});

test('a text is cut between two characters, and so is as its field wants it', () => {
  const lungo = `${'a'.repeat(9)}🎓🎓`;
  expect([8, 9, 10, 11, 12, 13, 99].map((massimo) => accorciato(lungo, massimo))).toEqual([
    'a'.repeat(8),
    'a'.repeat(9),
    'a'.repeat(9),
    `${'a'.repeat(9)}🎓`,
    `${'a'.repeat(9)}🎓`,
    lungo,
    lungo,
  ]);
  for (let massimo = 0; massimo < 14; massimo += 1)
    expect(testo(0, massimo).safeParse(accorciato(lungo, massimo)).success).toBe(true);
  expect(mostrato(lungo, 10)).toBe('a'.repeat(9));
});

/** A text that nothing keeps from holding a character that cannot be seen. */
const libero = ({ type, format, pattern, ...schema }: JsonSchema): boolean =>
  type === 'string' &&
  [schema.enum, schema.const, format].every((limite) => limite === undefined) &&
  (pattern === undefined || new RegExp(pattern).test('a\u202eb'));

/** Texts of a body that accept what cannot be seen, with their place. */
const aperti = (schema: JsonSchema, dove: string): readonly string[] => {
  const dentro = [
    ...Object.entries(schema.properties ?? {}).flatMap(([nome, uno]) => aperti(uno, `${dove}.${nome}`)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((uno) => aperti(uno, dove)),
    ...(schema.items === undefined ? [] : aperti(schema.items, `${dove}[]`)),
  ];
  return libero(schema) ? [...dentro, dove] : dentro;
};

/** What is only compared with what is stored, and columns and filters that come back to the page that sent them. */
const CONFRONTATI = [
  /cursore$/,
  /\.filtri\[\]\.valore$/,
  /\.invito$/,
  /\.codmin$/,
  /\.username$/,
  /^savePreferenze\./,
  /^searchAudit\./,
];

test('every text that a body brings refuses them', () => {
  const rotte: readonly [string, Route][] = Object.values(contracts).flatMap((area) => Object.entries(area));
  expect(rotte.length).toBeGreaterThan(150);
  const trovati = rotte.flatMap(([nome, { body }]) => (body === undefined ? [] : aperti(jsonSchemaOf(body), nome)));
  expect(trovati.filter((dove) => !CONFRONTATI.some((espressione) => espressione.test(dove)))).toEqual([]);
});
