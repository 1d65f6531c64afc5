import { beforeAll, describe, expect, test } from 'vitest';
import { controlliSpt } from '#functions/denunce/formati/spt/controlli.ts';
import { spt } from '#functions/denunce/formati/spt/spt.ts';
import type { Riferimenti } from '#functions/denunce/macchina/denuncia.ts';
import { importiSpt, type CompensoSpt, type DipendenteSpt, type Spt } from '#shared/contracts/denunce/spt.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';

const ZERO = Object.fromEntries(Object.keys(importiSpt).map((nome) => [nome, 0]));

const compenso = (cambi: Partial<CompensoSpt> = {}): Readonly<Record<string, unknown>> => ({
  ...ZERO,
  Tipo: 'BPA',
  Descrizione: 'Compenso',
  Capitolo: '2555',
  Competenza: '2026-01',
  Liquidazione: '2026-03',
  AnnoPagamento: '2026',
  Tassazione: 'AC',
  Lordo: 10_000,
  ImponibilePensione: 10_000,
  RitenutaPensione: 880,
  Irap: 850,
  ...cambi,
});

interface Cambi {
  readonly dipendente?: Partial<DipendenteSpt>;
  readonly compensi?: readonly unknown[];
  readonly ente?: Partial<Spt['Ente']>;
}

/** A file of one person with one compensation that nothing is wrong with, changed. */
const fileCon = ({ dipendente = {}, compensi = [compenso()], ente = {} }: Cambi = {}): unknown => ({
  Ente: {
    CodiceFiscale: '80012345676',
    CodiceMeccanografico: 'XXTS00001A',
    Denominazione: 'Istituto di Prova',
    UfficioResponsabile: '900',
    UfficioServizio: '9001',
    ...ente,
  },
  Periodo: { Anno: '2026', MeseDa: '01', MeseA: '03' },
  Dipendente: [
    {
      CodiceFiscale: 'VRDTTV66D61H501M',
      Cognome: 'Inventati',
      Nome: 'Prova',
      Rapporto: 'STATALE',
      Compenso: compensi,
      ...dipendente,
    },
  ],
});

let riferimenti: Riferimenti;
beforeAll(async () => {
  riferimenti = await riferimentiDiProva();
});

test('a right file has nothing to say, and is read back as it was written', () => {
  expect(spt.parse(fileCon()).check(riferimenti)).toEqual([]);
  const { records, rilievi } = spt.read(spt.parse(fileCon()).write(), riferimenti);
  expect({ records, rilievi }).toEqual({ records: fileCon(), rilievi: [] });
});

/** What the portal refuses, with the rule that finds it and where. */
const RIFIUTATI: readonly (readonly [string, Cambi, string, string])[] = [
  ['offices of NoiPA not said', { ente: { UfficioServizio: undefined } }, 'spt.ufficio', 'Ente.UfficioServizio'],
  [
    'a wrong codice fiscale',
    { dipendente: { CodiceFiscale: 'VRDTTV66D61H501A' } },
    'spt.codice-fiscale',
    'Dipendente.0.CodiceFiscale',
  ],
  ['an outsider', { dipendente: { Rapporto: 'ESTRANEO' } }, 'spt.estraneo', 'Dipendente.0.Rapporto'],
  [
    'a short substitute',
    { dipendente: { Rapporto: 'SUPPLENTE_BREVE' } },
    'spt.supplente-breve',
    'Dipendente.0.Rapporto',
  ],
  ['nobody paid', { compensi: [] }, 'spt.senza-compensi', 'Dipendente.0'],
  [
    'liquidated in the month of service',
    { compensi: [compenso({ Liquidazione: '2026-01' })] },
    'spt.mese-liquidazione',
    'Dipendente.0.Compenso.0.Competenza',
  ],
  [
    'liquidated in a year and paid in another',
    { compensi: [compenso({ AnnoPagamento: '2025' })] },
    'spt.anno-liquidazione',
    'Dipendente.0.Compenso.0.AnnoPagamento',
  ],
  [
    'service of a year to come',
    { compensi: [compenso({ Competenza: '2027-01', Liquidazione: '2027-02', AnnoPagamento: '2027' })] },
    'spt.anno-competenza',
    'Dipendente.0.Compenso.0.Competenza',
  ],
  [
    'TFR and TFS together, also in two compensations',
    { compensi: [compenso({ RitenutaOperaPrevidenza: 100 }), compenso({ RitenutaTfr: 100 })] },
    'spt.tfr-tfs',
    'Dipendente.0.Compenso.1.RitenutaTfr',
  ],
  [
    'a row of earlier years with pension data',
    { compensi: [compenso({ Tassazione: 'AP', ImponibilePensione: 0 })] },
    'spt.separata',
    'Dipendente.0.Compenso.0.RitenutaPensione',
  ],
];
/** What nobody has said of a kind or chapter, and a recovery: to be looked at, and no reason to refuse. */
const DA_GUARDARE = ['spt.importo', 'spt.tipo', 'spt.capitolo'];

describe('what the portal refuses is found before the file leaves', () => {
  test.each(RIFIUTATI)('%s', (_nome, cambi, codice, campo) => {
    const bloccanti = spt
      .parse(fileCon(cambi))
      .check(riferimenti)
      .filter(({ gravita }) => gravita === 'BLOCCANTE');
    expect(bloccanti.map((rilievo) => [rilievo.codice, rilievo.campo])).toEqual([[codice, campo]]);
  });
  test('what nobody has said of a kind or chapter, or a recovery, warns and does not block', () => {
    const senza = { ...compenso({ Lordo: -100 }), Tipo: undefined, Capitolo: undefined };
    expect(
      spt
        .parse(fileCon({ compensi: [senza] }))
        .check(riferimenti)
        .map(({ codice, gravita }) => [codice, gravita]),
    ).toEqual(DA_GUARDARE.map((codice) => [codice, 'AVVISO']));
  });
  test('every rule has its planted fault', () => {
    const provati = new Set([...RIFIUTATI.map(([, , codice]) => codice), ...DA_GUARDARE]);
    expect(controlliSpt.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
  });
});
