import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, flag, forma, mese, numero, scelta, testo, uid, uidDi } from '../../domain/campi.ts';
import { tipiElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { TotaliProcesso } from '../cedolini/processo.ts';
import { Scadenza } from '../denunce/scadenze.ts';
import { defineRoute } from '../route.ts';

const tutti = Ruolo.options;
const base = { licences: ['WWS'], scope: 'scuola' } as const;

/** What a missing datum stops: paying, filing, printing. */
export const usi = ['PAGAMENTI', 'ADEMPIMENTI', 'STAMPE'] as const;
export type Uso = (typeof usi)[number];

/** Everything a school may still have to fill in. */
export const codiciMancanza = [
  'SCUOLA',
  'COD_FISCALE',
  'INDIRIZZO',
  'RECAPITI',
  'NOME_F24',
  'POSIZIONE_INPS',
  'POSIZIONE_INAIL',
  'ALTRI_DATI',
  'REGIONE_FISCALE',
  'IBAN_TESORERIA',
  'SEDE_INPS',
  'UFFICIO_NOIPA',
  'LISTA_POSPA',
  'MITTENTE_UNIEMENS',
  'ATECO',
  'SEDI_INCOMPLETE',
  'CLASSI_INPS',
  'SENZA_PAGAMENTO',
  'SENZA_ALIQUOTA',
  'SENZA_DOMICILIO',
  'SENZA_CLASSE',
  'DOMICILIO_INCARICO',
  'SENZA_CREDITORE',
  'ASSENZE_SENZA_FATTI',
  'FIRMATARIO_DS',
  'FIRMATARIO_DSGA',
  'FIRME',
  'FIRME_DIVERSE',
  'FIRMATARIO_SENZA_SERVIZIO',
  'PERSONE',
  'DATI_PERSONA',
  'FESTIVITA',
] as const;
export type CodiceMancanza = (typeof codiciMancanza)[number];

/** A datum that the school has not filled in, what it stops and the screen where to fill it in. */
export const Mancanza = z.strictObject({
  codice: scelta(codiciMancanza),
  messaggio: testo(1, 1000),
  schermata: forma(/^\/[\w/-]+(?:\?\w+=[\w-]+)?$/, 'Indirizzo di una schermata.', 2, 120),
  serveA: z.array(scelta(usi)).max(usi.length),
  /** False for what the program does without, if worse. */
  obbligatorio: flag(),
});
export type Mancanza = z.infer<typeof Mancanza>;
/** How many people who lack something are named at once: the next ones come when these are complete. */
export const MASSIMO_PERSONE_INCOMPLETE = 50;
const mancanze = () => z.array(Mancanza).max(codiciMancanza.length + MASSIMO_PERSONE_INCOMPLETE);

/** Runs of the month in one state: how many, their payslips, the sums of their totals in cents. */
export const RiepilogoStato = z.strictObject({
  stato: scelta(statiElaborazione),
  elaborazioni: numero(0, 10_000),
  cedolini: numero(0, 10_000_000),
  scartati: numero(0, 10_000_000),
  totali: TotaliProcesso,
});
export type RiepilogoStato = z.infer<typeof RiepilogoStato>;

/** What is to be done about a run of the month. */
const azioniElaborazione = [
  'CALCOLARE',
  'CORREGGERE_SCARTATI',
  'RIPRENDERE',
  'RICALCOLARE',
  'CONTABILIZZARE',
  'SISTEMARE',
] as const;
export const DaFare = z.strictObject({
  uid: uid(),
  anno: anno(2000),
  mese: mese(),
  /** Of a month that is over. */
  scaduta: flag(),
  descrizione: testo(1, 150),
  tipo: scelta(tipiElaborazione),
  stato: scelta(statiElaborazione),
  dataPagamento: data(),
  azione: scelta(azioniElaborazione),
  messaggio: testo(1, 400),
});
export type DaFare = z.infer<typeof DaFare>;

/** The road of a run, step after step: each counts the runs of the month that have come at least as far. */
export const passiElaborazione = ['PREPARATA', 'CALCOLATA', 'CONTABILIZZATA', 'ESPOSTA', 'DENUNCIATA'] as const;
const Passo = z.strictObject({ passo: scelta(passiElaborazione), elaborazioni: numero(0, 10_000) });

/** What was paid in a month by one kind of run, in cents. */
export const Andamento = z.strictObject({
  anno: anno(2000),
  mese: mese(),
  tipo: scelta(tipiElaborazione),
  netto: TotaliProcesso.shape.netto,
  lordoStato: TotaliProcesso.shape.lordoStato,
});
export type Andamento = z.infer<typeof Andamento>;

/** How many people a card names: the list of the screen has the others. */
const NOMINATI = 50;
/** A person and the day that counts: the last of a contract, of an assignment, or of an absence. */
const ConScadenza = z.strictObject({
  uid: uidDi('PERSONA'),
  nome: testo(1, 130),
  /** The codice fiscale, else the matricola: homonyms are told apart by it. */
  codice: testo(0, 30),
  al: data(),
  /** The day is of an assignment. */
  incarico: z.literal(true).exactOptional(),
});
export type ConScadenza = z.infer<typeof ConScadenza>;
/** How many, `esatto` when no more were left uncounted, and the first of them. */
const persone = () =>
  z.strictObject({ numero: numero(0, 1000), esatto: flag(), prime: z.array(ConScadenza).max(NOMINATI) });

/** The road of an office that begins, in its order. */
const primiPassi = ['SCUOLA', 'POSIZIONI', 'FIRME', 'PERSONE', 'CONTRATTI', 'DATI_FISCALI', 'PRIMA_PROVA'] as const;
const PrimoPasso = z.strictObject({
  passo: scelta(primiPassi),
  /** How much of it is there, of how much; done when they are equal. */
  fatti: numero(0, 1_000_000),
  totale: numero(1, 1_000_000),
  /** A sentence for each datum that is missing. */
  manca: z.array(testo(1, 1000)).max(codiciMancanza.length),
  schermata: Mancanza.shape.schermata,
});
export type PrimoPasso = z.infer<typeof PrimoPasso>;

/** The month at a glance, and what is to be done of every month. Simulations are counted apart: they are never paid. */
export const Cruscotto = z.strictObject({
  anno: anno(2023),
  mese: mese(),
  stati: z.array(RiepilogoStato).max(statiElaborazione.length),
  simulazioni: numero(0, 10_000),
  passi: z.array(Passo).length(passiElaborazione.length),
  /** Of the twelve months that end with this one. */
  andamento: z.array(Andamento).max(12 * tipiElaborazione.length),
  /** Of every month, the ones of months that are over first. */
  daFare: z.array(DaFare).max(100),
  /** Contracts and assignments that end within thirty days of today. */
  inScadenza: persone(),
  assenti: persone(),
  /** What is to be filed in the next 60 days, and what went by unsent. */
  scadenze: z.array(Scadenza).max(1000),
  mancanze: mancanze(),
  /** Of a school that has computed no run yet; empty after it. */
  primiPassi: z.array(PrimoPasso).max(primiPassi.length),
});
export type Cruscotto = z.infer<typeof Cruscotto>;

/** How far the alignment of historic names went. `rimasti` above zero: call again to go on. */
export const EsitoSincronizzazione = z.strictObject({
  persone: numero(0, 1000),
  cedolini: numero(0, 1000),
  notificheChiuse: numero(0, 1000),
  rimasti: numero(0, 1_000_000),
});
export type EsitoSincronizzazione = z.infer<typeof EsitoSincronizzazione>;

export const casaRoutes = {
  initScuola: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/clientstores',
    summary: 'Creates what a school needs at its first access; after that it does nothing',
    roles: tutti,
    effect: 'write',
    idempotency: 'naturale',
    errors: [],
    body: z.strictObject({}),
    response: z.strictObject({ creati: z.array(testo(1, 200)).max(10) }),
  }),
  checkDatiScuola: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/business-data/check',
    summary:
      'What the school still has to fill in before it can pay and file, and who of its people lacks what filings ask; employees are told only whether anything is missing',
    roles: tutti,
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.strictObject({ completi: flag(), mancanze: mancanze() }),
  }),
  getCruscotto: defineRoute({
    ...base,
    method: 'GET',
    path: '/crud/dashboard',
    summary:
      'Runs of a month by state, what is to be done of every month, what was paid in a year, contracts that end, who is absent, what is due and what is missing: three requests to the store, however large the school, while nothing has changed, and those of what did',
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    effect: 'read',
    errors: ['TROPPI_RISULTATI'],
    query: z.strictObject({ anno: anno(2023), mese: mese() }),
    response: Cruscotto,
  }),
  syncAnagrafe: defineRoute({
    ...base,
    method: 'POST',
    path: '/crud/anagrafe/sync',
    summary:
      'Brings the names on the payslips that are neither accounted nor exposed up to the registry, and closes the notifications that asked for it',
    roles: ['GESTORE'],
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    /** Without a person, everybody whose notification is open. */
    body: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA').optional() }),
    response: EsitoSincronizzazione,
  }),
} as const;
