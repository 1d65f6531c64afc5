import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import {
  anno,
  data,
  flag,
  importoNonNegativo,
  importoPositivo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
} from '../../domain/campi.ts';
import { basiImmissione, canali, tipiElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { classiGestioneSeparata, contrattiDipendente, tipiPercettore } from '../../domain/persona/percettore.ts';
import { unitaVoce } from '../../domain/persona/valori-ammessi.ts';
import { Percettore } from '../anagrafe/percettore.ts';
import { Riscontro } from '../riscontro.ts';
import { defineRoute } from '../route.ts';
import { chiVerifica } from '../tabelle/fonti.ts';
import { Anomalia, CedolinoSintetico, RigaSpiegata } from './cedolino-calcolato.ts';
import {
  FerieCedolino,
  FiscaliCedolino,
  InputCedolino,
  OpzioniCalcolo,
  ServizioCedolino,
  VoceCedolino,
} from './cedolino-input.ts';
import { Storico } from './cedolino.ts';
import { Processo, ProcessoInput, TotaliProcesso } from './processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;
const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const idMetodo = ProcessoInput.shape.idMetodo;

/** A method of a type of run: what its amounts are entered as. */
export const Elaborazione = z.strictObject({
  tipo: scelta(tipiElaborazione),
  descrizione: testo(1, 100),
  percettori: z.array(scelta(tipiPercettore)).max(tipiPercettore.length),
  /** False: what it pays is paid by NoiPA, so it can only be simulated here. */
  contabilizzabile: flag(),
  /** The reason why a school of this kind has no such run, and what is done instead; null where it has. */
  nonOfferta: testo(1, 600).nullable(),
  metodi: z.array(z.strictObject({ idMetodo, base: scelta(basiImmissione), descrizione: testo(1, 100) })).max(2),
});
export type Elaborazione = z.infer<typeof Elaborazione>;

/** An item that a run of a method may pay. `tariffa` is the usual rate in cents, null when the office enters its own. */
export const VoceCalcolo = z.strictObject({
  codice: testo(1, 20),
  descrizione: testo(1, 200),
  gruppo: testo(1, 100),
  unita: scelta(unitaVoce),
  base: scelta(basiImmissione),
  canale: scelta(canali),
  trattamento: scelta(['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI', 'ESENTE']),
  tariffa: importo().nullable(),
  tariffaMassima: importo().nullable(),
  /** The rate depends on who works: a draft payslip says that of its person. */
  delProfilo: flag(),
  /** Value the school proposes in the month for an item of its own: cents, or hundredths of hours or days. */
  numProposto: importo().nullable(),
  norma: testo(0, 1000),
  riscontro: Riscontro.nullable(),
  percettori: z.array(scelta(tipiPercettore)).max(tipiPercettore.length),
});
export type VoceCalcolo = z.infer<typeof VoceCalcolo>;

/** A payslip about to be prepared: who the person is, what is known of them, what is missing. `servizi`: what a run of substitutes would pay. */
export const BozzaCedolino = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  storico: Storico,
  percettore: Percettore.nullable(),
  fiscali: FiscaliCedolino,
  servizi: z.array(ServizioCedolino).max(50),
  /** Lines the records propose: values of the school's items, special activities. */
  vociProposte: z.array(VoceCedolino).max(50),
  /** The rate that the contract gives this person for the items whose rate is that of the profile: cents an hour. */
  tariffe: z.array(z.strictObject({ codice: testo(1, 20), tariffa: importo(), norma: testo(0, 1000) })).max(50),
  /** In a run of leave not taken: that of the contract which ended in its month. */
  ferie: FerieCedolino.nullable(),
  /** Everything the person is engaged for ends by the month of payment, in a run that may settle the year: it may be the last payslip. */
  fineRapporto: z.literal(true).exactOptional(),
  mancanze: z.array(Anomalia).max(20),
});
export type BozzaCedolino = z.infer<typeof BozzaCedolino>;

/** Outcome of one person of a dry run. */
export const EsitoSimulato = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  storico: Storico,
  esito: scelta(['CALCOLATO', 'SCARTATO']),
  anomalie: z.array(Anomalia).max(500),
  cedolino: CedolinoSintetico.nullable(),
  /** Lines with their explanation, only when asked for and for few people. */
  righe: z.array(RigaSpiegata).max(2000).nullable(),
});
export type EsitoSimulato = z.infer<typeof EsitoSimulato>;

/** A rule that made an amount paid in a month and that nobody has read in a public place yet. */
const RegolaDaRiscontrare = z.strictObject({
  id: testo(1, 200),
  descrizione: testo(0, 300),
  dal: data(),
  norma: testo(0, 2000),
  marca: scelta(['DA_RISCONTRARE', 'DEDOTTO']),
  /** The document that would settle it. */
  documento: testo(0, 300),
  /** Payslips one of whose amounts it made. */
  cedolini: numero(1, 100_000),
});
export type RegolaDaRiscontrare = z.infer<typeof RegolaDaRiscontrare>;

/** Most people of one dry run, and of one that also explains. */
export const MASSIMO_SIMULATI = 200;
export const MASSIMO_SPIEGATI = 5;
const MASSIMO_BOZZE = 100;

export const calcoloRoutes = {
  listRegolePagate: defineRoute({
    ...comune,
    roles: chiVerifica,
    method: 'POST',
    path: '/crud/processi/regole-pagate',
    summary:
      'The rules that made amounts paid in a month and nobody has read in a public place, once each, with the document wanted',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anno: anno(), mese: mese() }),
    response: z.strictObject({ regole: z.array(RegolaDaRiscontrare).max(500), cedolini: numero(0, 100_000) }),
  }),
  listElaborazioni: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/emo-elaborazioni',
    summary: 'Types of run and their methods',
    effect: 'read',
    errors: [],
    response: z.array(Elaborazione).max(20),
  }),
  initData: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/init-data',
    summary:
      'Prepares the second step of the wizard: creates the draft run (processo) or reads one (idProcesso), and drafts the payslips of the people named',
    effect: 'write',
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      processo: ProcessoInput.optional(),
      idProcesso: uidDi('PROCESSO').optional(),
      uidSubAnagrafeList: z.array(uidDi('PERSONA')).max(MASSIMO_BOZZE),
    }),
    response: z.strictObject({ processo: Processo, cedolini: z.array(BozzaCedolino).max(MASSIMO_BOZZE) }),
  }),
  listVociCalcolo: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/voci-calcolo',
    summary: 'Items that a run of a method may pay, with the rates in force on a day of service (default: today)',
    effect: 'read',
    errors: [],
    query: z.strictObject({ idMetodo, giorno: data().optional() }),
    response: z.array(VoceCalcolo).max(2000),
  }),
  getOpzioniCalcolo: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/emo-opzioni-calcolo',
    summary: 'Calculation options of the school; versione 0 while they are the defaults',
    effect: 'read',
    errors: [],
    response: z.strictObject({ ...OpzioniCalcolo.shape, versione: numero(0, 1_000_000_000) }),
  }),
  saveOpzioniCalcolo: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/emo-opzioni-calcolo',
    summary: 'Saves the calculation options of the school for the runs to come',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({ opzioniCalcolo: OpzioniCalcolo, versione: numero(0, 1_000_000_000) }),
    response: z.strictObject({ ...OpzioniCalcolo.shape, versione: numero(0, 1_000_000_000) }),
  }),
  getScorporo: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/cedolini/voci-scorporo',
    summary: 'Unbundles an all-inclusive amount (lordo stato) into lordo dipendente and the charges of the school',
    effect: 'read',
    errors: [],
    query: z.strictObject({
      importo: importoPositivo(999_999_999),
      dataPagamento: data(),
      percettore: scelta(tipiPercettore),
      contratto: scelta(contrattiDipendente).optional(),
      gestioneSeparata: scelta(classiGestioneSeparata).optional(),
      compensiOccasionali: importoNonNegativo(999_999_999).optional(),
    }),
    response: z.strictObject({
      lordoStato: importo(),
      lordoDipendente: importo(),
      residuo: importo(),
      oneri: z.array(RigaSpiegata).max(50),
      avvisi: z.array(Anomalia).max(100),
    }),
  }),
  simulaProcesso: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processo/simula',
    summary: 'Dry run: the same calculation, nothing written',
    effect: 'read',
    errors: [],
    body: z.strictObject({
      processo: ProcessoInput,
      cedolini: z.array(InputCedolino).min(1, 'Indicare almeno una persona.').max(MASSIMO_SIMULATI),
      spiegazioni: flag().optional(),
    }),
    response: z.strictObject({
      cedolini: z.array(EsitoSimulato).max(MASSIMO_SIMULATI),
      totali: TotaliProcesso,
      numScartati: numero(0, MASSIMO_SIMULATI),
      regole: testo(0, 100),
    }),
  }),
} as const;
