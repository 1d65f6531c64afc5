import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { scelta, uidDi } from '../../domain/campi.ts';
import { codiciDomanda } from '../../domain/elaborazione/domande.ts';
import { defineRoute } from '../route.ts';

const scritta = (massimo: number) => z.string().max(massimo);

/** A sentence of an answer: each of its figures names the node it was read at, such as `cedolino/righe/3/importo`. */
const Frase = z.strictObject({
  testo: scritta(4000),
  cifre: z.array(z.strictObject({ testo: scritta(60), nodo: scritta(300) })).max(50),
});

/** A question about a payslip, what can be said of it, and whom to ask for the rest (null: nothing is left to ask). */
const Risposta = z.strictObject({
  codice: scelta(codiciDomanda),
  domanda: scritta(200),
  frasi: z.array(Frase).max(2000),
  chiedere: scritta(500).nullable(),
});
export type Risposta = z.infer<typeof Risposta>;

export const Risposte = z.array(Risposta).max(codiciDomanda.length);

export const domandeRoutes = {
  getRisposte: defineRoute({
    roles: ufficioCedolini,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    method: 'POST',
    path: '/crud/cedolini/domande',
    summary: 'Questions about a payslip answered from its explanation: every figure is one of its nodes',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: Risposte,
  }),
} as const;
