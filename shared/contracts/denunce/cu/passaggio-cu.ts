import * as z from 'zod';
import { anno, data, flag, forma, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti } from '../chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';
import { FileCu } from './cu.ts';

const delAnno = { anno: anno(PRIMO_ANNO_DENUNCE) };
/** Bytes of the file of one send, in base64: three records of 1.900 bytes for each of 20.000 people fit. */
const CONTENUTO = 200_000_000;

/** One send of the year: its file as it was kept, and the records that a reader finds in those bytes. */
const InvioPassato = z.strictObject({
  uid: uidDi('DENUNCIA'),
  descrizione: testo(1, 150),
  invio: scelta(inviiCu),
  /** The filing that this one corrects; null for one that corrects none. */
  corregge: uidDi('DENUNCIA').nullable(),
  /** Day it was sent; null while it is only ready. */
  datInvio: data().nullable(),
  protocollo: testo(0, 60),
  file: z.strictObject({
    nome: testo(1, 200),
    hash: testo(1, 100),
    /** False while nobody has compared the layout with the official text. */
    riscontrato: flag(),
    /** Base64. */
    contenuto: forma(/^[A-Za-z0-9+/]+={0,2}$/, 'Il contenuto è in base64.', 4, CONTENUTO),
  }),
  records: FileCu,
});

/** What another program for certifications receives of a year. `formato` changes with the shape. Amounts in cents. */
export const PacchettoCu = z.strictObject({
  formato: z.literal('pacchetto-cu/1'),
  /** Code of the school. */
  scuola: testo(10, 10),
  ...delAnno,
  invii: z.array(InvioPassato).min(1).max(200),
});
export type PacchettoCu = z.infer<typeof PacchettoCu>;

/** A code that opens the package once, and what is in it. It is told only now: of it the archive keeps a fingerprint. */
const CodicePassaggio = z.strictObject({
  token: testo(20, 100),
  scade: z.iso.datetime(),
  dentro: z.array(testo(1, 150)).max(200),
  /** What stays out, and why. */
  fuori: z.array(z.strictObject({ descrizione: testo(1, 150), perche: testo(1, 300) })).max(200),
});
export type CodicePassaggio = z.infer<typeof CodicePassaggio>;

const comune = {
  roles: adempimenti,
  licences: ['WWS', 'CUD'],
  scope: 'scuola',
  method: 'POST',
  effect: 'write',
} as const;

/** The certifications of a year handed over to another program. */
export const passaggioCuRoutes = {
  issueTokenCu: defineRoute({
    ...comune,
    path: '/crud/cu/token',
    summary:
      'A code that for 15 minutes and once opens the package of the certifications of a year; the one before stops working',
    // the stored answer of a repeated call would keep the code
    idempotency: 'naturale',
    errors: ['STATO_NON_AMMESSO'],
    body: z.strictObject(delAnno),
    response: CodicePassaggio,
  }),
  handOverCu: defineRoute({
    ...comune,
    path: '/crud/cu',
    summary:
      'Hands the certifications of a year over to another program: a link to their package, for the code that was asked for it',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ token: forma(/^\d{4}-[\w-]{43}$/, 'Il codice del passaggio non è di questa forma.', 48) }),
    response: z.strictObject({ ...delAnno, link: z.string().max(5000), hash: testo(1, 100), invii: numero(1, 200) }),
  }),
} as const;
