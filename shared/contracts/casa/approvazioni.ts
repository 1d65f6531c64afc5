import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { approvanti, statiApprovazione, tipiApprovazione } from '../../domain/approvazione.ts';
import { importo, scelta, testo, uid, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

/** Who sees what waits for a second person. */
export const ufficioApprovazioni = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'ADEMPIMENTI',
  'PRESIDE',
] as const satisfies readonly Ruolo[];
const comune = { roles: ufficioApprovazioni, licences: ['WWS'], scope: 'scuola' } as const;

/** The facts of an act, for the person who approves it: before and after by record, the people, the totals. */
export const FattiApprovazione = z.strictObject({
  cambi: z
    .array(z.strictObject({ chi: testo(0, 200), cosa: testo(1, 100), prima: testo(0, 300), dopo: testo(0, 300) }))
    .max(300),
  persone: z.array(z.strictObject({ chi: testo(1, 200), importo: importo(), nota: testo(0, 200) })).max(1000),
  totali: z.array(z.strictObject({ cosa: testo(1, 100), importo: importo() })).max(20),
  /** How many changes or people more there are than are told here. */
  altri: z.int().min(0).max(1_000_000),
});
export type FattiApprovazione = z.infer<typeof FattiApprovazione>;

/** Something that waits for a second person: until they approve, and whoever asked does it again, nothing takes effect. */
export const Approvazione = z.strictObject({
  uid: uid(),
  versione: versione(),
  tipo: scelta(tipiApprovazione),
  /** The record it is about, and what exactly was asked of it. */
  oggetto: testo(1, 200),
  impronta: testo(1, 100),
  descrizione: testo(1, 300),
  stato: scelta(statiApprovazione),
  approvante: scelta(approvanti),
  chiestaDa: testo(0, 200),
  chiestaIl: z.iso.datetime(),
  decisaDa: testo(0, 200),
  decisaIl: z.iso.datetime().nullable(),
  motivo: testo(0, 300),
  /** Told to the person who asked it and to those who may approve it; absent of a request that is over, and of one made before they were kept. */
  fatti: FattiApprovazione.exactOptional(),
});
export type Approvazione = z.infer<typeof Approvazione>;

/** What the school wants two people for, and who the second is. */
export const OpzioniApprovazione = z.strictObject({
  CONTABILIZZAZIONE: scelta(approvanti),
  INVIO: scelta(approvanti),
  COORDINATE: scelta(approvanti),
  /** Absent: one person is enough. */
  MANDATI: scelta(approvanti).exactOptional(),
});
export type OpzioniApprovazione = z.infer<typeof OpzioniApprovazione>;

const OpzioniSalvate = z.strictObject({ ...OpzioniApprovazione.shape, versione: versione() });

export const approvazioniRoutes = {
  listApprovazioni: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/approvazioni/lista',
    summary:
      'What waits for a second person, the newest first, then what was decided; and what the school wants two people for',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.strictObject({ richieste: z.array(Approvazione).max(5000), opzioni: OpzioniSalvate }),
  }),
  decideApprovazione: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/approvazioni',
    summary: 'Approves or refuses what another person asked; who asked cannot approve',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ uid: uid(), esito: scelta(['APPROVATA', 'RIFIUTATA']), motivo: testo(0, 300) }),
    response: Approvazione,
  }),
  saveOpzioniApprovazione: defineRoute({
    ...comune,
    roles: ['GESTORE', 'PRESIDE'],
    method: 'PUT',
    path: '/crud/approvazioni/opzioni',
    summary:
      'What the school wants two people for: one person tightens a rule, another whom it names must agree to loosen it',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA', 'STATO_NON_AMMESSO', 'RICHIESTA_NON_VALIDA'],
    body: z.strictObject({ opzioni: OpzioniApprovazione, versione: versione() }),
    response: OpzioniSalvate,
  }),
} as const;
