import { describe, expect, test } from 'vitest';
import { collectF24Ep } from '../../../functions/denunce/f24/raccolta-ep.ts';
import type { Rotta, VersamentoF24 } from '../../../shared/instradamento/rotta.ts';

describe('gathering', () => {
  const versamento = (cambi: Partial<VersamentoF24> = {}): VersamentoF24 => ({
    a: 'F24',
    sezione: 'F',
    ep: '100E',
    ordinario: '1001',
    ente: '',
    estremi: '',
    riferimentoA: '0003',
    riferimentoB: '2026',
    credito: false,
    riscontrato: true,
    ...cambi,
  });
  const rotta = (importo: number, cambi: Partial<Rotta> = {}): Rotta => ({
    riga: 0,
    codice: 'IRPEF',
    gruppo: 'ritenute_fiscali',
    importo,
    base: null,
    competenza: null,
    annoImposta: 2026,
    fondo: null,
    destinazione: versamento(),
    adempimenti: {},
    mancanti: [],
    ...cambi,
  });
  const raccogli = (...rotte: Rotta[]) => collectF24Ep(rotte);

  test('sums what has the same key, in the order of sections and codes; credits in their column; what is for others is not there', () => {
    const { records, escluse } = raccogli(
      rotta(3_000, { destinazione: versamento({ sezione: 'Q', ep: 'P101', ente: 'RM' }) }),
      rotta(1_000),
      rotta(2_000),
      rotta(-500, { destinazione: versamento({ ep: '170E', credito: true }) }),
      rotta(700, { destinazione: versamento({ ep: '175E', credito: true }) }),
      rotta(9_999, { destinazione: { a: 'PERCETTORE' } }),
      rotta(0, { destinazione: versamento({ ep: '104E' }) }),
    );
    expect(records.map(({ codice, debito, credito }) => [codice, debito, credito])).toEqual([
      ['100E', 3_000, 0],
      ['170E', 0, 500],
      ['175E', 700, 0],
      ['P101', 3_000, 0],
    ]);
    expect(escluse).toEqual([]);
  });

  test('nothing is lost: no code, a missing datum, a negative sum are told with what to do', () => {
    const { records, escluse } = raccogli(
      rotta(1_234, { codice: 'ENAM', destinazione: { a: 'DA_STABILIRE', perche: 'nessuno ha letto il codice' } }),
      rotta(5_000, {
        codice: 'IRAP',
        mancanti: [{ campo: 'codRegioneFiscale', nome: 'la regione fiscale della scuola' }],
      }),
      rotta(-800),
    );
    expect(records).toEqual([]);
    expect(escluse.map(({ campo, trovato }) => [campo, trovato])).toEqual([
      ['ENAM', '12,34 €: nessuno ha letto il codice'],
      ['IRAP', 'niente, per 50,00 €'],
      ['100E', '-8,00 €'],
    ]);
  });
});
