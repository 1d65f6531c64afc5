import { expect, test } from 'vitest';
import { isSenzaFatti } from '#archivio/assenze/senza-fatti.ts';
import { etaDelFiglio } from '#shared/rules/adempimenti/eta-del-figlio.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';

const FATTI = {
  datNascitaFiglio: '2025-06-01',
  congedo: {
    codGenitore: 'MADRE',
    datFineCongedo: '2025-09-01',
    numGiorniAltro: 0,
    numGiorniAltroElevati: 0,
    flgInteriAltro: false,
    flgRedditoSottoSoglia: false,
  },
  codMancatoRecupero: 'SCUOLA',
} as const;
const codici = tipiAssenza.map(({ codice }) => codice);
const incompleti = (fatti: Partial<typeof FATTI>) =>
  codici.filter((codTipoAssenza) => isSenzaFatti({ codTipoAssenza, datNascitaFiglio: null, ...fatti }));

test('of every kind of absence, those that need facts are told of without them, and of all of them with', () => {
  expect(incompleti({}).toSorted()).toEqual(
    [...new Set([...Object.keys(etaDelFiglio), 'CONGEDO_PARENTALE', 'PERMESSO_BREVE_NON_RECUPERATO'])].toSorted(),
  );
  expect(incompleti(FATTI)).toEqual([]);
  expect(incompleti({ datNascitaFiglio: FATTI.datNascitaFiglio }).toSorted()).toEqual([
    'CONGEDO_PARENTALE',
    'PERMESSO_BREVE_NON_RECUPERATO',
  ]);
  expect(incompleti({ congedo: FATTI.congedo })).toContain('CONGEDO_PARENTALE');
});
