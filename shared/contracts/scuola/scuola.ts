import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  cap,
  codBelfiore,
  codiceFiscale,
  codiceFiscaleEnte,
  codMeccanografico,
  data,
  email,
  flag,
  forma,
  iban,
  mese,
  numero,
  provincia,
  scelta,
  telefono,
  testo,
  testoLungo,
  uid,
  versione,
} from '../../domain/campi.ts';
import { setupTypes } from '../../domain/elaborazione/elaborazione.ts';
import { ruoliFirma, tipiSede } from '../../domain/scuola.ts';
import { giornoDi } from '../../domain/tempo/date.ts';
import { findSovrapposti, isPeriodo } from '../../domain/tempo/periodo.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';

const tutti = Ruolo.options;
const chiLegge = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
const params = z.strictObject({ uid: uid() });

/** A sector that groups the staff of the school (didactic, administrative, a laboratory …). */
export const SettoreInput = z.strictObject({ codice: testo(1, 10), descrizione: testo(1, 100) });
export type SettoreInput = z.infer<typeof SettoreInput>;
export const Settore = z.strictObject({ ...SettoreInput.shape, uid: uid(), versione: versione() });
export type Settore = z.infer<typeof Settore>;

/** Patron saint of the town of a site: a day that exists in every year. */
const Patrono = z
  .strictObject({ nome: testo(1, 80), mese: mese(), giorno: numero(1, 31) })
  .refine((patrono) => giornoDi(2025, patrono.mese, patrono.giorno) !== null, {
    path: ['giorno'],
    error: 'Il giorno non esiste in quel mese.',
  });
export type Patrono = z.infer<typeof Patrono>;

/** What filings need to know of the school, from a day on until the next entry. */
export const AltriDati = z.strictObject({
  dal: data(),
  /** Code of the region for taxes (table T0), not the ISTAT one. */
  codRegioneFiscale: forma(/^\d{2}$/, 'Il codice della regione ha 2 cifre.', 2).nullable(),
  ibanTesoreria: iban().nullable(),
  codSedeInps: forma(/^\d{4}$/, 'La sede INPS ha 4 cifre.', 4).nullable(),
  capInps: cap().nullable(),
  desComuneInps: testo(0, 100),
  provinciaInpdap: provincia().nullable(),
  codAteco: forma(/^\d{2}(?:\.\d{1,2}){0,2}$/, 'Il codice ATECO ha la forma 85.31.20.', 2, 8).nullable(),
  codUfficioNoipa: testo(0, 10),
  codServizioNoipa: testo(0, 10),
  /** Identity of the school in ListaPosPA. */
  progressivoAzienda: forma(/^\d{5}$/, 'Il progressivo azienda ha 5 cifre.', 5).nullable(),
  formaGiuridica: forma(/^\d{4}$/, 'La forma giuridica ha 4 cifre.', 4).nullable(),
  enteVersanteMef: testo(0, 20),
});
export type AltriDati = z.infer<typeof AltriDati>;

/** Head teacher or administrative director between two days. */
export const Firmatario = z.strictObject({
  ruolo: scelta(ruoliFirma),
  nominativo: testo(1, 100),
  codFiscale: codiceFiscale(),
  dal: data(),
  al: data().nullable(),
});
export type Firmatario = z.infer<typeof Firmatario>;

/** What only the school itself has, besides what every school has. */
export const DatiPropri = z.strictObject({
  codIpa: forma(/^[A-Za-z0-9_]*$/, 'Il codice IPA ha solo lettere, cifre e trattini bassi.', 0, 20),
  codUnivocoUfficio: forma(/^[A-Z0-9]{6}$/, 'Il codice univoco ufficio ha 6 lettere o cifre.', 6).nullable(),
  setupType: scelta(setupTypes),
  altriDati: z.array(AltriDati).max(60),
  firmatari: z.array(Firmatario).max(60),
});
export type DatiPropri = z.infer<typeof DatiPropri>;

const campiScuola = {
  tipo: scelta(tipiSede),
  codMeccanografico: codMeccanografico(),
  desScuola: testo(1, 120),
  codTipoScuola: testo(2, 2).nullable(),
  flgAttivo: flag(),
  codFiscale: codiceFiscaleEnte().nullable(),
  desIndirizzo: testo(0, 120),
  desCap: cap().nullable(),
  codComune: codBelfiore().nullable(),
  desComune: testo(0, 100),
  provincia: provincia().nullable(),
  desTelefono: telefono().nullable(),
  desEMail: email().nullable(),
  desPec: email().nullable(),
  note: testoLungo(2000),
  /** The site has posts of its own: staff is assigned to it. */
  flgOrganico: flag(),
  patrono: Patrono.nullable(),
  uidPosInps: uid().nullable(),
  uidPosInail: uid().nullable(),
  dati: DatiPropri.nullable(),
};

interface DaControllare {
  readonly tipo: string;
  readonly dati: DatiPropri | null;
  readonly uidPosInps: string | null;
  readonly uidPosInail: string | null;
}

/** Rules between fields, the same in the browser and on the server. */
const regoleScuola = (scuola: DaControllare, context: z.RefinementCtx): void => {
  const rifiuta = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if ((scuola.tipo === 'PROPRIA') !== (scuola.dati !== null))
    rifiuta(['dati'], 'I dati fiscali e previdenziali sono della sola scuola principale, che deve averli.');
  if (scuola.tipo === 'ALTRA' && (scuola.uidPosInps !== null || scuola.uidPosInail !== null))
    rifiuta(['uidPosInps'], 'Le posizioni INPS e INAIL sono delle sole sedi della scuola.');
  if (scuola.dati === null) return;
  const { altriDati, firmatari } = scuola.dati;
  altriDati.forEach(({ dal }, indice) => {
    if (altriDati.findIndex((altro) => altro.dal === dal) !== indice)
      rifiuta(['dati', 'altriDati', indice, 'dal'], 'Esistono già altri dati con la stessa decorrenza.');
  });
  firmatari.forEach((firmatario, indice) => {
    if (!isPeriodo(firmatario))
      rifiuta(['dati', 'firmatari', indice, 'al'], 'La data di fine precede quella di inizio.');
  });
  for (const ruolo of ruoliFirma) {
    const sovrapposti = findSovrapposti(firmatari.filter((firmatario) => firmatario.ruolo === ruolo));
    if (sovrapposti)
      rifiuta(
        ['dati', 'firmatari', firmatari.indexOf(sovrapposti[1]), 'dal'],
        `Il periodo di ${sovrapposti[1].nominativo} si sovrappone a quello di ${sovrapposti[0].nominativo}.`,
      );
  }
};

/**
 * A school of the archive. `emo/scuole` holds the school itself (kind PROPRIA, one only: the master school), its sites (SEDE) and the other schools (ALTRA);
 * the school's own data have no call of their own: they are `dati` of the record of kind PROPRIA.
 */
export const ScuolaInput = z.strictObject(campiScuola).superRefine(regoleScuola);
export type ScuolaInput = z.infer<typeof ScuolaInput>;
const ScuolaUpdate = z.strictObject({ ...campiScuola, versione: versione() }).superRefine(regoleScuola);
export const Scuola = z.strictObject({ ...campiScuola, uid: uid(), versione: versione() });
export type Scuola = z.infer<typeof Scuola>;

/** Row of a list: nothing of the treasury, of the signatories, of the contacts. */
export const RigaScuola = Scuola.pick({
  uid: true,
  versione: true,
  tipo: true,
  codMeccanografico: true,
  desScuola: true,
  codTipoScuola: true,
  flgAttivo: true,
  flgOrganico: true,
  desIndirizzo: true,
  desCap: true,
  codComune: true,
  desComune: true,
  provincia: true,
  patrono: true,
}).strict();
export type RigaScuola = z.infer<typeof RigaScuola>;

/** A school of the national list that the office imports from the Ministry's open data. */
export const ScuolaItalia = z.strictObject({
  codMeccanografico: codMeccanografico(),
  desScuola: testo(1, 200),
  desTipo: testo(0, 100),
  codIstituto: testo(0, 10),
  desIstituto: testo(0, 200),
  desIndirizzo: testo(0, 200),
  desCap: testo(0, 5),
  codComune: testo(0, 4),
  desComune: testo(0, 100),
  desProvincia: testo(0, 60),
  desRegione: testo(0, 60),
  desEMail: testo(0, 254),
  desPec: testo(0, 254),
  flgStatale: flag(),
});
export type ScuolaItalia = z.infer<typeof ScuolaItalia>;

const RicercaScuole = z.strictObject(
  ricerca(
    ['desScuola', 'codMeccanografico', 'desComune', 'provincia'],
    ['desScuola', 'codMeccanografico', 'desComune', 'provincia', 'tipo', 'codTipoScuola', 'flgAttivo'],
  ),
);
const RicercaScuoleItalia = z.strictObject(
  ricerca(['desScuola', 'codMeccanografico', 'desComune'], ['desScuola', 'codMeccanografico', 'desComune']),
);

const base = { licences: ['WWS'], scope: 'scuola' } as const;

export const scuolaRoutes = {
  listScuole: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scuole',
    summary: 'The school, its sites and the other schools',
    roles: tutti,
    effect: 'read',
    errors: [],
    query: z.strictObject({ flgAttivo: z.boolean().optional(), tipo: scelta(tipiSede).optional() }),
    response: z.array(RigaScuola).max(1000),
  }),
  createScuola: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuole',
    summary: 'Adds the school itself, a site or another school',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: ScuolaInput,
    response: Scuola,
  }),
  getScuola: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scuole/{uid}',
    summary: 'One school; its own data (`dati`) only to the office',
    roles: tutti,
    effect: 'read',
    errors: ['NON_TROVATO'],
    params,
    response: Scuola,
  }),
  updateScuola: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/scuole/{uid}',
    summary: 'Changes a school',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    params,
    body: ScuolaUpdate,
    response: Scuola,
  }),
  removeScuola: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/scuole/{uid}',
    summary: 'Deletes a school that nothing uses',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO', 'STATO_NON_AMMESSO'],
    params,
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uid() }),
  }),
  searchScuole: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuole/search',
    summary: 'Searches the schools of the archive',
    roles: tutti,
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: RicercaScuole,
    response: pagina(RigaScuola),
  }),
  searchScuoleItalia: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/scuoleitalia/search',
    summary: 'Searches the national list of schools, imported by the office',
    roles: tutti,
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    body: RicercaScuoleItalia,
    response: pagina(ScuolaItalia),
  }),
  listSedi: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/scusedi/all',
    summary: 'The school and its sites, the main one first',
    roles: tutti,
    effect: 'read',
    errors: [],
    response: z.array(RigaScuola).max(1000),
  }),
  listSettori: defineRoute({
    ...base,
    method: 'GET',
    path: '/emo/settore',
    summary: 'Sector types of the school',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    response: z.array(Settore).max(1000),
  }),
  createSettore: defineRoute({
    ...base,
    method: 'POST',
    path: '/emo/settore',
    summary: 'Creates a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: SettoreInput,
    response: Settore,
  }),
  updateSettore: defineRoute({
    ...base,
    method: 'PUT',
    path: '/emo/settore/{uid}',
    summary: 'Changes a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    params,
    body: z.strictObject({ ...SettoreInput.shape, versione: versione() }),
    response: Settore,
  }),
  removeSettore: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/emo/settore/{uid}',
    summary: 'Deletes a sector type',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params,
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uid() }),
  }),
} as const;
