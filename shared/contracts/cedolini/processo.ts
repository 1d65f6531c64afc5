import * as z from 'zod';
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
  testoLungo,
  uid,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import {
  adempimenti,
  metodi,
  partiF24,
  setupTypes,
  tipiElaborazione,
  type IdMetodo,
} from '../../domain/elaborazione/elaborazione.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { Conferma } from '../controllo.ts';
import { OpzioniCalcolo } from './cedolino-input.ts';
import { FattiScuola } from './fatti-scuola.ts';

const totale = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** First year payslips can be computed for. */
const PRIMO_ANNO = 2023;

const [primo, ...altri] = metodi;
const codiciMetodo: [IdMetodo, ...IdMetodo[]] = [primo ?? 'ACC-LD', ...altri];

/** A CUP: 15 letters and digits. */
const cup = () =>
  z
    .string()
    .length(15, 'Il CUP ha 15 caratteri.')
    .regex(/^[A-Z]\d{2}[A-Z0-9]\d{11}$/, 'Il CUP ha una lettera, due cifre, un carattere e undici cifre.');

/** A run as the office describes it; ANNO and MESE are the month of liquidation. */
export const ProcessoInput = z.strictObject({
  ANNO: anno(PRIMO_ANNO),
  MESE: mese(),
  DES_ELABORAZIONE: testo(1, 150),
  NOTE_ELABORAZIONE: testoLungo(2000),
  idMetodo: z.enum(codiciMetodo),
  dataPagamento: data(),
  /** The year that a settlement settles: of a new one it is the year open to settle where nobody says it; of the others there is none. */
  annoConguagliato: anno(PRIMO_ANNO - 1)
    .nullable()
    .exactOptional(),
  attivita: testo(0, 150),
  progetto: testo(0, 150),
  fonteFinanziamento: testo(0, 150),
  cup: cup().nullable(),
  /** What the project has for the run, charges of the school included; absent where nobody said. */
  numDisponibile: importoNonNegativo().nullable().optional(),
  /** A run that may hold what NoiPA pays and can never be accounted. */
  simulazione: flag(),
});
export type ProcessoInput = z.infer<typeof ProcessoInput>;

/** Month that a filing of the run falls in, by the rule of that filing: the year before the first one for what was of its December. */
const PeriodoDestinazione = z.strictObject({
  adempimento: scelta(adempimenti),
  anno: anno(PRIMO_ANNO - 1),
  mese: mese(),
});
export type PeriodoDestinazione = z.infer<typeof PeriodoDestinazione>;

/** Most payment orders a run may have: one for each group of payees. */
const MASSIMO_MANDATI = 100;

/** A payment order of a run: its number in the books of the year of its date, and what it pays. */
export const Mandato = z.strictObject({
  numero: testo(1, 20),
  data: data(),
  importo: importoPositivo(),
  /** The creditor it pays, of what was withheld by order; absent or null where it pays the people of the run. */
  creditore: testo(1, 70).nullable().exactOptional(),
});
export type Mandato = z.infer<typeof Mandato>;

/** The payment orders of a run: none twice in the books of a year. */
export const Mandati = z
  .array(Mandato)
  .max(MASSIMO_MANDATI, `I mandati di un'elaborazione sono al massimo ${MASSIMO_MANDATI}.`)
  .superRefine((mandati, context) =>
    mandati.forEach((mandato, indice) => {
      if (mandati.findIndex((altro) => libroDi(altro) === libroDi(mandato)) !== indice)
        context.addIssue({
          code: 'custom',
          path: [indice, 'numero'],
          message: `Il mandato ${mandato.numero} del ${mandato.data.slice(0, 4)} è già nell'elenco.`,
        });
    }),
  );

/** The place of an order in the books: the number in the year of its date. */
export const libroDi = ({ numero, data }: Mandato): string => `${data.slice(0, 4)} ${numero}`;

/** Sums over the computed payslips of a run, in cents. */
export const TotaliProcesso = z.strictObject({
  lordo: totale(),
  netto: totale(),
  oneri: totale(),
  lordoStato: totale(),
});
export type TotaliProcesso = z.infer<typeof TotaliProcesso>;

/** A run whose payslips were moved into this one: which it was, who did it, and the long work that undoes it. */
const Accorpata = z.strictObject({
  lavoro: uid(),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  DES_ELABORAZIONE: testo(1, 150),
  cedolini: numero(0, 10_000),
  da: testo(0, 200),
  il: z.iso.datetime(),
});

/** A person of an accounted run whose services or absences, or whose sums of the year, are no longer those that the payslip was computed with, and what was done about it. */
export const DaSistemare = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  /** The difference, in words. */
  cosa: testo(1, 600),
  /** It is of the sums of the year; absent of what is of services and absences. */
  somme: z.literal(true).exactOptional(),
  /** Absent while nobody has put it right. */
  sistemato: z.strictObject({ motivo: testo(1, 500), da: testo(0, 200), il: z.iso.datetime() }).exactOptional(),
});
export type DaSistemare = z.infer<typeof DaSistemare>;

/** A payslip run. `totali` is null while nothing is computed or the calculation is open. */
export const Processo = z.strictObject({
  ...ProcessoInput.shape,
  _id: uidDi('PROCESSO'),
  uid: uidDi('PROCESSO'),
  versione: versione(),
  COD_MIN: testo(1, 10),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  STATUS: scelta(statiElaborazione),
  TIPO_ELABORAZIONE: scelta(tipiElaborazione),
  ADEMPIMENTI: z.array(scelta(adempimenti)).max(6),
  PERIODI_DEST: z.array(PeriodoDestinazione).max(6),
  /** Which parts of an F24 the accounted run pays; absent of runs accounted before it was kept. */
  DA_VERSARE: z.array(scelta(partiF24)).max(2).exactOptional(),
  FLG_ESP_WWB: flag(),
  FLG_ESP_DIP: flag(),
  /** Who showed it to the employees, and when; null when it is hidden, absent of runs shown before this was kept. */
  esposizione: z
    .strictObject({
      da: testo(0, 200),
      il: z.iso.datetime(),
      /** The long work that writes to them, where the school wants it. */
      avvisi: testo(1, 100).optional(),
    })
    .nullable()
    .optional(),
  /** Data of the run, or of somebody it pays, changed after the calculation: it must be computed again before it is accounted. */
  FLG_RECOMPUTE: flag(),
  /** Migrated from another product. */
  FLG_MIG_WS: flag(),
  nascosto: flag(),
  setupType: scelta(setupTypes),
  opzioni: OpzioniCalcolo,
  lavoroUid: uid().nullable(),
  tentativo: numero(0, 10_000),
  numCedolini: numero(0, 10_000),
  numScartati: numero(0, 10_000),
  totali: TotaliProcesso.nullable(),
  motivoFallimento: testo(0, 1000).nullable(),
  /** Identity of the rule set the run was computed with. */
  regole: testo(0, 100),
  /** Month printed on the payslips when accounting moved it; null = the run's. */
  PERIODO_RIF: z.strictObject({ anno: anno(PRIMO_ANNO), mese: mese() }).nullable(),
  contabilizzatoIl: z.iso.datetime().nullable(),
  /** The reason why it pays again what other runs had paid; absent of runs that pay nothing twice. */
  motivoDoppio: testo(1, 500).optional(),
  /** The school as it was when the run was accounted; absent of open runs, and of those accounted before this was kept. */
  fattiScuola: FattiScuola.optional(),
  hash: testo(0, 100).nullable(),
  /** Questions of the controls before accounting, and the reason for which it went on; absent where they asked nothing. */
  conferma: Conferma.exactOptional(),
  /** Payment orders, entered after the calculation and after accounting too. */
  mandati: Mandati,
  /** The runs merged into it, in the order of the merges; absent where there is none. */
  accorpate: z.array(Accorpata).max(100).optional(),
  /** The accounted run a payslip of which this one corrects; absent of a run that corrects none. */
  corregge: z
    .strictObject({
      idProcesso: uidDi('PROCESSO'),
      ID_ELABORAZIONE: numero(1, 1_000_000),
      DES_ELABORAZIONE: testo(1, 150),
      /** The payslip: records that were merged may have two in one run. Absent of a run prepared before it was kept, and of one that takes the place of another. */
      cedolino: uidDi('CEDOLINO').exactOptional(),
      /** It pays on the day of the treasurer what the other had been computed for on another, and takes its place once it is accounted. */
      ridata: flag().exactOptional(),
    })
    .optional(),
  /** The renewal of the contract whose arrears it pays, by the day since which it is known; absent of every other run. */
  rinnovo: z.strictObject({ noto: data(), contratto: testo(1, 200) }).exactOptional(),
  /** The day on which the treasurer paid, once somebody has decided that it moves the filings; absent where the day of the run holds. */
  esecuzione: z
    .strictObject({
      giorno: data(),
      perche: testo(1, 500),
      da: testo(0, 200),
      il: z.iso.datetime(),
      /** The filings that told of it before, to be corrected or gathered again. */
      denunce: z.array(uid()).max(1000),
    })
    .exactOptional(),
  /** The people whose payslips are to be put right, because what they were computed with has changed since; absent of the others. */
  daSistemare: z.array(DaSistemare).max(10_000).exactOptional(),
  /** The accounted run that took its place, paid on the day of the treasurer; absent of those that count. */
  sostituita: z
    .strictObject({
      idProcesso: uidDi('PROCESSO'),
      ID_ELABORAZIONE: numero(1, 1_000_000),
      DES_ELABORAZIONE: testo(1, 150),
    })
    .exactOptional(),
});
export type Processo = z.infer<typeof Processo>;

/** Row of the list of runs. */
export const RigaProcesso = Processo.pick({
  _id: true,
  uid: true,
  versione: true,
  COD_MIN: true,
  ANNO: true,
  MESE: true,
  ID_ELABORAZIONE: true,
  STATUS: true,
  DES_ELABORAZIONE: true,
  TIPO_ELABORAZIONE: true,
  idMetodo: true,
  dataPagamento: true,
  annoConguagliato: true,
  FLG_ESP_WWB: true,
  FLG_ESP_DIP: true,
  esposizione: true,
  FLG_RECOMPUTE: true,
  FLG_MIG_WS: true,
  nascosto: true,
  simulazione: true,
  numCedolini: true,
  numScartati: true,
  totali: true,
  lavoroUid: true,
  motivoFallimento: true,
  corregge: true,
})
  .extend({
    /** Absent of runs of no project, and of those last written before lists told it. */ progetto:
      Processo.shape.progetto.optional(),
    /** Which filings an accounted run feeds; absent of the others, and of those last written before lists told it. */
    ADEMPIMENTI: Processo.shape.ADEMPIMENTI.optional(),
    /** Payslips to be put right; absent where there is none. */
    numDaSistemare: numero(1, 10_000).optional(),
  })
  .strict();
export type RigaProcesso = z.infer<typeof RigaProcesso>;
