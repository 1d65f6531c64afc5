import * as z from 'zod';
import { anno, flag, importo, mese, numero, scelta, testo, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { adempimenti } from './chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

/** Staff of schools, or contracts with others: the two parts of the model. */
export const blocchiModelloM = ['PERSONALE', 'CONTRATTI'] as const;
export type BloccoModelloM = (typeof blocchiModelloM)[number];
export const descrizioneBloccoModelloM: Readonly<Record<BloccoModelloM, string>> = {
  PERSONALE: 'Personale della scuola',
  CONTRATTI: 'Contratti con esterni',
};

/** What was liquidated in a month under one kind of emolument or of contract; cents, people counted once a row. */
const RigaModelloM = z.strictObject({
  blocco: scelta(blocchiModelloM),
  mese: mese(),
  emolumento: testo(1, 300),
  docenti: numero(0, 100_000),
  ata: numero(0, 100_000),
  esterni: numero(0, 100_000),
  lordo: importo(),
  previdenziali: importo(),
  fiscali: importo(),
  altre: importo(),
  netto: importo(),
  oneriPensione: importo(),
  oneriInps: importo(),
  altriOneri: importo(),
  irap: importo(),
  /** Gross and charges of the school. */
  totale: importo(),
  /** Payment orders and F24 of its runs, in words. */
  mandati: testo(0, 1000),
  f24: testo(0, 1000),
});
export type RigaModelloM = z.infer<typeof RigaModelloM>;

/** Whether the budget product has the model, since when, and whether what it has is what the year says today. */
const EsposizioneModelloM = z.strictObject({
  versione: versione(),
  esposto: flag(),
  aggiornata: flag(),
  chi: testo(0, 200),
  il: z.iso.datetime().nullable(),
});
export type EsposizioneModelloM = z.infer<typeof EsposizioneModelloM>;

const ModelloM = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  righe: z.array(RigaModelloM).max(20_000),
  esposizione: EsposizioneModelloM,
});
export type ModelloM = z.infer<typeof ModelloM>;

const bilancio = {
  roles: adempimenti,
  licences: ['WWS', 'WWB'],
  scope: 'scuola',
  path: '/crud/modello-m/wwb-esp',
  effect: 'write',
  errors: ['VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
  body: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), versione: versione() }),
  response: EsposizioneModelloM,
} as const;

/** The yearly annex of the accounts that says what staff and contracts cost. */
export const modelloMRoutes = {
  getModelloM: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/modello-m/elaborazioni',
    summary: 'What was liquidated in a year, month by month and by kind of emolument or contract, paid or not',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: ModelloM,
  }),
  exposeModelloM: defineRoute({
    ...bilancio,
    method: 'PUT',
    summary: 'Hands the model of a year to the budget product, as it is now',
  }),
  withdrawModelloM: defineRoute({
    ...bilancio,
    method: 'DELETE',
    summary: 'Takes the model of a year back from the budget product; the file handed over stays',
  }),
} as const;
