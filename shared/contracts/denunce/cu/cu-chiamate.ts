import * as z from 'zod';
import type { Licenza } from '#shared/domain/accesso/licenze.ts';
import {
  anno,
  codiceFiscale,
  data,
  flag,
  forma,
  importo,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '#shared/domain/campi.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { classiCopertura, inviiCu } from '#shared/domain/denunce/cu.ts';
import { statiDenuncia } from '#shared/domain/denuncia.ts';
import { acrossFields } from '../../across-fields.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti, chiamateDenuncia, correzione, diUna } from '../chiamate.ts';
import { DenunciaIntera, PRIMO_ANNO_DENUNCE } from '../denuncia.ts';
import { operazioniCu } from './cu.ts';

const cu = { nome: 'CU', licences: ['WWS', 'CUD'] as const satisfies readonly Licenza[] };
const comune = { roles: adempimenti, licences: cu.licences, scope: 'scuola' } as const;
const comuni = chiamateDenuncia({
  ...cu,
  elenco: '/crud/cu/lista',
  una: '/crud/cu',
  lettura: '/crud/cu/certificato',
  file: '/stampe/cu/file',
});
const delAnno = { anno: anno(PRIMO_ANNO_DENUNCE) };

/** Which certifications are gathered. A correction names the sent file it corrects, and whom of it. */
export const CuInput = z.strictObject({
  ...delAnno,
  invio: scelta(inviiCu),
  operazione: scelta(operazioniCu),
  corregge: uidDi('DENUNCIA').nullable(),
  /** Tax codes of whom a correction is about; nobody in an ordinary one, which is of everybody. */
  persone: z.array(codiceFiscale()).max(2000),
  /** Sums that no known point is of stay out of the file by choice; absent: as it was chosen before. */
  senzaPuntoFuori: flag().exactOptional(),
});
export type CuInput = z.infer<typeof CuInput>;

const cognomeONome = () => testo(1, 60);

interface FirmatarioScritto {
  readonly cfFirmatario: string | null;
  readonly flgCfConfermato?: boolean | undefined;
}
/** A codice fiscale that is wrong in itself is taken where the office confirms it, as that of a person is. */
const cfDelFirmatario = acrossFields<FirmatarioScritto>(({ cfFirmatario, flgCfConfermato }, context) => {
  const errore = cfFirmatario === null || flgCfConfermato === true ? null : erroreCodiceFiscale(cfFirmatario);
  if (errore !== null)
    context.addIssue({
      code: 'custom',
      path: ['cfFirmatario'],
      message: `${errore} Correggere, oppure confermare il codice così com'è.`,
    });
});
const flgCfConfermato = flag().exactOptional();

/** The signature of one sending: name, office, day. */
export const FirmaCu = z
  .strictObject({
    cfFirmatario: codiceFiscale(),
    cognomeFirmatario: cognomeONome(),
    nomeFirmatario: cognomeONome(),
    codiceCarica: forma(/^\d{1,2}$/, 'Il codice della carica ha 1 o 2 cifre.', 1, 2),
    datFirma: data(),
    flgCfConfermato,
  })
  .check(cfDelFirmatario);
export type FirmaCu = z.infer<typeof FirmaCu>;

/** Answers of the office for the certifications of a year: who signs them, in which office, and the day proposed until it is past. */
const campiOpzioni = {
  ...delAnno,
  cfFirmatario: codiceFiscale().nullable(),
  cognomeFirmatario: testo(0, 60),
  nomeFirmatario: testo(0, 60),
  /** One program writes 1; that of the head of a public body is not in what was read. */
  codiceCarica: forma(/^(?:\d{1,2})?$/, 'Il codice della carica ha 1 o 2 cifre.', 0, 2),
  datFirma: data().nullable(),
  note: testo(0, 300),
  flgCfConfermato,
  versione: versione(),
};
export const OpzioniCu = z.strictObject({
  ...campiOpzioni,
  modificatoDa: testo(0, 200),
  modificatoIl: z.iso.datetime().nullable(),
});
export type OpzioniCu = z.infer<typeof OpzioniCu>;
export const OpzioniCuInput = z.strictObject(campiOpzioni).check(
  cfDelFirmatario,
  acrossFields<{ readonly anno: number; readonly datFirma: string | null }>(({ anno: redditi, datFirma }, context) => {
    if (datFirma !== null && !datFirma.startsWith(String(redditi + 1)))
      context.addIssue({
        code: 'custom',
        path: ['datFirma'],
        message: `La data della firma va dal 01/01/${redditi + 1} al 31/12/${redditi + 1}.`,
      });
  }),
);
export type OpzioniCuInput = z.infer<typeof OpzioniCuInput>;

/** A part of what a person was paid in the year, and who certifies it. Amounts in cents. */
const ParteCopertura = z.strictObject({
  classe: scelta(classiCopertura),
  perche: testo(1, 300),
  cedolini: numero(1, 10_000),
  /** Payslips of it that the school certifies and no certification tells of. */
  scoperti: numero(0, 10_000),
  lordo: importo(),
  ritenute: importo(),
});

/** Somebody who was paid in the year. */
const PersonaCoperta = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  parti: z.array(ParteCopertura).max(classiCopertura.length),
  /** What the registry lacks for the certificate. */
  mancanti: z.array(testo(1, 100)).max(20),
  /** The filing that certifies them; null while none does. */
  denuncia: z
    .strictObject({
      uid: uidDi('DENUNCIA'),
      descrizione: testo(1, 150),
      STATUS: scelta(statiDenuncia),
      /** It takes the certification back. */
      annullata: flag(),
    })
    .nullable(),
  /** Day it was handed over; null while it was not. */
  consegnata: data().nullable(),
});
export type PersonaCoperta = z.infer<typeof PersonaCoperta>;

/** Everybody paid in a year: who certifies each part, and why. */
const Copertura = z.strictObject({ ...delAnno, persone: z.array(PersonaCoperta).max(20_000) });
export type Copertura = z.infer<typeof Copertura>;

/** The yearly certification: coverage, options, filings, delivery. */
export const cuRoutes = {
  elaboraCu: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cu/elabora',
    summary:
      'Gathers the certifications of a year and send from the accounted runs; the unsent filing of the same, with its version, is gathered again',
    effect: 'write',
    errors: [...diUna, 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: z.strictObject({
      ...CuInput.shape,
      versione: versione().optional(),
      /** The signature of this sending; null for the one that is proposed, absent to leave it as it is. */
      firma: FirmaCu.nullable().optional(),
    }),
    response: DenunciaIntera,
  }),
  getCopertura: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cu/coverage',
    summary: 'Everybody paid in a tax year: who certifies each part and why, what is missing, in which filing it is',
    effect: 'read',
    errors: [],
    query: z.strictObject(delAnno),
    response: Copertura,
  }),
  getOpzioniCu: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cu/opzioni',
    summary: 'Who signs the certifications of a year, and the day proposed for their sendings',
    effect: 'read',
    errors: [],
    query: z.strictObject(delAnno),
    response: OpzioniCu,
  }),
  saveOpzioniCu: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/cu/opzioni',
    summary: 'Stores who signs the certifications of a year, and the day proposed for their sendings',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: OpzioniCuInput,
    response: OpzioniCu,
  }),
  consegnaCu: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/cu/consegna',
    summary:
      'Notes the day the certificates of a sent filing were handed over to some of its people; null takes it back',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      uid: uidDi('DENUNCIA'),
      persone: z.array(codiceFiscale()).min(1, 'Scegliere almeno una persona.').max(40),
      giorno: data().nullable(),
    }),
    response: z.strictObject({ consegnate: numero(0, 40) }),
  }),
  putCertificato: correzione('/crud/cu/certificato', { ...cu, method: 'PUT' }),
  listCu: comuni.list,
  getCertificato: comuni.get,
  removeCu: comuni.remove,
  makeFileCu: comuni.makeFile,
  linkFileCu: comuni.linkFile,
  sendCu: comuni.send,
  undoSendCu: comuni.undoSend,
} as const;
