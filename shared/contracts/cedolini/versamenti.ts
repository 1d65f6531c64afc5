import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, flag, mese, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** Where an amount goes: the F24, a code still to be found, a creditor, the school itself, NoiPA, INAIL by its yearly self-assessment. */
const destinazioniVersamento = ['F24', 'DA_STABILIRE', 'TERZI', 'SCUOLA', 'NOIPA', 'INAIL'] as const;

/** The columns of the F24 that an amount is paid under; `ente` and `estremi` null while a datum of the school is missing. */
const ColonneF24 = z.strictObject({
  a: z.literal('F24'),
  sezione: testo(1, 1),
  ep: testo(1, 6),
  ordinario: testo(1, 6).nullable(),
  ente: testo(0, 10).nullable(),
  estremi: testo(0, 20).nullable(),
  riferimentoA: testo(0, 6),
  riferimentoB: testo(0, 6),
  credito: flag(),
  riscontrato: flag(),
});

const Versamento = z.strictObject({
  destinazione: scelta(destinazioniVersamento),
  f24: ColonneF24.nullable(),
  mese: z.strictObject({ anno: anno(), mese: mese() }).nullable(),
  voci: z.array(testo(0, 300)).max(500),
  trattenute: importo(),
  dovute: importo(),
  somma: importo(),
  persone: numero(0, 10_000),
  perche: testo(0, 500).nullable(),
  mancanti: z.array(testo(0, 200)).max(20),
});
export type Versamento = z.infer<typeof Versamento>;

/** A sum that a payslip withheld by order, payable to its creditor; `nome` and `iban` null while the order names nobody. */
const VersamentoCreditore = z.strictObject({
  cedolino: uidDi('CEDOLINO'),
  nome: testo(1, 70).nullable(),
  iban: testo(0, 40).nullable(),
  /** The person it was withheld from, and the act. */
  perConto: testo(0, 400),
  importo: importo(),
});
export type VersamentoCreditore = z.infer<typeof VersamentoCreditore>;

/** What a run withholds and owes, by where it is paid; the totals are those of its payslips. */
export const VersamentiProcesso = z.strictObject({
  versamenti: z.array(Versamento).max(5000),
  /** The part of it that goes to creditors: a row for each order of each payslip. */
  creditori: z.array(VersamentoCreditore).max(5000),
  trattenute: importo(),
  dovute: importo(),
  somma: importo(),
  /** One sentence when something has no code yet or misses a datum: it stops neither pay nor accounting. */
  avviso: testo(0, 4000).nullable(),
});
export type VersamentiProcesso = z.infer<typeof VersamentiProcesso>;

export const versamentiRoutes = {
  listVersamenti: defineRoute({
    roles: ufficioCedolini,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/processi/versamenti',
    summary: 'What the computed payslips of a run withhold and owe, by code, body, reference and month',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcesso: uidDi('PROCESSO') }),
    response: VersamentiProcesso,
  }),
} as const;
