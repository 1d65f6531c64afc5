import * as z from 'zod';
import { flag, giorni, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { fasceTrasferta } from '../../domain/elaborazione/commissione.ts';
import { quoteEsame } from '../../domain/noipa/lista.ts';

/** What somebody did in a commission of the maturità: the fee follows. */
export const LavoroMaturita = z.strictObject({
  funzione: scelta(['PRESIDENTE', 'COMMISSARIO_ESTERNO', 'COMMISSARIO_INTERNO']),
  classi: numero(1, 3),
  sostituto: flag(),
  /** Of a class with several courses: the fraction of the fee and why. */
  parte: z
    .strictObject({ numeratore: numero(1, 1000), denominatore: numero(1, 1000), motivo: testo(1, 120) })
    .nullable(),
  fascia: scelta(fasceTrasferta).nullable(),
  /** Preliminary exams of private candidates: subjects and candidates. */
  materie: numero(0, 30),
  candidatiPreliminari: numero(0, 500),
});
export type LavoroMaturita = z.infer<typeof LavoroMaturita>;

/** The commission that a compensation pays for, and what was done in it. */
export const EsameRiga = z.strictObject({
  commissione: uidDi('COMMISSIONE'),
  /** The commission as it was called when the compensation was written. */
  nome: testo(1, 100),
  quota: scelta(quoteEsame),
  /** Null for another exam: of that only candidates and days count. */
  lavoro: LavoroMaturita.nullable(),
  candidati: numero(0, 500),
  giorni: giorni(120),
});
export type EsameRiga = z.infer<typeof EsameRiga>;
