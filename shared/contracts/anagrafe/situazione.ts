import * as z from 'zod';
import { codiceFiscale, data, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { contrattiDipendente, ruoliDipendente } from '../../domain/persona/percettore.ts';
import { defineRoute } from '../route.ts';
import { chiConsulta } from './anagrafe.ts';

/** How many people are looked at in one call: a page of a list. */
const MASSIMO_PERSONE = 100;

/** The service that pays somebody today. */
const ServizioOggi = z.strictObject({
  ruolo: scelta(ruoliDipendente),
  contratto: scelta(contrattiDipendente),
  desQualifica: testo(0, 200),
  /** Sites of the school where they serve, by name; empty = the school itself. */
  sedi: z.array(testo(1, 200)).max(10),
  datFine: data().nullable(),
});

/** A person today: who they are, what they do, whether they are there, what is missing before they can be paid this year. */
export const Situazione = z.strictObject({
  uid: uidDi('PERSONA'),
  desCognome: testo(1, 60),
  desNome: testo(0, 60),
  desCf: codiceFiscale(),
  matricola: numero(1, 10_000_000),
  /** The one that began last, of those in force; null for who does not serve. */
  servizio: ServizioOggi.nullable(),
  /** Last day of the absence that today is in. Never why. */
  assenteFinoAl: data().nullable(),
  mancanze: z.array(testo(1, 300)).max(20),
});
export type Situazione = z.infer<typeof Situazione>;

export const situazioniRoutes = {
  listSituazioni: defineRoute({
    method: 'POST',
    path: '/emo/anagrafe/situazioni',
    summary:
      'Who up to a hundred people are, what they do today, who is absent, and what they lack to be paid; who is unknown is left out',
    roles: chiConsulta,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({ uids: z.array(uidDi('PERSONA')).min(1).max(MASSIMO_PERSONE) }),
    response: z.array(Situazione).max(MASSIMO_PERSONE),
  }),
} as const;
