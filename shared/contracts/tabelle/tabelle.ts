import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { aliquota, anno, data, flag, importoNonNegativo, numero, scelta, testo } from '../../domain/campi.ts';
import { setupTypes } from '../../domain/elaborazione/elaborazione.ts';
import { pagina } from '../lista.ts';
import { Riscontro } from '../riscontro.ts';
import { defineRoute } from '../route.ts';
import { Comune, elencoDi, RicercaComuni, TipoPersonale, Voce } from '../scuola/elenchi-scuola.ts';

const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const cedolini = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const base = { method: 'POST', roles: chiLegge, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
/** Searches of the second backend carry their words in `criteria`. */
const RicercaTabella = z.strictObject({ criteria: testo(0, 100).optional() });
const cerca = { ammessi: { nomi: { criteria: { come: 'parole', campo: 'criteria' } } } } as const;
/** A list given whole looks for nothing. */
const senzaRicerca = {
  ammessi: { nomi: { criteria: { come: 'senza-effetto', schema: z.strictObject({}) } } },
} as const;

/** A rate of the law in one of its periods, in parts per million: the employee's and the school's share, on a share of the base. */
export const Aliquota = z.strictObject({
  codice: testo(1, 80),
  descrizione: testo(1, 200),
  dipendente: aliquota().nullable(),
  amministrazione: aliquota().nullable(),
  quotaImponibile: aliquota(),
  dal: data(),
  al: data().nullable(),
  norma: testo(1, 400),
  riscontro: Riscontro.nullable(),
});
export type Aliquota = z.infer<typeof Aliquota>;

const AssoggettamentoTfr = z.strictObject({ ...Voce.shape, codRegimeFineServizio: testo(1, 1).nullable() });

/** Closed lists that the forms of positions and classifications choose from. */
const ListePosizioni = z.strictObject({
  qualifica1List: elencoDi(Voce),
  qualifica2List: elencoDi(Voce),
  qualifica3List: elencoDi(Voce),
  tipoContribuzioneList: elencoDi(Voce),
  contrattoList: elencoDi(Voce),
});

/** The print column that the items of a group go to, by the spec's names. */
const VoceArea = z.strictObject({
  COD_VOC_ARE: testo(1, 30),
  DES_GEN: testo(1, 100),
  NUM_COLONNA: numero(1, 99),
});

/** Options of the school that pay depends on. */
export const EmoOpzioni = z.strictObject({
  setupType: scelta(setupTypes),
  flgAfam: flag(),
  flgParitaria: flag(),
  primoGiornoCalcolo: data(),
  arrotondamentoMassimo: importoNonNegativo(10_000),
  /** Whether the school may account substitutes itself: AFAM and private schools. */
  flgContabilizzaSupplenze: flag(),
  flgListaPosPa: flag(),
});
export type EmoOpzioni = z.infer<typeof EmoOpzioni>;

/** Options of accessory payments outside the system: years offered, codes of the office, what is still missing to send them. */
export const OpzioniSpt = z.strictObject({
  annoMinimo: anno(),
  annoMassimo: anno(),
  codUfficioNoipa: testo(0, 10),
  codServizioNoipa: testo(0, 10),
  codFiscale: testo(0, 11),
  mancanti: z.array(testo(1, 200)).max(20),
});
export type OpzioniSpt = z.infer<typeof OpzioniSpt>;

export const tabelleRoutes = {
  searchComuniTabelle: defineRoute({
    ...base,
    path: '/crud/comune',
    summary: 'Towns by beginning of name or code',
    errors: ['TROPPI_RISULTATI'],
    ...cerca,
    body: RicercaComuni,
    response: pagina(Comune),
  }),
  searchAliquote: defineRoute({
    ...base,
    path: '/crud/aliquota',
    summary: 'Contribution and withholding rates, all periods or those in force on a day',
    errors: [],
    ...cerca,
    body: z.strictObject({ ...RicercaTabella.shape, data: data().optional() }),
    response: elencoDi(Aliquota),
  }),
  listListePosizioni: defineRoute({
    ...base,
    path: '/crud/posliste',
    summary: 'Codes that positions and classifications choose from',
    errors: [],
    ...senzaRicerca,
    body: z.strictObject({}),
    response: ListePosizioni,
  }),
  searchTipiPersonale: defineRoute({
    ...base,
    path: '/crud/tipi-personale',
    summary: 'Kinds of staff',
    errors: [],
    ...cerca,
    body: RicercaTabella,
    response: elencoDi(TipoPersonale),
  }),
  searchAssoggettamentiTfr: defineRoute({
    ...base,
    path: '/crud/ass-tfr',
    summary: 'End-of-service regimes',
    errors: [],
    ...cerca,
    body: RicercaTabella,
    response: elencoDi(AssoggettamentoTfr),
  }),
  searchProfessioni: defineRoute({
    ...base,
    path: '/crud/istatcp2011',
    summary: 'ISTAT occupations of schools',
    errors: [],
    ...cerca,
    body: RicercaTabella,
    response: elencoDi(Voce),
  }),
  searchQualificheIstat: defineRoute({
    ...base,
    path: '/crud/qualifiche-istat',
    summary: 'ISTAT positions in the profession',
    errors: [],
    ...cerca,
    body: RicercaTabella,
    response: elencoDi(Voce),
  }),
  listVociArea: defineRoute({
    ...base,
    path: '/crud/codvocearea',
    summary: 'Print column of each group of items',
    errors: [],
    ...cerca,
    body: RicercaTabella,
    response: elencoDi(VoceArea),
  }),
  getEmoOpzioni: defineRoute({
    ...base,
    roles: cedolini,
    path: '/crud/emo-opzioni',
    summary: 'Options of the school that pay depends on',
    errors: [],
    ...senzaRicerca,
    body: z.strictObject({}),
    response: EmoOpzioni,
  }),
  getOpzioniSpt: defineRoute({
    ...base,
    roles: [...cedolini, 'ADEMPIMENTI'],
    path: '/crud/emo-opzioni/spt',
    summary: 'Options of accessory payments outside the system',
    errors: [],
    ...senzaRicerca,
    body: z.strictObject({}),
    response: OpzioniSpt,
  }),
} as const;
