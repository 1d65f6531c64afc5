import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { f24Ep } from '../../../functions/denunce/f24/f24ep.ts';
import { recordA, recordM, recordV, recordZ } from '../../../functions/denunce/f24/tracciato-ep.ts';
import { checkDenuncia, nomeFile } from '../../../functions/denunce/macchina/denuncia.ts';
import { lunghezzaDi, posizioniDi } from '../../../functions/denunce/macchina/record-fisso.ts';
import { sezioniF24, type F24Ep, type RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import type { Rotta, VersamentoF24 } from '../../../shared/instradamento/rotta.ts';

const riga = (cambi: Partial<RigaF24> = {}): RigaF24 => ({
  sezione: 'F',
  codice: '100E',
  ente: '',
  estremi: '',
  riferimentoA: '0003',
  riferimentoB: '2026',
  debito: 10_000,
  credito: 0,
  ...cambi,
});
const testata = {
  contribuente: '80012345676',
  denominazione: 'ISTITUTO COMPRENSIVO DI PROVA',
  iban: 'IT36H0100003245425300000001',
  email: 'SCUOLA@ESEMPIO.INVALID',
  dataPagamento: '2026-04-15',
};
const modello = (righe: readonly RigaF24[]): F24Ep => ({ ...testata, righe: [...righe] });

describe('the layout', () => {
  test('has 1898 characters a record, and its fields where the specification has them', () => {
    expect([recordA, recordM, recordV, recordZ].map(lunghezzaDi)).toEqual([1898, 1898, 1898, 1898]);
    expect(posizioniDi(recordA)).toEqual({ fornitore: 23, denominazione: 216 });
    expect(posizioniDi(recordM)).toEqual({
      contribuente: 2,
      progressivo: 18,
      denominazione: 518,
      titolareConto: 1770,
      iban: 1781,
      email: 1809,
      saldo: 1873,
      dataPagamento: 1888,
    });
    expect(posizioniDi(recordV)).toEqual({
      contribuente: 2,
      progressivo: 18,
      righe: 123,
      totaleDebito: 1743,
      totaleCredito: 1758,
      saldo: 1774,
      saldoFinale: 1793,
      dataPagamento: 1808,
    });
    expect(posizioniDi(recordZ)).toEqual({ recordV: 16, recordM: 25 });
  });

  test('writes one form as A, M, V for every 22 rows, Z, each on its line', () => {
    const testo = Buffer.from(f24Ep.write(modello(Array.from({ length: 23 }, () => riga())))).toString('latin1');
    const righe = testo.split('\r\n');
    expect(righe.map((una) => [una.slice(0, 1), una.length])).toEqual([
      ['A', 1898],
      ['M', 1898],
      ['V', 1898],
      ['V', 1898],
      ['Z', 1898],
      ['', 0],
    ]);
    // 23 rows of 100 €: the account is debited of 2.300,00, the second record holds one row.
    expect(righe[1]?.slice(1872, 1897)).toBe('2.300,00       15-04-2026');
    expect(righe[3]?.slice(122, 193)).toBe(
      `F100E                        0003  2026  ${'10000'.padStart(15, '0')}${'0'.repeat(15)}`,
    );
    expect(righe[3]?.slice(193, 264)).toBe(`${' '.repeat(41)}${'0'.repeat(30)}`);
    expect(righe[4]?.slice(15, 33)).toBe('000000002000000001');
  });
});

const rigaGenerata: fc.Arbitrary<RigaF24> = fc
  .record({
    sezione: fc.constantFrom(...sezioniF24),
    codice: fc.stringMatching(/^[A-Z0-9]{1,6}$/),
    ente: fc.stringMatching(/^[A-Z0-9]{0,5}$/),
    estremi: fc.stringMatching(/^[A-Z0-9]{0,17}$/),
    riferimentoA: fc.stringMatching(/^\d{0,6}$/),
    riferimentoB: fc.stringMatching(/^\d{0,6}$/),
    importo: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ importo, ...resto }) => ({ ...resto, debito: importo, credito: 0 }));

test('reads back every form it writes, whatever its rows', () => {
  fc.assert(
    fc.property(fc.array(rigaGenerata, { minLength: 1, maxLength: 60 }), (righe) => {
      expect(f24Ep.read(f24Ep.write(modello(righe)))).toEqual(modello(righe));
    }),
    { numRuns: 60 },
  );
});

test('the reader refuses a file that is not counted right, or has a record of another kind', () => {
  const scritto = Buffer.from(f24Ep.write(modello([riga()]))).toString('latin1');
  const conteggio = scritto.replace('000000001000000001', '000000002000000001');
  expect(() => f24Ep.read(Buffer.from(conteggio, 'latin1'))).toThrow('il record finale non conta i record scritti');
  expect(() => f24Ep.read(Buffer.from(scritto.replace(/^A/, 'B'), 'latin1'))).toThrow('"B" non è previsto');
});

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
  const raccogli = (...rotte: Rotta[]) =>
    f24Ep.collect({
      ...testata,
      denominazione: 'Istituto comprensivo "di Prova"',
      email: 'scuola@esempio.invalid',
      rotte,
    });

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
    expect(records.righe.map(({ codice, debito, credito }) => [codice, debito, credito])).toEqual([
      ['100E', 3_000, 0],
      ['170E', 0, 500],
      ['175E', 700, 0],
      ['P101', 3_000, 0],
    ]);
    expect(escluse).toEqual([]);
    expect([records.denominazione, records.email]).toEqual([
      'ISTITUTO COMPRENSIVO "DI PROVA"',
      'SCUOLA@ESEMPIO.INVALID',
    ]);
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
    expect(records.righe).toEqual([]);
    expect(escluse.map(({ campo, trovato }) => [campo, trovato])).toEqual([
      ['ENAM', '12,34 €: nessuno ha letto il codice'],
      ['IRAP', 'niente, per 50,00 €'],
      ['100E', '-8,00 €'],
    ]);
  });
});

describe('the rules', () => {
  const esiti = (cambi: Partial<F24Ep>) => checkDenuncia(f24Ep, { ...modello([riga()]), ...cambi }).map(({ id }) => id);

  test('find nothing in a form that is right', () => {
    expect(esiti({})).toEqual([]);
  });
  test.each([
    [{ contribuente: '80012345679' }, 'f24.contribuente'],
    [{ denominazione: 'SCUOLA "PROVA"' }, 'f24.denominazione'],
    [{ iban: 'IT37H0100003245425300000001' }, 'f24.iban'],
    [{ iban: 'IT60X0542811101000000123456' }, 'f24.tesoreria'],
    [{ righe: [riga({ debito: 0, credito: 1 })] }, 'f24.saldo'],
  ])('find %j', (cambi, id) => {
    expect(esiti(cambi)).toEqual([id]);
  });

  test('what blocks comes first, and the name of the file says what it may not be taken for', () => {
    const tutti = checkDenuncia(f24Ep, {
      ...modello([riga()]),
      iban: 'IT60X0542811101000000123456',
      contribuente: '1',
    });
    expect(tutti.map(({ severita }) => severita)).toEqual(['BLOCCANTE', 'AVVISO']);
    expect(nomeFile('F24.T24', f24Ep.tracciato, tutti)).toBe('BOZZA-DA-RISCONTRARE-F24.T24');
    expect(nomeFile('F24.T24', { ...f24Ep.tracciato, riscontro: { il: '2026-01-01', dove: 'un documento' } }, [])).toBe(
      'F24.T24',
    );
  });
});

test('its sheet says every row and the balance', () => {
  const { filtri, colonne, sezioni } = f24Ep.prospetto(
    modello([riga(), riga({ codice: '170E', debito: 0, credito: 2_500 })]),
  );
  expect(filtri.at(-1)).toEqual({ etichetta: 'Saldo', valore: '75,00 €' });
  expect(sezioni[0]?.righe.map((una) => colonne.map(({ valore }) => valore(una)))).toEqual([
    ['F', '100E', '', '', '0003', '2026', 10_000, 0],
    ['F', '170E', '', '', '0003', '2026', 0, 2_500],
  ]);
});
