import * as z from 'zod';
import { anno, data, flag, importo, mese, ore, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { tipiListaNoipa } from '#shared/domain/noipa/lista.ts';
import { defineRoute } from '../../route.ts';

/** What an employee asks to see of a year: everything, what the school paid, what NoiPA pays for the school. */
const tipiDato = ['ALL', 'CEDOLINI', 'NOIPA'] as const;

/** How an amount comes about; cents. lordo + rimborsi − contributi − imposte − altre + arrotondamento = netto. */
const SommeProprie = z.strictObject({
  lordo: importo(),
  /** Sums that are no income: refunds, credits given to the payee. */
  rimborsi: importo(),
  contributi: importo(),
  imposte: importo(),
  altre: importo(),
  arrotondamento: importo(),
  netto: importo(),
});
export type SommeProprie = z.infer<typeof SommeProprie>;

/** A payslip as its payee sees it in a list. */
export const CedolinoProprio = z.strictObject({
  uid: uidDi('CEDOLINO'),
  descrizione: testo(1, 150),
  tipo: scelta(tipiElaborazione),
  anno: anno(2000),
  mese: mese(),
  dataPagamento: data(),
  /** Of a run that is not accounted: it may still change. */
  provvisorio: flag(),
  /** When it was shown to its payee; null where nobody kept it. */
  esposto: z.iso.datetime().nullable(),
  somme: SommeProprie,
});
export type CedolinoProprio = z.infer<typeof CedolinoProprio>;

/** What became, of one person, of a list that was sent to NoiPA. */
const esitiPropri = ['IN_ATTESA', 'ACCETTATO', 'SCARTATO', 'PAGATO', 'STORNATO'] as const;
export type EsitoProprio = (typeof esitiPropri)[number];

/** What a list of NoiPA pays to the one who reads it. */
export const PagamentoNoipaProprio = z.strictObject({
  lista: uidDi('LISTA_NOIPA'),
  descrizione: testo(1, 150),
  tipo: scelta(tipiListaNoipa),
  anno: anno(2000),
  mese: mese(),
  datInvio: data().nullable(),
  esito: scelta(esitiPropri),
  /** Month of the payslip of NoiPA that paid it, YYYY-MM. */
  rata: testo(7, 7).nullable(),
  datPagamento: data().nullable(),
  /** Cents, before taxes and contributions. */
  totale: importo(),
  righe: z
    .array(
      z.strictObject({
        attivita: testo(1, 120),
        ore: ore().nullable(),
        importo: importo(),
        datInizio: data(),
        datFine: data(),
      }),
    )
    .max(20),
});
export type PagamentoNoipaProprio = z.infer<typeof PagamentoNoipaProprio>;

/** A certificate as the one it is of sees it. */
const CertificazionePropria = z.strictObject({
  uid: uidDi('DENUNCIA'),
  descrizione: testo(1, 150),
  /** Day it was handed over. */
  consegnata: data(),
});
export type CertificazionePropria = z.infer<typeof CertificazionePropria>;

export const DatiContabili = z.strictObject({
  /** Of the incomes of the year, those handed over. */
  certificazioni: z.array(CertificazionePropria).max(50),
  /** By day of payment, the last first. */
  cedolini: z.array(CedolinoProprio).max(500),
  /** Of those payslips together. */
  totali: SommeProprie,
  noipa: z.array(PagamentoNoipaProprio).max(500),
  /** The first year that may have something: told with everything of a year. */
  primoAnno: anno(2013).optional(),
});
export type DatiContabili = z.infer<typeof DatiContabili>;

const proprio = {
  roles: ['DIPENDENTE'],
  licences: ['WWS'],
  effect: 'read',
  scope: 'proprio',
  consultazione: 'datiContabili',
} as const;

export const datiContabiliRoutes = {
  getDatiContabili: defineRoute({
    ...proprio,
    method: 'POST',
    path: '/crud/dip/dati-contabili',
    summary: 'What was shown to the signed-in employee of a tax year: payslips, their sums, payments through NoiPA',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ anno: anno(2013), tipo: scelta(tipiDato).optional() }),
    response: DatiContabili,
    ammessi: { predefiniti: { anno: { oggi: 'anno' } } },
  }),
} as const;
