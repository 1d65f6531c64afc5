import { describe, expect, test } from 'vitest';
import { assegniPersonaliNel, esoneroMadreAl, familiariDellAnno, fiscaliDaAnagrafe, percettoreEsteroAl, residenzaFiscale, trattenuteAl } from '../../../functions/anagrafe/situazione-persona.ts';
import { fiscaliPredefiniti } from '../../../shared/contracts/fiscale.ts';
import { Fiscali as FiscaliSituazione } from '../../../shared/calculation/situazione-fiscale.ts';
import { personaDiProva } from '../../support/persone-di-prova.ts';
import type { Familiare, FamFiscale } from '../../../shared/contracts/nucleo.ts';
import type { Persona } from '../../../shared/contracts/persona.ts';
import type { Particolarita, Soggettiva } from '../../../shared/contracts/voci-persona.ts';

const UNO = 1_000_000;

const familiare = (uid: string, cambi: Partial<Familiare> = {}): Familiare => ({
  uid, uidSubAnagrafe: 'p', versione: 1, codParentela: 'FI', desCognome: 'Inventati', desNome: uid, flgSesso: 'M', datNascita: '2003-05-06', codComuneNascita: 'H501', desComuneNascita: 'ROMA', desCf: 'X', flgCfConfermato: false,
  flgConvivente: true, note: '', ...cambi,
});
const dato = (uidParente: string, datDecorrenza: string, cambi: Partial<FamFiscale> = {}): FamFiscale => ({ uid: `${uidParente}-${datDecorrenza}`, uidSubAnagrafe: 'p', versione: 1, uidParente, datDecorrenza, flgCarico: true, numMisura: UNO, flgDisabile: false, ...cambi });
const particolarita = (codParticolarita: Particolarita['codParticolarita'], datInizio: string, datFine: string | null = null): Particolarita => ({ uid: codParticolarita, uidSubAnagrafe: 'p', versione: 1, codParticolarita, datInizio, datFine, note: '' });
const soggettiva = (codVoce: string, cambi: Partial<Soggettiva> = {}): Soggettiva => ({ uid: codVoce, uidSubAnagrafe: 'p', versione: 1, codVoce, numImporto: 10_000, datInizio: '2025-01-01', datFine: null, desRiferimento: 'Banca inventata', numTotale: null, ...cambi });
const persona = (): Persona => {
  const { matricola: _matricola, ...input } = personaDiProva(1);
  return { ...input, codCittadinanza: null, codFiscaleEstero: '', desLocalitaEstera: '', uid: 'p', uidSubAnagrafe: 'p', versione: 1, prgAnagrafe: 1, matricola: 1, uidPortale: null };
};

describe('dependent relatives of a year', () => {
  test('count the months with at least a day of dependence', () => {
    const ugo = familiare('ugo');
    expect(familiariDellAnno([ugo], [dato('ugo', '2025-03-31')], 2025)).toMatchObject([{ tipo: 'FIGLIO', nascita: '2003-05-06', mesi: 10, quota: UNO }]);
    expect(familiariDellAnno([ugo], [dato('ugo', '2024-01-01'), dato('ugo', '2025-04-01', { flgCarico: false, numMisura: null })], 2025)).toMatchObject([{ mesi: 3 }]);
    expect(familiariDellAnno([ugo], [dato('ugo', '2024-01-01'), dato('ugo', '2025-04-02', { flgCarico: false, numMisura: null })], 2025)).toMatchObject([{ mesi: 4 }]);
    expect(familiariDellAnno([ugo], [dato('ugo', '2024-01-01'), dato('ugo', '2024-12-01', { flgCarico: false, numMisura: null })], 2025)).toEqual([]);
    expect(familiariDellAnno([ugo], [dato('ugo', '2026-01-01')], 2025)).toEqual([]);
  });

  test('share the deduction by months when the measure changes in the year', () => {
    const cambia = [dato('ugo', '2024-01-01'), dato('ugo', '2025-07-01', { numMisura: UNO / 2 })];
    expect(familiariDellAnno([familiare('ugo')], cambia, 2025)).toMatchObject([{ mesi: 12, quota: (6 * UNO + 6 * UNO / 2) / 12 }]);
  });

  test('know spouses, cohabiting ascendants and disability', () => {
    const [ada, nonna, zio] = [familiare('ada', { codParentela: 'CO' }), familiare('nonna', { codParentela: 'GE' }), familiare('zio', { codParentela: 'FR' })];
    const dati = [dato('ada', '2025-01-01'), dato('nonna', '2025-01-01', { flgDisabile: true, numMisura: 333_333 }), dato('zio', '2025-01-01')];
    expect(familiariDellAnno([ada, nonna, zio], dati, 2025)).toMatchObject([
      { tipo: 'CONIUGE', quota: UNO }, { tipo: 'ALTRO', ascendenteConvivente: true, disabile: true, quota: 333_333 }, { tipo: 'ALTRO', ascendenteConvivente: false },
    ]);
    expect(familiariDellAnno([familiare('nonna', { codParentela: 'GE', flgConvivente: false })], dati, 2025)).toMatchObject([{ ascendenteConvivente: false }]);
  });
});

describe('what else reaches the payslip', () => {
  test('surtaxes go to the domicile of 1 January', () => {
    const domicili = [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }, { dal: '2025-01-02', codComuneDomf: 'A952', desComuneDomf: 'BOLZANO', codRegioneDomf: '03' }];
    expect(residenzaFiscale({ ...persona(), domicili }, 2025)).toEqual({ comune: 'H501', regione: 'LAZIO' });
    expect(residenzaFiscale({ ...persona(), domicili }, 2026)).toEqual({ comune: 'A952', regione: 'PROVINCIA AUTONOMA DI BOLZANO' });
    expect(residenzaFiscale({ ...persona(), domicili }, 2019)).toEqual({ comune: null, regione: null });
  });

  test('the relief for mothers counts the children born by the day', () => {
    const figli = [familiare('ada', { datNascita: '2010-01-01' }), familiare('bea', { datNascita: '2012-02-02' }), familiare('ciro', { datNascita: '2026-03-03' })];
    const madre = [particolarita('MADRE_TRE_FIGLI', '2024-01-01')];
    expect(esoneroMadreAl(madre, figli, '2026-03-02')).toEqual({ figli: 2, nascitaFiglioMinore: '2012-02-02' });
    expect(esoneroMadreAl(madre, figli, '2026-03-03')).toEqual({ figli: 3, nascitaFiglioMinore: '2026-03-03' });
    expect(esoneroMadreAl(madre, figli, '2023-12-31')).toBeNull();
    expect(esoneroMadreAl([], figli, '2026-03-03')).toBeNull();
  });

  test('foreign options say how the non-resident is paid, on their days only', () => {
    expect(percettoreEsteroAl([particolarita('ESTERO_CONVENZIONE', '2025-01-01', '2025-12-31')], '2025-12-31')).toEqual({ tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true });
    expect(percettoreEsteroAl([particolarita('ESTERO_CONVENZIONE', '2025-01-01', '2025-12-31')], '2026-01-01')).toBeNull();
    expect(percettoreEsteroAl([particolarita('ESTERO_ABITUALE', '2025-01-01')], '2026-01-01')).toEqual({ tipo: 'NON_RESIDENTE', occasionale: false, convenzione: false });
  });

  test('deductions keep what is left of the total and never name the creditor', () => {
    const trovate = trattenuteAl([soggettiva('CESQUI', { numTotale: 50_000 }), soggettiva('RIA'), soggettiva('TERORD', { datInizio: '2024-01-01', datFine: '2025-01-31' })], '2025-01-31', { CESQUI: 45_000 });
    expect(trovate).toEqual([
      { tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'TERORD dal 01/01/2024', importo: 10_000, residuo: null }, { tipo: 'CESSIONE_QUINTO', riferimento: 'CESQUI dal 01/01/2025', importo: 10_000, residuo: 50_000 - 45_000 },
    ]);
    expect(JSON.stringify(trovate)).not.toContain('Banca');
    expect(trattenuteAl([soggettiva('TERORD', { datFine: '2025-01-31' })], '2025-02-01')).toEqual([]);
  });

  test('personal allowances of a period add up', () => {
    expect(assegniPersonaliNel([soggettiva('RIA'), soggettiva('ASSPER', { datFine: '2025-01-31' }), soggettiva('CESQUI')], { dal: '2025-01-31', al: '2025-02-28' })).toBe(10_000 + 10_000);
    expect(assegniPersonaliNel([soggettiva('RIA'), soggettiva('ASSPER', { datFine: '2025-01-30' })], { dal: '2025-01-31', al: '2025-02-28' })).toBe(10_000);
  });

  test('the whole is a situation the engine accepts; the IVS relief only for who has it', () => {
    const fiscali = [{ ...fiscaliPredefiniti(2025), numRetribuzioneMeseEsonero: 200_000, uid: 'p-2025', uidSubAnagrafe: 'p', versione: 1 }];
    const dati = { fiscali, familiari: [familiare('ugo')], datiFamiliari: [dato('ugo', '2025-01-01')], soggettive: [], voci: [], particolarita: [] };
    expect(fiscaliDaAnagrafe(persona(), dati, '2025-06-27').retribuzioneMeseEsonero).toBeNull();
    const conEsonero = fiscaliDaAnagrafe(persona(), { ...dati, particolarita: [particolarita('ESONERO_IVS_3', '2025-01-01')] }, '2025-06-27');
    expect(FiscaliSituazione.parse(conEsonero)).toMatchObject({ retribuzioneMeseEsonero: 200_000, familiari: [{ mesi: 12 }], addizionali: { comune: 'H501', regione: 'LAZIO' } });
  });
});
