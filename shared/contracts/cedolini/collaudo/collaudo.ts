import * as z from 'zod';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { importo, numero, scelta, testo, uid, uidDi, versione } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { gruppiRiga } from '../cedolino-calcolato.ts';

/** Payslips one case may hold: what one step of a test computes and one transaction writes. */
export const MASSIMO_CEDOLINI_CASO = 100;

/** Payslips frozen as they were right: what they were computed from, and what they must come to. */
export const CasoCollaudo = z.strictObject({
  uid: uidDi('CASO_COLLAUDO'),
  versione: versione(),
  descrizione: testo(1, 150),
  /** The run it was made from; null when it came in a file, whose name is then in `elaborazione`. */
  idProcesso: uidDi('PROCESSO').nullable(),
  elaborazione: testo(1, 150),
  /** Identity of the rule set that made what is expected. */
  regole: testo(0, 100),
  numCedolini: numero(1, MASSIMO_CEDOLINI_CASO),
  creatoIl: z.iso.datetime(),
  creatoDa: testo(0, 200),
  /** Who said that what is expected is right, and when; null until somebody did. */
  conferma: z.strictObject({ da: testo(0, 200), il: z.iso.datetime() }).nullable(),
});
export type CasoCollaudo = z.infer<typeof CasoCollaudo>;

const statiProva = ['IN_CORSO', 'COMPLETATO', 'FALLITO'] as const;

/** A case computed again with the rules of that moment. */
export const ProvaCollaudo = z.strictObject({
  uid: uidDi('PROVA_COLLAUDO'),
  versione: versione(),
  idCaso: uidDi('CASO_COLLAUDO'),
  descrizione: testo(1, 150),
  stato: scelta(statiProva),
  lavoroUid: uid(),
  avviataIl: z.iso.datetime(),
  avviataDa: testo(0, 200),
  regole: testo(0, 100),
  numCedolini: numero(1, MASSIMO_CEDOLINI_CASO),
  /** Payslips that are not as expected; null until they are computed. */
  numDiversi: numero(0, MASSIMO_CEDOLINI_CASO).nullable(),
  motivo: testo(0, 1000).nullable(),
});
export type ProvaCollaudo = z.infer<typeof ProvaCollaudo>;

/** A line beside the expected one, cents; null where there is none. `causa` blank when they are the same. */
const RigaProvata = z.strictObject({
  codice: testo(1, 60),
  gruppo: scelta(gruppiRiga),
  descrizione: testo(1, 300),
  atteso: importo().nullable(),
  trovato: importo().nullable(),
  causa: testo(0, 2000),
});
export type RigaProvata = z.infer<typeof RigaProvata>;

/** A payslip of a test: as expected, or which of its lines changed and why. */
export const CedolinoProvato = z.strictObject({
  uid: uidDi('CEDOLINO'),
  nominativo: testo(1, 200),
  esito: scelta(['UGUALE', 'DIVERSO', 'SCARTATO']),
  nettoAtteso: importo(),
  nettoTrovato: importo().nullable(),
  righe: z.array(RigaProvata).max(4000),
  /** Why it could not be computed. */
  anomalie: z.array(testo(1, 2000)).max(100),
});
export type CedolinoProvato = z.infer<typeof CedolinoProvato>;

export const delCollaudo = {
  roles: ['TESTER'] satisfies readonly Ruolo[],
  licences: ['WWS'],
  scope: 'scuola',
} as const;
const caso = { uid: uidDi('CASO_COLLAUDO'), versione: versione() };
const prova = { uid: uidDi('PROVA_COLLAUDO'), versione: versione() };

export const collaudoRoutes = {
  listCasi: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/test-cases',
    summary: 'Test cases of the school, the newest first',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.array(CasoCollaudo).max(10_000),
  }),
  createCaso: defineRoute({
    ...delCollaudo,
    method: 'PUT',
    path: '/crud/test/scuola/test-cases',
    summary: 'Freezes computed payslips of a run, those named or all, as a test case',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      idCedolini: z
        .array(uidDi('CEDOLINO'))
        .min(1, 'Indicare almeno un cedolino.')
        .max(MASSIMO_CEDOLINI_CASO)
        .optional(),
      descrizione: testo(1, 150),
    }),
    response: CasoCollaudo,
  }),
  removeCaso: defineRoute({
    ...delCollaudo,
    method: 'DELETE',
    path: '/crud/test/scuola/test-cases',
    summary: 'Deletes a test case of which no test is kept',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject(caso),
    response: z.strictObject({ uid: uidDi('CASO_COLLAUDO') }),
  }),
  confirmCaso: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/test-cases/confirm',
    summary:
      'Says that a case is right: what was frozen or, with `prova`, what that test found is expected from now on',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...caso, prova: uidDi('PROVA_COLLAUDO').optional() }),
    response: CasoCollaudo,
  }),
  listProveInCorso: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/in-progress',
    summary: 'Tests that are being computed',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.array(ProvaCollaudo).max(10_000),
  }),
  startProve: defineRoute({
    ...delCollaudo,
    method: 'PUT',
    path: '/crud/test/scuola/tests',
    summary: 'Computes cases again with the rules of now, each as long work; progressives and numbers stay as they are',
    effect: 'start',
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      casi: z.array(uidDi('CASO_COLLAUDO')).min(1, 'Scegliere almeno un caso.').max(20),
    }),
    response: z.array(ProvaCollaudo).max(20),
  }),
  listProve: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/tests',
    summary: 'Tests of a case, or of all, the newest first',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idCaso: uidDi('CASO_COLLAUDO').optional() }),
    response: z.array(ProvaCollaudo).max(10_000),
  }),
  removeProva: defineRoute({
    ...delCollaudo,
    method: 'DELETE',
    path: '/crud/test/scuola/tests',
    summary: 'Deletes a test that is not being computed',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject(prova),
    response: z.strictObject({ uid: uidDi('PROVA_COLLAUDO') }),
  }),
  listCedoliniProva: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/tests/cedolini',
    summary: 'Each payslip of a test beside the expected one: the same, or which line changed and why',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('PROVA_COLLAUDO') }),
    response: z.array(CedolinoProvato).max(MASSIMO_CEDOLINI_CASO),
  }),
} as const;
