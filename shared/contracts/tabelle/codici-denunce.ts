import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, flag, forma, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import {
  datiDelSoggetto,
  datiDenunce,
  descrizioneDatoDenunce,
  soggettiDenunce,
} from '../../domain/denunce/codici-denunce.ts';
import { tipiServizioInps } from '../../domain/denunce/tipo-servizio-inps.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { denunceDellaVoce } from './voci-utente.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const codice = (lunghezza: number, messaggio: string) =>
  forma(new RegExp(`^(?:[A-Z0-9]{${lunghezza}})?$`), messaggio, 0, lunghezza);

/** Days in which the codes of the school take the place of those of the program; null or empty = that of the program. */
export const PeriodoCodici = z.strictObject({
  datInizio: data(),
  datFine: data().nullable(),
  servizioPagaIntera: scelta(tipiServizioInps).nullable(),
  servizioPagaRidotta: scelta(tipiServizioInps).nullable(),
  servizioSenzaPaga: scelta(tipiServizioInps).nullable(),
  contratto: codice(4, 'Il codice del contratto ha 4 lettere o cifre, per esempio RALN.'),
  qualificaContoAnnuale: codice(6, 'La qualifica del conto annuale ha 6 lettere o cifre.'),
  qualificaNoipa: codice(4, 'La qualifica NoiPA ha 4 lettere o cifre, per esempio KA07.'),
  tipoSpt: denunceDellaVoce.tipoSpt(),
  capitolo: denunceDellaVoce.capitolo(),
  compensoNoipa: denunceDellaVoce.compensoNoipa(),
  tipoEmolumento: denunceDellaVoce.tipoEmolumento(),
});
export type PeriodoCodici = z.infer<typeof PeriodoCodici>;

/** A period without end and without codes: what is not said stays that of the program. */
export const codiciVuoti = {
  datFine: null,
  servizioPagaIntera: null,
  servizioPagaRidotta: null,
  servizioSenzaPaga: null,
  contratto: '',
  qualificaContoAnnuale: '',
  qualificaNoipa: '',
  tipoSpt: '',
  capitolo: '',
  compensoNoipa: '',
  tipoEmolumento: '',
} as const satisfies Omit<PeriodoCodici, 'datInizio'>;

const campi = {
  soggetto: scelta(soggettiDenunce),
  /** The kind of absence, the qualification or the item, by its code. */
  chiave: testo(1, 40),
  periodi: z.array(PeriodoCodici).min(1, 'Indicare almeno un periodo con i suoi codici.').max(60),
};

type Campi = z.infer<z.ZodObject<typeof campi>>;

const isDetto = (valore: string | null): boolean => valore !== null && valore !== '';

/** Each period ends after it begins, shares no day with another, and says a code of its own subject and of no other. */
const regolePeriodi = ({ soggetto, periodi }: Campi, context: z.RefinementCtx): void =>
  periodi.forEach((periodo, indice) => {
    const refuse = (campo: keyof PeriodoCodici, message: string) =>
      context.addIssue({ code: 'custom', path: ['periodi', indice, campo], message });
    const { datInizio, datFine } = periodo;
    if (datFine !== null && datFine < datInizio) refuse('datFine', 'Il periodo finisce prima di iniziare.');
    if (periodi.slice(0, indice).some((altro) => isInsieme(altro, periodo)))
      refuse('datInizio', 'Il periodo si sovrappone a un altro.');
    const suoi = datiDelSoggetto[soggetto];
    for (const dato of datiDenunce)
      if (!suoi.includes(dato) && isDetto(periodo[dato]))
        refuse(dato, `"${descrizioneDatoDenunce[dato]}" non si indica qui: lasciarlo vuoto.`);
    const [primo] = suoi;
    if (primo !== undefined && !suoi.some((dato) => isDetto(periodo[dato])))
      refuse(primo, 'Indicare almeno un codice: senza, vale quello del programma.');
  });

const isInsieme = (a: PeriodoCodici, b: PeriodoCodici): boolean =>
  (a.datFine === null || b.datInizio <= a.datFine) && (b.datFine === null || a.datInizio <= b.datFine);

/** The codes that the school gives to a kind of absence or to a qualification in the place of those of the program. */
export const CodiciDenunceInput = z.strictObject(campi).check(acrossFields(regolePeriodi));
export type CodiciDenunceInput = z.infer<typeof CodiciDenunceInput>;
export const CodiciDenunce = z.strictObject({ ...campi, uid: uidDi('CODICI_DENUNCE'), versione: versione() });
export type CodiciDenunce = z.infer<typeof CodiciDenunce>;

/** The code in force on a day: that of the school, else that of the program; empty where neither has one. */
export const CodiceInVigore = z.strictObject({
  dato: scelta(datiDenunce),
  valore: testo(0, 60),
  /** The code with its words, or why there is none. */
  parole: testo(0, 200),
  daScuola: flag(),
});
export type CodiceInVigore = z.infer<typeof CodiceInVigore>;

/** A kind of absence or a qualification with its codes on the day asked for, and what the school has written about it. */
export const RigaCodiciDenunce = z.strictObject({
  chiave: testo(1, 40),
  descrizione: testo(1, 200),
  codici: z.array(CodiceInVigore).max(10),
  propri: CodiciDenunce.nullable(),
});
export type RigaCodiciDenunce = z.infer<typeof RigaCodiciDenunce>;

const comune = { roles, licences: ['WWS'], scope: 'scuola' } as const;

export const codiciDenunceRoutes = {
  listCodiciDenunce: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/codici-denunce/lista',
    summary:
      'Codes of the declarations in force on a day: those of the program, and those the school has put in their place',
    effect: 'read',
    errors: [],
    body: z.strictObject({ soggetto: scelta(soggettiDenunce), data: data().optional() }),
    response: z.array(RigaCodiciDenunce).max(500),
  }),
  createCodiciDenunce: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/codici-denunce',
    summary: 'Puts codes of the school in the place of those of the program',
    effect: 'write',
    errors: ['RIFERIMENTO_NON_VALIDO', 'DUPLICATO'],
    body: CodiciDenunceInput,
    response: CodiciDenunce,
  }),
  updateCodiciDenunce: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/codici-denunce',
    summary: 'Changes the codes of the school',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO', 'DUPLICATO'],
    body: z
      .strictObject({ ...campi, uid: uidDi('CODICI_DENUNCE'), versione: versione() })
      .check(acrossFields(regolePeriodi)),
    response: CodiciDenunce,
  }),
  removeCodiciDenunce: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/codici-denunce',
    summary: 'Goes back to the codes of the program',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('CODICI_DENUNCE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('CODICI_DENUNCE') }),
  }),
} as const;
