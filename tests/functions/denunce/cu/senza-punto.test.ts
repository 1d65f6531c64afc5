import { expect, test } from 'vitest';
import { senzaPunto } from '#functions/denunce/cu/senza-punto.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';

const rotta = (codice: string, gruppo: Rotta['gruppo'], importo: number): Rotta => ({
  riga: 0,
  codice,
  gruppo,
  competenza: null,
  annoImposta: 2026,
  fondo: null,
  destinazione: { a: 'PERCETTORE' },
  mancanti: [],
  adempimenti: { CU: { anno: 2026, mese: 12 } },
  importo,
  base: null,
});
const parti = [
  { rotte: [rotta('SOMMA_INTEGRATIVA', 'somme_fuori_reddito', -9_205), rotta('IRPEF', 'ritenute_fiscali', 10_000)] },
  {
    rotte: [
      rotta('SOMMA_INTEGRATIVA', 'somme_fuori_reddito', -9_205),
      rotta('IRPEF_SEPARATA', 'ritenute_fiscali', 500),
    ],
  },
  { rotte: [rotta('RECUPERO_SOMMA', 'somme_fuori_reddito', 2_000)] },
];
const gravita = (senzaPuntoFuori: boolean) =>
  Object.fromEntries(senzaPunto(parti, { anno: 2026, senzaPuntoFuori }).map((uno) => [uno.campo, uno.gravita]));

test('a bonus that no known point is of stops the sending, until the office leaves it out by choice', () => {
  expect(gravita(false)).toEqual({
    SOMMA_INTEGRATIVA: 'BLOCCANTE',
    IRPEF_SEPARATA: 'AVVISO',
    RECUPERO_SOMMA: 'BLOCCANTE',
  });
  expect(Object.values(gravita(true))).toEqual(['AVVISO', 'AVVISO', 'AVVISO']);
});

test('the sum of everybody is told, and what to do with it', () => {
  const [bonus] = senzaPunto(parti, { anno: 2026, senzaPuntoFuori: false });
  expect(bonus?.trovato).toContain('184,10');
  expect(bonus?.rimedio).toContain('Lascia fuori le somme senza punto');
});
