import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { tolteDa } from '#lib/openapi-confronto.ts';
import { openApiDocument } from '#lib/openapi.ts';
import { compareVersioni, VERSIONE } from '#shared/domain/versione.ts';
import { root } from '#support/sources.ts';

const RILASCI = join(root, 'tests', 'golden', 'rilasci');
const ESTENSIONE = '.openapi.json.gz';

/** The newest release before this one whose calls are kept. */
const [prima = ''] = readdirSync(RILASCI)
  .filter((nome) => nome.endsWith(ESTENSIONE))
  .map((nome) => nome.slice(0, -ESTENSIONE.length))
  .filter((versione) => compareVersioni(versione, VERSIONE) < 0)
  .toSorted((a, b) => compareVersioni(b, a));

const chiamateDi = (versione: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(RILASCI, `${versione}${ESTENSIONE}`))).toString('utf8'));

/** Each line of the list of changes: the thing, and why. */
const righe = [
  ...readFileSync(join(RILASCI, 'cambiamenti-delle-chiamate.md'), 'utf8').matchAll(
    /^- `(?<cosa>[^`]+)`: (?<perche>.+)$/gm,
  ),
].map(({ groups }) => ({ cosa: groups?.['cosa'] ?? '', perche: groups?.['perche'] ?? '' }));

test('nothing of the calls of the release before is removed or narrowed without a line that says why, and no line is of nothing', () => {
  expect(prima).not.toBe('');
  const tolte = tolteDa(chiamateDi(prima), JSON.parse(JSON.stringify(openApiDocument())));
  expect(righe.map(({ cosa }) => cosa).toSorted()).toEqual([...tolte].toSorted());
  expect(righe.filter(({ perche }) => perche.length < 10)).toEqual([]);
});

/** A document of one call: what it takes and what it answers. */
const documento = (
  richiesta: unknown,
  risposta: unknown = { type: 'object', properties: {} },
  parameters: unknown[] = [],
  path = '/prova',
) => ({
  paths: {
    [path]: {
      post: {
        parameters,
        requestBody: { content: { 'application/json': { schema: richiesta } } },
        responses: { 200: { content: { 'application/json': { schema: risposta } } } },
      },
    },
  },
});
const oggetto = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const testo = (altro: object = {}) => ({ type: 'string', ...altro });

describe('what is found of two documents', () => {
  const nome = oggetto({ nome: testo({ maxLength: 10 }) });
  test.each([
    ['the same', nome, nome, []],
    ['a field gone', nome, oggetto({}), ['POST /prova, richiesta nome: tolto']],
    ['a field more', nome, oggetto({ nome: testo({ maxLength: 10 }), altro: testo() }), []],
    [
      'a field asked for',
      nome,
      oggetto({ nome: testo({ maxLength: 10 }) }, ['nome']),
      ['POST /prova, richiesta nome: obbligatorio'],
    ],
    [
      'a shorter field',
      nome,
      oggetto({ nome: testo({ maxLength: 9 }) }),
      ['POST /prova, richiesta nome: maxLength più stretto'],
    ],
    ['a longer field', nome, oggetto({ nome: testo({ maxLength: 11 }) }), []],
    ['another type', nome, oggetto({ nome: { type: 'integer' } }), ['POST /prova, richiesta nome: altro tipo']],
    [
      'a value gone',
      oggetto({ nome: { enum: ['a', 'b'] } }),
      oggetto({ nome: { enum: ['a', 'c'] } }),
      ['POST /prova, richiesta nome: senza "b"'],
    ],
    [
      'null no more',
      oggetto({ nome: { anyOf: [testo(), { type: 'null' }] } }),
      oggetto({ nome: testo() }),
      ['POST /prova, richiesta nome: altro tipo'],
    ],
    [
      'in a list',
      { type: 'array', items: nome },
      { type: 'array', items: oggetto({}) },
      ['POST /prova, richiesta[] nome: tolto'],
    ],
  ])('in what is sent: %s', (_, vecchia, nuova, attese) =>
    expect(tolteDa(documento(vecchia), documento(nuova))).toEqual(attese),
  );

  test.each([
    ['a field gone', nome, oggetto({}), ['POST /prova, risposta nome: tolto']],
    [
      'a field that may be missing',
      oggetto({ nome: testo() }, ['nome']),
      oggetto({ nome: testo() }),
      ['POST /prova, risposta nome: può mancare'],
    ],
    ['a shorter field', nome, oggetto({ nome: testo({ maxLength: 9 }) }), []],
  ])('in what is answered: %s', (_, vecchia, nuova, attese) =>
    expect(tolteDa(documento({}, vecchia), documento({}, nuova))).toEqual(attese),
  );

  test('a call gone, a parameter gone, one more that is asked for', () => {
    const parametro = (name: string, required: boolean) => ({ name, in: 'query', required, schema: testo() });
    const con = (...parametri: object[]) => documento({}, {}, parametri);
    expect(tolteDa(documento({}), documento({}, {}, [], '/altra'))).toEqual(['POST /prova: tolta']);
    expect(tolteDa(con(parametro('a', false)), con())).toEqual(['POST /prova, parametro a: tolto']);
    expect(tolteDa(con(parametro('a', false)), con(parametro('a', true)))).toEqual([
      'POST /prova, parametro a: obbligatorio',
    ]);
    expect(tolteDa(con(), con(parametro('a', true), parametro('b', false)))).toEqual([
      'POST /prova, parametro a: nuovo e obbligatorio',
    ]);
  });
});
