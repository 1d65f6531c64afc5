import * as z from 'zod';
import {
  anno,
  codiceFiscale,
  data,
  flag,
  importo,
  importoNonNegativo,
  importoPositivo,
  mese,
  numero,
  ore,
  scelta,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { statiListaNoipa } from '../../domain/elaborazione/transizioni.ts';
import { originiListaNoipa, tassazioniNoipa, tipiListaNoipa } from '../../domain/noipa/lista.ts';
import { fasceAnzianita } from '../../domain/persona/fasce.ts';
import { acrossFields } from '../across-fields.ts';
import { Conferma } from '../controllo.ts';
import { Disponibilita, PRIMO_ANNO_NOIPA } from './dotazione.ts';
import { EsitoLista } from './esito.ts';
import { EsameRiga } from './lavoro-esame.ts';
import { campoChiave } from './piani-capitoli.ts';

/** People one list may pay. */
export const MASSIMO_PAGAMENTI = 1000;
/** Compensations of one person in a list. */
export const MASSIMO_RIGHE = 20;

const campiLista = {
  tipo: scelta(tipiListaNoipa),
  /** Name of the list on the portal, when it has one. */
  codice: testo(0, 15),
  anno: anno(PRIMO_ANNO_NOIPA),
  mese: mese(),
  descrizione: testo(1, 150),
  /** What it pays was done between these days, unless a compensation says otherwise. */
  datInizio: data(),
  datFine: data(),
  tassazione: scelta(tassazioniNoipa),
  note: testoLungo(1000),
};
type CampiLista = z.infer<z.ZodObject<typeof campiLista>>;

/** The end of a period does not come before its beginning. */
const periodoInOrdine = (
  { datInizio, datFine }: { readonly datInizio: string; readonly datFine: string },
  context: z.RefinementCtx,
): void => {
  if (datFine < datInizio)
    context.addIssue({ code: 'custom', path: ['datFine'], message: 'La fine non può precedere l’inizio.' });
};

export const ListaNoipaInput = z.strictObject(campiLista).check(acrossFields<CampiLista>(periodoInOrdine));
export type ListaNoipaInput = z.infer<typeof ListaNoipaInput>;
export const ListaNoipaCambio = z
  .strictObject({ ...campiLista, uid: uidDi('LISTA_NOIPA'), versione: versione() })
  .check(acrossFields<CampiLista>(periodoInOrdine));

/** Head of a list; sums in cents, lordo dipendente. */
export const ListaNoipa = z.strictObject({
  ...campiLista,
  uid: uidDi('LISTA_NOIPA'),
  versione: versione(),
  STATUS: scelta(statiListaNoipa),
  origine: scelta(originiListaNoipa),
  /** The list it was divided from, or made like. */
  daLista: uidDi('LISTA_NOIPA').nullable(),
  FLG_ESP_DIP: flag(),
  datInvio: data().nullable(),
  /** When the sent date was set, by the clock. */
  inviatoIl: z.iso.datetime().nullable(),
  persone: numero(0, MASSIMO_PAGAMENTI),
  righe: numero(0, MASSIMO_PAGAMENTI * MASSIMO_RIGHE),
  totale: importo(),
  /** Questions of the controls before it was sent, and the reason for which it was; absent where they asked nothing. */
  conferma: Conferma.exactOptional(),
  /** What came back of it; absent until something did. */
  esito: EsitoLista.optional(),
  /** The last file whose rows were written in it, as long as it was not taken back. */
  importazione: z
    .strictObject({ il: z.iso.datetime(), da: testo(0, 200), persone: numero(1, MASSIMO_PAGAMENTI) })
    .optional(),
  /** What it pays of each code. */
  somme: z.array(z.strictObject({ chiave: campoChiave(), importo: importo() })).max(500),
});
export type ListaNoipa = z.infer<typeof ListaNoipa>;

/** A compensation of a person as the office says it: hours at the rate of its code, or an amount. */
const campiRiga = {
  chiave: campoChiave(),
  ore: ore().nullable(),
  /** Null: what the rate of the code gives. */
  importo: importoPositivo().nullable(),
  datInizio: data(),
  datFine: data(),
  /** Whose rate, where a code has several: the school grade of an hour in place of a colleague. */
  profilo: testo(0, 30),
};
type CampiRiga = z.infer<z.ZodObject<typeof campiRiga>>;
export const RigaNoipaInput = z.strictObject(campiRiga).check(acrossFields<CampiRiga>(periodoInOrdine));
export type RigaNoipaInput = z.infer<typeof RigaNoipaInput>;

/** A compensation as it is paid: the computed amount stays beside what the office wrote. */
const RigaNoipa = z.strictObject({
  ...campiRiga,
  importo: importoPositivo(),
  /** Cents an hour, or of the whole. */
  tariffa: importoNonNegativo().nullable(),
  calcolato: importoNonNegativo().nullable(),
  /** Where the computed amount comes from, in words. */
  spiegazione: testo(0, 600),
  /** Seniority band of the service on its last day; absent where no service says it. */
  fascia: scelta(fasceAnzianita).exactOptional(),
  /** Of a member of a commission. */
  esame: EsameRiga.optional(),
});
export type RigaNoipa = z.infer<typeof RigaNoipa>;

/** A person's compensations in a list. */
export const PagamentoNoipa = z.strictObject({
  persona: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: codiceFiscale(),
  righe: z.array(RigaNoipa).min(1).max(MASSIMO_RIGHE),
});
export type PagamentoNoipa = z.infer<typeof PagamentoNoipa>;

export const PagamentoNoipaInput = z.strictObject({
  persona: uidDi('PERSONA'),
  righe: z.array(RigaNoipaInput).min(1, 'Indicare almeno un compenso.').max(MASSIMO_RIGHE),
});
export type PagamentoNoipaInput = z.infer<typeof PagamentoNoipaInput>;

/** A code that such a list may pay, and its rate on the last day of the list. */
const CodiceLista = z.strictObject({
  chiave: campoChiave(),
  descrizione: testo(0, 120),
  /** Cents an hour; null where the office writes the amount. */
  tariffa: importoNonNegativo().nullable(),
  /** Item of the program whose rate it follows; absent where the office writes the amount. */
  codVoce: testo(1, 30).optional(),
});
export type CodiceLista = z.infer<typeof CodiceLista>;

/** A list with its payments, in the order of the names, and what is left of each code of its year. */
export const ListaIntera = z.strictObject({
  lista: ListaNoipa,
  pagamenti: z.array(PagamentoNoipa).max(MASSIMO_PAGAMENTI),
  disponibilita: z.array(Disponibilita).max(2000),
  codici: z.array(CodiceLista).max(2000),
});
export type ListaIntera = z.infer<typeof ListaIntera>;

/** The same person paid the same compensation for the same days elsewhere. */
export const Doppione = z.strictObject({
  persona: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: codiceFiscale(),
  chiave: campoChiave(),
  datInizio: data(),
  datFine: data(),
  importo: importo(),
  /** The list that pays it; absent when a run of the school does. */
  lista: uidDi('LISTA_NOIPA').optional(),
  /** The run of the school that pays it. */
  processo: uidDi('PROCESSO').optional(),
  descrizione: testo(1, 200),
  datInvio: data().nullable(),
});
export type Doppione = z.infer<typeof Doppione>;
