import { describe, expect, test } from 'vitest';
import { familiariACarico } from '#archivio/persone/familiari-a-carico.ts';
import { trattenuteTerziAl } from '#archivio/persone/trattenute-terzi.ts';
import { asUid } from '#platform/data/entita.ts';
import { Familiare as FamiliareSituazione } from '#shared/calculation/situazione/fiscale.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';

const UNO = 1_000_000;

const familiare = (uid: string, cambi: Partial<Familiare> = {}): Familiare => ({
  uid: asUid(uid),
  uidSubAnagrafe: asUid('p'),
  versione: 1,
  codParentela: 'FI',
  desCognome: 'Inventati',
  desNome: uid,
  flgSesso: 'M',
  datNascita: '2003-05-06',
  codComuneNascita: 'H501',
  desComuneNascita: 'ROMA',
  desCf: 'X',
  flgCfConfermato: false,
  flgConvivente: true,
  note: '',
  ...cambi,
});
const dato = (uidParente: string, datDecorrenza: string, cambi: Partial<FamFiscale> = {}): FamFiscale => ({
  uid: asUid(`${uidParente}-${datDecorrenza}`),
  uidSubAnagrafe: asUid('p'),
  versione: 1,
  uidParente: asUid(uidParente),
  datDecorrenza,
  flgCarico: true,
  numMisura: UNO,
  flgDisabile: false,
  ...cambi,
});
const nonPiu = { flgCarico: false, numMisura: null } as const;
const soggettiva = (codVoce: string, cambi: Partial<Soggettiva> = {}): Soggettiva => ({
  uid: asUid(codVoce),
  uidSubAnagrafe: asUid('p'),
  versione: 1,
  codVoce,
  numImporto: 10_000,
  datInizio: '2025-01-01',
  datFine: null,
  desRiferimento: 'Banca inventata',
  numTotale: null,
  piano: null,
  ...cambi,
});

describe('dependent relatives of a year', () => {
  test.each<[string, FamFiscale[], number[]]>([
    ['from the last day of March', [dato('ugo', '2025-03-31')], [10]],
    ['until the last day of March', [dato('ugo', '2024-01-01'), dato('ugo', '2025-04-01', nonPiu)], [3]],
    ['until the first of April', [dato('ugo', '2024-01-01'), dato('ugo', '2025-04-02', nonPiu)], [4]],
    ['not any more since the year before', [dato('ugo', '2024-01-01'), dato('ugo', '2024-12-01', nonPiu)], []],
    ['only since the year after', [dato('ugo', '2026-01-01')], []],
    ['all along', [dato('ugo', '2020-01-01')], [12]],
  ])('%s count the months with at least a day', (_caso, dati, mesi) => {
    expect(familiariACarico([familiare('ugo')], dati, 2025).map((trovato) => trovato.mesi)).toEqual(mesi);
  });

  test('share the deduction by months when the measure changes in the year', () => {
    expect(
      familiariACarico(
        [familiare('ugo')],
        [dato('ugo', '2024-01-01'), dato('ugo', '2025-07-01', { numMisura: UNO / 2 })],
        2025,
      ),
    ).toMatchObject([{ mesi: 12, quota: (6 * UNO + (6 * UNO) / 2) / 12 }]);
  });

  test('are spouses, children, cohabiting ascendants and others, with their disability: what the engine accepts', () => {
    const persone = [
      familiare('ada', { codParentela: 'CO' }),
      familiare('ugo'),
      familiare('nonna', { codParentela: 'GE' }),
      familiare('zia', { codParentela: 'FR' }),
      familiare('avo', { codParentela: 'NO', flgConvivente: false }),
    ];
    const dati = persone.map(({ uid }) =>
      dato(uid, '2025-01-01', uid === 'nonna' ? { flgDisabile: true, numMisura: 333_333 } : {}),
    );
    expect(familiariACarico(persone, dati, 2025).map((trovato) => FamiliareSituazione.parse(trovato))).toMatchObject([
      { tipo: 'CONIUGE', quota: UNO },
      { tipo: 'FIGLIO', nascita: '2003-05-06' },
      { tipo: 'ALTRO', ascendenteConvivente: true, disabile: true, quota: 333_333 },
      { tipo: 'ALTRO', ascendenteConvivente: false },
      { tipo: 'ALTRO', ascendenteConvivente: false },
    ]);
  });
});

describe('deductions for third parties', () => {
  test('are those in force on the day, oldest first, and never name the creditor', () => {
    const voci = [
      soggettiva('CESQUI'),
      soggettiva('RIA'),
      soggettiva('TERORD', { datInizio: '2024-01-01', datFine: '2025-01-31' }),
    ];
    expect(trattenuteTerziAl(voci, '2025-01-31', new Map(), new Set())).toEqual([
      {
        tipo: 'PIGNORAMENTO_ORDINARIO',
        riferimento: 'TERORD dal 01/01/2024',
        importo: 10_000,
        residuo: null,
        origine: 'TERORD',
      },
      {
        tipo: 'CESSIONE_QUINTO',
        riferimento: 'CESQUI dal 01/01/2025',
        importo: 10_000,
        residuo: null,
        origine: 'CESQUI',
      },
    ]);
    expect(trattenuteTerziAl(voci, '2025-02-01', new Map(), new Set()).map(({ tipo }) => tipo)).toEqual([
      'CESSIONE_QUINTO',
    ]);
    expect(JSON.stringify(trattenuteTerziAl(voci, '2025-01-31', new Map(), new Set()))).not.toContain('Banca');
  });

  test('one with a total is withheld for what is left of it, and is over when nothing is', () => {
    const voci = [soggettiva('CESQUI', { numTotale: 25_000 })];
    const residui = (trattenuto: number) =>
      trattenuteTerziAl(voci, '2025-01-31', new Map([['CESQUI', trattenuto]]), new Set()).map(({ residuo }) => residuo);
    expect([0, 20_000, 24_999, 25_000, 30_000].map(residui)).toEqual([[25_000], [5_000], [1], [], []]);
  });
});
