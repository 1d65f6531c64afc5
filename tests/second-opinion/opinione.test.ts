import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSENZE } from './assenza.ts';
import { entroIlNetto } from './capienza.ts';
import { delMotore } from './confronto.ts';
import { domanda } from './domanda.ts';
import { centesimi, motore, opinione, regoleDiCalcolo } from './opinione.ts';
import { pagamenti } from './situazioni.ts';

const CONFRONTI = 1_000;
const seconda = motore();
const generati = fc.sample(pagamenti, { numRuns: CONFRONTI + 50, seed: 20_261_120 });
const confrontati = generati
  .flatMap((situazione) => {
    const righe = delMotore(situazione);
    return righe === null ? [] : [{ situazione, righe }];
  })
  .slice(0, CONFRONTI);

describe('second implementation', () => {
  test('it has its own rules, at least fifty', () =>
    expect(Object.keys(regoleDiCalcolo).length).toBeGreaterThanOrEqual(50));

  test('it rounds half a cent up, away from zero, whatever the binary error', () =>
    expect([24.5, 24.499999999999996, -24.5, 24.49, 0.5, -0.2, 67.75].map(centesimi)).toEqual([
      25, 25, -25, 24, 1, 0, 68,
    ]));

  test('the payments compared are of every kind of payee and of every year', () => {
    expect(confrontati).toHaveLength(CONFRONTI);
    expect(new Set(confrontati.map(({ situazione: { tipo } }) => tipo))).toEqual(
      new Set(['ACC', 'ARR', 'FOR', 'EST', 'COC', 'SUP', 'FER']),
    );
    expect(new Set(confrontati.map(({ situazione: { percettore } }) => percettore.tipo)).size).toBe(14);
    expect(new Set(confrontati.map(({ situazione: { dataPagamento } }) => dataPagamento.slice(0, 4)))).toEqual(
      new Set(['2023', '2024', '2025', '2026']),
    );
  });

  test('substitutes are compared with each absence that both know, of each kind of contract', () => {
    const assenti = confrontati.flatMap(({ situazione: { servizi = [], percettore } }) =>
      servizi.flatMap(({ assenze = [] }) =>
        assenze.map(({ tipo }) => `${tipo} ${'contratto' in percettore ? percettore.contratto : ''}`),
      ),
    );
    const attese = ASSENZE.flatMap((tipo) => [`${tipo} SUPPLENTE_BREVE`, `${tipo} TD_31_8`]);
    expect(attese.filter((una) => !assenti.includes(una))).toEqual([]);
  });

  test('every line that the engine knows of these payees has been compared', () => {
    const viste = new Set(confrontati.flatMap(({ righe }) => Object.keys(righe)));
    for (const codice of [
      'PENSIONE_DIPENDENTE',
      'FONDO_CREDITO',
      'CONTRIBUTO_AGGIUNTIVO',
      'ESONERO_IVS',
      'ESONERO_MADRE',
      'BOLLO',
      'TFS_DIPENDENTE',
      'RIDUZIONE_TFR',
      'ENAM',
      'ESPERO_DIPENDENTE',
      'IRPEF',
      'IRPEF_SEPARATA',
      'SOSTITUTIVA_15',
      'PENSIONE_AMMINISTRAZIONE',
      'INPS_DS',
      'TFS_AMMINISTRAZIONE',
      'TFR',
      'ESPERO_AMMINISTRAZIONE',
      'IRAP',
      'GESTIONE_SEPARATA_PERCIPIENTE',
      'GESTIONE_SEPARATA_SCUOLA',
      'INAIL_PERCIPIENTE',
      'INAIL_SCUOLA',
      'CONTRIBUTO_FATTURA',
      'IVA',
      'IVA_SCISSIONE',
      'IVA_INVERSIONE',
      'VERSAMENTO_RISCOSSIONE',
      'RECUPERO_ANNI_PRECEDENTI',
      'CREDITO_RECUPERI',
      'RITENUTA_ACCONTO',
      'RITENUTA_NON_RESIDENTI',
      'TRATTAMENTO_INTEGRATIVO',
      'SOMMA_INTEGRATIVA',
      'ADDIZIONALE_REGIONALE',
      'ADDIZIONALE_COMUNALE',
      'STIPENDIO',
      'VACANZA_CONTRATTUALE',
      'EMOLUMENTO_ACCESSORIO',
      'TREDICESIMA_EMOLUMENTO',
      'RPD',
      'CIA',
      'TREDICESIMA',
      'FERIE_NON_GODUTE',
    ])
      expect(viste).toContain(codice);
  });

  test.each(confrontati.map((confronto, indice) => [indice, confronto] as const))(
    'payment %i gives the same cents',
    (_, { situazione, righe }) =>
      expect(entroIlNetto(situazione, opinione(seconda, domanda(situazione)))).toEqual(righe),
  );
});
