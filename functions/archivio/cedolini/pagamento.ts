import * as z from 'zod';
import { defineEntita } from '../entita.ts';

const importo = z.int();

/** A part of a year's tax that another year withholds: a surtax, or what a settlement left. `ente` as the tables of surtaxes name it. */
const QuotaAnno = z.object({ codice: z.string(), anno: z.int(), ente: z.string().exactOptional(), importo });
export type QuotaAnno = z.infer<typeof QuotaAnno>;

const Giorni = z.object({ dal: z.string(), al: z.string() });

/** A service that was paid; the days whose 13th was paid with it are said where they are not its own. */
const ServizioPagato = Giorni.extend({ posto: z.string(), tredicesima: z.array(Giorni).exactOptional() });

/** What a computed payslip adds to the year of its payee, kept with the person: it counts once its run is accounted. */
export const PagamentoSalvato = z.object({
  uid: z.string(),
  versione: z.int(),
  idProcesso: z.string().brand<'PROCESSO'>(),
  annoFiscale: z.int(),
  dataPagamento: z.string(),
  percettore: z.string(),
  lordoDipendente: importo,
  netto: importo,
  imponibileContributivo: importo,
  imponibileIrpef: importo,
  irpef: importo,
  imponibileSostitutiva: importo,
  imponibileGestioneSeparata: importo,
  /** Part of the fee that the ceiling of the year left out of that base; absent where nothing, and of payslips computed before it was kept. */
  oltreMassimale: importo.exactOptional(),
  giorniPagati: z.int(),
  trattamentoIntegrativo: importo,
  sommaIntegrativa: importo,
  /** Part of the further deduction in its tax; absent where nothing, and of payslips computed before it was kept. */
  ulterioreDetrazione: importo.exactOptional(),
  arrotondamentoDaRiportare: importo,
  /** What was withheld for third parties, by the record of each deduction. */
  trattenute: z.array(z.object({ origine: z.string(), importo })),
  /** What was paid of each assignment, absent where a payslip names none; a simulation pays nothing. */
  incarichi: z.array(z.object({ uidIncarico: z.string().brand<'INCARICO'>(), importo })).optional(),
  /** The kind of income, which a kind of payee does not always say. */
  natura: z.enum(['DIPENDENTE_O_ASSIMILATO', 'AUTONOMO']).exactOptional(),
  /** The days that gave deductions; absent where the payslip was computed before days were kept. */
  giorni: z.array(Giorni).exactOptional(),
  /** Of substitutes, the services paid and what makes each a post; absent of the others, and of payslips computed before they were kept. */
  servizi: z.array(ServizioPagato).exactOptional(),
  /** The month that its run pays; absent like the days. */
  liquidazione: z.object({ anno: z.int(), mese: z.int() }).exactOptional(),
  /** The items paid and, of substitutes, the services; absent like the days, and of a simulation. */
  voci: z
    .array(
      z.object({
        codice: z.string(),
        dal: z.string(),
        al: z.string(),
        /** Null of a service: its days are its measure. */
        importo: importo.nullable(),
        /** Of the arrears of a renewal: how much more than its amount contributions, and the end of service, were on. */
        basi: z.object({ contributi: importo, fineServizio: importo }).exactOptional(),
      }),
    )
    .exactOptional(),
  /** Gross less contributions and taxes; absent like the days. */
  nettoPignorabile: importo.exactOptional(),
  /** The parts of surtaxes and of an earlier settlement that it withheld; absent where nothing, and of payslips computed before it was kept. */
  quoteAnno: z.array(QuotaAnno).exactOptional(),
  /** The rest of fixed pay taken back that its gross did not allow; absent where nothing is left. */
  daRecuperare: z.array(z.object({ dal: z.string(), al: z.string(), importo })).exactOptional(),
  /** The rest that its settlement leaves to the payments of the next year; absent of other payslips. */
  resti: z.array(QuotaAnno).exactOptional(),
  /** The income of the year that its settlement knew of; absent of other payslips, and of settlements computed before it was kept. */
  imponibileConguagliato: importo.exactOptional(),
  /** The school whose place this one took, when it paid: its run is accounted there and is not in this archive. */
  daAltraScuola: z.string().exactOptional(),
});
export type PagamentoSalvato = z.infer<typeof PagamentoSalvato>;

export const pagamentoEntita = defineEntita<PagamentoSalvato>({
  nome: 'PAGAMENTO',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: PagamentoSalvato,
  shape: 2,
  upcast: { 1: (prima) => ({ ...prima, trattenute: [] }) },
  senzaVoce: true,
});

/** The runs of the school whose place this one took, among those that paid somebody: they are all accounted. */
export const elaborazioniDiAltraScuola = (
  pagamenti: readonly Pick<PagamentoSalvato, 'idProcesso' | 'daAltraScuola'>[],
): PagamentoSalvato['idProcesso'][] =>
  pagamenti.flatMap(({ idProcesso, daAltraScuola }) => (daAltraScuola === undefined ? [] : [idProcesso]));

export const uidPagamento = (processo: string, persona: string): string => `${persona}-${processo}`;
