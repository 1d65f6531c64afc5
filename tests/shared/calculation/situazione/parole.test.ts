import { expect, test } from 'vitest';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, voce } from '../situazioni.ts';

const servizio = {
  competenza: { dal: '2026-01-01', al: '2026-01-31' },
  profilo: 'P',
  oreSettimanali: 1,
  oreCattedra: 1,
};
const accettata = (altro: object): boolean => Situazione.safeParse({ ...accessorio(), ...altro }).success;

/** Every word of the closed lists is accepted, and nothing else. */
const parole: Readonly<Record<string, readonly [readonly string[], (parola: string) => object]>> = {
  tipo: [['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP', 'CON'], (tipo) => ({ tipo })],
  base: [['LD', 'LS'], (base) => ({ base })],
  scuola: [['SCUOLA', 'AFAM', 'PARITARIA'], (scuola) => ({ scuola })],
  trattamento: [
    ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI', 'ESENTE'],
    (trattamento) => ({ voci: [{ ...voce(1), trattamento }] }),
  ],
  canale: [['BILANCIO', 'NOIPA'], (canale) => ({ voci: [{ ...voce(1), canale }] })],
  adempimento: [
    ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'CU', 'MODM'],
    (uno) => ({ voci: [{ ...voce(1), adempimenti: [uno] }] }),
  ],
  residuo: [['DIFFERENZA', 'IRAP'], (residuoLordoStato) => ({ opzioni: { residuoLordoStato } })],
  classe: [
    ['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA'],
    (gestioneSeparata) => ({ fiscali: { gestioneSeparata } }),
  ],
  familiare: [['CONIUGE', 'FIGLIO', 'ALTRO'], (tipo) => ({ fiscali: { familiari: [{ tipo }] } })],
  contratto: [
    ['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'],
    (contratto) => ({ percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' } }),
  ],
  ruolo: [
    ['DOCENTE', 'EDUCATORE', 'ATA', 'DSGA', 'DS', 'IRC'],
    (ruolo) => ({ percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo } }),
  ],
  fineServizio: [
    ['TFS', 'TFR'],
    (fineServizio) => ({ percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA', fineServizio } }),
  ],
  formatore: [
    ['IRPEF_IRAP', 'CONTRIBUTI_PIENI'],
    (regime) => ({ percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'ATA', regime } }),
  ],
  previdenza: [
    ['NESSUNA', 'RIVALSA_INPS', 'CASSA_2', 'CASSA_4', 'CASSA_5'],
    (previdenza) => ({ percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza, iva: 'ESENTE' } }),
  ],
  regime: [
    ['ORDINARIO', 'FORFETTARIO'],
    (regime) => ({ percettore: { tipo: 'PROFESSIONISTA', regime, previdenza: 'NESSUNA', iva: 'ESENTE' } }),
  ],
  iva: [['ORDINARIA', 'ESENTE'], (iva) => ({ percettore: { tipo: 'SOCIETA', iva } })],
  commissario: [
    ['RITENUTA_20', 'FUNZIONI_PUBBLICHE'],
    (regime) => ({ percettore: { tipo: 'COMMISSARIO_ESTERNO', regime } }),
  ],
  altra: [['OCCASIONALE', 'ALIQUOTA_MASSIMA'], (regime) => ({ percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime } })],
  trattenuta: [
    [
      'PIGNORAMENTO_ORDINARIO',
      'PIGNORAMENTO_TRIBUTI',
      'PIGNORAMENTO_AGENTE_RISCOSSIONE',
      'ALIMENTI',
      'CESSIONE_QUINTO',
      'DELEGAZIONE',
      'PRESTITO_INPS',
      'QUOTA_SINDACALE',
      'ASSICURAZIONE',
      'ALTRA',
    ],
    (tipo) => ({ trattenute: [{ tipo, riferimento: 'x' }] }),
  ],
};

test.each(Object.entries(parole))('the words of %s', (_, [ammesse, con]) =>
  expect([...ammesse, '', 'BOH'].map((parola) => accettata(con(parola)))).toEqual([
    ...ammesse.map(() => true),
    false,
    false,
  ]),
);

test('what is not known may be null', () => {
  const nulli: SituazioneInput['fiscali'] = {
    aliquotaMassima: null,
    redditoComplessivo: null,
    redditoLavoroDipendente: null,
    redditiBiennio: null,
    giorniDetrazione: null,
    gestioneSeparata: null,
    retribuzioneMeseEsonero: null,
    esoneroMadre: null,
  };
  expect(
    accettata({
      fiscali: nulli,
      ferie: null,
      trattenute: [{ tipo: 'ALTRA', riferimento: 'x', importo: null, residuo: null }],
      servizi: [{ ...servizio, sentenzaRpdCia: null }],
    }),
  ).toBe(true);
});
