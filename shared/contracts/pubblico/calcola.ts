import * as z from 'zod';
import { testo } from '../../domain/campi.ts';
import { CedolinoCalcolato, Anomalia } from '../cedolini/cedolino-calcolato.ts';
import { defineRoute } from '../route.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const scritta = (massimo: number) => z.string().max(massimo);

/** An answer to a question of the calculator: amounts in cents, hours in hundredths, rates in parts per million, days YYYY-MM-DD. */
const Risposta = z.union([testo(0, 200), z.int().min(-1_000_000_000).max(1_000_000_000), z.boolean()]);

/** The outcome of a case of the public calculator. `calcolato` has the payslip; the others say what is missing, wrong, or paid by somebody else. */
const EsitoPubblico = z.strictObject({
  /** Of the program whose rules were used. */
  versione: scritta(30),
  esito: z.enum(['calcolato', 'incompleto', 'scartato', 'non_calcolato']),
  lordoStato: importo().nullable(),
  lordoDipendente: importo().nullable(),
  netto: importo().nullable(),
  chiPaga: scritta(1000).nullable(),
  /** Why it is not calculated. */
  motivo: scritta(2000).nullable(),
  mancano: z.array(z.strictObject({ campo: scritta(60), domanda: scritta(300) })).max(100),
  anomalie: z.array(Anomalia).max(100),
  cedolino: CedolinoCalcolato.nullable(),
});
export type EsitoPubblico = z.infer<typeof EsitoPubblico>;

export const calcolaRoutes = {
  calcolaPubblico: defineRoute({
    roles: [],
    licences: [],
    access: 'pubblico',
    effect: 'read',
    scope: 'scuola',
    method: 'POST',
    path: '/pubblico/calcola',
    summary:
      'The payslip of a case of the public calculator, without signing in: `genere` and an answer for each of its questions; nothing is stored',
    errors: [],
    body: z.strictObject({ caso: z.record(testo(1, 60), Risposta) }),
    response: EsitoPubblico,
  }),
} as const;
