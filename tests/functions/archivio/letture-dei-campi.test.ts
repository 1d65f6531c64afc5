import { describe, expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { datiNonLetti } from '#shared/domain/dati-non-letti.ts';
import { bugie, calcolo, raggiunti, schermo, type Lettura } from '#support/letture/lettura.ts';
import { lettureLavoro } from '#support/letture/letture-lavoro.ts';
import { letturePersona } from '#support/letture/letture-persona.ts';
import { lettureScuola } from '#support/letture/letture-scuola.ts';
import { fieldsOf } from '#support/schema-fields.ts';
import { source, sources } from '#support/sources.ts';

// Each stored field has a reader, or is refused when it is written: one table says which, and the sources are asked whether it is true.

const TABELLA: Readonly<Record<string, readonly Lettura[]>> = { ...letturePersona, ...lettureLavoro, ...lettureScuola };
const tutti = sources('functions', 'shared', 'web');
const vivi = raggiunti(tutti);

const campiDi = (nome: string): string[] => {
  const schema = specie.find((una) => una.nome === nome)?.schema;
  return schema === undefined ? [] : [...new Set(fieldsOf(schema).map(([posto]) => posto.slice(1)))].toSorted();
};
const righeDi = (nome: string): readonly Lettura[] => TABELLA[nome] ?? [];
const come = (quale: Lettura['come']): string[] =>
  Object.entries(TABELLA)
    .flatMap(([nome, righe]) =>
      righe.filter((riga) => riga.come === quale).flatMap(({ campi }) => campi.map((campo) => `${nome} ${campo}`)),
    )
    .toSorted();

describe.each(Object.keys(TABELLA))('%s', (nome) => {
  test('has each of its fields, at every depth, in one row', () => {
    expect(
      righeDi(nome)
        .flatMap(({ campi }) => campi)
        .toSorted(),
    ).toEqual(campiDi(nome));
  });

  test('is read where its rows say, by what runs', () => {
    expect(bugie(righeDi(nome), tutti, vivi)).toEqual([]);
  });
});

test('what is refused is what the one list says, and a share of the TFR that is the table of payees’', () => {
  const detti = Object.entries(datiNonLetti).flatMap(([nome, campi]) =>
    Object.keys(campi).flatMap((campo) => {
      const suoi = campiDi(nome).filter((uno) => `${uno.replaceAll('[]', '')}.`.startsWith(`${campo}.`));
      return suoi.map((uno) => `${nome} ${uno}`);
    }),
  );
  expect(come('RIFIUTATO')).toEqual([...detti, 'PERSONA espero[].quotaTfr'].toSorted());
});

describe('a row that is false is told:', () => {
  const vero = source('functions/prova/handler.ts', "import { letto } from './letto.ts';\nletto();\n");
  const legge = source('functions/prova/letto.ts', 'export const letto = ({ piano: { numRate } }) => numRate;\n');
  const scrive = source('functions/prova/scrive.ts', 'export const scrive = { numRate: 1, piano: null };\n');
  const qui = [vero, legge, scrive];
  const una = calcolo;
  test.each([
    ['nothing of one that holds', una(legge.path, 'piano.numRate'), []],
    ['a field that is written and not read', una(scrive.path, 'numRate'), [`${scrive.path} does not read numRate`]],
    ['the same name in another thing', una(legge.path, 'voce.numRate'), [`${legge.path} does not read voce.numRate`]],
    ['a file that is not there', una('functions/x.ts', 'numRate'), ['functions/x.ts is not a file']],
    ['a screen called a calculation', schermo(legge.path, 'piano.numRate'), [`${legge.path} is no place of a SCHERMO`]],
  ] satisfies readonly [string, Lettura, string[]][])('%s', (_cosa, riga, attese) => {
    expect(bugie([riga], qui, new Set(qui.map(({ path }) => path)))).toEqual(attese);
  });
  test('a file that nothing asks for', () => {
    expect(bugie([una(scrive.path, 'numRate')], qui, raggiunti(qui))).toContain(
      `${scrive.path} is asked for by no handler and no page`,
    );
  });
});
