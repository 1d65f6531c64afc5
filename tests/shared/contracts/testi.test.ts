import { expect, test } from 'vitest';
import type * as z from 'zod';
import { contracts } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';
import { nomeFile, testo, testoLungo } from '#shared/domain/campi.ts';
import { accorciato, composto, mostrato, nomeFileMostrato, ripulito } from '#shared/domain/testo.ts';
import { jsonSchemaOf, sample, type JsonSchema } from '#support/json-schema.ts';
import { fieldsOf, type Field } from '#support/schema-fields.ts';

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

test('the name of a file is kept readable, with its ending', () => {
  expect(nomeFileMostrato('Elenco\u00ad del\u202epersonale\n2026\u200b.xlsx', 200)).toBe(
    'Elenco delpersonale 2026.xlsx',
  );
  expect(nomeFileMostrato(`${'o'.repeat(300)}.csv`, 20)).toBe(`${'o'.repeat(16)}.csv`);
  expect(nomeFileMostrato('senza', 3)).toBe('sen');
  for (const nascosto of [...NASCOSTI, '\ud800'])
    expect(nomeFile('csv', 50).safeParse(nomeFileMostrato(`elenco${nascosto}.csv`, 50)).success).toBe(true);
});

/** Ways in which a text may hold one of these characters: added at each place, or instead of what is there. */
const conNascosti = (testo: string): readonly string[] =>
  Array.from({ length: testo.length + 1 }, (_, dove) => dove).flatMap((dove) =>
    [...NASCOSTI, '\ud800'].flatMap((nascosto) => [
      `${testo.slice(0, dove)}${nascosto}${testo.slice(dove)}`,
      `${testo.slice(0, dove)}${nascosto}${testo.slice(dove + 1)}`,
    ]),
  );

const aperti = new Map<z.ZodType, boolean>();

/** True if a text of this kind may hold a character that cannot be seen. */
const isAperto = (schema: z.ZodType): boolean => {
  const gia = aperti.get(schema);
  if (gia !== undefined) return gia;
  const esempio = sample(jsonSchemaOf(schema));
  const aperto = typeof esempio === 'string' && conNascosti(esempio).some((testo) => schema.safeParse(testo).success);
  aperti.set(schema, aperto);
  return aperto;
};

const rotte: readonly [string, Route][] = Object.values(contracts).flatMap((area) => Object.entries(area));

/** The fields of what a call receives, with their place. */
const fieldsReceived = ({ params, query, body }: Route): readonly Field[] =>
  [params, query, body].flatMap((parte) => (parte === undefined ? [] : fieldsOf(parte)));

/** What is only compared with what is stored, and columns and filters that come back to the page that sent them. */
const CONFRONTATI = [
  /\.cursore$/,
  /\.filtri\[\]\.valore$/,
  /\.invito$/,
  /\.codmin$/,
  /\.username$/,
  /^savePreferenze\./,
  /^searchAudit\./,
];

test('every text that a call receives refuses them', () => {
  expect(rotte.length).toBeGreaterThan(150);
  const trovati = rotte.flatMap(([nome, rotta]) =>
    fieldsReceived(rotta).flatMap(([dove, schema]) => (isAperto(schema) ? [`${nome}${dove}`] : [])),
  );
  expect(trovati.filter((dove) => !CONFRONTATI.some((espressione) => espressione.test(dove)))).toEqual([]);
});

/** Values at the edges of a field. */
const estremi = (schema: JsonSchema): readonly unknown[] => {
  const { type, enum: valori = [], format, minLength = 0, maxLength = 0, minimum, maximum } = schema;
  if (type === 'integer') return [minimum, maximum];
  if (format === 'date') return ['1900-01-01', '9999-12-30', '9999-12-31'];
  return [...valori, sample(schema), 'a'.repeat(minLength), 'a'.repeat(Math.min(maxLength, 5000))];
};

/** Kept otherwise than it came: a size that the use case refuses, the version of before, an answer that another field holds, a path without its record. */
const TRASFORMATI = [
  'createImportazione.dimensione',
  'saveCorrezioneF24.esito',
  'saveSaldo.versione',
  'updateServizio.uid',
];

test('what a call writes may be all that it receives in the field of that name', () => {
  const scritture = rotte.filter(([, { effect }]) => effect !== 'read');
  const stretti = scritture.flatMap(([nome, rotta]) => {
    const scritti = Map.groupBy(fieldsOf(rotta.response), ([dove]) => dove);
    return fieldsReceived(rotta).flatMap(([dove, schema]) => {
      const alternative = scritti.get(dove)?.map(([, scritto]) => scritto) ?? [schema];
      if (alternative.includes(schema)) return [];
      const rifiutato = estremi(jsonSchemaOf(schema))
        .filter((valore) => schema.safeParse(valore).success)
        .some((valore) => !alternative.some((scritto) => scritto.safeParse(valore).success));
      return rifiutato ? [`${nome}${dove}`] : [];
    });
  });
  expect([...new Set(stretti)].toSorted()).toEqual(TRASFORMATI);
});
