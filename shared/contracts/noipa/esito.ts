import * as z from 'zod';
import { data, flag, forma, importo, scelta, testo, uidDi } from '../../domain/campi.ts';
import { esitiListaNoipa } from '../../domain/noipa/lista.ts';
import { acrossFields } from '../across-fields.ts';
import { campoChiave } from './piani-capitoli.ts';

const persone = () => z.array(uidDi('PERSONA')).max(1000);

const campi = {
  esito: scelta(esitiListaNoipa),
  /** Month of the payslip of NoiPA that paid it. */
  rata: forma(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'La rata è un mese nella forma 2026-03.', 7).nullable(),
  datPagamento: data().nullable(),
  motivo: testo(0, 300),
  /** Refused: they were not paid, their sums are free. */
  respinti: persone(),
  /** Paid by mistake: a sum is free once it came back. */
  stornati: z.array(z.strictObject({ persona: uidDi('PERSONA'), rimborsato: flag() })).max(1000),
};
type Campi = z.infer<z.ZodObject<typeof campi>>;

/** What each outcome needs said. */
const regole = ({ esito, rata, datPagamento, motivo, respinti, stornati }: Campi, context: z.RefinementCtx): void => {
  const refuse = (campo: string, message: string) => context.addIssue({ code: 'custom', path: [campo], message });
  if (esito === 'PAGATO' && rata === null) refuse('rata', 'Indicare la rata con cui è pagata.');
  if (esito === 'PAGATO' && datPagamento === null) refuse('datPagamento', 'Indicare il giorno del pagamento.');
  if (esito === 'SCARTATO_IN_PARTE' && respinti.length === 0) refuse('respinti', 'Indicare chi è stato scartato.');
  if (esito !== 'SCARTATO_IN_PARTE' && esito !== 'PAGATO' && respinti.length > 0)
    refuse('respinti', 'Persone scartate soltanto in una lista accettata in parte.');
  if (esito.startsWith('SCARTATO') && motivo === '') refuse('motivo', 'Scrivere perché è stata scartata.');
  if (esito !== 'PAGATO' && stornati.length > 0) refuse('stornati', 'Si storna soltanto quello che è stato pagato.');
};

export const EsitoListaInput = z.strictObject(campi).check(acrossFields<Campi>(regole));
export type EsitoListaInput = z.infer<typeof EsitoListaInput>;

/** What came back of a list, and the sums it set free, by code. */
export const EsitoLista = z.strictObject({
  ...campi,
  liberate: z.array(z.strictObject({ chiave: campoChiave(), importo: importo() })).max(500),
});
export type EsitoLista = z.infer<typeof EsitoLista>;
