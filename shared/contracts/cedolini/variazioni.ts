import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, mese, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { Storico } from './cedolino.ts';

/** Parts of the records of a person that a payslip reads. IMPEDIMENTI: why it could no longer be computed. */
export const sezioniVariazione = [
  'IDENTITA',
  'RAPPORTO',
  'SERVIZI',
  'ASSENZE',
  'FAMILIARI',
  'FISCALI',
  'TRATTENUTE',
  'VERSAMENTI',
  'PAGAMENTO',
  'IMPEDIMENTI',
] as const;
export type SezioneVariazione = (typeof sezioniVariazione)[number];

/** A field that is no longer what the payslip was computed from, as a person reads it; null = it was not there. */
export const Variazione = z.strictObject({
  sezione: scelta(sezioniVariazione),
  campo: testo(1, 200),
  descrizione: testo(1, 2000),
  prima: testo(0, 300).nullable(),
  dopo: testo(0, 300).nullable(),
});
export type Variazione = z.infer<typeof Variazione>;

/** A payslip of an open run whose data changed after it was computed. */
export const CedolinoVariato = z.strictObject({
  idProcesso: uidDi('PROCESSO'),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  DES_ELABORAZIONE: testo(0, 200),
  uidSubAnagrafe: uidDi('PERSONA'),
  storico: Storico,
  variazioni: z.array(Variazione).max(200),
});
export type CedolinoVariato = z.infer<typeof CedolinoVariato>;

/** Most people of one comparison. */
export const MASSIMO_CONFRONTATI = 100;

const comune = {
  roles: ufficioCedolini,
  licences: ['WWS'],
  scope: 'scuola',
  method: 'POST',
  effect: 'read',
  errors: ['NON_TROVATO'],
} as const;
const delMese = { anno: anno(2023, 2100), mese: mese() };

export const variazioniRoutes = {
  varDati: defineRoute({
    ...comune,
    path: '/crud/var-dati',
    summary:
      'What changed of a person, by field, since the payslips of the open runs of a month were computed; `varDati` keeps only some parts of the records',
    body: z.strictObject({
      uidSubAnagrafe: uidDi('PERSONA'),
      ...delMese,
      varDati: z.array(scelta(sezioniVariazione)).max(sezioniVariazione.length).optional(),
    }),
    response: z.array(CedolinoVariato).max(1000),
  }),
  varDatiPersone: defineRoute({
    ...comune,
    path: '/crud/var-dati-3',
    summary: 'The same of several people at once; who has nothing changed is left out',
    body: z.strictObject({ uidSubAnagrafeList: z.array(uidDi('PERSONA')).min(1).max(MASSIMO_CONFRONTATI), ...delMese }),
    response: z.array(CedolinoVariato).max(10_000),
  }),
} as const;
