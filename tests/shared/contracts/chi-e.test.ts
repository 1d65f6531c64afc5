import { expect, test } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';

const NOMI = ['nominativo', 'desCognome'] as const;
const CODICI = ['desCf', 'codiceFiscale', 'codFiscale', 'cf', 'matricola'] as const;

/** Rows of cases of acceptance, whose names are invented for the case. */
const INVENTATI: ReadonlySet<string> = new Set(['cedolini.listCedoliniProva']);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
}

const dentro = ({
  properties = {},
  items,
  prefixItems = [],
  anyOf = [],
  oneOf = [],
  allOf = [],
}: Schema): [string, Schema][] => [
  ...Object.entries(properties),
  ...[items ?? [], prefixItems, anyOf, oneOf, allOf].flat().map((figlio): [string, Schema] => ['', figlio]),
];

/** The rows of an answer that name a person and have nothing to tell the person from another of the same name. */
const senzaCodice = (dove: string, schema: Schema, inElenco = false): string[] => {
  const campi = Object.keys(schema.properties ?? {});
  const nome = NOMI.find((campo) => campi.includes(campo));
  return [
    ...(inElenco && !INVENTATI.has(dove) && nome !== undefined && !CODICI.some((codice) => campi.includes(codice))
      ? [`${dove}.${nome}`]
      : []),
    ...dentro(schema).flatMap(([campo, figlio]) =>
      senzaCodice(
        campo === '' ? dove : `${dove}.${campo}`,
        figlio,
        campo === '' && (inElenco || schema.type === 'array'),
      ),
    ),
  ];
};

test('every row of an answer that names a person has the codice fiscale or the matricola beside the name', () => {
  const trovati = Object.entries(contracts).flatMap(([area, rotte]) =>
    Object.entries<Route>(rotte).flatMap(([nome, { response }]) =>
      response instanceof z.ZodType
        ? senzaCodice(
            `${area}.${nome}`,
            z.toJSONSchema(response, { unrepresentable: 'any', io: 'output', reused: 'inline' }) as Schema,
          )
        : [],
    ),
  );
  expect(trovati).toEqual([]);
});
