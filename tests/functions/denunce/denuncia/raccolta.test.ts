import { describe, expect, test } from 'vitest';
import { collectF24 } from '#functions/denunce/f24/righe-dai-cedolini.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Rotta, VersamentoF24 } from '#shared/instradamento/rotta.ts';

const EP = { modello: 'EP', dataPagamento: '2026-04-15', senzaCodiceFuori: false } as const;

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
  const pagato = (cedolino: string, rotte: readonly Rotta[]) => ({
    cedolino: asUid<'CEDOLINO'>(cedolino),
    testata: { uidSubAnagrafe: 'persona' },
    rotte,
  });
  const raccogli = (...rotte: Rotta[]) => collectF24([pagato('run-persona', rotte)], EP);

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
    expect(records.map(({ campi }) => [campi.codice, campi.debito, campi.credito])).toEqual([
      ['100E', 3_000, 0],
      ['170E', 0, 500],
      ['175E', 700, 0],
      ['P101', 3_000, 0],
    ]);
    expect(escluse).toEqual([]);
  });

  test('the position of the INPS is paid in whole euro, its half upwards; the lines it sums keep their cents', () => {
    const dm10 = versamento({ sezione: 'I', ep: 'DM10', ordinario: 'DM10', riferimentoB: '' });
    for (const [centesimi, pagati] of [
      [155, 200],
      [149, 100],
      [150, 200],
    ] as const) {
      const [record] = raccogli(rotta(centesimi, { destinazione: dm10 })).records;
      expect(record?.campi.debito).toBe(pagati);
      expect(record?.origini).toEqual([[0, 0, centesimi]]);
    }
    expect(raccogli(rotta(49, { destinazione: dm10 })).records).toEqual([]);
  });

  test('each row says the payslip lines it sums', () => {
    const { cedolini, percettori, records } = collectF24(
      [
        pagato('run-a', [rotta(1_000, { riga: 3 }), rotta(10, { riga: 4 })]),
        pagato('run-b', [rotta(200, { riga: 5 })]),
      ],
      EP,
    );
    expect(cedolini).toEqual(['run-a', 'run-b']);
    expect(percettori).toEqual(['persona', 'persona']);
    expect(records[0]?.origini).toEqual([
      [0, 3, 1_000],
      [0, 4, 10],
      [1, 5, 200],
    ]);
    expect(records[0]?.campi.debito).toBe(1_210);
  });

  test('nothing is lost: no code and a negative sum are told with what to do, a missing datum is an empty column', () => {
    const rotte = [
      rotta(1_234, { codice: 'ENAM', destinazione: { a: 'DA_STABILIRE', perche: 'nessuno ha letto il codice' } }),
      rotta(5_000, { codice: 'IRAP', destinazione: versamento({ sezione: 'R', ep: '380E', ente: null }) }),
      rotta(-800),
    ];
    const { records, escluse } = raccogli(...rotte);
    expect(records.map(({ campi }) => [campi.codice, campi.ente, campi.debito])).toEqual([['380E', '', 5_000]]);
    expect(escluse.map(({ codice, gravita, campo, trovato }) => [codice, gravita, campo, trovato])).toEqual([
      ['f24.senza-codice', 'BLOCCANTE', 'ENAM', '12,34 €: nessuno ha letto il codice'],
      ['f24.negativo', 'AVVISO', '100E', '-8,00 €'],
    ]);
    expect(collectF24([pagato('run-persona', rotte)], { ...EP, senzaCodiceFuori: true }).escluse[0]?.gravita).toBe(
      'AVVISO',
    );
  });
});
