import * as z from 'zod';
import {
  anno,
  data,
  flag,
  forma,
  importo,
  importoNonNegativo,
  importoPositivo,
  partitaIva,
  scelta,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { causaliCu, tipiRapporto } from '../../domain/incarichi/incarico.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { chiScrive } from './anagrafe.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

/** What the payee declares each year of the occasional fees had elsewhere, towards the 5,000 € (art. 44 c. 2 DL 269/2003). Cents. */
export const DichiarazioneCompensi = z.strictObject({
  numAnno: anno(2020, 2100),
  datDichiarazione: data(),
  numCompensiAltri: importoNonNegativo(MASSIMO),
});
export type DichiarazioneCompensi = z.infer<typeof DichiarazioneCompensi>;

/** A sum told to the body the payee works for (art. 53 c. 11 D.Lgs. 165/2001): when, how much in cents, with which protocol. */
export const ComunicazioneCompenso = z.strictObject({
  datComunicazione: data(),
  numImporto: importoPositivo(MASSIMO),
  /** Semicolons part what a file holds in one cell. */
  desProtocollo: testo(0, 60).refine(
    (scritto) => !scritto.includes(';'),
    'Il protocollo non contiene il punto e virgola.',
  ),
});
export type ComunicazioneCompenso = z.infer<typeof ComunicazioneCompenso>;

/** The contract of an outsider, a trainer, a collaborator or a colleague of another school. Amounts in cents; what may stay empty is asked for by the filing that needs it. */
export const IncaricoInput = z.strictObject({
  numIncarico: testo(1, 40),
  datIncarico: data(),
  desProtocollo: testo(0, 60),
  desOggetto: testo(1, 300),
  datInizio: data(),
  datFine: data().nullable(),
  numImporto: importoPositivo(MASSIMO),
  desProgetto: testo(0, 200),
  codCup: forma(/^[A-Z][A-Z0-9]{14}$/, 'Il CUP ha 15 caratteri, una lettera e 14 tra lettere e cifre.', 15).nullable(),
  codCig: forma(/^[A-Z0-9]{10}$/, 'Il CIG ha 10 caratteri tra lettere e cifre.', 10).nullable(),
  /** Why there is no CIG. */
  desSenzaCig: testo(0, 200),
  datDurc: data().nullable(),
  codCausaleCu: scelta(causaliCu).nullable(),
  desPartitaIva: partitaIva().nullable(),
  /** The payee declared the flat-rate regime. */
  flgForfettario: flag(),
  codTipoRapporto: scelta(tipiRapporto).nullable(),
  codAttivita: forma(/^\d{2}$/, 'Il codice attività ha 2 cifre.', 2).nullable(),
  codAltraAss: forma(/^\d{3}$/, "Il codice dell'altra assicurazione ha 3 cifre.", 3).nullable(),
  dichiarazioni: z.array(DichiarazioneCompensi).max(10, 'Al massimo 10 dichiarazioni.'),
  desEnteAutorizzazione: testo(0, 150),
  datAutorizzazione: data().nullable(),
  desProtAutorizzazione: testo(0, 60),
  codUnilav: testo(0, 40),
  datUnilav: data().nullable(),
  codAnagrafePrestazioni: testo(0, 40),
  datAnagrafePrestazioni: data().nullable(),
  comunicazioni: z.array(ComunicazioneCompenso).max(50, 'Al massimo 50 comunicazioni.'),
  note: testoLungo(1000),
});
export type IncaricoInput = z.infer<typeof IncaricoInput>;

export const Incarico = z.strictObject({
  ...IncaricoInput.shape,
  uid: uidDi('INCARICO'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
  /** Ids under which payslips know it besides its own: the same contract, written under another record of the person before a merge. */
  accorpati: z.array(uidDi('INCARICO')).max(50).optional(),
});
export type Incarico = z.infer<typeof Incarico>;

/** An assignment as the office lists it: with what payslips have paid of it, accounted or not, in cents. */
export const IncaricoElencato = z.strictObject({ ...Incarico.shape, numPagato: importo() });
export type IncaricoElencato = z.infer<typeof IncaricoElencato>;

type Contesto = { readonly addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void };

/** Each date that follows another, in the words of the form. */
const checkDateIncarico = (incarico: IncaricoInput, errore: (path: string, message: string) => void): void => {
  const { datInizio, datFine, datAutorizzazione, datUnilav, datAnagrafePrestazioni, datIncarico } = incarico;
  const isPrima = (giorno: string | null, altro: string | null): boolean =>
    giorno !== null && altro !== null && giorno < altro;
  if (isPrima(datFine, datInizio)) errore('datFine', 'La data di fine deve seguire quella di inizio.');
  if (isPrima(datAnagrafePrestazioni, datIncarico))
    errore('datAnagrafePrestazioni', "La comunicazione non può precedere la data dell'incarico.");
  if (isPrima(datFine, datAutorizzazione))
    errore('datAutorizzazione', "L'autorizzazione non può seguire la fine dell'incarico.");
  if (isPrima(datFine, datUnilav))
    errore('datUnilav', "La comunicazione UNILAV non può seguire la fine dell'incarico.");
};

const checkIncarico = (incarico: IncaricoInput, contesto: Contesto): void => {
  const errore = (campo: string, message: string): void =>
    contesto.addIssue({ code: 'custom', path: campo.split('.'), message });
  checkDateIncarico(incarico, errore);
  if (incarico.codCig !== null && incarico.desSenzaCig !== '')
    errore('desSenzaCig', "C'è un CIG: il motivo per cui manca va lasciato vuoto.");
  if (incarico.flgForfettario && incarico.desPartitaIva === null)
    errore('desPartitaIva', 'Chi è in regime forfettario ha una partita IVA: indicarla.');
  const anni = incarico.dichiarazioni.map(({ numAnno }) => numAnno);
  for (const [indice, numAnno] of anni.entries()) {
    if (anni.indexOf(numAnno) !== indice)
      errore(`dichiarazioni.${indice}.numAnno`, `Per il ${numAnno} c'è già una dichiarazione: tenerne una sola.`);
  }
};

/** What the form holds. */
export const IncaricoModulo = IncaricoInput.check(acrossFields(checkIncarico));

const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;

export const incarichiRoutes = {
  listIncarichi: defineRoute({
    method: 'POST',
    path: '/crud/incarichi/lista',
    summary: 'The assignments of a person, latest first, with what was paid of each',
    roles: [...chiScrive, 'ADEMPIMENTI'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      criteria: z.strictObject({
        uidSubAnagrafe: uidDi('PERSONA'),
        /** A run whose payslips do not count in what is paid: the one being prepared. */
        senzaProcesso: uidDi('PROCESSO').optional(),
      }),
    }),
    response: z.array(IncaricoElencato).max(1000),
  }),
  createIncarico: defineRoute({
    method: 'PUT',
    path: '/crud/incarichi',
    summary: 'Adds an assignment to a person; number and date are not those of another of theirs',
    ...scrittura,
    errors: ['NON_TROVATO', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z
      .strictObject({ ...IncaricoInput.shape, uidSubAnagrafe: uidDi('PERSONA') })
      .check(acrossFields(checkIncarico)),
    response: Incarico,
  }),
  updateIncarico: defineRoute({
    method: 'POST',
    path: '/crud/incarichi',
    summary: 'Changes an assignment',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z
      .strictObject({ ...IncaricoInput.shape, uid: uidDi('INCARICO'), versione: versione() })
      .check(acrossFields(checkIncarico)),
    response: Incarico,
  }),
  removeIncarico: defineRoute({
    method: 'DELETE',
    path: '/crud/incarichi',
    summary: 'Deletes an assignment that no payslip pays',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject({ uid: uidDi('INCARICO'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('INCARICO') }),
  }),
} as const;
