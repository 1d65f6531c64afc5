import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { contributiDovuti } from '#shared/rules/percettori.ts';
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

describe('amounts that include what the school owes', () => {
  type Chi = NonNullable<SituazioneInput['percettore']>;
  const lordo = (percettore: Chi) => {
    const { totali } = calcolato(occasionale({ base: 'LS', percettore, fiscali: {}, voci: ordinaria(20_000) }));
    return [totali.lordoDipendente, totali.oneri];
  };
  test.each<readonly [string, Chi]>([
    ['an incentive', { tipo: 'STUDENTE', regime: 'ECCELLENZA' }],
    ['a prize', { tipo: 'STUDENTE', regime: 'PREMIO' }],
    ['a language assistant', { tipo: 'ASSISTENTE_LINGUA' }],
    ['an author', { tipo: 'AUTORE', regime: 'DA_35_ANNI' }],
  ])('are the gross of who bears no charges: %s', (_, percettore) => expect(lordo(percettore)).toEqual([20_000, 0]));
});

describe('the row of contributions that a payee is under', () => {
  const riga = (situazione: SituazioneInput) =>
    calcolato(situazione)
      .regole.map(({ id }) => id)
      .filter((id) => id.startsWith('percettori.'));
  test('of an outsider in an exam board is that of the way chosen', () => {
    const commissario = (regime: 'RITENUTA_20' | 'FUNZIONI_PUBBLICHE') =>
      riga(occasionale({ percettore: { tipo: 'COMMISSARIO_ESTERNO', regime } }));
    expect(commissario('RITENUTA_20')).toEqual([contributiDovuti.COMMISSARIO_ESTERNO.id]);
    expect(commissario('FUNZIONI_PUBBLICHE')).toEqual([contributiDovuti.COMMISSARIO_FUNZIONI_PUBBLICHE.id]);
  });
});

test('the rates of the end of service are those of the State: who is in another fund waits', () => {
  const esito = cedolino(
    accessorio({
      scuola: 'COMUNALE',
      enti: { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL' },
      tipo: 'ARR',
      fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, redditiBiennio: [0, 0] },
      voci: [voce(1_000, { trattamento: 'ORDINARIO', utileFineServizio: true })],
    }),
  );
  expect(esito).toMatchObject({
    anomalie: [
      {
        codice: 'REGOLA_MANCANTE',
        campo: 'enti.fondoFineServizio',
        messaggio: expect.stringMatching(/^Le aliquote di fine servizio \(TFS e TFR\) del fondo INADEL non sono note/),
      },
    ],
  });
});
