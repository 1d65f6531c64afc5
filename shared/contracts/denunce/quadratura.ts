import * as z from 'zod';
import { anno, data, importo, mese, numero, scelta, testo } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { PRIMO_ANNO_DENUNCE } from './denuncia.ts';

/**
 * Whether the two sides of a cell agree, or corrections asked of the F24 make up for the difference; what is missing because its filing is still
 * to be sent, in time or not; what has no code can be in no file.
 */
const esitiQuadratura = ['QUADRA', 'SPIEGATA', 'DIVERSA', 'DA_INVIARE', 'SCADUTA', 'SENZA_CODICE'] as const;

/** The filings whose two sides are compared. */
const denunceInQuadratura = ['F24', 'IRAP', 'UNIEMENS', 'SPT'] as const;

/** Whose payslips, or which sent file, make one of the two sides of a cell that does not agree. */
const VoceQuadratura = z.strictObject({
  lato: scelta(['DOVUTO', 'DENUNCIATO']),
  /** The person paid, or the name of the file. */
  nome: testo(0, 200),
  /** The runs that paid them, or the filing that was sent. */
  descrizione: testo(0, 400),
  importo: importo(),
});
export type VoceQuadratura = z.infer<typeof VoceQuadratura>;

/** One cell: what the sealed payslips of a month owe under a code, body and references, and what the sent files hold under the same. */
const CellaQuadratura = z.strictObject({
  denuncia: scelta(denunceInQuadratura),
  mese: mese(),
  codice: testo(0, 60),
  /** The words of the code; absent of one that the program does not know. */
  parole: testo(1, 200).optional(),
  ente: testo(0, 10),
  estremi: testo(0, 20),
  riferimentoA: testo(0, 6),
  riferimentoB: testo(0, 6),
  dovuto: importo(),
  denunciato: importo(),
  differenza: importo(),
  /** Cents of what is due that only round it to the euro, of a code that is paid in whole euro: the school bears them. */
  arrotondamento: importo().exactOptional(),
  /** Payslip lines that make the due side. */
  righeCedolini: numero(0, 1_000_000),
  esito: scelta(esitiQuadratura),
  /** By when what is missing is sent, of a cell that is to be sent or is overdue. */
  entro: data().nullable(),
  /** Why it has no code, for what is due and can be in no file. */
  perche: testo(0, 600),
  /** Corrections asked of the sent F24 that touch it: which, and by how much; absent where there are none. */
  correzioni: z
    .array(z.strictObject({ descrizione: testo(1, 700), importo: importo() }))
    .max(1000)
    .optional(),
  /** What makes the difference, person by person and file by file; nothing where the two sides agree. */
  voci: z.array(VoceQuadratura).max(20_000),
});
export type CellaQuadratura = z.infer<typeof CellaQuadratura>;

/** How a month of an INPS position stands: sent, not due because INPS has it suspended, nothing to declare, to be sent, past its day. */
const statiMeseInps = ['INVIATA', 'SOSPESA', 'SENZA_RIGHE', 'DA_INVIARE', 'MANCANTE'] as const;

/** A month of an INPS position: what its payslips owe under it and what the sent files declare under it, in cents. */
const MeseInps = z.strictObject({
  matricola: testo(1, 20),
  /** Empty for a position that is in no table any more. */
  descrizione: testo(0, 100),
  mese: mese(),
  stato: scelta(statiMeseInps),
  /** By when it is sent. */
  entro: data(),
  datInvio: data().nullable(),
  /** From when INPS has it suspended, where it is for the whole month. */
  sospesaDal: data().nullable(),
  dovuto: importo(),
  denunciato: importo(),
});
export type MeseInps = z.infer<typeof MeseInps>;

const Quadratura = z.strictObject({
  righe: z.array(CellaQuadratura).max(20_000),
  /** Sums of what is paid by F24; the other filings tell of the same money. */
  dovuto: importo(),
  denunciato: importo(),
  /** Cells that do not agree, but for those of which the filing is still to be sent in time. */
  diverse: numero(0, 20_000),
  /** Month by month, how each INPS position stands: those in use, and any that payslips or files name. */
  mesiInps: z.array(MeseInps).max(12_000),
});
export type Quadratura = z.infer<typeof Quadratura>;

export const quadraturaRoutes = {
  getQuadratura: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/quadratura',
    summary:
      'What the accounted payslips of a year, or of a month, owe to F24, IRAP, UniEmens and, in a year, to NoiPA against what the sent files hold, read from their bytes, and which months of each INPS position were sent',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), mese: mese().optional() }),
    response: Quadratura,
  }),
} as const;
