import * as z from 'zod';
import { codiceFiscale, numero, scelta, testo } from '../domain/campi.ts';

/** Outcomes of a control: the payment stops, goes on with a reason that is kept, or goes on and is told. */
const esitiControllo = ['FERMA', 'CONFERMA', 'AVVISO'] as const;

/** A question that the controls ask of a payment before it is made for good: of whom, and what to do. */
export const Controllo = z.strictObject({
  codice: testo(1, 60),
  nominativo: testo(0, 200),
  /** Absent of a question about the payments as a whole, whose name it is then. */
  desCf: codiceFiscale().exactOptional(),
  messaggio: testo(1, 2000),
  esito: scelta(esitiControllo),
});
export type Controllo = z.infer<typeof Controllo>;

/** The reason for which payments were made for good with open questions: how many, the first ones of whom, whose decision and when. */
export const Conferma = z.strictObject({
  motivo: testo(1, 500),
  quanti: numero(1, 100_000),
  controlli: z
    .array(z.strictObject({ codice: testo(1, 60), nominativo: testo(0, 200), desCf: testo(0, 16).exactOptional() }))
    .max(100),
  da: testo(0, 200),
  il: z.iso.datetime(),
});
export type Conferma = z.infer<typeof Conferma>;

/** The name of what a question is about: a person with their code, or the payments as a whole. */
export const nomeDelControllo = ({ nominativo, desCf }: Pick<Controllo, 'nominativo' | 'desCf'>): string =>
  desCf === undefined ? nominativo : `${nominativo} (${desCf})`;
