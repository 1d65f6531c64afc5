import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getDifferenzaSpiegata } from '#lib/casi/differenze-spiegate.ts';
import { difettiPubblicato, FilePubblicati } from '#lib/casi/pubblicato.ts';

const { cases } = FilePubblicati.parse(JSON.parse(readFileSync(new URL('pubblicati.json', import.meta.url), 'utf8')));

/** The same example with another figure, which no longer is what the source says. */
const sbagliato = (caso: (typeof cases)[number]): (typeof cases)[number] => {
  if (caso.situation !== null)
    return {
      ...caso,
      expected: Object.fromEntries(
        Object.entries(caso.expected).map(([nome, atteso]) => [nome, atteso + 2 * caso.toleranceCents + 1]),
      ),
    };
  return 'regola' in caso.expected
    ? { ...caso, expected: { ...caso.expected, contiene: 'nothing says this' } }
    : { ...caso, expected: { ...caso.expected, contiene: 'nothing says this' } };
};

describe('examples that others published', () => {
  const spiegati = cases.filter(({ source }) => getDifferenzaSpiegata(source) !== undefined);
  const riusciti = cases.filter((caso) => !spiegati.includes(caso));

  test('two differ, and the words for each say its figures', () => {
    expect(spiegati.map(({ id }) => id)).toEqual(['ferie-298-meno-18', 'schermata-2023-04']);
    for (const { source } of spiegati) expect(getDifferenzaSpiegata(source)).toMatch(/\d,\d\d/);
    expect(getDifferenzaSpiegata('constructor')).toBeUndefined();
  });

  test.each(spiegati.map((caso) => [caso.id, caso] as const))('%s still differs: else its words go', (_, caso) =>
    expect(difettiPubblicato(caso).length).toBeGreaterThan(0),
  );

  test.each(riusciti.map((caso) => [caso.id, caso] as const))(
    '%s comes out, and not with another figure',
    (_, caso) => {
      expect(difettiPubblicato(caso)).toEqual([]);
      expect(difettiPubblicato(sbagliato(caso)).length).toBeGreaterThan(0);
    },
  );

  test('a situation that cannot be read, and one that cannot be paid, say why', () => {
    const con = (situation: Record<string, unknown>) =>
      difettiPubblicato({
        id: 'x',
        source: 'prova',
        what: 'prova',
        toleranceCents: 0,
        situation,
        expected: { netto: 1 },
      });
    expect(con({ tipo: 'SUP' }).join(' ')).toContain('dataPagamento');
    expect(
      con({
        tipo: 'SUP',
        liquidazione: { anno: 2026, mese: 3 },
        dataPagamento: '2026-03-20',
        percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
      }).length,
    ).toBeGreaterThan(0);
  });

  test('an input and a rule that the product does not have are named', () => {
    const con = (expected: { regola: string; contiene: string }) =>
      difettiPubblicato({ id: 'x', source: 'prova', what: 'prova', toleranceCents: 0, situation: null, expected });
    expect(con({ regola: 'contratto.luna', contiene: '1' })).toEqual(['regola "contratto.luna" sconosciuta']);
    expect(
      difettiPubblicato({
        id: 'x',
        source: 'prova',
        what: 'prova',
        toleranceCents: 0,
        situation: null,
        expected: { schema: 'assenze', contiene: 'fase lunare' },
      }),
    ).toEqual(['l\'inserimento di "assenze" non chiede "fase lunare"']);
  });
});
