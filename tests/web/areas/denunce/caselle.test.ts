import { expect, test } from 'vitest';
import type { CellaQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import { caselleDi, vereDifferenze } from '#web/areas/denunce/quadratura/caselle.ts';

const cella = (cambi: Partial<CellaQuadratura>): CellaQuadratura => ({
  denuncia: 'F24',
  mese: 11,
  codice: '100E',
  ente: '',
  estremi: '',
  riferimentoA: '',
  riferimentoB: '',
  dovuto: 10_000,
  denunciato: 10_000,
  differenza: 0,
  righeCedolini: 1,
  esito: 'QUADRA',
  entro: null,
  perche: '',
  voci: [],
  ...cambi,
});

test('a square shows the worst of the sums of its filing and month, with their money and their first day', () => {
  const caselle = caselleDi([
    cella({}),
    cella({ esito: 'DA_INVIARE', differenza: 5000, entro: '2026-12-16' }),
    cella({ esito: 'DA_INVIARE', differenza: 700, entro: '2026-12-15' }),
    cella({ mese: 10, esito: 'DA_INVIARE', differenza: 5000, entro: '2026-12-15' }),
    cella({ mese: 10, esito: 'DIVERSA', differenza: -3225 }),
    cella({ mese: 10, denuncia: 'IRAP', esito: 'SPIEGATA', differenza: 100 }),
  ]);
  expect(caselle).toEqual([
    { denuncia: 'F24', mese: 11, stato: 'NON_ANCORA', importo: 5700, entro: '2026-12-15', quante: 2 },
    { denuncia: 'F24', mese: 10, stato: 'NON_QUADRA', importo: -3225, entro: null, quante: 1 },
    { denuncia: 'IRAP', mese: 10, stato: 'SPIEGATA', importo: 100, entro: null, quante: 1 },
  ]);
});

test('what is not due yet, is explained or owes nothing without a code is no difference; the worst of the others comes first, then the greatest', () => {
  const caselle = caselleDi([
    cella({ mese: 1, esito: 'SENZA_CODICE' }),
    cella({ mese: 2, esito: 'SENZA_CODICE', differenza: 3225 }),
    cella({ mese: 3, esito: 'DA_INVIARE', differenza: 900_000, entro: '2026-12-15' }),
    cella({ mese: 4, esito: 'SCADUTA', differenza: -4000, entro: '2026-05-16' }),
    cella({ mese: 5, esito: 'SPIEGATA', differenza: 800_000 }),
    cella({ mese: 6, esito: 'DIVERSA', differenza: 100 }),
    cella({ mese: 7, esito: 'DIVERSA', differenza: -200 }),
  ]);
  expect(vereDifferenze(caselle).map(({ mese, stato }) => [mese, stato])).toEqual([
    [7, 'NON_QUADRA'],
    [6, 'NON_QUADRA'],
    [4, 'SCADUTA'],
    [2, 'SENZA_CODICE'],
  ]);
});
