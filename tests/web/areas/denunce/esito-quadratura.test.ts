import { expect, test } from 'vitest';
import type { CellaQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import { esitoDi } from '#web/areas/denunce/quadratura/esito-quadratura.ts';

const cella = (cambi: Partial<CellaQuadratura> = {}): CellaQuadratura => ({
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

test('a year with nothing accounted and nothing sent is not said to agree', () => {
  expect(esitoDi({ righe: [] })).toBeNull();
});

test('what agrees is said to, and what is still to be sent with its day', () => {
  expect(esitoDi({ righe: [cella()] })).toEqual({ tipo: 'success', frasi: ['Tutto quadra.'] });
  expect(esitoDi({ righe: [cella(), cella({ esito: 'DA_INVIARE', differenza: 500, entro: '2026-12-16' })] })).toEqual({
    tipo: 'info',
    frasi: ['Quello che è stato inviato quadra.', '1 somma è ancora da inviare, la prima entro il 16/12/2026.'],
  });
  expect(esitoDi({ righe: [cella(), cella({ esito: 'DIVERSA', differenza: 500 })] })).toEqual({
    tipo: 'warning',
    frasi: ['1 somma su 2 non quadra.'],
  });
});
