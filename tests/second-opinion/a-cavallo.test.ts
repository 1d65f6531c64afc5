import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { opinioneACavallo } from './a-cavallo.ts';
import { supplentiACavallo } from './annuali.ts';
import { delMotore } from './confronto.ts';
import { motore } from './opinione.ts';

const seconda = motore();
const confrontati = fc.sample(supplentiACavallo, { numRuns: 160, seed: 20_261_130 }).flatMap((situazione) => {
  const righe = delMotore(situazione);
  return righe === null ? [] : [{ situazione, righe }];
});

const senzaServizio = (situazione: SituazioneInput, competenza: { dal: string; al: string }): SituazioneInput => ({
  ...situazione,
  servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, competenza })),
});

describe('a substitute paid once for two years', () => {
  test('both years are there, of each contract, with and without what the year before had earned', () => {
    const contratti = confrontati.map(({ situazione: { percettore } }) =>
      'contratto' in percettore ? percettore.contratto : '',
    );
    expect(new Set(contratti)).toEqual(new Set(['SUPPLENTE_BREVE', 'TD_30_6']));
    const viste = new Set(confrontati.flatMap(({ righe }) => Object.keys(righe)));
    for (const codice of [
      'IRPEF',
      'IRPEF_SEPARATA',
      'TRATTAMENTO_INTEGRATIVO',
      'SOMMA_INTEGRATIVA',
      'RPD',
      'CIA',
      'TFR',
    ])
      expect(viste).toContain(codice);
  });

  test.each(confrontati.map((confronto, indice) => [indice, confronto] as const))(
    'payment %i gives the same cents',
    (_, { situazione, righe }) => expect(opinioneACavallo(seconda, situazione)).toEqual(righe),
  );

  test('a service within a year, or two services, are not asked', () => {
    const [primo] = confrontati;
    if (primo === undefined) throw new Error('Nothing was generated');
    expect(() =>
      opinioneACavallo(seconda, senzaServizio(primo.situazione, { dal: '2026-01-01', al: '2026-01-20' })),
    ).toThrow('within a year');
    const { servizi = [] } = primo.situazione;
    expect(() => opinioneACavallo(seconda, { ...primo.situazione, servizi: [...servizi, ...servizi] })).toThrow(
      'one service',
    );
  });
});
