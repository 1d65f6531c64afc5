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

/** What an outcome cannot go with: on which field, in which words. */
const CONTRADDIZIONI: readonly (readonly [keyof Campi, string, (dati: Campi) => boolean])[] = [
  ['rata', 'Indicare la rata con cui è pagata.', ({ esito, rata }) => esito === 'PAGATO' && rata === null],
  [
    'datPagamento',
    'Indicare il giorno del pagamento.',
    ({ esito, datPagamento }) => esito === 'PAGATO' && datPagamento === null,
  ],
  [
    'respinti',
    'Indicare chi è stato scartato.',
    ({ esito, respinti }) => esito === 'SCARTATO_IN_PARTE' && respinti.length === 0,
  ],
  [
    'respinti',
    'Persone scartate soltanto in una lista accettata in parte.',
    ({ esito, respinti }) => ['ACCETTATO', 'SCARTATO'].includes(esito) && respinti.length > 0,
  ],
  ['motivo', 'Scrivere perché è stata scartata.', ({ esito, motivo }) => esito.startsWith('SCARTATO') && motivo === ''],
  [
    'stornati',
    'Si storna soltanto quello che è stato pagato.',
    ({ esito, stornati }) => esito !== 'PAGATO' && stornati.length > 0,
  ],
];

const regole = (dati: Campi, context: z.RefinementCtx): void => {
  for (const [campo, message, contraddice] of CONTRADDIZIONI)
    if (contraddice(dati)) context.addIssue({ code: 'custom', path: [campo], message });
};

export const EsitoListaInput = z.strictObject(campi).check(acrossFields<Campi>(regole));
export type EsitoListaInput = z.infer<typeof EsitoListaInput>;

/** What came back of a list, and the sums it set free, by code. */
export const EsitoLista = z.strictObject({
  ...campi,
  liberate: z.array(z.strictObject({ chiave: campoChiave(), importo: importo() })).max(500),
});
export type EsitoLista = z.infer<typeof EsitoLista>;
