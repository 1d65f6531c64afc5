import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, flag, forma, importoNonNegativo, numero, scelta, testo, versione } from '../../domain/campi.ts';
import { setupTypes } from '../../domain/elaborazione/elaborazione.ts';
import { fasceAnzianita } from '../../domain/persona/fasce.ts';
import { acrossFields } from '../across-fields.ts';
import { Riscontro } from '../riscontro.ts';
import { defineRoute } from '../route.ts';

const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const dirigenza = ['GESTORE', 'TESTER', 'PRESIDE'] as const satisfies readonly Ruolo[];
const base = { licences: ['WWS'], scope: 'scuola' } as const;

/** How the two signatures are printed from a day on. */
export const VersioneFirme = z.strictObject({
  dal: data(),
  etichettaDs: testo(1, 80),
  firmaDs: testo(0, 100),
  etichettaDsga: testo(1, 80),
  firmaDsga: testo(0, 100),
  /** Sentence under a signature that is not written by hand; empty where it is. */
  dicitura: testo(0, 200),
});
export type VersioneFirme = z.infer<typeof VersioneFirme>;
const campiFirme = { versioni: z.array(VersioneFirme).max(60), versione: versione() };
const dateDiverse = ({ versioni }: { readonly versioni: readonly VersioneFirme[] }, context: z.RefinementCtx): void =>
  versioni.forEach(({ dal }, indice) => {
    if (versioni.findIndex((altra) => altra.dal === dal) !== indice)
      context.addIssue({
        code: 'custom',
        path: ['versioni', indice, 'dal'],
        message: 'Esistono già firme con la stessa decorrenza.',
      });
  });
/** The signatures with who changed them last; both empty while nobody has. */
export const Firme = z.strictObject({
  ...campiFirme,
  modificatoDa: testo(0, 200),
  modificatoIl: z.iso.datetime().nullable(),
});
export type Firme = z.infer<typeof Firme>;

/** What the head teacher sees online, and with it the employee's own screens; whether payslip amounts may be edited. */
export const OpzioniPreside = z.strictObject({
  flgVisualizzaServizi: flag(),
  flgVisualizzaAssenze: flag(),
  flgVisualizzaDatiContabili: flag(),
  flgModificaCedolini: flag(),
});
export type OpzioniPreside = z.infer<typeof OpzioniPreside>;
export const OpzioniPresideSalvate = z.strictObject({ ...OpzioniPreside.shape, versione: versione() });
export type OpzioniPresideSalvate = z.infer<typeof OpzioniPresideSalvate>;

/** An amount of the contract with where it comes from, cents. */
export const Tariffa = z.strictObject({
  codice: testo(1, 40),
  descrizione: testo(1, 200),
  importo: importoNonNegativo(),
  formula: testo(1, 400),
  norma: testo(0, 400),
  dal: data(),
  riscontro: Riscontro.nullable(),
});
export type Tariffa = z.infer<typeof Tariffa>;

const prgQualifica = forma(/^\d{1,4}$/, 'Il progressivo della qualifica ha da 1 a 4 cifre.', 1, 4);
const Qualifica = z.strictObject({ prgQualificaRetributiva: numero(1, 9999), desDescrizione: testo(1, 200) });

/** Pay of a qualification and band on a day, and the hour of sport activity computed on it. */
export const DatiRetributivi = z.strictObject({
  qualifica: Qualifica,
  fascia: scelta(fasceAnzianita),
  data: data(),
  tabellareAnnuo: Tariffa,
  tabellareMensile: Tariffa,
  oraAttivitaSportiva: Tariffa.nullable(),
});
export type DatiRetributivi = z.infer<typeof DatiRetributivi>;
/** Hourly rates of additional hours of a qualification on a day. */
export const ImportiOrari = z.strictObject({ qualifica: Qualifica, data: data(), tariffe: z.array(Tariffa).max(20) });
export type ImportiOrari = z.infer<typeof ImportiOrari>;

/** Whether the school is an AFAM institute and what that changes. */
const OpzioniAfam = z.strictObject({
  setupType: scelta(setupTypes),
  flgAfam: flag(),
  flgListaPosPa: flag(),
  flgContabilizzaSupplenze: flag(),
});

export const impostazioniRoutes = {
  getFirme: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/firme/0',
    summary: 'Signatures printed for DS and DSGA, by start date',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: Firme,
  }),
  saveFirme: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/firme/0',
    summary: 'Changes the signatures',
    roles: chiScrive,
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject(campiFirme).check(acrossFields(dateDiverse)),
    response: Firme,
  }),
  getOpzioniPreside: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/opzioni/preside/0',
    summary: 'Options of the head teacher',
    roles: dirigenza,
    effect: 'read',
    errors: [],
    response: OpzioniPresideSalvate,
  }),
  saveOpzioniPreside: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/opzioni/preside/0',
    summary: 'Changes the options of the head teacher',
    roles: dirigenza,
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: OpzioniPresideSalvate,
    response: OpzioniPresideSalvate,
  }),
  getDatiRetributivi: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/edufisica/datiretrib/{date}/{prgQualifica}/{fascia}',
    summary: 'Pay of a qualification and band on a day, for hours of sport activity',
    roles: chiLegge,
    effect: 'read',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    params: z.strictObject({ date: data(), prgQualifica, fascia: scelta(fasceAnzianita) }),
    response: DatiRetributivi,
  }),
  getImportiOrari: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/straordinariodoc/impOrario/{prgQualifica}/{date}',
    summary: 'Hourly rates of additional hours of a qualification on a day',
    roles: chiLegge,
    effect: 'read',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    params: z.strictObject({ prgQualifica, date: data() }),
    response: ImportiOrari,
  }),
  getOpzioniAfam: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/emo-opzioni/afam',
    summary: 'Whether the school is an AFAM institute',
    roles: [...chiScrive, 'ADEMPIMENTI'],
    effect: 'read',
    errors: [],
    response: OpzioniAfam,
  }),
  /** The same store as `/emo/opzioni/preside/0`, for the second backend. */
  getEmoOpzioniPreside: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/emo-opzioni/preside',
    summary: 'Options of the head teacher',
    roles: dirigenza,
    effect: 'read',
    errors: [],
    response: OpzioniPresideSalvate,
  }),
  saveEmoOpzioniPreside: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/emo-opzioni/preside',
    summary: 'Changes the options of the head teacher, the one to edit payslips included',
    roles: dirigenza,
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({ opzioni: OpzioniPreside, versione: versione() }),
    response: OpzioniPresideSalvate,
  }),
} as const;
