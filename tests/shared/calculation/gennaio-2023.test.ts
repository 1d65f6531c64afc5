import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, collaborazione, motivi, occasionale, supplenza, voce } from './situazioni.ts';

/** The first payments of the period that the program promises: of work of the year before, whose figures are asked until 12 January. */
const GIORNI = ['2023-01-01', '2023-01-12', '2023-01-13', '2023-01-31'] as const;
const dicembre = { dal: '2022-12-01', al: '2022-12-31' };
const voci = [voce(100_000, { competenza: dicembre })];
const al = { aliquotaMassima: { aliquota: 350_000, lettaDa: 'prova' } };
const anno: NonNullable<SituazioneInput['fiscali']> = {
  redditoComplessivo: 1_200_000,
  redditiBiennio: [1_100_000, 1_100_000],
};
const docente = { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' } as const;
const collaboratore: Partial<SituazioneInput> = {
  voci,
  fiscali: { ...anno, gestioneSeparata: 'CON_DIS_COLL', massimale: true },
};

const pagamenti: Readonly<Record<string, SituazioneInput>> = {
  ACC: accessorio({ voci, fiscali: al }),
  'ACC of an academy': accessorio({
    voci,
    scuola: 'AFAM',
    percettore: docente,
    fiscali: { ...anno, contributoAggiuntivo: true },
  }),
  FOR: accessorio({
    tipo: 'FOR',
    voci,
    fiscali: al,
    percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' },
  }),
  ARR: accessorio({
    tipo: 'ARR',
    voci: [
      voce(100_000, { competenza: { dal: '2021-03-01', al: '2021-03-31' }, trattamento: 'ARRETRATO_ANNI_PRECEDENTI' }),
    ],
    fiscali: { ...al, redditiBiennio: [1_100_000, 1_100_000] },
  }),
  COC: collaborazione(collaboratore),
  'COC insured against accidents': collaborazione({
    ...collaboratore,
    percettore: { tipo: 'COCOCO', inail: { tasso: 4_000 } },
  }),
  auditor: collaborazione({ ...collaboratore, percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' } }),
  'language assistant': occasionale({ voci, percettore: { tipo: 'ASSISTENTE_LINGUA' } }),
  occasional: occasionale({ voci }),
  professional: occasionale({
    voci,
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  }),
  'not resident': occasionale({ voci, percettore: { tipo: 'NON_RESIDENTE' } }),
  'external member of a board': occasionale({
    voci,
    percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  }),
  student: occasionale({ voci, percettore: { tipo: 'STUDENTE', regime: 'PREMIO' } }),
  author: occasionale({ voci, percettore: { tipo: 'AUTORE', regime: 'DA_35_ANNI' } }),
  heir: accessorio({
    tipo: 'ARR',
    voci,
    percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
    fiscali: { ...al, redditiBiennio: [1_100_000, 1_100_000] },
  }),
  'SUP of the primary': supplenza('2022-12-01', '2022-12-31', {
    fiscali: anno,
    servizi: [
      { competenza: dicembre, profilo: 'DOCENTE_INFANZIA_PRIMARIA', oreSettimanali: 1_800, oreCattedra: 1_800 },
    ],
  }),
};

describe('the first payments that the program makes', () => {
  test.each(GIORNI.flatMap((giorno) => Object.keys(pagamenti).map((chi) => [giorno, chi] as const)))(
    'on %s, %s',
    (dataPagamento, chi) => {
      const situazione = { ...accessorio(), ...pagamenti[chi], dataPagamento, liquidazione: { anno: 2023, mese: 1 } };
      expect(motivi(situazione)).toEqual([]);
    },
  );

  // Tab. B1 of the contract of 6/12/2022 was read for the 0-8 of nursery, primary and technical teachers alone: the others wait for it, in words, until the table of February.
  test.each([
    ['DOCENTE_DIPLOMATO', []],
    ['DOCENTE_PRIMO_GRADO', ['REGOLA_MANCANTE']],
    ['DOCENTE_LAUREATO', ['REGOLA_MANCANTE']],
    ['COLLABORATORE', ['REGOLA_MANCANTE']],
    ['ASSISTENTE', ['REGOLA_MANCANTE']],
  ] as const)('a substitute %s of January 2023, and of February', (profilo, perche) => {
    const di = (dal: string, al: string) =>
      motivi({
        ...supplenza(dal, al, { fiscali: anno }),
        dataPagamento: '2023-02-28',
        liquidazione: { anno: 2023, mese: 2 },
        servizi: [{ competenza: { dal, al }, profilo, oreSettimanali: 1_800, oreCattedra: 1_800 }],
      });
    expect([di('2023-01-01', '2023-01-31'), di('2023-02-01', '2023-02-28')]).toEqual([perche, []]);
  });
});
