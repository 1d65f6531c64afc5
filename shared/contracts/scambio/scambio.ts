import * as z from 'zod';
import { flag, forma, nomeFile, numero, scelta, testo, testoLungo, uid, uidDi, versione } from '../../domain/campi.ts';
import { FOGLIO_DI_ORE, nomiTipi, TUTTA_LA_SCUOLA } from '../../domain/scambio.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';
import { ufficioScambio } from './ufficio.ts';

const MASSIMO_BYTE = 10 * 1024 * 1024;
/** Characters of the name of an imported file. */
export const MASSIMO_NOME_FILE = 200;
const MASSIMO_RIGHE = 20_000;
const MASSIMO_COLONNE = 200;

/**
 * CARICAMENTO waits for the file · CONTROLLO reads and checks it · ILLEGGIBILE the file as a whole is refused · DA_CORREGGERE some rows (or the mapping) are wrong ·
 * PRONTA every row is valid · LETTA a sheet of hours, whose rows the run takes · APPLICAZIONE · APPLICATA · RIPRISTINO puts back what was there · RIPRISTINATA nothing of it is left, because a record changed meanwhile or
 * somebody stopped it · ANNULLATA nothing of it is left, because somebody undid it · SOSPESA a technical failure: retry the work.
 */
export const StatoImportazione = z.enum([
  'CARICAMENTO',
  'CONTROLLO',
  'ILLEGGIBILE',
  'DA_CORREGGERE',
  'PRONTA',
  'LETTA',
  'APPLICAZIONE',
  'SOSPESA',
  'APPLICATA',
  'RIPRISTINO',
  'RIPRISTINATA',
  'ANNULLATA',
]);
export type StatoImportazione = z.infer<typeof StatoImportazione>;

/** What a row of the file would do, or did, to the archive. */
export const EsitoRiga = z.enum(['NUOVA', 'MODIFICATA', 'UGUALE', 'ERRATA']);
export type EsitoRiga = z.infer<typeof EsitoRiga>;

/** Which column of the file (the first is 0) holds a field. */
export const Abbinamento = z.strictObject({ campo: testo(1, 60), colonna: numero(0, MASSIMO_COLONNE - 1) });
export type Abbinamento = z.infer<typeof Abbinamento>;

/** A field that has the same value in every row, though no column of the file holds it. */
export const ValoreFisso = z.strictObject({ campo: testo(1, 60), valore: testo(1, 200) });
export type ValoreFisso = z.infer<typeof ValoreFisso>;

/** A cell of a row as somebody has mended it in the preview, of any field that the kind takes; what the file had is no longer looked at. */
export const Correzione = z.strictObject({
  foglio: testo(0, 100),
  numero: numero(1, 1_048_576),
  campo: testo(1, 60),
  valore: testo(0, 2000),
});
export type Correzione = z.infer<typeof Correzione>;

/** One of the first rows of a sheet, among which the headings are. */
export const PrimaRiga = z.strictObject({ numero: numero(1, 1_048_576), testo: testo(0, 200) });
export type PrimaRiga = z.infer<typeof PrimaRiga>;

/** A field that the kind takes, in the words of the form. */
export const CampoScambio = z.strictObject({
  campo: testo(1, 60),
  titolo: testo(1, 100),
  tipo: scelta(['testo', 'data', 'importo', 'ore', 'intero', 'si_no', 'scelta']),
  obbligatorio: flag(),
  aiuto: testo(0, 400),
  esempio: testo(0, 200),
});
export type CampoScambio = z.infer<typeof CampoScambio>;

/** A column of the file, with the first values found in it. */
export const ColonnaFile = z.strictObject({
  colonna: numero(0, MASSIMO_COLONNE - 1),
  lettera: testo(1, 3),
  intestazione: testo(0, 200),
  esempi: z.array(testo(0, 100)).max(3),
});
export type ColonnaFile = z.infer<typeof ColonnaFile>;

/** Sentences on how a file was read, and characters of each. */
export const MASSIMO_AVVISI = 20;
export const MASSIMO_AVVISO = 400;

/** Rows among which the headings may be chosen. */
export const MASSIMO_PRIME_RIGHE = 20;

/** Cells mended with one call. */
const MASSIMO_CORREZIONI = 500;

const count = () => numero(0, MASSIMO_RIGHE * 20);

/** An import from its file slot to its undoing. `lavoro` is the long work that reads, applies or restores it: progress, stop, retry and undo are asked of that. */
export const Importazione = z.strictObject({
  uid: uidDi('IMPORTAZIONE'),
  versione: versione(),
  tipo: testo(1, 40),
  titolo: testo(1, 100),
  stato: StatoImportazione,
  nomeFile: nomeFile('xlsx|xlsm|ods|xls|csv|json', MASSIMO_NOME_FILE),
  dimensione: numero(0, MASSIMO_BYTE),
  /** Where the browser puts the file: one PUT with this content type, within 300 s; a later GET gives a new link as long as the file is waited for. */
  caricamento: z.strictObject({ link: z.url().max(4000), contentType: testo(1, 100) }).nullable(),
  lavoro: uid().nullable(),
  /** Why the file as a whole, or its mapping, is refused, or why it was put back. */
  motivo: testo(0, 2000).nullable(),
  campi: z.array(CampoScambio).max(MASSIMO_COLONNE),
  colonne: z.array(ColonnaFile).max(MASSIMO_COLONNE),
  mappa: z.array(Abbinamento).max(MASSIMO_COLONNE),
  /** Fields of no column that have one value in every row. */
  fissi: z.array(ValoreFisso).max(MASSIMO_COLONNE),
  /** The row of the headings, and the first rows of the sheet among which it may be another; none where there is no choice. */
  rigaIntestazioni: numero(1, 1_048_576).nullable(),
  primeRighe: z.array(PrimaRiga).max(MASSIMO_PRIME_RIGHE),
  /** An empty cell erases what is stored; otherwise it leaves it as it is. */
  vuoteCancellano: flag(),
  /** How the file was read, a sentence each: titles above the headings, hidden rows and columns, headings that are double or missing. */
  avvisi: z.array(testo(1, MASSIMO_AVVISO)).max(MASSIMO_AVVISI),
  /** Rows of the file that are hidden, by hand or by a filter; `senzaNascoste`: they are left out. */
  righeNascoste: count(),
  senzaNascoste: flag(),
  /** Only the right rows are applied, or were: the import that keeps the others, to be mended; null as long as there is none. */
  resto: uidDi('IMPORTAZIONE').nullable(),
  righe: count(),
  nuove: count(),
  modificate: count(),
  uguali: count(),
  errate: count(),
  avviatoDa: testo(0, 200),
  creataIl: z.iso.datetime(),
  applicataIl: z.iso.datetime().nullable(),
});
export type Importazione = z.infer<typeof Importazione>;

/** What is wrong with one cell, or with the row as a whole when there is no cell. */
export const ErroreRiga = z.strictObject({
  campo: testo(0, 100),
  titolo: testo(0, 100),
  cella: testo(0, 20),
  valore: testo(0, 200),
  messaggio: testo(1, 1000),
});
export type ErroreRiga = z.infer<typeof ErroreRiga>;

/** What a row would change of a record that is there: the cell as it is and as it would be, as people write them; `dopo` is empty when it is erased. */
export const CambioCella = z.strictObject({
  campo: testo(1, 60),
  titolo: testo(1, 100),
  prima: testo(0, 2000),
  dopo: testo(0, 2000),
});
export type CambioCella = z.infer<typeof CambioCella>;

/** A row of the file as it would be imported; `valori` follow `mappa`. */
export const RigaAnteprima = z.strictObject({
  numero: numero(1, 1_048_576),
  foglio: testo(0, 100),
  esito: EsitoRiga,
  descrizione: testo(0, 300),
  valori: z.array(testo(0, 2000)).max(MASSIMO_COLONNE),
  errori: z.array(ErroreRiga).max(50),
  /** Of a row that modifies. */
  cambi: z.array(CambioCella).max(MASSIMO_COLONNE),
  /** Of a row that is hidden in the file. */
  nascosta: flag().exactOptional(),
  /** How the row was understood, where somebody should look. */
  avvisi: z.array(testo(1, MASSIMO_AVVISO)).max(MASSIMO_AVVISI).exactOptional(),
});
export type RigaAnteprima = z.infer<typeof RigaAnteprima>;

export const Anteprima = z.strictObject({
  ...Importazione.shape,
  anteprima: z.strictObject({ righe: z.array(RigaAnteprima).max(100), totale: count() }),
  /** Download of all the errors as XLSX. */
  linkErrori: z.url().max(4000).nullable(),
});
export type Anteprima = z.infer<typeof Anteprima>;

export const formatiEsportazione = ['XLSX', 'CSV', 'JSON'] as const;

/** A column of a list as the screen shows it: field of the row (with dots into nested objects), heading, type; the words that stand for the values of the field, where the screen shows those. */
export const ColonnaElenco = z.strictObject({
  campo: forma(/^[A-Za-z][A-Za-z0-9_.]*$/, 'Nome di campo non valido.', 1, 60),
  titolo: testo(1, 100),
  tipo: scelta(['testo', 'data', 'importo', 'ore', 'intero', 'si_no']),
  parole: z.record(testoLungo(100), testoLungo(1000)).optional(),
});
export type ColonnaElenco = z.infer<typeof ColonnaElenco>;

/** A list on a screen: the route that answers it, the JSON text of its request (`{ params, query, body }`, without page and cursor) and the columns shown. */
export const ElencoEsportato = z.strictObject({
  titolo: testo(1, 100),
  rotta: forma(/^(GET|POST) \/[A-Za-z0-9/{}-]+$/, 'Rotta non valida.', 5, 120),
  richiesta: testo(2, 5000),
  colonne: z.array(ColonnaElenco).min(1, 'Indicare almeno una colonna.').max(80),
});
export type ElencoEsportato = z.infer<typeof ElencoEsportato>;

const params = z.strictObject({ uid: uidDi('IMPORTAZIONE') });
const base = { roles: ufficioScambio, licences: ['WWS'], scope: 'scuola' } as const;

export const scambioRoutes = {
  /**
   * Without `uid`: a slot for the file, answered with the link to put it. With `uid` and `versione`: the file is there, read and check it, with the mapping given or guessed;
   * repeated with another mapping until the import is PRONTA.
   */
  createImportazione: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/importazioni',
    summary: 'Opens an import (file slot), or reads and checks its file with a mapping',
    effect: 'start',
    errors: [
      'NON_TROVATO',
      'RUOLO_NON_AUTORIZZATO',
      'VERSIONE_SUPERATA',
      'STATO_NON_AMMESSO',
      'RICHIESTA_TROPPO_GRANDE',
      'RIFERIMENTO_NON_VALIDO',
    ],
    body: z.strictObject({
      tipo: scelta([...nomiTipi, TUTTA_LA_SCUOLA, FOGLIO_DI_ORE]),
      nomeFile: Importazione.shape.nomeFile,
      dimensione: numero(1, 2_000_000_000),
      uid: uidDi('IMPORTAZIONE').optional(),
      versione: versione().optional(),
      mappa: z.array(Abbinamento).max(MASSIMO_COLONNE).optional(),
      /** Values of a whole column, of fields that no column holds. */
      fissi: z.array(ValoreFisso).max(MASSIMO_COLONNE).optional(),
      /** The row of the headings, when it is not the one found. */
      rigaIntestazioni: numero(1, 1_048_576).optional(),
      /** Empty cells erase what is stored; unless said they leave it as it is. */
      vuoteCancellano: flag().optional(),
      /** Hidden rows of the file are left out; unless said they are read. */
      senzaNascoste: flag().optional(),
      /** Cells mended since the check before: those of then stay. */
      correzioni: z.array(Correzione).max(MASSIMO_CORREZIONI).optional(),
    }),
    response: Importazione,
  }),
  getImportazione: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/importazioni/{uid}',
    summary: 'An import: state, mapping, rows of the preview, errors',
    effect: 'read',
    errors: ['NON_TROVATO'],
    params,
    query: z.strictObject({
      esito: EsitoRiga.optional(),
      start: numero(0, MASSIMO_RIGHE * 20).optional(),
      limit: numero(1, 100).optional(),
    }),
    response: Anteprima,
  }),
  applyImportazione: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/importazioni/{uid}/applica',
    summary:
      'Applies an import, all or nothing: every row, or only the right ones, the others kept in an import of their own',
    effect: 'start',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    params,
    body: z.strictObject({
      versione: versione(),
      /** The rows to correct stay out, kept in a new import (`resto`); unless said the import must have none. */
      soloGiuste: flag().optional(),
    }),
    response: Importazione,
  }),
  createEsportazione: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/esportazioni',
    summary:
      'Exports a kind of record, the whole school, or a list as the screen shows it; the file is linked from the long work',
    effect: 'start',
    errors: ['RUOLO_NON_AUTORIZZATO'],
    body: z.strictObject({
      tipo: scelta([...nomiTipi, TUTTA_LA_SCUOLA, 'elenco']),
      formato: scelta(formatiEsportazione),
      /** Headings and one example instead of data: the file to fill in. */
      modello: flag().optional(),
      /** With tipo `elenco`, and only then. */
      elenco: ElencoEsportato.optional(),
    }),
    response: Lavoro,
  }),
} as const;
