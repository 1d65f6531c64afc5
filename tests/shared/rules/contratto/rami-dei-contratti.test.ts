import { describe, expect, test } from 'vitest';
import { tipiImpiego } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const GIORNO = '2026-11-29';

/** True of a value that says something of each kind of contract. */
const isPerContratto = (valore: unknown): valore is Readonly<Record<string, unknown>> =>
  typeof valore === 'object' && valore !== null && tipiContratto.some((contratto) => Object.hasOwn(valore, contratto));

/**
 * Branches of a rule, one a contract, as its norm says them: written from the articles and not from the rules, as `rami-delle-assenze` does of absences,
 * so that a branch taken from another contract does not pass here unless its norm says so.
 */
const RAMI: Readonly<Record<string, readonly [norma: string, rami: readonly unknown[]]>> = {
  'contratto.accessorio-fisso-spettante': [
    'CCNL 15/3/2001 art. 7 e Dir. 1999/70/CE, clausola 4: a tutti, dal 1/9/2022 anche alle supplenze brevi',
    [true, true, true, true],
  ],
  'contratto.tredicesima': [
    'D.Lgs.C.P.S. 263/1946 art. 7: un dodicesimo al mese; supplenze brevi: i giorni su 365 (cedolino NoiPA)',
    ['MESI', 'MESI', 'MESI', 'GIORNI_365'],
  ],
  'contratto.tredicesima.pagamento': [
    'CCNL 2007 art. 80 cc. 1, 2 e 4: a dicembre o alla cessazione; supplenze brevi: con ogni mese (NoiPA, 21/11/2024)',
    ['DICEMBRE_O_FINE', 'DICEMBRE_O_FINE', 'DICEMBRE_O_FINE', 'OGNI_MESE'],
  ],
  'contratto.tredicesima.paga-ridotta': [
    'CCNL 2007 art. 80 c. 6: nella stessa proporzione, senza distinguere i contratti',
    ['IN_PROPORZIONE', 'IN_PROPORZIONE', 'IN_PROPORZIONE', 'IN_PROPORZIONE'],
  ],
  'uniemens.tipo-impiego': [
    'Tabella TipoImpiego: 1 e 8 di ruolo, 13 e 18 dei supplenti della scuola',
    [
      { intero: '1', parziale: '8' },
      { intero: '13', parziale: '18' },
      { intero: '13', parziale: '18' },
      { intero: '13', parziale: '18' },
    ],
  ],
};

const perContratto = [...[...catalogo, ...catalogoInstradamento].flatMap(({ regole }) => regole), tipiImpiego].filter(
  (regola) => {
    const ultima = regola.versioni.findLast(({ valore }) => valore !== null);
    return ultima !== undefined && isPerContratto(ultima.valore);
  },
);

describe('each rule that speaks of contracts, contract by contract', () => {
  test('none is left out of the table', () =>
    expect(perContratto.map(({ id }) => id).toSorted()).toEqual(Object.keys(RAMI).toSorted()));

  test.each(perContratto)('$id', (regola) => {
    const valore = inForceOn(regola, GIORNO).valore;
    expect(tipiContratto.map((contratto) => (isPerContratto(valore) ? valore[contratto] : undefined))).toEqual(
      RAMI[regola.id]?.[1],
    );
  });
});
