import { describe, expect, test } from 'vitest';
import { fondiDelCalcolo, fondoDellaRiga } from '#shared/calculation/contributi/fondi.ts';
import { Enti } from '#shared/calculation/situazione/enti.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();
type Chi = Parameters<typeof fondoDellaRiga>[1];
const chi = (scuola: Chi['scuola'], enti: Partial<Enti> = {}): Chi => ({
  scuola,
  enti: { ...Enti.parse({}), ...enti },
  dataPagamento: '2026-06-20',
});
const diChi = (codice: string, di: Chi) => fondoDellaRiga(codice, di, regole);

describe('the fund of a line of contributions', () => {
  test('credit and life insurance are the same for everybody', () => {
    expect(diChi('FONDO_CREDITO', chi('PARITARIA'))).toEqual({ fondo: 'CREDITO', codice: 'P909', mancante: null });
    expect(diChi('ENPDEP', chi('COMUNALE'))).toEqual({ fondo: 'ENPDEP', codice: 'P810', mancante: null });
  });

  test.each([
    'PENSIONE_DIPENDENTE',
    'PENSIONE_AMMINISTRAZIONE',
    'CONTRIBUTO_AGGIUNTIVO',
    'ESONERO_IVS',
    'ESONERO_MADRE',
  ])('%s of the State is of the CTPS, by law', (codice) =>
    expect(diChi(codice, chi('SCUOLA'))).toEqual({ fondo: 'CTPS', codice: 'P101', mancante: null }),
  );

  test.each([
    ['TFS_DIPENDENTE', 'P707'],
    ['TFS_AMMINISTRAZIONE', 'P707'],
    ['TFR', 'P708'],
  ])('%s of the State is of the ENPAS: %s', (riga, codice) =>
    expect(diChi(riga, chi('SCUOLA'))).toEqual({ fondo: 'ENPAS', codice, mancante: null }),
  );

  test('another school says its own; until then the line has no code and what is missing is said', () => {
    const comune = chi('COMUNALE', { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL' });
    expect(diChi('PENSIONE_DIPENDENTE', comune)).toEqual({ fondo: 'CPDEL', codice: 'P201', mancante: null });
    expect(diChi('TFR', comune)).toEqual({ fondo: 'INADEL', codice: 'P608', mancante: null });
    expect(diChi('PENSIONE_DIPENDENTE', chi('COMUNALE'))).toEqual({
      fondo: 'CTPS',
      codice: null,
      mancante: 'fondoPensione',
    });
    expect(diChi('TFR', chi('COMUNALE'))).toEqual({ fondo: 'ENPAS', codice: null, mancante: 'fondoFineServizio' });
  });

  test('what a school has said holds for one of the State too; who is in INPS pays with the monthly declaration', () => {
    expect(diChi('TFR', chi('SCUOLA', { fondoFineServizio: 'INADEL' }))?.codice).toBe('P608');
    expect(diChi('PENSIONE_DIPENDENTE', chi('PARITARIA', { fondoPensione: 'FPLD' }))).toEqual({
      fondo: 'FPLD',
      codice: 'DM10',
      mancante: null,
    });
  });

  test('a line that is no contribution has none', () => expect(diChi('IRPEF', chi('SCUOLA'))).toBeNull());
});

describe('the funds a payslip is computed with', () => {
  test('a municipal school: never those of the State', () =>
    expect(() => fondiDelCalcolo(chi('COMUNALE'))).toThrow('indicarlo in Altri dati della scuola'));
  test('a private school is not sent to a field: its staff is not paid here', () => {
    expect(() => fondiDelCalcolo(chi('PARITARIA'))).toThrow('si paga con il programma di chi tiene i suoi libri paga');
    expect(() => fondiDelCalcolo(chi('PARITARIA'))).not.toThrow('Altri dati');
  });
  test('the State and an academy: CTPS and ENPAS, unless they say another', () => {
    expect(fondiDelCalcolo(chi('SCUOLA'))).toEqual({ pensione: 'CTPS', fineServizio: 'ENPAS' });
    expect(fondiDelCalcolo(chi('PARITARIA', { fondoPensione: 'CPI' }))).toEqual({
      pensione: 'CPI',
      fineServizio: 'ENPAS',
    });
  });
});
