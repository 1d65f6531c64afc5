import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { anno, codiceFiscale, data, flag, mese, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { adempimenti } from '../../domain/elaborazione/elaborazione.ts';
import { decisioniEsecuzione } from '../../domain/elaborazione/esecuzione.ts';
import { defineRoute } from '../route.ts';
import { Processo } from './processo.ts';

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;

/** The month of a filing before and after the decision; the same where it does not move. */
const MeseCheCambia = z.strictObject({
  adempimento: scelta(adempimenti),
  prima: z.strictObject({ anno: anno(2000), mese: mese() }),
  dopo: z.strictObject({ anno: anno(2000), mese: mese() }),
});

/** A payslip that goes to another tax year: as it was sealed, and as the linked run pays it once it is computed. */
const CedolinoRidatato = z.strictObject({
  nominativo: testo(0, 200),
  desCf: codiceFiscale(),
  prima: z.strictObject({ uid: uidDi('CEDOLINO'), anno: anno(2000), netto: importo() }),
  dopo: z.strictObject({ uid: uidDi('CEDOLINO'), anno: anno(2000), netto: importo() }).nullable(),
});
export type CedolinoRidatato = z.infer<typeof CedolinoRidatato>;

/** A filing that tells of the run in the month or year of before, and what to do about it. */
const DenunciaDaCorreggere = z.strictObject({
  uid: uidDi('DENUNCIA'),
  adempimento: scelta(adempimenti),
  descrizione: testo(1, 200),
  datInvio: data().nullable(),
  rimedio: testo(1, 600),
});
export type DenunciaDaCorreggere = z.infer<typeof DenunciaDaCorreggere>;

/** The run that pays on the day of the treasurer in the place of another. */
const ElaborazioneCollegata = z.strictObject({
  uid: uidDi('PROCESSO'),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  DES_ELABORAZIONE: testo(1, 150),
});

/** An order of the run that another run has too, in the books of the same year. */
const MandatoAltrove = z.strictObject({
  numero: testo(1, 20),
  data: data(),
  ...ElaborazioneCollegata.shape,
});
export type MandatoAltrove = z.infer<typeof MandatoAltrove>;

/** The decision that the day of the treasurer asks for, and its consequences. */
export const Esecuzione = z.strictObject({
  giorno: data().nullable(),
  pagamento: data(),
  decisione: scelta(decisioniEsecuzione),
  mesi: z.array(MeseCheCambia).max(6),
  cedolini: z.array(CedolinoRidatato).max(10_000),
  denunce: z.array(DenunciaDaCorreggere).max(1_000),
  correzione: ElaborazioneCollegata.nullable(),
  mandatiAltrove: z.array(MandatoAltrove).max(10_000).exactOptional(),
});
export type Esecuzione = z.infer<typeof Esecuzione>;

/** How the orders of an accounted run stand. */
const statiMandati = ['MANCANO', 'INCOMPLETI', 'NON_TORNANO', 'DA_DECIDERE'] as const;

/** An accounted run whose payment orders are missing, do not sum to it, or wait for a decision. */
export const MandatiDaSistemare = z.strictObject({
  uid: uidDi('PROCESSO'),
  ID_ELABORAZIONE: numero(1, 1_000_000),
  DES_ELABORAZIONE: testo(1, 150),
  dataPagamento: data(),
  netto: importo(),
  ordinato: importo(),
  stato: scelta(statiMandati),
});
export type MandatiDaSistemare = z.infer<typeof MandatiDaSistemare>;

/** The mandato as the truth of the day: what its day asks for, the decision, what has no order. */
export const esecuzioneRoutes = {
  getEsecuzione: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/processi/esecuzione',
    summary: 'What the day of the payment orders of a run changes: months, tax years, filings already made',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ idProcesso: uidDi('PROCESSO') }),
    response: Esecuzione,
  }),
  decidiEsecuzione: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi/esecuzione',
    summary:
      'Takes the day of the payment orders as that of payment: the filings move to its month, or a linked run of another tax year is prepared',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      versione: versione(),
      perche: testo(1, 500),
    }),
    response: z.strictObject({ processo: Processo, collegata: flag() }),
  }),
  listMandatiDaSistemare: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/processi/mandati-da-sistemare',
    summary:
      'The accounted runs of a year whose payment orders are missing, do not sum to them, or wait for a decision',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(2023) }),
    response: z.array(MandatiDaSistemare).max(10_000),
  }),
} as const;
