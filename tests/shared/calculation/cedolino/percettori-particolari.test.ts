import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { accessorio, calcolato, collaborazione, importo, occasionale, voce } from '../situazioni.ts';

const ordinaria = (quanto: number) => [voce(quanto, { trattamento: 'ORDINARIO' })];

describe('pupils', () => {
  const studente = (regime: 'ECCELLENZA' | 'PREMIO' | 'BORSA') =>
    calcolato(
      occasionale({
        percettore: { tipo: 'STUDENTE', regime },
        fiscali: { redditoComplessivo: 0, giorniDetrazione: 365 },
        voci: ordinaria(20_000),
      }),
    );
  test('an incentive for excellence is paid whole and feeds no filing', () => {
    const { totali, adempimenti } = studente('ECCELLENZA');
    expect([totali.netto, totali.lordoStato, adempimenti]).toEqual([20_000, 20_000, ['MODM']]);
  });
  test('a prize bears the final withholding, in F24 and not in the certification', () => {
    const pagato = studente('PREMIO');
    // 200,00 × 25 % = 50,00
    expect([importo(pagato, 'RITENUTA_PREMI'), pagato.totali.netto, importo(pagato, 'IRAP')]).toEqual([
      5_000, 15_000, 0,
    ]);
    expect(pagato.adempimenti).not.toContain('CU');
  });
  test('a scholarship is assimilated income: brackets with the deduction of the year, no contributions', () => {
    const pagato = studente('BORSA');
    // 200,00 of one month: 200,00 × 23 % = 46,00, under the deduction: nothing; IRAP 200,00 × 8,50 % = 17,00
    expect([importo(pagato, 'IRPEF'), importo(pagato, 'IRAP'), pagato.totali.netto]).toEqual([0, 1_700, 20_000]);
    expect(pagato.righe.some(({ gruppo }) => gruppo === 'ritenute_previdenziali')).toBe(false);
    expect(pagato.adempimenti).toContain('CU');
  });
});

describe('auditors', () => {
  const revisore = (regime: 'RAPPRESENTANTE' | 'ALTRA_AMMINISTRAZIONE', quanto: number, gia = 0) =>
    calcolato(
      collaborazione({
        percettore: { tipo: 'REVISORE', regime },
        fiscali: {
          redditoComplessivo: 4_000_000,
          gestioneSeparata: 'ALTRA_COPERTURA',
          detrazioneLavoro: false,
          trattamentoIntegrativo: false,
        },
        progressivi: { lordoDipendente: gia },
        voci: ordinaria(quanto),
      }),
    );
  test('of the own administration: no contributions, IRAP of the school', () => {
    const pagato = revisore('RAPPRESENTANTE', 300_000);
    expect([importo(pagato, 'GESTIONE_SEPARATA_PERCIPIENTE'), importo(pagato, 'IRAP')]).toEqual([0, 25_500]);
    expect(pagato.avvisi.map(({ codice }) => codice)).not.toContain('INAIL_A_PARTE');
  });
  test('lent by another: a third of the Gestione separata is theirs', () =>
    expect(importo(revisore('ALTRA_AMMINISTRAZIONE', 300_000), 'GESTIONE_SEPARATA_PERCIPIENTE')).toBe(24_000));
  test('over the fee of the year, with what was already paid, the payslip says so', () => {
    const avvisa = (quanto: number, gia: number) =>
      revisore('RAPPRESENTANTE', quanto, gia).avvisi.some(({ codice }) => codice === 'LIMITE_RAGGIUNTO');
    expect([avvisa(150_000, 150_000), avvisa(150_001, 150_000)]).toEqual([false, true]);
  });
});

test('a language assistant is paid whole', () => {
  const { totali, adempimenti } = calcolato(
    occasionale({ percettore: { tipo: 'ASSISTENTE_LINGUA' }, fiscali: {}, voci: ordinaria(85_000) }),
  );
  expect([totali.netto, totali.lordoStato, adempimenti]).toEqual([85_000, 85_000, ['MODM']]);
});

test('an author bears the withholding on what is left after flat expenses', () => {
  const autore = (regime: 'DA_35_ANNI' | 'SOTTO_35_ANNI') =>
    importo(
      calcolato(occasionale({ percettore: { tipo: 'AUTORE', regime }, fiscali: {}, voci: ordinaria(100_000) })),
      'RITENUTA_ACCONTO',
    );
  expect([autore('DA_35_ANNI'), autore('SOTTO_35_ANNI')]).toEqual([15_000, 12_000]);
});

test('a sport worker is refused, with the reason and what to choose instead', () => {
  const esito = cedolino(occasionale({ percettore: { tipo: 'LAVORATORE_SPORTIVO' } }));
  expect(esito).toMatchObject({
    esito: 'scartato',
    anomalie: [{ codice: 'PERCETTORE_NON_AMMESSO', messaggio: expect.stringContaining('ente sportivo') }],
  });
});

test('staff of another State school is paid by the own contract', () => {
  const pagato = calcolato(accessorio({ percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' } }));
  expect(importo(pagato, 'INPS_DS')).toBe(1_610);
});
