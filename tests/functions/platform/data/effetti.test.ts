import { describe, expect, test } from 'vitest';
import { effettoDi, guardSpecie, requireAmmessi } from '#platform/data/effetti.ts';

guardSpecie('PERSONA_DI_PROVA');

const chiave = { pk: 'SCUOLA#XXTS00001A#PERSONA_DI_PROVA#1', sk: 'PERSONA_DI_PROVA' };
const effetto = effettoDi('COORDINATE', '1', { conto: '7' });

describe('the last guard before anything is stored', () => {
  test.each(['put', 'update', 'delete'])('refuses a %s of a guarded kind that does not say what it changes', (tipo) => {
    expect(() => requireAmmessi([{ tipo, chiave }], new Set())).toThrow(/does not say what it changes/);
    expect(() => requireAmmessi([{ tipo, chiave }], 'TUTTI')).toThrow(/does not say what it changes/);
  });

  test('refuses an effect that nobody judged, all the change with it', () => {
    const scritte = [
      { tipo: 'put', chiave, effetti: [effettoDi('COORDINATE', '1', { conto: '8' })] },
      { tipo: 'put', chiave, effetti: [effetto] },
    ];
    expect(() => requireAmmessi(scritte, new Set([effetto]))).toThrow(/nobody judged: COORDINATE/);
  });

  test('lets pass what was judged, what has no effect, what only checks, and the kinds beside', () => {
    const altra = { pk: 'SCUOLA#XXTS00001A#PERSONA_DI_PROVA#1', sk: 'SERVIZIO#2' };
    const unico = { pk: 'SCUOLA#XXTS00001A#UNICO#PERSONA_DI_PROVA', sk: 'desCf#X' };
    expect(() =>
      requireAmmessi(
        [
          { tipo: 'put', chiave, effetti: [effetto] },
          { tipo: 'put', chiave, effetti: [] },
          { tipo: 'check', chiave },
          { tipo: 'delete', chiave: altra },
          { tipo: 'put', chiave: unico },
        ],
        new Set([effetto]),
      ),
    ).not.toThrow();
  });

  test('knows small tables of the school and the registry of users by their keys', () => {
    for (const [nome, pk] of [
      ['OPZIONI_DI_PROVA', 'SCUOLA#XXTS00001A#OPZIONI_DI_PROVA'],
      ['UTENTE_DI_PROVA', 'UTENTE_DI_PROVA#abc'],
    ] as const) {
      guardSpecie(nome);
      expect(() => requireAmmessi([{ tipo: 'put', chiave: { pk, sk: '0' } }], new Set())).toThrow(nome);
    }
  });
});
